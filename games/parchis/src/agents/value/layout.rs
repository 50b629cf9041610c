//! Which number of a position stands where, and what it is called.

/// Moments of a game for which every feature has a weight of its own; between them weights are
/// mixed.
pub const PHASES: usize = 4;

/// Places that the table of places knows: home, 64 on the ring, 7 in the corridor, the goal.
pub(super) const PLACES: usize = 73;
/// Parts of the way for which the same is learned: each of eight places.
pub(super) const STRETCHES: usize = 9;

/// What belongs together in an explanation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// How far the pieces have come.
    Progress,
    /// Pieces that wait for a 5.
    Home,
    /// The whole way that is left, and whose roll is next.
    Race,
    /// What can be captured before it can move away, and after.
    Danger,
    /// What can be captured by the side itself.
    Attack,
    /// Pairs that let nothing pass.
    Barriers,
    /// Pieces that stand before a pair.
    Blocked,
    /// The last pieces, which need an exact roll.
    Endgame,
}

impl Group {
    /// All of them, in the order of the explanation.
    pub const ALL: [Self; 8] = [
        Self::Progress,
        Self::Home,
        Self::Race,
        Self::Danger,
        Self::Attack,
        Self::Barriers,
        Self::Blocked,
        Self::Endgame,
    ];

    /// As explanations call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Progress => "progress",
            Self::Home => "home",
            Self::Race => "race",
            Self::Danger => "danger",
            Self::Attack => "attack",
            Self::Barriers => "barriers",
            Self::Blocked => "blocked",
            Self::Endgame => "endgame",
        }
    }
}

/// Some features of one kind, numbered from 0.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub(super) group: Group,
    /// As the file of weights calls it.
    pub(super) name: &'static str,
    pub(super) first: usize,
    pub(super) len: usize,
}

/// Lays the spans out one after the other, and gives each its own constant.
macro_rules! spans {
    ($($(#[$doc:meta])* $constant:ident: $group:ident, $name:literal, $len:expr;)*) => {
        #[expect(non_camel_case_types, clippy::upper_case_acronyms, reason = "counts only")]
        enum Order { $($constant,)* Count }
        const N_SPANS: usize = Order::Count as usize;
        const LENGTHS: [usize; N_SPANS] = [$($len),*];
        const fn first(span: usize) -> usize {
            let (mut sum, mut idx) = (0, 0);
            while idx < span {
                sum += LENGTHS[idx];
                idx += 1;
            }
            sum
        }
        $($(#[$doc])* pub(super) const $constant: usize = first(Order::$constant as usize);)*
        pub(super) const SPANS: [Span; N_SPANS] =
            [$(Span { group: Group::$group, name: $name, first: $constant, len: $len }),*];
        /// How many features there are.
        pub const FEATURES: usize = first(N_SPANS);
    };
}

spans! {
    /// By its place: a piece.
    PLACE: Progress, "place", PLACES;
    /// By their number: the pieces of a colour that are at home.
    AT_HOME: Home, "at-home", 5;
    /// The squares that the side has still to go, in units of what dice scatter.
    WAY: Race, "way", 1;
    /// By how many seats roll before: a seat of the side.
    ORDER: Race, "order", 6;
    /// By the sixes so far: the side rolls again.
    AGAIN: Race, "again", 2;
    /// By the sixes so far: how far the piece has come that one more would send home.
    RISK: Race, "risk", 2;
    /// By the stretch of the victim: the chance to be captured before its seat rolls.
    DANGER_NOW: Danger, "danger-now", STRETCHES;
    /// The same for the first roll of an enemy after that of the seat.
    DANGER_LATER: Danger, "danger-later", STRETCHES;
    /// By the stretch of the victim: enemies 8 to 14 squares behind.
    FOLLOWED: Danger, "followed", STRETCHES;
    /// By the stretch of the victim: the chance that an exit captures it, now and later.
    EXIT_NOW: Danger, "exit-now", STRETCHES;
    EXIT_LATER: Danger, "exit-later", STRETCHES;
    /// The chance to capture a piece before its seat rolls, and after.
    ATTACK: Attack, "attack", 2;
    /// Victims 8 to 14 squares ahead.
    FOLLOWS: Attack, "follows", 1;
    /// By its stretch: a pair on the ring.
    PAIR: Barriers, "pair", STRETCHES;
    /// By what it stands on: open, safe, own start, foreign start.
    PAIR_ON: Barriers, "pair-on", 4;
    /// By its stretch: a piece beside a foreign one.
    MIXED: Barriers, "mixed", STRETCHES;
    /// By the distance: a piece before a foreign pair; the last for 7 to 14.
    BEFORE_FOREIGN: Blocked, "before-foreign", 7;
    /// By the distance: a piece before a pair of its own side; the last for 7 to 14.
    BEFORE_OWN: Blocked, "before-own", 7;
    /// Pieces at home whose start square lies before a foreign pair.
    HOME_BEFORE: Blocked, "home-before", 1;
    /// By their number: the pieces that are not in the goal.
    LEFT: Endgame, "left", 9;
    /// By their number: the faces of a die that the side can use, as far as the goal allows.
    FACES: Endgame, "faces", 7;
    /// By its place: the only piece that is not in the goal.
    LAST: Endgame, "last", PLACES;
}

/// The group of each feature.
pub(super) const GROUPS: [Group; FEATURES] = {
    let mut groups = [Group::Progress; FEATURES];
    let mut span = 0;
    while span < N_SPANS {
        let mut idx = 0;
        while idx < SPANS[span].len {
            groups[SPANS[span].first + idx] = SPANS[span].group;
            idx += 1;
        }
        span += 1;
    }
    groups
};
