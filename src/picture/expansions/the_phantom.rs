//! Draws The Phantom: the phantom, a translucent meeple.

use super::Hooks;
use crate::drawing::Art;
use crate::pieces::figure::FigureArt;
use bergerie_rules::Figure;

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/the_phantom.toml"),
    figure_art: &[FigureArt { figure: Figure::Phantom, standing: Art("phantom"), lying: Some(Art("lying_phantom")) }],
    ..Hooks::NONE
};

#[cfg(test)]
mod tests {
    use bergerie_rules::{FigureView, Pos, Rotation, Seat, SeatView, ShapeId};

    use super::*;
    use crate::tests::{Board, golden};
    use crate::{Artist, Legend, Scene};

    #[test]
    fn phantoms_beside_meeples_match_the_golden_picture() {
        let mut board = Board::default();
        let cells = [Pos::START, Pos::new(1, 0), Pos::new(2, 0)];
        let tiles = ["BA/RCr", "BA/CRr", "BA/RCr"];
        cells.iter().zip(tiles).for_each(|(&at, name)| board.put(at, ShapeId::named(name).unwrap(), Rotation::R0));
        let mut view = board.view();
        let seats: Vec<Seat> = Seat::all(6).collect();
        for (index, &seat) in seats.iter().enumerate() {
            let figure = if index % 2 == 0 { Figure::Phantom } else { Figure::Meeple };
            view.figures.push(FigureView { figure, seat, at: cells[index % 3], segment: index as u8 % 2 });
        }
        let lying =
            |cell: usize| FigureView { figure: Figure::Phantom, seat: seats[cell], at: cells[cell], segment: 3 };
        view.figures.extend([0, 1, 2].map(lying));
        view.seats =
            seats.iter().map(|_| SeatView { supply: vec![(Figure::Phantom, 1)], ..SeatView::default() }).collect();
        let legend = Some(Legend { awaited: Some(Seat::FIRST), hand: None });
        golden("phantoms", &Artist::new().table(&Scene { legend, ..Scene::new(&view) }).unwrap());
    }
}
