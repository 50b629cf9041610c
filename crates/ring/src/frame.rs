//! Four bytes on the cable, and how they are found in a stream of them.

use std::fmt;
use std::time::Duration;

/// The byte that opens and closes a frame; it never occurs in between.
pub const FLAG: u8 = 0x7e;

/// The two middle bytes of a frame: addresses with instruction, and information.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Frame {
    head: u8,
    info: u8,
}

impl Frame {
    /// The time that a frame needs on one cable: 4 bytes of 10 bits at 2400 baud.
    pub const TIME: Duration = Duration::from_nanos((4 * 10 * 1_000_000_000_u64).div_ceil(2400));

    /// A frame of these middle bytes; none when one of them is [`FLAG`].
    pub const fn new(head: u8, info: u8) -> Option<Self> {
        if head == FLAG || info == FLAG { None } else { Some(Self { head, info }) }
    }

    /// Origin, destination and instruction.
    pub const fn head(self) -> u8 {
        self.head
    }

    /// The information byte.
    pub const fn info(self) -> u8 {
        self.info
    }

    /// Origin and destination alone.
    pub const fn addresses(self) -> u8 {
        self.head >> 4
    }

    /// What goes over the cable.
    pub const fn bytes(self) -> [u8; 4] {
        [FLAG, self.head, self.info, FLAG]
    }
}

impl fmt::Debug for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The middle bytes in hexadecimal, such as `11 9a`.
impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02x} {:02x}", self.head, self.info)
    }
}

/// Finds frames in whatever comes over the cable.
///
/// It looks at every byte; nothing is cleared after a hit, because one flag may end a frame and
/// begin the next.
#[derive(Clone, Copy, Debug, Default)]
pub struct Receiver {
    last: [u8; 3],
}

impl Receiver {
    /// Takes one byte; a frame when this byte closes one.
    pub fn push(&mut self, byte: u8) -> Option<Frame> {
        let [first, head, info] = self.last;
        self.last = [head, info, byte];
        if first == FLAG && byte == FLAG { Frame::new(head, info) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let mut receiver = Receiver::default();
        let frames = text.bytes().filter_map(|byte| receiver.push(byte));
        frames.map(|frame| [frame.head(), frame.info()].map(char::from).iter().collect()).collect()
    }

    #[test]
    fn the_example_of_the_document_yields_its_five_frames() {
        let text = "ABCDEFG~AA~DDSA~AAA~~A~AB~A~~~DDD~D~D~E~AC~SSSSSS~BA~3E~us8p";
        assert_eq!(found(text), ["AA", "AB", "AC", "BA", "3E"]);
    }

    #[test]
    fn frames_one_after_another_are_all_found() {
        assert_eq!(found("~BA~~3E~"), ["BA", "3E"]);
        assert_eq!(found("~A~BA~"), ["BA"]);
        assert_eq!(found("~~~~~"), [""; 0]);
        assert_eq!(found("~AB"), [""; 0], "it is not closed yet");
    }

    #[test]
    fn a_flag_in_the_middle_is_no_frame() {
        assert_eq!(Frame::new(FLAG, 1), None);
        assert_eq!(Frame::new(1, FLAG), None);
        assert_eq!(Frame::new(1, 2).map(Frame::bytes), Some([FLAG, 1, 2, FLAG]));
    }

    #[test]
    fn a_frame_takes_a_sixtieth_of_a_second() {
        assert_eq!((Frame::TIME * 60).as_millis(), 1000);
    }
}
