//! The kinds of segments as a table: their shape on the tile, completion and points. The table of figures says which
//! figures they take.

use serde::{Deserialize, Serialize};

use super::tile::Edge;

/// The rules of a kind of segment.
#[derive(Clone, Copy, Debug)]
pub struct KindRules {
    /// Its shape on the tile.
    pub lies: Lies,
    /// The condition of completion.
    pub completed: Completed,
    /// Its points by the rules of the base game.
    pub counts: Counts,
    /// Whether it is a place for meeples and no feature: those of several players join each other there by a rule of its
    /// expansion, which also scores them.
    pub shared: bool,
}

/// The points of a feature by the rules of the base game (`base.md` §3.3, §4). Expansions add their own lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// None, or by the rules of an expansion.
    Nothing,
    /// A point for each tile.
    Tiles,
    /// Points for each tile and each coat of arms, doubled when completed.
    TilesAndPennants,
    /// A point for its own tile and each tile around it.
    TilesAround,
    /// Three points for each completed city that it touches.
    Cities,
}

/// The shape of a kind of segment on its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// Ground, which reaches half-sides shown as field. It may meet other ground without joining it.
    Ground,
    /// A line, which reaches sides shown as this edge.
    Line(Edge),
    /// Inside its tile; it never joins a neighbour.
    Inside,
}

/// The condition that completes a kind of segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completed {
    /// Never.
    Never,
    /// All its ends are closed.
    WithoutOpenEnds,
    /// All cells around its tile have tiles.
    Surrounded,
}

/// A set of kinds of segments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kinds(u64);

impl Kinds {
    /// Creates a set of kinds.
    pub const fn of(kinds: &[Kind]) -> Kinds {
        let (mut set, mut index) = (0, 0);
        while index < kinds.len() {
            set |= 1 << kinds[index] as u32;
            index += 1;
        }
        Kinds(set)
    }

    /// Returns whether a kind is in the set.
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 & 1 << kind as u32 != 0
    }
}

/// Ground, such as meadow. Closing it is not completing it.
pub(super) const GROUND: KindRules =
    KindRules { lies: Lies::Ground, completed: Completed::Never, counts: Counts::Nothing, shared: false };

/// A segment inside a tile that is never complete.
pub(super) const INSIDE: KindRules =
    KindRules { lies: Lies::Inside, completed: Completed::Never, counts: Counts::Nothing, shared: false };

/// A segment inside a tile that is complete when all cells around have tiles.
pub(super) const SURROUNDED: KindRules =
    KindRules { completed: Completed::Surrounded, ..INSIDE };

/// Returns the rules of a line such as a road.
const fn line(edge: Edge, completed: Completed, counts: Counts) -> KindRules {
    KindRules { lies: Lies::Line(edge), completed, counts, shared: false }
}

macro_rules! kinds {
    ($($(#[$_doc:meta])* $id:ident $Name:ident {
        figures: $figures:tt,
        kinds: [$($(#[$doc:meta])* $Kind:ident $key:literal,)*],
        $($vocabulary:tt)*
    })*) => {
        /// The kind of a segment.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Kind {
            /// Field, for farmers.
            Field,
            /// Road, for highwaymen.
            Road,
            /// City, for knights.
            City,
            /// River, which separates fields and takes no figure.
            River,
            /// Monastery, for monks.
            Monastery,
            /// Garden of the second edition, which takes no meeple.
            Garden,
            $($($(#[$doc])* $Kind,)*)*
        }

        impl Kind {
            /// Every kind, in a fixed order.
            pub const ALL: [Kind; 6 $($(+ { let _ = $key; 1 })*)*] = [
                Kind::Field, Kind::Road, Kind::City, Kind::River, Kind::Monastery, Kind::Garden $($(, Kind::$Kind)*)*
            ];

            /// Returns the word for it in records and messages.
            pub const fn key(self) -> &'static str {
                match self {
                    Kind::Field => "field",
                    Kind::Road => "road",
                    Kind::City => "city",
                    Kind::River => "river",
                    Kind::Monastery => "monastery",
                    Kind::Garden => "garden",
                    $($(Kind::$Kind => $key,)*)*
                }
            }
        }

        /// The rules of every kind, by its number. Each expansion exports those of its own.
        const RULES: [KindRules; Kind::ALL.len()] = {
            let mut rules = [INSIDE; Kind::ALL.len()];
            rules[Kind::Field as usize] = KindRules { counts: Counts::Cities, ..GROUND };
            rules[Kind::Road as usize] = line(Edge::Road, Completed::WithoutOpenEnds, Counts::Tiles);
            rules[Kind::City as usize] = line(Edge::City, Completed::WithoutOpenEnds, Counts::TilesAndPennants);
            rules[Kind::River as usize] = line(Edge::River, Completed::Never, Counts::Nothing);
            rules[Kind::Monastery as usize] = KindRules { counts: Counts::TilesAround, ..SURROUNDED };
            rules[Kind::Garden as usize] = KindRules { counts: Counts::TilesAround, ..SURROUNDED };
            let lists: &[&[(Kind, KindRules)]] = &[$(super::expansions::$id::KINDS),*];
            let (mut list, mut found) = (0, 6);
            while list < lists.len() {
                let mut entry = 0;
                while entry < lists[list].len() {
                    let (kind, of) = lists[list][entry];
                    rules[kind as usize] = of;
                    (entry, found) = (entry + 1, found + 1);
                }
                list += 1;
            }
            assert!(found == Kind::ALL.len(), "an expansion lists a kind without its rules");
            rules
        };
    };
}
crate::list!([kinds]);

impl Kind {
    /// Returns its rules.
    pub const fn rules(self) -> &'static KindRules {
        &RULES[self as usize]
    }

    /// Returns whether it is inside its tile and never joins a neighbour.
    pub const fn is_inner(self) -> bool {
        matches!(self.rules().lies, Lies::Inside)
    }

    /// Returns whether it is completed when all its ends are closed.
    pub const fn is_line(self) -> bool {
        matches!(self.rules().completed, Completed::WithoutOpenEnds)
    }

    /// Returns whether it is ground, which reaches half-sides and may meet other ground without joining it.
    pub const fn is_ground(self) -> bool {
        matches!(self.rules().lies, Lies::Ground)
    }

    /// Returns the edge that it shows on the sides that it reaches; `None` if it reaches none.
    pub const fn edge(self) -> Option<Edge> {
        match self.rules().lies {
            Lies::Line(edge) => Some(edge),
            Lies::Ground | Lies::Inside => None,
        }
    }
}
