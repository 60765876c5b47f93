//! Golden pictures of abbeys, mayors, wagons and barns.

use crate::board::composer::laid_out_composer;
use crate::drawing::seat_colour;
use crate::plan::roads::Passage;
use crate::tests::{Board, builders_and_mayors, golden, plans};
use crate::{Artist, BoardPlace, Crop, Detail, Legend, MAX_LENGTH, PALETTE, Scale, Scene, TilePlan};
use bergerie_rules::expansions::abbey_and_mayor::MayorView;
use bergerie_rules::{Figure, FigureView, Kind, Piece, PlacedPiece, Pos, Rotation, Seat, ShapeId, Site};

/// Draws a road that has just scored, the wagon on it, and letters on its destinations and on corners for a barn.
#[test]
fn the_destinations_of_a_wagon_keep_their_appearance() {
    let mut board = Board::default();
    for (x, y, name, rotation) in [
        (0, 0, "BA/CRRR", Rotation::R180),
        (1, 0, "AM/R", Rotation::R90),
        (-1, 0, "BA/LR", Rotation::R270),
        (0, 1, "AM/CCcc+", Rotation::R0),
        (1, 1, "AM/CCc+", Rotation::R180),
        (0, -1, "AM/Rrr", Rotation::R180),
        (-1, -1, "BA/LR", Rotation::R270),
        (1, -1, "AM/A", Rotation::R0),
        (-1, 1, "AM/C!+", Rotation::R180),
    ] {
        board.put(Pos::new(x, y), ShapeId::named(name).unwrap(), rotation);
    }
    let mut view = board.view();
    let (red, blue) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
    let figure = |x, y, segment, figure, seat| FigureView { at: Pos::new(x, y), segment, figure, seat };
    view.figures = vec![figure(1, 0, 0, Figure::Wagon, red), figure(0, 1, 0, Figure::Mayor, blue)];
    let mayor = MayorView { seat: blue, at: Pos::new(0, 1), segment: 0, strength: 1 };
    view.expansions.abbey_and_mayor.get_or_insert_default().mayors = vec![mayor];
    let barn =
        |at: Pos, owner: usize| PlacedPiece { piece: Piece::Barn, owner: Seat::new(owner), site: Site::Corner(at) };
    view.pieces = vec![barn(Pos::new(0, 0), 3)];
    let choices = vec![
        BoardPlace::Segment(Pos::new(0, 0), 0),
        BoardPlace::Segment(Pos::new(0, 0), 1),
        BoardPlace::Segment(Pos::new(0, 1), 1),
        BoardPlace::Segment(Pos::new(1, 1), 0),
        BoardPlace::Segment(Pos::new(1, -1), 0),
        BoardPlace::Site(Site::Corner(Pos::new(0, 1))),
    ];
    let highlight = vec![Pos::new(0, 0), Pos::new(1, 0)];
    let crop = Crop::Around(view.tiles.iter().map(|tile| tile.at).collect());
    golden("wagon", &Artist::new().table(&Scene { choices, highlight, crop, ..Scene::new(&view) }).unwrap());
}

#[test]
fn abbeys_mayors_wagons_and_barns_match_the_golden_picture() {
    let (board, view) = builders_and_mayors(11, 40, (8, 6));
    let hand = ShapeId::named("AM/CRcr+").unwrap();
    let legend = Some(Legend { awaited: Seat::new(1), hand: Some((hand, Rotation::R0)) });
    let scene = Scene { legend, spots: board.spots(hand), ..Scene::new(&view) };
    golden("builders-and-mayors-2", &Artist::new().table(&scene).unwrap());
}

/// `abbey_and_mayor.md 2.2.1, 2.3.1`: an abbey is one feature that covers its whole tile and closes all four sides.
#[test]
fn an_abbey_is_walled_on_all_sides() {
    let abbey = ShapeId::named("AM/A").unwrap();
    for rotation in Rotation::ALL {
        let plan = TilePlan::new(abbey, rotation);
        assert!(
            plan.objects.monastery.is_none() && plan.objects.decorations.is_empty() && plan.objects.trees.is_empty()
        );
        assert_eq!(plan.figure_points.len(), 1);
        let side = 96;
        let raster = crate::art::tile::draw_tile(&plan, Scale { side, detail: Detail::Plain });
        let at = |x: u32, y: u32| raster.get_pixel(x, y).0;
        assert!(raster.pixels().all(|pixel| pixel.0[3] == 255), "no grass shows");
        // The wall along each border is ink, stone, and ink again.
        for place in [24, 48, 70] {
            for (name, line) in [("west", [at(3, place), at(4, place)]), ("north", [at(place, 3), at(place, 4)])] {
                let pale = line.iter().all(|p| p[0] > 150 && p[0].abs_diff(p[2]) < 70);
                assert!(pale, "{name} at {place}: {line:?}");
            }
        }
    }
}

/// `abbey_and_mayor.md 0.2`: two cities that cross on a tile are drawn as two cities with fields between them.
#[test]
fn cities_that_cross_stay_two() {
    for (name, pennants) in [("AM/CCcc+", [1, 0]), ("AM/CCc+", [1, 0])] {
        for rotation in Rotation::ALL {
            let shape = ShapeId::named(name).unwrap();
            let plan = TilePlan::new(shape, rotation);
            assert_eq!(plan.cities.iter().map(|city| city.pennants).collect::<Vec<_>>(), pennants);
            let [below, above] = plan.cities.as_slice() else { panic!("{name}: {} cities", plan.cities.len()) };
            assert!(below.causeway.is_none() && above.causeway.is_some(), "{name} {rotation:?}");
            let both = below.mask.zip_with(&above.mask, |a, b| a && b).points().filter(|(_, both)| *both).count();
            assert!(both < 60, "{name} {rotation:?}: the cities share {both} points");
            let fields = shape.segments.iter().zip(1u8..).filter(|(segment, _)| segment.kind == Kind::Field);
            for (_, label) in fields {
                let size = plan.fields.points().filter(|(_, own)| *own == label).count();
                assert!(size > 400, "{name} {rotation:?}: field {label} has {size} points");
            }
        }
    }
}

/// `abbey_and_mayor.md 0.2`: the road separates the field on one side. On the other, the field surrounds the tunnel.
#[test]
fn a_road_goes_on_under_a_city() {
    for rotation in Rotation::ALL {
        let plan = TilePlan::new(ShapeId::named("AM/CRcr+").unwrap(), rotation);
        let banks = |bank| plan.gates.iter().filter(move |gate| gate.passage == Passage::Tunnel { bank }).count();
        assert_eq!((banks(false), banks(true), plan.gates.len()), (1, 1, 2), "{rotation:?}");
        assert!(
            plan.roads.iter().all(|road| road.segment == 1 && !road.runs_from_edge_to_edge && !road.ends_at_cottage)
        );
    }
}

/// `abbey_and_mayor.md 0.3`: a road that leads to three sides is drawn without a village.
#[test]
fn a_road_forks_without_an_end() {
    let plan = TilePlan::new(ShapeId::named("AM/Rrr").unwrap(), Rotation::R0);
    assert!(plan.ring.is_some() && plan.village.is_none());
    assert_eq!(plan.roads.iter().map(|road| road.segment).collect::<Vec<_>>(), [0, 0, 0]);
}

#[test]
fn a_barn_stands_where_four_tiles_meet() {
    let mut board = Board::default();
    for at in [Pos::new(0, 0), Pos::new(1, 0), Pos::new(0, 1), Pos::new(1, 1)] {
        board.put(at, ShapeId::named("BA/L").unwrap(), Rotation::R0);
    }
    let mut view = board.view();
    let (artist, owner, corner) = (Artist::new(), Seat::new(5).unwrap(), Pos::new(1, 1));
    view.pieces = vec![PlacedPiece { piece: Piece::Barn, owner: Some(owner), site: Site::Corner(corner) }];
    let scene = Scene::new(&view);
    let layout = laid_out_composer(&artist, &scene, MAX_LENGTH).layout;
    let (x, y) = layout.cell_corner(corner);
    let pixels = artist.pixels(&scene);
    let own = PALETTE.nearest_index(seat_colour(owner));
    let quarters = [(-1, -1), (1, -1), (-1, 1), (1, 1)].map(|(east, south): (i32, i32)| {
        let reach = layout.scale.side as i32 / 4;
        let points = (1..reach).flat_map(|dx| (1..reach).map(move |dy| (x + east * dx, y + south * dy)));
        points.filter(|&(x, y)| pixels.indices()[y as usize * pixels.size().0 as usize + x as usize] == own).count()
    });
    assert!(quarters.iter().all(|&count| count > 20), "{quarters:?}");
}

#[test]
fn a_mayor_shows_his_strength() {
    let mut board = Board::default();
    board.put(Pos::START, ShapeId::named("AM/C++").unwrap(), Rotation::R0);
    let mut view = board.view();
    let seat = Seat::FIRST;
    view.figures.push(FigureView { at: Pos::START, segment: 0, figure: Figure::Mayor, seat });
    let artist = Artist::new();
    let mut drawn = Vec::new();
    for strength in [None, Some(0), Some(2), Some(12)] {
        let mayor = strength.map(|strength| MayorView { seat, at: Pos::START, segment: 0, strength });
        view.expansions.abbey_and_mayor.get_or_insert_default().mayors = mayor.into_iter().collect();
        drawn.push(artist.pixels(&Scene::new(&view)).indices().to_vec());
    }
    drawn.dedup();
    assert_eq!(drawn.len(), 4, "each strength looks different");
}

#[test]
fn as_many_coats_of_arms_hang_as_are_printed() {
    for plan in plans().filter(|plan| plan.shape.quarter().is_none()) {
        let (shape, hung) = (plan.shape, &plan.objects.pennants);
        let printed: usize = shape.segments.iter().map(|segment| usize::from(segment.pennants)).sum();
        assert_eq!(hung.len(), printed, "{shape}");
        assert!(
            hung.iter().all(|at| (0.13..0.87).contains(&at.x) && (0.13..0.87).contains(&at.y)),
            "{shape}: {hung:?}"
        );
    }
}
