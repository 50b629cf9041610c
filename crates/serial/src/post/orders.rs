//! What a post is told from outside: bytes of the cable, and decisions of a person.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use ludoteca_monopoly::Action;

use super::Refused;
use crate::line::LineReader;

/// Something for a post to deal with.
#[derive(Debug)]
pub enum Order {
    /// These bytes came over the cable.
    Bytes(Vec<u8>),
    /// The incoming device is gone.
    Gone(io::Error),
    /// The person has decided.
    Decide {
        /// What.
        action: Action,
        /// Where the answer goes.
        answer: Sender<Result<(), Refused>>,
    },
}

/// Hands everything that comes over a cable to a post, until one of them is gone.
pub fn listen(reader: LineReader, orders: Sender<Order>) {
    thread::spawn(move || {
        let mut room = [0; 256];
        loop {
            let order = match reader.read(&mut room) {
                Ok([]) => continue,
                Ok(bytes) => Order::Bytes(bytes.to_vec()),
                Err(why) => Order::Gone(why),
            };
            let gone = matches!(order, Order::Gone(_));
            if orders.send(order).is_err() || gone {
                return;
            }
        }
    });
}
