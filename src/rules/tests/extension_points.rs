//! Tests of extension points in ways that no expansion uses yet, with hooks of their own. The scenarios test the others.

use std::cell::Cell;

use super::support::{self, SECOND, apply, place_tile, scores, shape};
use crate::audit::Audit;
use crate::board::Link;
use crate::expansions::{States, the_gifts as gifts};
use crate::feature::Features;
use crate::score::total;
use crate::{
    Action, Axis, Crossing, Draw, Event, Expansion, ExpansionAction, ExpansionDraw, ExpansionDrawOutcome, Expansions,
    Figure, FigureLocation, Flow, Game, Holder, Hooks, Kind, Misfit, NodeId, Occasion, OwnedFigure, Piece, PlacedPiece,
    Placement, Pos, Question, Refusal, Rotation, Score, Seat, Side, Site, Term, TermLabel, TrackFigure, View, Waiting,
    figure_placement, scoring, turn,
};

thread_local! {
    /// The number of hook calls that a test has counted.
    static CALLS: Cell<u32> = const { Cell::new(0) };
}

fn call() -> u32 {
    CALLS.set(CALLS.get() + 1);
    CALLS.get()
}

/// Returns a game for two players that calls these hooks in addition. Each player can open three gifts, as [`WASTED`].
fn game(hooks: &'static Hooks) -> Game {
    let mut game = support::game(2, &[]);
    let mut expansions = Expansions::default();
    expansions.set(Expansion::TheGifts, true);
    game.states = States::new(&expansions);
    for seat in [SECOND, SECOND, SECOND, Seat::FIRST, Seat::FIRST, Seat::FIRST] {
        game.pass_to(seat);
        let card = ExpansionDrawOutcome::TheGifts(gifts::DrawOutcome::FaceDown);
        card.apply(ExpansionDraw::TheGifts(gifts::Draw::Card), &mut game, &mut Vec::new()).unwrap();
    }
    game.add_hooks(hooks);
    game
}

fn at(text: &str) -> Pos {
    text.parse().unwrap()
}

/// A question for a figure on any tile, which an expansion asks.
const FIGURE: Question = Question::Figure { at: None, by: Some(Expansion::TheGifts) };

/// Asks the active player a question that costs nothing to answer.
fn ask(game: &mut Game, _: &mut Vec<Event>) -> Flow {
    let actions = vec![Action::Pass, WASTED];
    Flow::Ask { seat: game.active(), question: FIGURE, actions }
}

/// An answer without effect, so that the question is asked again: a gift in a game whose other rules know no gifts.
const WASTED: Action = Action::Expansion(ExpansionAction::TheGifts(gifts::Action::OpenGift(
    gifts::GiftOpening::Wasted(gifts::Card::Take2),
)));

#[test]
fn a_completed_feature_may_ask_before_it_is_scored_and_after() {
    // The city of the Count asks before its feature is scored. Another expansion may ask afterwards, more than once.
    const HOOKS: Hooks = Hooks {
        before_scoring: |game, features, _| {
            assert_eq!(features.len(), 1);
            game.add_follow_up(ask);
        },
        after_scoring: |game, _, _| {
            call();
            [ask; 2].into_iter().for_each(|ask| game.add_follow_up(ask));
        },
        ..Hooks::NONE
    };
    CALLS.set(0);
    let mut game = game(&HOOKS);
    // Closes the city of the start tile with another cap.
    let mut events = place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
    assert!(scores(&events).is_empty(), "asked before anything is scored");
    for (answer, scored) in [(WASTED, 0), (Action::Pass, 1), (WASTED, 1), (Action::Pass, 1)] {
        assert!(game.decision().is_some());
        game.apply(answer, &mut events).unwrap();
        assert_eq!(scores(&events).len(), scored);
    }
    assert_eq!((game.player(Seat::FIRST).points(), CALLS.get()), (4, 1));
    apply(&mut game, Action::Pass);
    assert_eq!((game.waiting(), game.active()), (&Waiting::Draw(Draw::Tile), SECOND));
    assert!(!game.progress.is_interrupted());
}

#[test]
fn points_a_returned_figure_and_a_drawn_tile_may_ask() {
    // The question must come directly after the event that causes it.
    for hooks in [
        &Hooks { on_scored: |game, _, _| game.add_follow_up(ask), ..Hooks::NONE },
        &Hooks { on_figure_left: |game, _, _| game.add_follow_up(ask), ..Hooks::NONE },
    ] {
        let mut game = support::game(2, &[]);
        game.add_hooks(hooks);
        let events = place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
        assert_eq!(scores(&events).len(), 1);
        assert_eq!((game.decision().unwrap().seat, game.active()), (Seat::FIRST, Seat::FIRST));
        let events = apply(&mut game, Action::Pass);
        assert_eq!(events, [Event::Turn { seat: SECOND }]);
    }
}

#[test]
fn an_answer_may_have_to_be_given() {
    // The princess forces the player to send a knight home, whatever the order of the hooks.
    const OFFERS: Hooks = Hooks { offer_main_actions: |_, _, _, actions| actions.push(WASTED), ..Hooks::NONE };
    const MUST: Hooks = Hooks {
        allows_answer: Some(|_, asked, action| {
            assert!(asked.question.is_main());
            action == WASTED || !asked.actions.contains(&WASTED)
        }),
        ..Hooks::NONE
    };
    // Bars figures from monasteries.
    const NO_MONKS: Hooks = Hooks {
        allows_answer: Some(|_, asked, action| {
            assert!(asked.actions.contains(&Action::Pass), "nothing was taken out before");
            !matches!(action, Action::Deploy { segment: 0, .. })
        }),
        ..Hooks::NONE
    };
    for order in [[&MUST, &NO_MONKS], [&NO_MONKS, &MUST]] {
        let farmer = Action::Deploy { figure: Figure::Meeple, at: at("S1"), segment: 1 };
        for (hooks, expected) in [(&OFFERS, vec![WASTED]), (&Hooks::NONE, vec![Action::Pass, farmer])] {
            let mut game = game(hooks);
            order.into_iter().for_each(|hooks| game.add_hooks(hooks));
            support::draw(&mut game, "BA/L");
            support::place_drawn(&mut game, "S1", Rotation::R0);
            assert_eq!(game.legal_actions(), expected);
        }
    }
}

#[test]
fn a_barred_figure_is_barred_from_answers_of_others() {
    // On the dragon's tile, other expansions cannot place an architect or a spice miner either.
    const OFFERS: Hooks = Hooks {
        offer_main_actions: |game, _, tile, actions| {
            let at = game.board().placed_tile(tile).at;
            actions.push(Action::Deploy { figure: Figure::LargeMeeple, at, segment: 0 });
        },
        ..Hooks::NONE
    };
    const BARS: Hooks = Hooks { figure_check: Some(|_, _| Err(Refusal::Occupied)), ..Hooks::NONE };
    let mut game = game(&BARS);
    game.add_hooks(&OFFERS);
    let events = place_tile(&mut game, "BA/L", "S1", Rotation::R0, None);
    assert_eq!(events.last(), Some(&Event::Turn { seat: SECOND }), "nothing is left to ask");
}

#[test]
fn claims_may_follow_other_rules() {
    // Roads can always be claimed, cities never.
    const HOOKS: Hooks = Hooks {
        claim_override: Some(|game, node| match game.board().features().node(node).segment.kind {
            Kind::Road => Some(true),
            Kind::City => Some(false),
            _ => None,
        }),
        ..Hooks::NONE
    };
    let mut game = game(&HOOKS);
    place_tile(&mut game, "BA/RFr", "E1", Rotation::R0, Some(Kind::Road));
    support::draw(&mut game, "BA/RCr");
    support::place_drawn(&mut game, "E2", Rotation::R0);
    let offered = |kind| {
        let node = support::node(&game, "E2", kind);
        let (at, segment) = game.board().segment_location(node);
        game.legal_actions().contains(&Action::Deploy { figure: Figure::Meeple, at, segment })
    };
    assert_eq!([Kind::Road, Kind::City, Kind::Field].map(offered), [true, false, true]);
}

#[test]
fn a_second_figure_is_a_question_of_its_own() {
    // The phantom is placed after the first figure of the turn.
    fn ask(game: &mut Game, _: &mut Vec<Event>) -> Flow {
        let mut actions = vec![Action::Pass];
        let (seat, tile) = (game.active(), game.last_placed_tile());
        figure_placement::offer_figure(game, OwnedFigure { figure: Figure::Meeple, seat }, tile, &mut actions);
        let at = Some(game.board().placed_tile(tile).at);
        Flow::Ask { seat, question: Question::Figure { at, by: Some(Expansion::TheGifts) }, actions }
    }
    const HOOKS: Hooks = Hooks {
        on_figure_deployed: |game, _, _| {
            if call() == 1 {
                game.add_follow_up(ask);
            }
        },
        ..Hooks::NONE
    };
    CALLS.set(0);
    let mut game = game(&HOOKS);
    place_tile(&mut game, "BA/L", "S1", Rotation::R0, Some(Kind::Monastery));
    let deploy = |cell, segment| Action::Deploy { figure: Figure::Meeple, at: at(cell), segment };
    assert_eq!(game.check(deploy("S1", 0)), Err(Refusal::Occupied));
    assert_eq!(game.check(deploy("0", 0)), Err(Refusal::NotOffered), "on the last tile only");
    apply(&mut game, deploy("S1", 1));
    assert_eq!((game.board().figures().len(), game.active()), (2, SECOND));
}

#[test]
fn a_step_can_look_at_the_main_action_and_at_the_answer_that_followed_it() {
    // The phantom may follow a floor of a tower, unless a meeple was captured.
    const HOOKS: Hooks = Hooks { on_figure_deployed: |game, _, _| game.add_follow_up(ask), ..Hooks::NONE };
    let mut game = game(&HOOKS);
    place_tile(&mut game, "BA/L", "S1", Rotation::R0, Some(Kind::Monastery));
    let main = Some(Action::Deploy { figure: Figure::Meeple, at: at("S1"), segment: 0 });
    assert_eq!((game.main_action(), game.last_answer()), (main, main));
    apply(&mut game, WASTED);
    assert_eq!((game.main_action(), game.last_answer()), (main, Some(WASTED)));
    apply(&mut game, Action::Pass);
    support::draw(&mut game, "BA/L");
    support::place_drawn(&mut game, "S2", Rotation::R0);
    assert!(game.decision().is_some_and(|asked| asked.question.is_main()));
    assert_eq!(game.main_action(), None, "the next turn has no main action yet");
    apply(&mut game, Action::Pass);
    assert_eq!(game.main_action(), Some(Action::Pass));
}

#[test]
fn each_player_in_turn_may_be_asked_for_a_figure_on_any_tile() {
    // After a tile with a crop circle, each player must place a second figure beside one that they have on the board.
    fn ask(game: &mut Game, _: &mut Vec<Event>) -> Flow {
        let seat = (0..=CALLS.get()).fold(game.active(), |seat, _| game.next_seat(seat));
        let own = game.board().figures().iter().filter(|occupant| occupant.seat == seat);
        let beside = own.map(|occupant| {
            let (at, segment) = game.board().segment_location(occupant.node);
            Action::Deploy { figure: Figure::Meeple, at, segment }
        });
        Flow::Ask { seat, question: FIGURE, actions: beside.collect() }
    }
    const HOOKS: Hooks = Hooks {
        on_tile_placed: |game, _, _| game.add_follow_up(ask),
        on_figure_deployed: |game, _, _| {
            if call() < game.player_count() as u32 {
                game.add_follow_up(ask);
            }
        },
        ..Hooks::NONE
    };
    CALLS.set(0);
    let mut game = support::game(3, &[]);
    game.add_hooks(&HOOKS);
    let third = Seat::new(2).unwrap();
    let places = [(SECOND, Kind::City), (third, Kind::Road), (Seat::FIRST, Kind::Field)];
    for (seat, kind) in places {
        let node = support::node(&game, "0", kind);
        support::stand(&mut game, Figure::Meeple, seat, node);
    }
    support::draw(&mut game, "BA/L");
    support::place_drawn(&mut game, "S1", Rotation::R0);
    for (seat, kind) in places {
        let (asked, node) = (game.decision().unwrap().clone(), support::node(&game, "0", kind));
        assert_eq!((asked.seat, asked.question, game.active()), (seat, FIGURE, Seat::FIRST));
        let (place, figure) = (game.board().segment_location(node), Figure::Meeple);
        assert_eq!(asked.actions, [Action::Deploy { figure, at: place.0, segment: place.1 }]);
        for cell in ["S1", "S2"] {
            let monk = Action::Deploy { figure, at: at(cell), segment: 0 };
            assert_eq!(game.check(monk), Err(Refusal::NotOffered));
        }
        let events = apply(&mut game, asked.actions[0]);
        assert_eq!(events[0], Event::Deployed { seat, figure, at: place.0, segment: place.1 });
        assert_eq!(game.player(seat).figure_count(figure), 5);
    }
    let main = Question::Figure { at: Some(at("S1")), by: None };
    assert_eq!(game.decision().map(|asked| (asked.seat, asked.question)), Some((Seat::FIRST, main)));
}

/// Places three roads that end in a village. The roads to the west and to the east have two tiles.
fn lake(game: &mut Game) -> [NodeId; 3] {
    game.place_tile(shape("BA/RRR"), Placement::new(at("S1"), Rotation::R0), None);
    let placed = *game.board().placed_tile(game.last_placed_tile());
    let on = |side: Side| placed.nodes().find(|&node| game.board().ends(node).any(|(_, other)| other == side)).unwrap();
    [Side::W, Side::E, Side::S].map(on)
}

#[test]
fn a_feature_may_come_apart() {
    // A ferry joins two roads of a lake. Later it moves and joins one of them to the third road.
    let mut game = game(&Hooks::NONE);
    let [west, east, south] = lake(&mut game);
    for (cell, rotation) in [("S1W1", Rotation::R0), ("S1E1", Rotation::R0), ("S2", Rotation::R90)] {
        game.board_mut().place_tile(shape("BA/RFr"), Placement::new(at(cell), rotation), None);
    }
    // A tile that fits everywhere ends the third road, which stays closed when the ferry moves.
    for cell in ["S3W1", "S3E1", "S4"] {
        game.board_mut().place_tile(shape("BA/L"), Placement::new(at(cell), Rotation::R0), None);
    }
    let fits_all = crate::tile::ShapeId::all().find(|shape| shape.fits_all).unwrap();
    game.board_mut().place_tile(fits_all, Placement::new(at("S3"), Rotation::R0), None);
    let mut audit = Audit::new(&game);
    support::stand(&mut game, Figure::Meeple, Seat::FIRST, west);
    support::stand(&mut game, Figure::Meeple, SECOND, south);
    let apart = game.board().features().clone();
    let tally = |game: &Game, node| {
        let feature = game.board().features().get(game.board().features().feature_of(node));
        (feature.open_ends, feature.claims, feature.oldest)
    };
    let link = |nodes| Some(Link { by: Expansion::ALL[0], nodes });
    game.replace_link(None, link([west, east]), &mut Vec::new());
    assert_eq!((tally(&game, west), tally(&game, east)), ((2, 1, west.min(east)), (2, 1, west.min(east))));
    assert_eq!(audit.check_move(&game, &[]), Ok(()));
    game.replace_link(link([west, east]), link([east, south]), &mut Vec::new());
    assert_eq!((tally(&game, west), tally(&game, south)), ((1, 1, west), (1, 1, east.min(south))));
    assert_eq!(audit.check_move(&game, &[]), Ok(()));
    game.replace_link(link([east, south]), None, &mut Vec::new());
    for node in [west, east, south] {
        let (now, before) = (game.board().features(), &apart);
        let members =
            |features: &Features| features.nodes(features.feature_of(node)).map(|node| node.tile).collect::<Vec<_>>();
        assert_eq!(
            (members(now).len(), tally(&game, node).0),
            (members(before).len(), before.get(before.feature_of(node)).open_ends)
        );
    }
    assert_eq!(audit.check_move(&game, &[]), Ok(()));
}

#[test]
fn an_inner_end_is_open_until_a_link_closes_it() {
    // Two tokens join the roads that end in tunnels on different tiles. Later they join two other roads.
    let mut game = game(&Hooks::NONE);
    let tiles = ["S1", "S3"].map(|cell| {
        game.place_tile(shape("ZZ/inner"), Placement::new(at(cell), Rotation::R0), None);
        *game.board().placed_tile(game.last_placed_tile())
    });
    let [[west, east], [far_west, far_east]] = tiles.map(|tile| [0, 1].map(|road| tile.node(road)));
    for cell in ["S1W1", "S3W1"] {
        game.board_mut().place_tile(shape("BA/LR"), Placement::new(at(cell), Rotation::R270), None);
    }
    let mut audit = Audit::new(&game);
    let open_ends = |game: &Game| {
        let features = game.board().features();
        [west, east, far_west, far_east].map(|node| features.get(features.feature_of(node)).open_ends)
    };
    assert_eq!(open_ends(&game), [1, 2, 1, 2]);
    let link = |nodes| Some(Link { by: Expansion::ALL[0], nodes });
    for (old, new, expected) in [
        (None, link([west, far_east]), [1, 2, 1, 1]),
        (link([west, far_east]), link([east, west]), [1, 1, 1, 2]),
        (link([east, west]), None, [1, 2, 1, 2]),
        (None, link([far_west, west]), [0, 2, 0, 2]),
    ] {
        game.replace_link(old, new, &mut Vec::new());
        assert_eq!((open_ends(&game), audit.check_move(&game, &[])), (expected, Ok(())));
    }
    let joined = game.board().features().feature_of(west);
    assert_eq!(game.board().completed_by(game.last_placed_tile())[..], [joined]);
}

#[test]
fn points_may_follow_from_points() {
    // The owner of the robber takes half of the points that another player gets.
    const HOOKS: Hooks = Hooks {
        on_scored: |game, score, events| {
            let stolen = Term { label: TermLabel::Tiles, count: 1, each: (score.gain(Seat::FIRST) / 2) as i16 };
            if stolen.each > 0 {
                scoring::award(game, Score::for_player(SECOND, Occasion::Final, stolen), events);
            }
        },
        ..Hooks::NONE
    };
    let mut game = game(&HOOKS);
    let events = place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
    let points: Vec<i32> = scores(&events).iter().map(|score| score.points).collect();
    assert_eq!(points, [4, 2], "the robber's points are told after those that they follow from");
    assert_eq!(support::points(&game), [4, 2]);
}

#[test]
fn lines_that_depend_on_all_others_come_last() {
    const HALF: Hooks = Hooks {
        adjust_total: Some(|_, _, _, terms| {
            let each = -(total(terms) / 2) as i16;
            terms.push(Term { label: TermLabel::Cities, count: 1, each });
        }),
        ..Hooks::NONE
    };
    const MORE: Hooks = Hooks {
        adjust_terms: Some(|_, _, _, terms| terms.push(Term { label: TermLabel::Pennants, count: 1, each: 4 })),
        ..Hooks::NONE
    };
    let mut game = game(&HALF);
    game.add_hooks(&MORE);
    let events = place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
    assert_eq!(scores(&events).iter().map(|score| score.points).collect::<Vec<_>>(), [4]);
}

#[test]
fn points_that_expansions_add_at_the_end_belong_to_the_final_scoring() {
    // The occasion does not tell that the game is over.
    fn award(game: &mut Game, each: i16, events: &mut Vec<Event>) {
        let term = Term { label: TermLabel::Tiles, count: 1, each };
        scoring::award(game, Score::for_player(SECOND, Occasion::Completed, term), events);
    }
    const HOOKS: Hooks = Hooks {
        before_final_scoring: |game, events| {
            award(game, 2, events);
            game.add_follow_up(|game, events| {
                award(game, 3, events);
                Flow::Next
            });
        },
        add_final_points: |game, events| award(game, 5, events),
        ..Hooks::NONE
    };
    let mut game = game(&HOOKS);
    let mut events = place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
    turn::advance(&mut game, Flow::Over, &mut events);
    let points: Vec<(i32, bool)> = scores(&events).iter().map(|score| (score.points, score.is_final)).collect();
    assert_eq!(points, [(4, false), (2, true), (3, true), (5, true)]);
}

#[test]
fn answers_beside_a_placement_may_be_removed() {
    // A gift is offered beside the placements of a dragon's tile, and another expansion rules it out.
    const OFFERS: Hooks = Hooks { offer_side_actions: |_, _, actions| actions.push(WASTED), ..Hooks::NONE };
    const KEEPS: Hooks = Hooks { allows_answer: Some(|_, _, _| false), ..Hooks::NONE };
    let mut game = game(&OFFERS);
    game.add_hooks(&KEEPS);
    support::draw(&mut game, "BA/L");
    assert!(
        !game.legal_actions().is_empty()
            && game.legal_actions().iter().all(|answer| matches!(answer, Action::Place(_)))
    );
}

#[test]
fn an_interrupted_turn_may_be_resumed() {
    // A limit per turn holds for both parts of a double turn, even if a round of turns comes between them.
    let mut game = game(&Hooks::NONE);
    let (mut events, interrupted) = (Vec::new(), game.turn_id());
    place_tile(&mut game, "BA/L", "S1", Rotation::R0, None);
    let turns = [SECOND, Seat::FIRST].map(|seat| {
        game.pass_to(seat);
        turn::advance(&mut game, Flow::NewTurn, &mut events);
        game.turn_id()
    });
    assert!(!turns.contains(&interrupted) && turns[0] != turns[1]);
    game.resume(interrupted);
    turn::advance(&mut game, Flow::OneMoreTile, &mut events);
    assert_eq!((game.active(), game.turn_id(), game.progress.turn_part()), (Seat::FIRST, interrupted, 1));
    turn::advance(&mut game, Flow::NewTurn, &mut events);
    assert!(game.turn_id() != interrupted && !turns.contains(&game.turn_id()));
}

#[test]
fn two_figures_on_the_score_track_share_the_points_of_their_player() {
    let mut game = support::game(2, &[]);
    let spaces = |game: &Game, seat| game.player(seat).spaces().collect::<Vec<_>>();
    let score = |game: &mut Game| {
        let term = Term { label: TermLabel::Tiles, count: 1, each: 7 };
        scoring::award(game, Score::for_player(Seat::FIRST, Occasion::Final, term), &mut Vec::new());
    };
    score(&mut game);
    assert_eq!(spaces(&game, Seat::FIRST), [7]);
    game.player_mut(Seat::FIRST).add_second_track_figure();
    game.player_mut(Seat::FIRST).shift_track_figures(3);
    score(&mut game);
    assert_eq!((spaces(&game, Seat::FIRST), game.player(Seat::FIRST).points()), (vec![11, 3], 14));
    assert_eq!(game.player(SECOND).space(TrackFigure::Second), None);
    assert_eq!(View::of(&game).seats.iter().map(|seat| seat.second_space).collect::<Vec<_>>(), [Some(3), None]);
}

#[test]
fn a_scored_feature_is_not_settled_again_when_the_game_ends_early() {
    // A player resigns when asked about an abbey, before drawing, after the goods of the previous turn.
    const HOOKS: Hooks = Hooks {
        after_scoring: |_, _, _| {
            call();
        },
        ..Hooks::NONE
    };
    CALLS.set(0);
    let mut game = game(&HOOKS);
    place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
    let actions = vec![Action::Pass, WASTED];
    turn::advance(&mut game, Flow::Ask { seat: SECOND, question: FIGURE, actions }, &mut Vec::new());
    game.resign(SECOND, &mut Vec::new()).unwrap();
    assert_eq!((game.waiting(), CALLS.get()), (&Waiting::Over, 1));
}

#[test]
fn a_tile_may_have_two_cells() {
    // A German castle, which is complete when there are ten tiles around it.
    let wide = shape("ZZ/wide");
    for rotation in Rotation::ALL {
        let mut game = game(&Hooks::NONE);
        game.place_tile(shape("BA/L"), Placement::new(at("S1"), Rotation::R0), None);
        let placement = game.board().placements(wide.get()).find(|placement| placement.rotation == rotation).unwrap();
        assert_eq!(game.board().fits(wide.get(), Placement::new(at("S1"), rotation)), Err(Misfit::CellOccupied));
        game.place_tile(wide, placement, Some(SECOND));
        let placed = *game.board().placed_tile(game.last_placed_tile());
        assert_eq!((placed.cells().count(), placed.surrounding_cells().len()), (2, 10));
        assert!(placed.cells().all(|cell| game.board().tile_at(cell) == Some(game.last_placed_tile())));
        assert_eq!(Audit::new(&game).check_move(&game, &[]), Ok(()));
        let castle = game.board().features().feature_of(placed.node(2));
        for cell in placed.surrounding_cells() {
            if game.board().tile_at(cell).is_none() {
                assert!(!game.board().is_complete(castle));
                game.place_tile(shape("ZZ/blank"), Placement::new(cell, Rotation::R0), None);
            }
        }
        assert!(game.board().completed_by(game.last_placed_tile()).contains(&castle));
        let road = game.board().features().feature_of(placed.node(0));
        let cells = placed.cells().count() + usize::from(game.board().features().nodes(road).len() > 1);
        assert_eq!(total(&scoring::feature_terms(&game, road, Occasion::Completed)), cells as i32);
    }
}

#[test]
fn a_road_over_a_tile_between_tiles_that_fit_everything_is_completed() {
    // A bridge is built over a tile between two abbeys that were placed before.
    let mut game = game(&Hooks::NONE);
    for (name, cell) in [("BA/L", "S1"), ("ZZ/blank", "S1E1"), ("ZZ/blank", "S1W1"), ("BA/L", "S2")] {
        game.place_tile(shape(name), Placement::new(at(cell), Rotation::R0), None);
    }
    let site = Site::Over(Crossing { at: at("S1"), axis: Axis::WestEast });
    game.place_piece(PlacedPiece { piece: Piece::Bridge, owner: None, site });
    let road = game.board().placed_tile(game.board().tile_at(at("S1")).unwrap()).nodes().last().unwrap();
    let road = game.board().features().feature_of(road);
    assert!(game.board().is_complete(road));
    assert!(game.board().completed_by(game.last_placed_tile()).contains(&road));
    let bridge = game.board().pieces()[0];
    assert!(!game.board_mut().move_piece(bridge, Site::Tile(at("S1"))), "a piece that carries a road stays");
    game.place_tile(shape("BA/L"), Placement::new(at("S3"), Rotation::R0), None);
    assert!(game.board().completed_by(game.last_placed_tile()).is_empty(), "a later tile does not complete it again");
}

#[test]
fn a_figure_may_keep_to_its_kinds() {
    // No rule allows the mayor anywhere but in a city.
    assert!(Figure::Meeple.goes_with_meeples_to(Kind::Monument) && Figure::Meeple.goes_with_meeples_to(Kind::City));
    assert!(!Figure::Abbot.goes_with_meeples_to(Kind::Monastery), "an abbot is no meeple");
    let kinds: Vec<&Kind> = Kind::ALL.iter().filter(|kind| Figure::Mayor.goes_with_meeples_to(**kind)).collect();
    assert_eq!(kinds, [&Kind::City]);
}

#[test]
fn a_tile_can_be_tried_without_being_in_hand() {
    let game = support::game(2, &[]).with_next_tile(SECOND, shape("BA/RRRR"), &mut Vec::new());
    let decision = game.decision().unwrap();
    assert_eq!((decision.seat, decision.question), (SECOND, Question::Place(shape("BA/RRRR"))));
    let prospect = game.prospect(game.board().features().feature_of(game.board().tiles()[0].nodes().next().unwrap()));
    assert!(prospect.is_some_and(|prospect| prospect.winners.is_empty() && prospect.completed >= prospect.unfinished));
}

#[test]
fn several_expansions_may_follow_up_a_placed_figure() {
    const HOOKS: Hooks = Hooks {
        on_figure_deployed: |game, placed, _| {
            assert_eq!(placed.seat, Seat::FIRST);
            game.add_follow_up(|_, _| {
                call();
                Flow::Next
            });
        },
        ..Hooks::NONE
    };
    CALLS.set(0);
    let mut game = game(&HOOKS);
    game.add_hooks(&HOOKS);
    place_tile(&mut game, "BA/L", "S1", Rotation::R0, Some(Kind::Monastery));
    assert_eq!((CALLS.get(), game.active()), (2, SECOND));
}

#[test]
fn a_side_action_is_offered_throughout_a_turn_to_its_player_only() {
    const HOOKS: Hooks = Hooks { offer_side_actions: |_, _, actions| actions.push(WASTED), ..Hooks::NONE };
    let mut game = game(&HOOKS);
    support::draw(&mut game, "BA/L");
    assert_eq!((game.legal_actions().last(), game.decision_count()), (Some(&WASTED), 1));
    apply(&mut game, WASTED);
    assert!(matches!(game.decision().unwrap().question, Question::Place(_)), "the question is asked again");
    apply(&mut game, Action::Place(Placement::new(at("S1"), Rotation::R0)));
    assert_eq!(game.legal_actions().last(), Some(&WASTED));
    // Neither questions to other players nor those between turns have it.
    for (seat, is_over) in [(SECOND, false), (Seat::FIRST, true)] {
        if is_over {
            game.progress.end_turn();
        }
        let actions = vec![Action::Pass, Action::Place(Placement::new(at("S2"), Rotation::R0))];
        turn::advance(&mut game, Flow::Ask { seat, question: FIGURE, actions }, &mut Vec::new());
        assert!(!game.legal_actions().contains(&WASTED));
    }
}

#[test]
fn a_figure_leaves_its_feature_for_the_supply_or_another_feature() {
    const HOOKS: Hooks = Hooks {
        on_figure_left: |game, placed, _| {
            assert!(game.is_free(placed.node));
            call();
        },
        ..Hooks::NONE
    };
    CALLS.set(0);
    place_tile(&mut game(&HOOKS), "BA/C", "N1", Rotation::R180, Some(Kind::City));
    assert_eq!(CALLS.get(), 1, "it returned");
    let mut game = game(&HOOKS);
    place_tile(&mut game, "BA/RFr", "E1", Rotation::R0, Some(Kind::Road));
    let (highwayman, field) = (game.board().figures()[0], support::node(&game, "E1", Kind::Field));
    let way = [highwayman.node, field].map(FigureLocation::Node);
    game.move_figure(OwnedFigure { figure: Figure::Meeple, seat: Seat::FIRST }, way, &mut Vec::new());
    assert_eq!((CALLS.get(), game.is_free(highwayman.node), game.is_free(field)), (2, true, false));
}

#[test]
fn a_figure_that_nobody_holds_does_not_move() {
    let mut game = game(&Hooks::NONE);
    let (meeple, mut events) = (OwnedFigure { figure: Figure::Meeple, seat: Seat::FIRST }, Vec::new());
    let [prison, other] = [SECOND, Seat::FIRST].map(|seat| FigureLocation::Held(Holder::Seat(seat)));
    game.move_figure(meeple, [FigureLocation::Supply, prison], &mut events);
    assert!(!game.move_figure_if_there(meeple, [other, FigureLocation::Supply], &mut events));
    assert_eq!((game.player(Seat::FIRST).figure_count(Figure::Meeple), game.board().held_figures().len()), (6, 1));
    assert!(game.move_figure_if_there(meeple, [prison, FigureLocation::Supply], &mut events));
    assert!(game.board().held_figures().is_empty() && events.is_empty());
}
