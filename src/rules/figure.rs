//! The wooden figures as a table of rules, which the core consults.

use serde::{Deserialize, Serialize};

use super::board::Standing;
use super::game::Game;
use super::kind::Kinds;
use super::tile::Kind;

/// The rules of a kind of figure.
#[derive(Clone, Copy, Debug)]
pub struct FigureRules {
    /// Whether it claims its feature, so that no other player may enter.
    pub claims: bool,
    /// Whether it can be placed wherever a rule allows *a meeple*: in a castle's city, through a portal, on a monument.
    pub is_meeple: bool,
    /// Whether it is limited to its own kinds of segments even there.
    pub is_confined: bool,
    /// Its strength for majorities.
    pub strength: Strength,
    /// The kinds of segments that it may be placed on in the main action of a turn.
    pub stands_on: Kinds,
    /// The number that each player begins with, if it is in play.
    pub each: u8,
}

/// The strength of a figure for majorities.
#[derive(Clone, Copy, Debug)]
pub enum Strength {
    /// A fixed number.
    Always(u8),
    /// A number that depends on the table.
    ByTable(fn(&Game, Standing) -> u8),
}

impl Strength {
    /// Returns the strength of a figure on the board.
    pub fn of(self, game: &Game, standing: Standing) -> u8 {
        match self {
            Strength::Always(strength) => strength,
            Strength::ByTable(strength) => strength(game, standing),
        }
    }
}

/// An ordinary meeple of the base game (`W-BASE`).
pub(super) const MEEPLE: FigureRules = FigureRules {
    claims: true,
    is_meeple: true,
    is_confined: false,
    strength: Strength::Always(1),
    stands_on: Kinds::of(&[Kind::Road, Kind::City, Kind::Monastery, Kind::Field]),
    each: 7,
};

macro_rules! figures {
    ($($(#[$_doc:meta])* $id:ident $Name:ident {
        figures: [$($(#[$doc:meta])* $Figure:ident $key:literal,)*],
        $($vocabulary:tt)*
    })*) => {
        /// A kind of figure that stands on the board.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Figure {
            /// An ordinary meeple: knight, highwayman, monk or farmer, depending on its place.
            #[default]
            Meeple,
            $($($(#[$doc])* $Figure,)*)*
        }

        impl Figure {
            /// Every kind of figure, in a fixed order.
            pub const ALL: [Figure; 1 $($(+ { let _ = $key; 1 })*)*] = [Figure::Meeple $($(, Figure::$Figure)*)*];

            /// Returns the word for it in records and messages.
            pub const fn key(self) -> &'static str {
                match self {
                    Figure::Meeple => "meeple",
                    $($(Figure::$Figure => $key,)*)*
                }
            }
        }

        /// The rules of every figure, by its number. Each expansion exports those of its own.
        const RULES: [FigureRules; Figure::ALL.len()] = {
            let mut rules = [MEEPLE; Figure::ALL.len()];
            let lists: &[&[(Figure, FigureRules)]] = &[$(super::expansions::$id::FIGURES),*];
            let (mut list, mut found) = (0, 1);
            while list < lists.len() {
                let mut entry = 0;
                while entry < lists[list].len() {
                    let (figure, of) = lists[list][entry];
                    rules[figure.index()] = of;
                    (entry, found) = (entry + 1, found + 1);
                }
                list += 1;
            }
            assert!(found == Figure::ALL.len(), "an expansion lists a figure without its rules");
            rules
        };
    };
}
crate::list!([figures]);

impl Figure {
    /// Returns a dense number, below the length of [`Figure::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns its rules.
    pub const fn rules(self) -> &'static FigureRules {
        &RULES[self.index()]
    }

    /// Returns whether it claims its feature, so that no other player may enter.
    pub const fn claims(self) -> bool {
        self.rules().claims
    }

    /// Returns whether it can be placed wherever a rule allows a meeple.
    pub const fn is_meeple(self) -> bool {
        self.rules().is_meeple
    }

    /// Returns whether it can be placed on a kind of segment that a rule opens to meeples.
    pub const fn goes_with_meeples_to(self, kind: Kind) -> bool {
        self.is_meeple() && (!self.rules().is_confined || self.stands_on(kind))
    }

    /// Returns whether it may be placed on a kind of segment in the main action of a turn.
    pub const fn stands_on(self, kind: Kind) -> bool {
        self.rules().stands_on.contains(kind)
    }
}

/// Returns whether a figure is an ordinary meeple, which records of answers do not name.
pub(super) fn is_ordinary(figure: &Figure) -> bool {
    *figure == Figure::Meeple
}
