//! Players of the same name are one side.

/// Which side each player belongs to. Sides are numbered in the order of first appearance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sides {
    names: Vec<String>,
    of: Vec<usize>,
}

impl Sides {
    /// The sides of these players.
    pub fn new(players: &[String]) -> Self {
        let mut names: Vec<String> = Vec::new();
        let mut of = Vec::new();
        for player in players {
            let known = names.iter().position(|name| name == player);
            of.push(known.unwrap_or(names.len()));
            if known.is_none() {
                names.push(player.clone());
            }
        }
        Self { names, of }
    }

    /// A side for every player.
    pub fn apart(players: usize) -> Self {
        Self::new(&(0..players).map(|player| player.to_string()).collect::<Vec<_>>())
    }

    /// The name of each side.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.of.len()
    }

    /// The side of a player.
    pub fn of(&self, player: usize) -> usize {
        self.of[player]
    }

    /// How many players each side has.
    pub fn sizes(&self) -> Vec<u64> {
        let size = |side| self.of.iter().filter(|&&of| of == side).count() as u64;
        (0..self.names.len()).map(size).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_name_is_the_same_side() {
        let sides = Sides::new(&["b", "a", "b", "c"].map(str::to_owned));
        assert_eq!(sides.names(), ["b", "a", "c"]);
        assert_eq!((0..4).map(|player| sides.of(player)).collect::<Vec<_>>(), [0, 1, 0, 2]);
        assert_eq!((sides.sizes(), sides.players()), (vec![2, 1, 1], 4));
        assert_eq!(Sides::apart(3).sizes(), [1, 1, 1]);
    }
}
