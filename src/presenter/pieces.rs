//! Names of figures, of positions on a tile, and of directions.

use crate::words::Words;
use bergerie_rules::{
    Board, Figure, Kind, OwnedFigure, Rotation, Seat, Segment, SegmentIndex, SegmentPlace, Shape, Side, never,
};

use super::expansions;
use super::seats::PlayerNames;

impl Words {
    /// Returns the name of a figure on a kind of segment, such as "farmer" or "knight".
    pub fn role_of(self, figure: Figure, kind: Kind) -> String {
        let special = || expansions::all().find_map(|hooks| (hooks.figure_role)(self, figure, Some(kind)));
        self.figure_role(figure.key()).or_else(special).unwrap_or_else(|| match kind.base() {
            Kind::Road => self.role_highwayman(),
            Kind::City => self.role_knight(),
            Kind::Monastery | Kind::Garden => self.role_monk(),
            _ => self.role_farmer(),
        })
    }

    /// Names a side by its compass direction.
    pub fn side(self, side: Side) -> String {
        self.direction(WINDS[2 * side.index()])
    }

    /// Names a figure on a segment of a rotated tile: "farmer (north-west)". No two segments of the tile get the same name. The only
    /// segment of a kind has no position: "knight".
    pub fn figure_on_segment(self, figure: Figure, shape: &Shape, rotation: Rotation, segment: SegmentIndex) -> String {
        let Some(kind) = shape.segment(segment).map(|s| s.kind) else { return self.figure_on_added_segment(figure) };
        let role = self.role_of(figure, kind);
        // Some figures have the same name on all kinds of segments.
        let takes = |other: Kind| figure.stands_on(other) || figure.goes_with_meeples_to(other);
        let has_one_name = takes(kind) && self.figure_role(figure.key()).is_some();
        let is_alike = |other: Kind| other == kind || (has_one_name && takes(other));
        match self.distinction(shape, rotation, segment, is_alike) {
            Some(place) => self.spot(place, role),
            None => role,
        }
    }

    /// Names the position of a segment on the board: "S1E3 (north)", or "S1E3" if it is the only one of its kind on the tile.
    pub fn feature_place(self, board: &Board, (at, segment): SegmentPlace) -> String {
        let placed = board.tile_at(at).map(|tile| board.placed_tile(tile));
        let place = placed.and_then(|placed| {
            let (shape, rotation) = (placed.shape.get(), placed.rotation);
            // A road over the tile is not printed.
            match shape.segment(segment) {
                Some(own) => self.distinction(shape, rotation, segment, |kind| kind == own.kind),
                None => self.position_of(placed.segment(segment)?, rotation),
            }
        });
        place.map_or_else(|| at.to_string(), |place| self.spot(place, at.to_string()))
    }

    /// Distinguishes a segment from the others of a tile whose kind is alike: by its kind if theirs differ, by its position if several
    /// have its kind, and by a number if several have its position, too. Returns `None` if there are no others. Only printed
    /// segments count.
    fn distinction(
        self,
        shape: &Shape,
        rotation: Rotation,
        segment: SegmentIndex,
        is_alike: impl Fn(Kind) -> bool,
    ) -> Option<String> {
        let kind = shape.segment(segment)?.kind;
        let has_other_kinds = shape.segments.iter().any(|other| other.kind != kind && is_alike(other.kind));
        let of_kind = || (0..).zip(&shape.segments).filter(|(_, other)| other.kind == kind).map(|(index, _)| index);
        let mut parts: Vec<String> = has_other_kinds.then(|| self.kind_where(kind.key())).into_iter().collect();
        if of_kind().count() > 1 {
            let position = self.position_on_tile(shape, rotation, segment);
            let same: Vec<SegmentIndex> =
                of_kind().filter(|&other| self.position_on_tile(shape, rotation, other) == position).collect();
            let number = same.iter().position(|&other| other == segment).filter(|_| same.len() > 1);
            parts.extend(position.into_iter().chain(number.map(|index| (index + 1).to_string())));
        }
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    /// Names a figure on a segment of a tile on the board, as [`Words::figure_on_segment`] does.
    pub fn figure_at(self, board: &Board, figure: Figure, (at, segment): SegmentPlace) -> String {
        let Some(placed) = board.tile_at(at).map(|tile| board.placed_tile(tile)) else {
            never!("a figure is on the empty cell {at:?}");
            return String::new();
        };
        self.figure_on_segment(figure, placed.shape.get(), placed.rotation, segment)
    }

    /// Names a figure on a segment that an expansion adds to the printed ones.
    fn figure_on_added_segment(self, figure: Figure) -> String {
        let special = expansions::all().find_map(|hooks| (hooks.figure_role)(self, figure, None));
        special.unwrap_or_else(|| self.role_of(figure, Kind::Field))
    }

    /// Lists figures with their owners: "1 meeple of Alice and 1 builder of Bob".
    pub fn owned_figures(self, figures: &[OwnedFigure], names: &PlayerNames) -> String {
        let mut counted: Vec<(OwnedFigure, u8)> = Vec::new();
        for &own in figures {
            match counted.iter_mut().find(|(other, _)| *other == own) {
                Some((_, count)) => *count += 1,
                None => counted.push((own, 1)),
            }
        }
        let named = |&(OwnedFigure { figure, seat }, count): &(OwnedFigure, u8)| {
            self.figure_of(self.figure(figure.key(), count), names.name(seat))
        };
        self.list(&counted.iter().map(named).collect::<Vec<_>>())
    }

    /// Lists figures that a player holds, with their owners and counts. Returns `None` if there are none.
    pub fn held_figures(self, held: &[OwnedFigure]) -> Option<String> {
        let kinds = Seat::all(Seat::MAX_COUNT).flat_map(|seat| Figure::ALL.map(|figure| OwnedFigure { figure, seat }));
        let counted = kinds.map(|kind| (kind, held.iter().filter(|&&other| other == kind).count()));
        let owners = PlayerNames::of_colours(self);
        let named = counted.filter(|&(_, count)| count > 0).map(|(OwnedFigure { figure, seat }, count)| {
            self.figure_of(self.figure(figure.key(), count as u8), owners.name(seat))
        });
        let named: Vec<String> = named.collect();
        (!named.is_empty()).then(|| self.prisoners(self.list(&named)))
    }

    /// Names the position of a segment on its tile: "north-west", "north and south". Returns `None` for a segment in the middle.
    pub fn position_on_tile(self, shape: &Shape, rotation: Rotation, segment: SegmentIndex) -> Option<String> {
        self.position_of(shape.segment(segment)?, rotation)
    }

    fn position_of(self, segment: &Segment, rotation: Rotation) -> Option<String> {
        let mut reach = [false; 8];
        for side in segment.sides.rotated(rotation).iter() {
            reach[2 * side.index()] = true;
        }
        if segment.sides.is_empty() {
            // Count a half-side as the adjacent corner.
            for half in segment.halves.rotated(rotation).iter() {
                reach[CORNERS[half.index()]] = true;
            }
        }
        self.direction_text(reach)
    }

    /// Describes directions in words, or returns `None` if there are none. `reach` has a flag for each of the eight winds.
    fn direction_text(self, reach: [bool; 8]) -> Option<String> {
        let reached: Vec<usize> = (0..8).filter(|&wind| reach[wind]).collect();
        let (x, y) = reached.iter().map(|&w| VECTORS[w]).fold((0, 0), |(x, y), (dx, dy)| (x + dx, y + dy));
        match reached.as_slice() {
            [] => None,
            [one, other] if (x, y) == (0, 0) => {
                let name = |&wind: &usize| self.direction(WINDS[wind]);
                Some(self.directions_two(name(one), name(other)))
            }
            _ if (x, y) == (0, 0) => Some(self.everywhere()),
            _ => Some(self.direction(WINDS[wind_of_vector(x, y)])),
        }
    }
}

/// The eight winds, clockwise from north. Every second one is a side of the tile.
const WINDS: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
const VECTORS: [(i32, i32); 8] = [(0, -3), (2, -2), (3, 0), (2, 2), (0, 3), (-2, 2), (-3, 0), (-2, -2)];
/// The index of the corner wind beside each half-side.
const CORNERS: [usize; 8] = [7, 1, 1, 3, 3, 5, 5, 7];

/// Returns the index of the wind that a vector points to.
fn wind_of_vector(x: i32, y: i32) -> usize {
    // Treat a vector steeper than about 2 : 1 as straight.
    let straight = |a: i32, b: i32| a.abs() * 5 <= b.abs() * 2;
    match (x.signum(), y.signum()) {
        _ if straight(x, y) => {
            if y < 0 {
                0
            } else {
                4
            }
        }
        _ if straight(y, x) => {
            if x > 0 {
                2
            } else {
                6
            }
        }
        (1, -1) => 1,
        (1, _) => 3,
        (_, -1) => 7,
        _ => 5,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::words::Locale;
    use bergerie_rules::{Expansion, Game, Setup, View};

    #[test]
    fn every_figure_and_every_piece_of_a_player_has_a_name() {
        let view = View::of(&Game::new(Setup::base(2).with(Expansion::ALL)).unwrap());
        let pieces = view.seats[0].pieces.iter().map(|(piece, _)| Words::default().piece(piece.key(), 1));
        let figures = Figure::ALL.iter().map(|figure| Words::default().figure(figure.key(), 1));
        let names: Vec<String> = pieces.chain(figures).collect();
        assert!(names.len() > 20 && !names.iter().any(|name| name.contains('-')), "{names:?}");
    }

    #[test]
    fn equal_figures_of_a_player_are_counted() {
        let [one, other] = [Figure::Meeple, Figure::Builder].map(|figure| OwnedFigure { figure, seat: Seat::FIRST });
        let names = PlayerNames::of_colours(Words::default());
        let text = Words::default().owned_figures(&[one, other, one], &names);
        assert!(text.starts_with("2 meeples of ") && text.contains(" and 1 builder of "), "{text}");
    }

    #[test]
    fn every_kind_with_figures_has_a_name() {
        let takes = |kind: &Kind| kind.rules().is_shared || Figure::ALL.iter().any(|figure| figure.stands_on(*kind));
        let words = Words::default();
        for key in Kind::ALL.into_iter().filter(takes).map(Kind::key) {
            let forms = [words.kind_title(key), words.kind_object(key), words.kind_origin(key), words.kind_where(key)];
            assert!(!forms.iter().any(|form| form.contains("kind-")), "{forms:?}");
        }
    }

    /// A figure is named after its feature, so a large meeple on an oasis is not called a large farmer.
    #[test]
    fn figures_are_named_after_their_features() {
        for words in Locale::ALL.map(Words::of) {
            let meeple = |kind| words.role_of(Figure::Meeple, kind);
            // Kinds on which a meeple has no name of its own take no meeples, and neither do gardens.
            let takes = |kind: &Kind| {
                let is_named = *kind == Kind::Field || meeple(*kind) != meeple(Kind::Field);
                is_named && *kind != Kind::Garden && !kind.rules().is_shared
            };
            let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(takes).collect();
            assert!(kinds.len() >= 8, "{kinds:?}");
            for figure in Figure::ALL.into_iter().filter(|figure| words.figure_role(figure.key()).is_none()) {
                // Special rules allow meeples only where the base game does not.
                let is_allowed = |kind: &&Kind| {
                    figure.stands_on(**kind) || figure.goes_with_meeples_to(**kind) && !Figure::Meeple.stands_on(**kind)
                };
                let named: Vec<(Kind, String)> =
                    kinds.iter().filter(is_allowed).map(|&kind| (kind, words.role_of(figure, kind))).collect();
                let names: BTreeSet<&String> = named.iter().map(|(_, name)| name).collect();
                assert!(!named.is_empty() && names.len() == named.len(), "{figure:?}: {named:?}");
                let is_meeple = |(kind, name): &(Kind, String)| *name == meeple(*kind);
                assert!(figure == Figure::Meeple || !named.iter().any(is_meeple), "{figure:?}: {named:?}");
            }
        }
    }
}
