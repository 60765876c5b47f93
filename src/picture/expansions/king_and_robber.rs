//! Draws King & Robber Baron: the titles in the legend, each with the number of tiles of the largest feature.

use crate::legend::holdings::Holding;
use crate::{Art, HoldingGroup, Hooks};
use bergerie_rules::expansions::king_and_robber::Title;
use bergerie_rules::{Seat, View};

pub(super) const HOOKS: Hooks =
    Hooks { art_file: include_str!("../../../assets/art/king_and_robber.toml"), add_holdings, ..Hooks::NONE };

fn add_holdings(seat: Seat, view: &View, holdings: &mut Vec<Holding>) {
    let Some(shown) = &view.expansions.king_and_robber else { return };
    for title in Title::ALL {
        let largest = shown.largest(title);
        if largest.holders.contains(&seat) {
            let size = u8::try_from(largest.size).unwrap_or(u8::MAX);
            holdings.push(Holding::numbered(HoldingGroup::Tokens, Art(title.key()), seat, size).with_majority(true));
        }
    }
}

#[cfg(test)]
mod tests {
    use bergerie_rules::expansions::king_and_robber::{LargestFeature, PublicState};
    use bergerie_rules::{Rotation, SeatView, ShapeId};

    use super::*;
    use crate::tests::{Board, golden};
    use crate::{Artist, Legend, Scene};
    use bergerie_rules::Pos;

    #[test]
    fn tiles_and_titles_match_the_golden_picture() {
        let mut board = Board::default();
        let tiles = ["KR/LC", "KR/RC", "KR/RCG", "KR/CRrR", "KR/CcRR!", "KR/CCcc"];
        let cells = (0..).map(|index| Pos::new(index % 3, index / 3));
        cells.zip(tiles).for_each(|(at, tile)| board.put(at, ShapeId::named(tile).unwrap(), Rotation::R0));
        let mut view = board.view();
        let seats = [0, 1].map(|index| Seat::new(index).unwrap());
        view.seats = seats.map(|_| SeatView::default()).to_vec();
        let largest = |seats: &[Seat], size| LargestFeature { holders: seats.iter().copied().collect(), size };
        view.expansions.king_and_robber = Some(PublicState::new([largest(&seats[..1], 7), largest(&seats, 12)]));
        let legend = Some(Legend { awaited: Some(seats[0]), hand: None });
        golden("titles", &Artist::new().table(&Scene { legend, ..Scene::new(&view) }).unwrap());
    }
}
