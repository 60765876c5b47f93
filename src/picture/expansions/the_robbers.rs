//! Draws The Robbers: bags on tiles, and in the legend the robbers beside each player's points.

use crate::legend::holdings::Holding;
use crate::{Art, Fixture, HoldingGroup, Hooks, PlanBuilder, PrintLayer, PrintPhase};
use bergerie_rules::{Kind, Seat, View};

pub(super) const HOOKS: Hooks =
    Hooks { art_file: include_str!("../../../assets/art/the_robbers.toml"), place_prints, add_holdings, ..Hooks::NONE };

/// Half the space that a bag needs.
const ROOM: f32 = 0.13;

/// Places the bag of a tile where the most space is.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    if phase == PrintPhase::Buildings && builder.tile.segment_count(Kind::Bag) > 0 {
        let at = builder.middle_of_free_ground().clamped((ROOM, 1.0 - ROOM), (ROOM, 1.0 - ROOM));
        builder.free.clear_ellipse(at, ROOM, ROOM);
        builder.objects.fixtures.push(Fixture { spacing: ROOM, ..Fixture::solid(at) });
        builder.add_print(PrintLayer::Buildings, Art("bag"), at);
    }
}

/// Adds the robbers of others that are on the space of a player's figure on the score track.
fn add_holdings(seat: Seat, view: &View, holdings: &mut Vec<Holding>) {
    let (Some(shown), Some(own)) = (&view.expansions.the_robbers, view.seats.get(seat.index())) else { return };
    let beside =
        shown.robbers.iter().filter(|&&(robber, space)| robber != seat && own.spaces().any(|other| other == space));
    let sign = |&(robber, _): &(Seat, i32)| Holding::numbered(HoldingGroup::Tokens, Art("robber_sign"), robber, 1);
    holdings.extend(beside.map(sign));
}

#[cfg(test)]
mod tests {
    use bergerie_rules::expansions::the_robbers::PublicState;
    use bergerie_rules::{Pos, Rotation, Seat, SeatView, ShapeId};

    use crate::tests::{Board, golden};
    use crate::{Artist, Legend, Scene};

    #[test]
    fn bags_and_robbers_in_the_legend_match_the_golden_picture() {
        let mut board = Board::default();
        let tiles = ["RO/RRRR", "RO/RFr", "RO/CG", "RO/CRr"];
        let cells = (0..).map(|index| Pos::new(index % 2, index / 2));
        cells.zip(tiles).for_each(|(at, tile)| board.put(at, ShapeId::named(tile).unwrap(), Rotation::R0));
        let mut view = board.view();
        let seats = [0, 1, 2].map(|index| Seat::new(index).unwrap());
        view.seats = [12, 7, 12].map(|score| SeatView { score, ..SeatView::default() }).to_vec();
        view.expansions.the_robbers = Some(PublicState { robbers: vec![(seats[0], 7), (seats[1], 12)] });
        let legend = Some(Legend { awaited: Some(seats[0]), hand: None });
        golden("robbers", &Artist::new().table(&Scene { legend, ..Scene::new(&view) }).unwrap());
    }
}
