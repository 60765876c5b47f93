//! The kinds of segments and a table of their rules: their shape on the tile, their completion and their points. The
//! table of [figures](super::figure) defines which figures they take.

use crate::Expansion;

/// The rules that are common to all segments of a kind.
#[derive(Clone, Copy, Debug)]
pub struct KindRules {
    /// The position of the segment on its tile, and its relation to adjacent tiles.
    pub position: SegmentPosition,
    /// The condition under which a feature of this kind is complete.
    pub completion: CompletionRule,
    /// The points that a feature of this kind scores by the rules of the base game.
    pub base_scoring: BaseScoring,
    /// Whether segments of this kind are spaces that players share. These are no features: their expansion scores them.
    pub is_shared: bool,
    /// The kind that this one is a variant of, if any. Figures, neighbours and special rules treat both alike.
    pub variant_of: Option<Kind>,
}

/// The points of a field for each completed city beside it (`base.md 4.5`).
pub const POINTS_PER_CITY: i16 = 3;

/// The points of a feature by the rules of the base game (`base.md 3.3, 4`). Expansions add their own lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BaseScoring {
    /// No points by the rules of the base game.
    Nothing,
    /// One point for each tile, complete or not.
    Tiles,
    /// Points for each tile and each coat of arms: two when the feature is complete, otherwise one.
    TilesAndPennants,
    /// One point for its own tile and for each of the up to eight tiles around it.
    TilesAround,
    /// Three points for each completed city that the feature touches.
    Cities,
}

/// The content of a tile's side. Two tiles may be adjacent if it is the same where they meet. A desert counts as field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    /// A field or desert along the whole side.
    Field,
    /// A road in the middle of the side.
    Road,
    /// A city along the whole side.
    City,
    /// A river in the middle of the side.
    River,
}

/// The position of a segment on its tile, and how it meets adjacent tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SegmentPosition {
    /// On the ground: it reaches half-sides, which count as field. Ground of different kinds can meet without joining.
    Ground,
    /// A line or area that reaches whole sides, which show this edge.
    Line(Edge),
    /// Inside the tile: it never meets a neighbour.
    Inside,
}

/// The condition under which a feature is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompletionRule {
    /// Features of the kind score only at the end of the game, if at all.
    Never,
    /// No end of the feature faces an empty cell.
    WithoutOpenEnds,
    /// All eight cells around the tile have tiles.
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

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Kinds {
        Kinds(kinds.into_iter().fold(0, |set, kind| set | 1 << kind as u32))
    }
}

/// The rules of ground, such as fields. A field without open ends is closed, but not complete.
pub(super) const GROUND_RULES: KindRules = KindRules {
    position: SegmentPosition::Ground,
    completion: CompletionRule::Never,
    base_scoring: BaseScoring::Nothing,
    is_shared: false,
    variant_of: None,
};

/// The rules of a segment inside a tile that is never complete.
pub(super) const INSIDE_RULES: KindRules = KindRules {
    position: SegmentPosition::Inside,
    completion: CompletionRule::Never,
    base_scoring: BaseScoring::Nothing,
    is_shared: false,
    variant_of: None,
};

/// The rules of a segment inside a tile that is complete when all cells around the tile have tiles.
pub(super) const SURROUNDED_RULES: KindRules = KindRules { completion: CompletionRule::Surrounded, ..INSIDE_RULES };

/// Returns the rules of a segment that reaches sides, such as a road.
const fn line_rules(edge: Edge, completion: CompletionRule, base_scoring: BaseScoring) -> KindRules {
    KindRules { position: SegmentPosition::Line(edge), completion, base_scoring, is_shared: false, variant_of: None }
}

crate::list!([crate::vocabulary] kinds {
    /// The kind of a segment, and of the feature that its segments form.
    pub enum Kind {
        /// Claimed by a farmer. Scores at the end of the game.
        Field "field",
        /// Claimed by a highwayman. Complete when it has no open end.
        Road "road",
        /// Claimed by a knight. Complete when its wall has no gap.
        City "city",
        /// A river, which separates fields and takes no figures.
        River "river",
        /// Claimed by a monk. Complete when eight tiles surround it.
        Monastery "monastery",
        /// A garden of the second edition, which takes no ordinary meeple.
        Garden "garden",
    }
});

/// The rules of every kind, indexed by its number. Each expansion exports the rules of its own kinds.
const RULES: [KindRules; Kind::ALL.len()] = {
    let mut rules = [INSIDE_RULES; Kind::ALL.len()];
    rules[Kind::Field as usize] = KindRules { base_scoring: BaseScoring::Cities, ..GROUND_RULES };
    rules[Kind::Road as usize] = line_rules(Edge::Road, CompletionRule::WithoutOpenEnds, BaseScoring::Tiles);
    rules[Kind::City as usize] = line_rules(Edge::City, CompletionRule::WithoutOpenEnds, BaseScoring::TilesAndPennants);
    rules[Kind::River as usize] = line_rules(Edge::River, CompletionRule::Never, BaseScoring::Nothing);
    rules[Kind::Monastery as usize] = KindRules { base_scoring: BaseScoring::TilesAround, ..SURROUNDED_RULES };
    rules[Kind::Garden as usize] = KindRules { base_scoring: BaseScoring::TilesAround, ..SURROUNDED_RULES };
    let (mut list, mut found) = (0, 6);
    while list < Expansion::ALL.len() {
        let (kinds, mut entry) = (Expansion::ALL[list].kinds(), 0);
        while entry < kinds.len() {
            let (kind, of) = kinds[entry];
            rules[kind as usize] = of;
            (entry, found) = (entry + 1, found + 1);
        }
        list += 1;
    }
    assert!(found == Kind::ALL.len(), "an expansion lists a kind without its rules");
    rules
};

impl Kind {
    pub const fn rules(self) -> &'static KindRules {
        &RULES[self as usize]
    }

    /// Returns the kind whose rules apply to a feature of this kind: the kind that it is a variant of, or itself.
    pub const fn base(self) -> Kind {
        match self.rules().variant_of {
            Some(kind) => kind,
            None => self,
        }
    }

    /// Returns whether segments of this kind are inside their tile and never meet a neighbour.
    pub const fn is_inner(self) -> bool {
        matches!(self.rules().position, SegmentPosition::Inside)
    }

    /// Returns whether features of this kind are complete when they have no open ends.
    pub const fn completes_when_closed(self) -> bool {
        matches!(self.rules().completion, CompletionRule::WithoutOpenEnds)
    }

    /// Returns whether this kind is ground, which reaches half-sides.
    pub const fn is_ground(self) -> bool {
        matches!(self.rules().position, SegmentPosition::Ground)
    }

    /// Returns the edge that a side shows if a segment of this kind reaches it. Returns `None` for ground and for
    /// segments inside a tile.
    pub const fn edge(self) -> Option<Edge> {
        match self.rules().position {
            SegmentPosition::Line(edge) => Some(edge),
            SegmentPosition::Ground | SegmentPosition::Inside => None,
        }
    }
}
