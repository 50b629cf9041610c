//! Learning the weights of a player by self-play.

use std::any::Any;
use std::ops::Range;

/// A course of self-play; what is not given is as the game thinks best.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// How many play.
    pub players: usize,
    /// Games of the whole course.
    pub games: Option<u64>,
    /// The seed of their dice.
    pub seed: u64,
    /// By how much a weight changes at a time at first.
    pub rate: Option<f64>,
    /// How much of what comes later counts, at first and in the end.
    pub traces: Option<[f32; 2]>,
    /// The weights to begin with instead of nothing: the file's name, and its text.
    pub from: Option<(String, String)>,
}

/// What some games have taught: only the learner that played them can read it.
pub type Lesson = Box<dyn Any + Send>;

/// How well the weights foretell by now.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Learned {
    /// Games of the latest batch that ended.
    pub games: u64,
    /// Positions in them.
    pub positions: u64,
    /// The mean squared distance of the chances from what happened.
    pub mean_square: f64,
}

/// Weights under instruction.
///
/// A batch is cut into shares that any thread may play; as long as the lessons are followed in the
/// order of the shares, the same weights come out however many threads there are.
pub trait AnyLearner: Send + Sync {
    /// Games of the whole course.
    fn games(&self) -> u64;
    /// How often the weights change.
    fn batches(&self) -> u64;
    /// The games of a batch in shares.
    fn shares(&self, batch: u64) -> Vec<Range<u64>>;
    /// Plays a share with the present weights.
    fn play(&self, batch: u64, games: Range<u64>) -> Lesson;
    /// Follows the lessons of a batch, which are in the order of its shares.
    fn follow(&mut self, batch: u64, lessons: Vec<Lesson>) -> Learned;
    /// The file of the present weights, with the command that made them in its head.
    fn write(&self, command: &str) -> String;
}
