//! The wooden figures and a table of their rules.

use serde::Serialize;

use crate::{Expansion, Kind, Kinds, Seat};

/// A figure and its owner, wherever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct OwnedFigure {
    /// The kind of figure.
    pub figure: Figure,
    /// The player who owns the figure.
    pub seat: Seat,
}

/// The rules that are common to all figures of a kind.
#[derive(Clone, Copy, Debug)]
pub struct FigureRules {
    /// Whether the figure claims its feature, so that no other claiming figure can be placed there.
    pub claims: bool,
    /// Whether the figure counts as a meeple, which can be placed wherever a special rule allows *a meeple*.
    pub is_meeple: bool,
    /// Whether a meeple is limited to the kinds in `stands_on`, even if a special rule allows meeples elsewhere.
    pub is_confined: bool,
    /// The weight of the figure when majorities are compared.
    pub strength: Strength,
    /// The kinds of segments on which the figure can be placed in the main action of a turn.
    pub stands_on: Kinds,
    /// The number of these figures that each player begins with.
    pub per_player: u8,
}

/// The weight of a figure when majorities are compared.
#[derive(Clone, Copy, Debug)]
pub enum Strength {
    /// The same number on every feature: 2 for a large meeple, 0 for a builder.
    Always(u8),
    /// The number of pennants in its feature, which changes with the board.
    Pennants,
}

/// The rules of an ordinary meeple (`base.md 3.2.1`).
pub(super) const MEEPLE_RULES: FigureRules = FigureRules {
    claims: true,
    is_meeple: true,
    is_confined: false,
    strength: Strength::Always(1),
    stands_on: Kinds::of(&[Kind::Road, Kind::City, Kind::Monastery, Kind::Field]),
    per_player: 7,
};

crate::list!([crate::vocabulary] figures {
    /// A kind of figure that can be placed on the board.
    #[derive(Default)]
    pub enum Figure {
        /// An ordinary meeple. It is a knight, highwayman, monk or farmer, depending on its segment.
        #[default]
        Meeple "meeple",
    }
});

/// The rules of every figure, indexed by [`Figure::index`]. Each expansion exports those of its own figures.
const RULES: [FigureRules; Figure::ALL.len()] = {
    let mut rules = [MEEPLE_RULES; Figure::ALL.len()];
    let (mut list, mut found) = (0, 1);
    while list < Expansion::ALL.len() {
        let (figures, mut entry) = (Expansion::ALL[list].figures(), 0);
        while entry < figures.len() {
            let (figure, of) = figures[entry];
            rules[figure.index()] = of;
            (entry, found) = (entry + 1, found + 1);
        }
        list += 1;
    }
    assert!(found == Figure::ALL.len(), "an expansion lists a figure without its rules");
    rules
};

impl Figure {
    /// Returns the position of the figure in [`Figure::ALL`], for arrays indexed by figure.
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn rules(self) -> &'static FigureRules {
        &RULES[self.index()]
    }

    /// Returns whether the figure claims its feature, so that no other claiming figure can be placed there.
    pub const fn claims(self) -> bool {
        self.rules().claims
    }

    /// Returns whether the figure counts as a meeple, see [`FigureRules::is_meeple`].
    pub const fn is_meeple(self) -> bool {
        self.rules().is_meeple
    }

    /// Returns whether the figure can be placed on this kind of segment when a special rule allows meeples there.
    pub const fn goes_with_meeples_to(self, kind: Kind) -> bool {
        self.is_meeple() && (!self.rules().is_confined || self.stands_on(kind))
    }

    /// Returns whether the figure can be placed on this kind of segment in the main action of a turn.
    pub const fn stands_on(self, kind: Kind) -> bool {
        self.rules().stands_on.contains(kind.base())
    }
}

/// Returns whether a figure is an ordinary meeple, which records omit. Serde calls this.
pub(super) fn is_ordinary(figure: &Figure) -> bool {
    *figure == Figure::Meeple
}
