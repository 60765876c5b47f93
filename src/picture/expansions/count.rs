//! The Count of Carcassonne: the City over twelve tiles, the meeples in its quarters, and the count.

use super::{Hooks, Standing};
use crate::board::composer::{Composer, Stand};
use crate::drawing::Art;
use crate::ink::curve::{Pt, pt};
use crate::plan::garnish::{Print, Printed as Drawing};
use crate::plan::site::{Phase, Site};
use crate::plan::tile::Tile;
use crate::studio::workshop;
use bergerie_rules::expansions::count::Quarter;
use bergerie_rules::geometry::Pos;
use bergerie_rules::piece::Piece as Owned;
use bergerie_rules::tile;

pub(super) use super::nothing::{Piece, Printed};

pub(super) const HOOKS: Hooks =
    Hooks { art: include_str!("../../../assets/art/count.toml"), furnish, companions: inhabitants, ..Hooks::NONE };

/// Half the width and height of the City within its walls.
const HALF: Pt = pt(1.66, 1.16);

/// The number of tiles in a row, and the middle of the City from the north-west corner of the first.
const ROW: usize = 4;
const MIDDLE: Pt = pt(2.0, 1.5);

/// The cell of which the City's middle is the middle of the west side.
const CELL: Pos = Pos::new(0, 0);
const FROM_CELL: Pt = pt(0.0, 0.5);

/// Returns the middle of the City from the corner of one of its tiles.
fn middle(tile: &Tile) -> Option<Pt> {
    let mut tiles = tile::copies("count").iter();
    let index = tiles.position(|(shape, _)| std::ptr::eq(shape.shape(), tile.shape))?;
    Some(MIDDLE - pt((index % ROW) as f32, (index / ROW) as f32))
}

/// Prints the City over all that is within its walls.
fn furnish(site: &mut Site<'_>, phase: Phase) {
    let Some(at) = middle(site.tile).filter(|_| phase == Phase::Fixed) else { return };
    site.free.paint(false, |p| (p.x - at.x).abs() < HALF.x && (p.y - at.y).abs() < HALF.y);
    site.garnish.prints.push(Drawing { layer: Print::Buildings, art: Art("carcassonne"), at, scale: 1.0 });
}

/// Returns the middle of a quarter from that of the City.
const fn place(quarter: Quarter) -> Pt {
    match quarter {
        Quarter::Castle => pt(-0.86, -0.58),
        Quarter::Market => pt(0.86, -0.58),
        Quarter::Blacksmith => pt(0.86, 0.56),
        Quarter::Cathedral => pt(-0.86, 0.56),
    }
}

/// The foot of the count from the middle of his quarter, beside its buildings.
const BESIDE: Pt = pt(0.64, 0.12);

/// The feet of the first meeple in a quarter, and the distances to the next one and the next row.
const FIRST: Pt = pt(-0.56, 0.42);
const NEXT: f32 = 0.19;
const BEHIND: Pt = pt(0.09, -0.12);
const IN_ROW: usize = 7;

/// Adds the count and the meeples in the quarters to the pieces among figures.
fn inhabitants(composer: &Composer<'_>, _: &[Stand<'_>], standing: &mut Vec<Standing>) {
    let view = composer.scene.view;
    for quarter in Quarter::ALL {
        let foot = |offset: Pt| composer.point(CELL, FROM_CELL + place(quarter) + offset);
        if view.stood.iter().any(|stood| stood.piece == Owned::Count && stood.site == quarter.site()) {
            standing.push((foot(BESIDE), Art("count").plain().into()));
        }
        let held = view.held.iter().filter(|held| held.by == quarter.holder());
        for (number, held) in held.enumerate() {
            let (column, row) = ((number % IN_ROW) as f32, (number / IN_ROW) as f32);
            let offset = FIRST + pt(NEXT * column, 0.0) + BEHIND * row;
            standing.push((foot(offset), workshop::Piece::Standing(held.figure, held.seat)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::golden;
    use crate::{Artist, Scene};
    use bergerie_rules::expansions::Expansion;
    use bergerie_rules::figure::Figure;
    use bergerie_rules::piece::Held;
    use bergerie_rules::seat::Seat;
    use bergerie_rules::{Game, Setup, View};

    #[test]
    fn the_quarters_with_meeples_match_the_golden_picture() {
        let mut setup = Setup::base(4);
        setup.expansions.set(Expansion::Count, true);
        let mut view = View::of(&Game::new(setup).unwrap());
        let meeples = [(Quarter::Castle, 3), (Quarter::Market, 1), (Quarter::Blacksmith, 9), (Quarter::Cathedral, 0)];
        for (quarter, count) in meeples {
            let held = |index: usize| Held {
                figure: if index == 1 { Figure::LargeMeeple } else { Figure::Meeple },
                seat: Seat::new(index % 4).unwrap(),
                by: quarter.holder(),
            };
            view.held.extend((0..count).map(held));
        }
        golden("city_of_carcassonne", &Artist::new().table(&Scene::new(&view)).unwrap());
    }
}
