//! Draws The Messages: the spaces of both figures of a player on the score track, in the legend.

use crate::legend::holdings::Holding;
use crate::{Art, HoldingGroup, Hooks};
use bergerie_rules::{Seat, View};

pub(super) const HOOKS: Hooks =
    Hooks { art_file: include_str!("../../../assets/art/the_messages.toml"), add_holdings, ..Hooks::NONE };

/// Adds the spaces of the meeple and of the courier to the holdings of a player who has both.
fn add_holdings(seat: Seat, view: &View, holdings: &mut Vec<Holding>) {
    let Some(own) = view.seats.get(seat.index()).filter(|own| own.second_space.is_some()) else { return };
    let signs = [Art("track_sign"), Art("courier_sign")].into_iter().zip(own.spaces());
    let number = |space: i32| u8::try_from(space.max(0)).unwrap_or(u8::MAX);
    holdings.extend(signs.map(|(sign, space)| Holding::numbered(HoldingGroup::Tokens, sign, seat, number(space))));
}

#[cfg(test)]
mod tests {
    use bergerie_rules::{Pos, Rotation, Seat, SeatView, ShapeId};

    use crate::tests::{Board, golden};
    use crate::{Artist, Legend, Scene};

    #[test]
    fn both_figures_on_the_score_track_are_in_the_legend() {
        let mut board = Board::default();
        let cells = [0, 1, 2].map(|x| Pos::new(x, 0));
        cells.into_iter().for_each(|at| board.put(at, ShapeId::named("BA/RFr").unwrap(), Rotation::R0));
        let mut view = board.view();
        let seats = [(54, 23), (7, 0), (131, 40)];
        let seat = |(score, second)| SeatView { score, second_space: Some(second), ..SeatView::default() };
        view.seats = seats.map(seat).to_vec();
        let legend = Some(Legend { awaited: Some(Seat::FIRST), hand: None });
        golden("couriers", &Artist::new().table(&Scene { legend, ..Scene::new(&view) }).unwrap());
    }
}
