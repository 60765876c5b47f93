//! The wooden figures, as a table: what each may do stands in its line, and the core asks the table.

use serde::{Deserialize, Serialize};

use super::board::Standing;
use super::game::Game;
use super::kind::Kinds;
use super::tile::Kind;

/// What a kind of figure may do.
#[derive(Clone, Copy, Debug)]
pub struct FigureRules {
    /// Whether it occupies the feature that it stands on, so that nobody else may enter.
    pub claims: bool,
    /// Whether it goes wherever a rule lets *a meeple* go: into a castle's city, through a portal, onto a monument.
    pub is_meeple: bool,
    /// Whether it keeps to the kinds that it stands on even there.
    pub is_confined: bool,
    /// What it counts for a majority.
    pub strength: Strength,
    /// The kinds of segments that it may be placed on in the main action of a turn.
    pub stands_on: Kinds,
    /// How many each player begins with, where it is in play.
    pub each: u8,
}

/// What a figure counts for a majority.
#[derive(Clone, Copy, Debug)]
pub enum Strength {
    /// As much wherever it stands.
    Always(u8),
    /// As much as the table says.
    ByTable(fn(&Game, Standing) -> u8),
}

impl Strength {
    /// What a figure on the board counts.
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
            /// An ordinary meeple: knight, highwayman, monk or farmer by where it stands.
            #[default]
            Meeple,
            $($($(#[$doc])* $Figure,)*)*
        }

        impl Figure {
            /// Every kind of figure, in a fixed order.
            pub const ALL: [Figure; 1 $($(+ { let _ = $key; 1 })*)*] = [Figure::Meeple $($(, Figure::$Figure)*)*];

            /// The word for it in records and messages.
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
    /// A dense number, below the length of [`Figure::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What it may do.
    pub const fn rules(self) -> &'static FigureRules {
        &RULES[self.index()]
    }

    /// Whether it occupies the feature that it stands on, so that nobody else may enter.
    pub const fn claims(self) -> bool {
        self.rules().claims
    }

    /// Whether it goes wherever a rule lets a meeple go.
    pub const fn is_meeple(self) -> bool {
        self.rules().is_meeple
    }

    /// Whether it goes onto a kind of segment that a rule opens to meeples.
    pub const fn goes_with_meeples_to(self, kind: Kind) -> bool {
        self.is_meeple() && (!self.rules().is_confined || self.stands_on(kind))
    }

    /// Whether it may be placed on a kind of segment in the main action of a turn.
    pub const fn stands_on(self, kind: Kind) -> bool {
        self.rules().stands_on.contains(kind)
    }
}

/// Whether a figure is an ordinary meeple, which records of answers do not name.
pub(super) fn is_ordinary(figure: &Figure) -> bool {
    *figure == Figure::Meeple
}
