//! Frames and garbage in what goes over a cable.

use ludoteca_ring::{Frame, Receiver};

/// What a listener made of some bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Bytes that belong to no frame.
    Garbage {
        /// How many bytes came before them.
        at: u64,
        /// The bytes.
        bytes: Vec<u8>,
    },
    /// A frame.
    Frame {
        /// How many bytes came before it.
        at: u64,
        /// The frame.
        frame: Frame,
    },
}

/// Tells frames from garbage; every byte is told, a flag between two frames in both of them.
#[derive(Clone, Debug, Default)]
pub struct Listener {
    receiver: Receiver,
    /// Bytes so far.
    count: u64,
    /// The last of them that belong to no frame yet.
    open: Vec<u8>,
}

/// Garbage is told when there is so much of it.
const MOST: usize = 16;
/// What may still become a frame with the next byte.
const TAIL: usize = 3;

impl Listener {
    /// Takes one byte.
    pub fn push(&mut self, byte: u8, out: &mut Vec<Heard>) {
        self.count += 1;
        self.open.push(byte);
        if let Some(frame) = self.receiver.push(byte) {
            // Its first flag may have closed the frame before.
            let before = self.open.len().saturating_sub(4);
            let at = self.count - 4;
            self.tell(before, at, out);
            self.open.clear();
            out.push(Heard::Frame { at, frame });
        } else if self.open.len() >= MOST + TAIL {
            self.tell(MOST, self.count - TAIL as u64, out);
        }
    }

    /// Nothing will come any more, or nothing came for a while.
    pub fn finish(&mut self, out: &mut Vec<Heard>) {
        self.tell(self.open.len(), self.count, out);
    }

    /// Tells the first of the open bytes as garbage; `end` is how many bytes came before the next.
    fn tell(&mut self, garbage: usize, end: u64, out: &mut Vec<Heard>) {
        if garbage > 0 {
            let bytes: Vec<u8> = self.open.drain(..garbage).collect();
            out.push(Heard::Garbage { at: end - garbage as u64, bytes });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hear(text: &[u8]) -> Vec<Heard> {
        let (mut listener, mut out) = (Listener::default(), Vec::new());
        for &byte in text {
            listener.push(byte, &mut out);
        }
        listener.finish(&mut out);
        out
    }

    fn garbage(at: u64, bytes: &[u8]) -> Heard {
        Heard::Garbage { at, bytes: bytes.to_vec() }
    }

    fn frame(at: u64, bytes: [u8; 2]) -> Heard {
        Heard::Frame { at, frame: Frame::new(bytes[0], bytes[1]).unwrap() }
    }

    #[test]
    fn the_example_of_the_document_is_told_byte_by_byte() {
        let text = b"ABCDEFG~AA~DDSA~AAA~~A~AB~A~~~DDD~D~D~E~AC~SSSSSS~BA~3E~us8p";
        assert_eq!(
            hear(text),
            [
                garbage(0, b"ABCDEFG"),
                frame(7, *b"AA"),
                garbage(11, b"DDSA~AAA~~A"),
                frame(22, *b"AB"),
                garbage(26, b"A~~~DDD~D~D~E"),
                frame(39, *b"AC"),
                garbage(43, b"SSSSSS"),
                frame(49, *b"BA"),
                frame(52, *b"3E"),
                garbage(56, b"us8p"),
            ]
        );
    }

    #[test]
    fn no_byte_is_left_out() {
        let long = [b'x'; 100];
        let told: Vec<u8> = hear(&long)
            .into_iter()
            .flat_map(|heard| match heard {
                Heard::Garbage { bytes, .. } => bytes,
                Heard::Frame { .. } => panic!("there is none"),
            })
            .collect();
        assert_eq!(told, long);
        assert_eq!(hear(&[]), []);
    }
}
