//! Draws The Ferries: lakes on tiles, and ferries between two roads of a tile.

use crate::{Art, City, Composer, Hooks, Layer, PlanBuilder, PrintPhase, Pt, RoadEnd, Tile, pt};
use bergerie_rules::Kind;
use bergerie_rules::expansions::ferries::Ferry;

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/ferries.toml"),
    road_end,
    place_prints,
    layers: &[(Layer::OverTiles, draw_ferries)],
    ..Hooks::NONE
};

const LAKE: Art = Art("lake");

/// Half the width and height of a lake.
const LAKE_HALF_SIZE: Pt = pt(0.22, 0.2);

/// The gangways from a ferry to the jetty on each side of the tile.
const GANGWAYS: [Art; 4] = [Art("gangway_n"), Art("gangway_e"), Art("gangway_s"), Art("gangway_w")];

/// Lets the roads of a tile end at its lake. Returns `None` for a tile without a lake.
fn road_end(tile: &Tile, _: &[City], _: usize) -> Option<RoadEnd> {
    (tile.segment_count(Kind::Lake) > 0).then_some(RoadEnd { at: Pt::MIDDLE, is_wide: true })
}

fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    if phase == PrintPhase::Fixed && builder.tile.segment_count(Kind::Lake) > 0 {
        builder.add_building(LAKE, (Pt::MIDDLE, 1.0), LAKE_HALF_SIZE);
    }
}

/// Draws the ferries on the board, with gangways to the two roads that each joins.
fn draw_ferries(composer: &mut Composer<'_>) {
    let Some(shown) = &composer.scene.view.expansions.ferries else { return };
    for Ferry { at, roads } in &shown.ferries {
        // A picture of a part of the board has only the tiles there.
        let Some(tile) = composer.tile(*at) else { continue };
        let face = tile.plan.shape.get().face(tile.plan.rotation);
        let middle = composer.cell_pixel(*at, Pt::MIDDLE);
        for side in roads.iter().filter_map(|&road| face.side_of(road)) {
            composer.stamp(GANGWAYS[side.index()].plain(), middle);
        }
        composer.stamp(Art("ferry").plain(), middle);
    }
}

#[cfg(test)]
mod tests {
    use bergerie_rules::expansions::ferries::{Ferry, PublicState};
    use bergerie_rules::{Figure, FigureView, Kind, Pos, Rotation, Seat, ShapeId};

    use crate::tests::{Board, golden};
    use crate::{Artist, BoardPlace, Crop, Scene};

    #[test]
    fn ferries_in_all_directions_match_the_golden_picture() {
        let mut board = Board::default();
        let lakes = ["FR/RRRR", "FR/RRRR", "FR/RRR", "FR/RRR", "FR/CRRR", "FR/CRRR"];
        let cells = || (0..).map(|index| Pos::new(index % 3, index / 3));
        let turns = [Rotation::R0, Rotation::R0, Rotation::R0, Rotation::R90, Rotation::R0, Rotation::R180];
        for ((at, lake), turn) in cells().zip(lakes).zip(turns) {
            board.put(at, ShapeId::named(lake).unwrap(), turn);
        }
        let mut view = board.view();
        let joined = [[1, 3], [2, 4], [1, 2], [2, 3], [2, 4]];
        view.expansions.ferries =
            Some(PublicState { ferries: cells().zip(joined).map(|(at, roads)| Ferry { at, roads }).collect() });
        golden("ferries", &Artist::new().table(&Scene::new(&view)).unwrap());
    }

    /// Each of the two hides only a part of the other in an inset, with and without the letter of a candidate.
    #[test]
    fn a_ferry_and_a_wagon_on_its_road_are_both_recognizable() {
        let artist = Artist::new();
        let lakes = ["FR/RRRR", "FR/RRR", "FR/CRRR"].map(|name| ShapeId::named(name).unwrap());
        for (lake, turn) in lakes.into_iter().flat_map(|lake| Rotation::ALL.map(|turn| (lake, turn))) {
            let mut board = Board::default();
            board.put(Pos::START, lake, turn);
            let segments = &lake.get().segments;
            let roads = (0..segments.len() as u8).filter(|&road| segments[usize::from(road)].kind == Kind::Road);
            let roads: Vec<u8> = roads.collect();
            for (&road, choices) in roads.iter().flat_map(|road| [0, 1].map(|letters| (road, letters))) {
                let draw = |ferry: bool, wagon: bool| {
                    let mut view = board.view();
                    let ferries =
                        Vec::from_iter(ferry.then_some(Ferry { at: Pos::START, roads: [roads[0], roads[1]] }));
                    view.expansions.ferries = Some(PublicState { ferries });
                    let figure = FigureView { at: Pos::START, segment: road, figure: Figure::Wagon, seat: Seat::FIRST };
                    view.figures.extend(wagon.then_some(figure));
                    let choices = vec![BoardPlace::Segment(Pos::START, road); choices];
                    let crop = Crop::Around(vec![Pos::START]);
                    artist.pixels(&Scene { choices, crop, ..Scene::new(&view) }).indices().to_vec()
                };
                let changes =
                    |one: &[u8], other: &[u8]| one.iter().zip(other).filter(|(one, other)| one != other).count();
                let [neither, ferry, wagon, both] = [(false, false), (true, false), (false, true), (true, true)]
                    .map(|(ferry, wagon)| draw(ferry, wagon));
                for (name, alone, other) in [("ferry", &ferry, &wagon), ("wagon", &wagon, &ferry)] {
                    let (whole, seen) = (changes(alone, &neither), changes(&both, other));
                    println!("{lake:?} {turn:?} {road} {choices}: {seen} of {whole} pixels of the {name}");
                    assert!(
                        whole > 200 && 2 * seen > whole,
                        "{lake:?} {turn:?} {road}: {seen} of {whole} pixels of the {name}"
                    );
                }
            }
        }
    }
}
