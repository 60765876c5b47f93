//! Tests of extension points in ways that no expansion uses yet. The comment of each test names the rule that it
//! imitates with hooks of its own.

use std::cell::Cell;

use super::trial::{self, apply, place_tile, shape};
use crate::audit::Audit;
use crate::board::Misfit;
use crate::expansions::{
    Hooks, SetAside, States, abbey_and_mayor, bridges_castles_and_bazaars as bazaars, hills_and_sheep,
    the_gifts as gifts,
};
use crate::feature::Features;
use crate::score::total;
use crate::{
    Action, Axis, Crossing, Draw, DrawOutcome, Event, Expansion, ExpansionAction, ExpansionDraw, ExpansionDrawOutcome,
    Expansions, Extra, FeatureId, Figure, FigureLocation, First, Flow, Game, HeldFigure, Holder, Kind, Label, NodeId,
    Occasion, Piece, PlacedFigure, PlacedPiece, Placement, Pos, Question, Refusal, Rotation, Ruleset, Score, Seat,
    Setup, Side, Site, Term, Waiting, claiming, placing, scoring, turn,
};

const SECOND: Seat = Seat::new(1).unwrap();

const FAIRY: Term = Term { label: Label::Tiles, count: 3, each: 1 };

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
    let mut game = trial::game(2, &[]);
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

fn scores(events: &[Event]) -> Vec<&Score> {
    events.iter().filter_map(|event| if let Event::Scored(score) = event { Some(&**score) } else { None }).collect()
}

#[test]
fn a_barred_figure_is_refused_with_a_reason() {
    // Imitates a builder, which is barred from features without a meeple of its owner.
    const HOOKS: Hooks = Hooks {
        bars_figure: Some(|game, _, node| {
            game.board().features().get(game.board().features().of(node)).kind == Kind::Road
        }),
        refuse: |_, _, action| matches!(action, Action::Deploy { .. }).then_some(Refusal::NotOffered),
        ..Hooks::NONE
    };
    for (hooks, reason) in
        [(&HOOKS, Refusal::NotOffered), (&Hooks { refuse: |_, _, _| None, ..HOOKS }, Refusal::Occupied)]
    {
        let mut game = game(hooks);
        trial::draw(&mut game, "BA/RFr");
        apply(&mut game, Action::Place(Placement::new(at("E1"), Rotation::R0)));
        let road = shape("BA/RFr").shape().segments.iter().position(|segment| segment.kind == Kind::Road).unwrap();
        let deploy = Action::Deploy { figure: Figure::Meeple, at: at("E1"), segment: road as u8 };
        assert!(!game.legal().contains(&deploy));
        assert_eq!(game.check(deploy), Err(reason));
    }
}

/// A question for a figure on any tile, which an expansion asks.
const FIGURE: Question = Question::Figure { at: None, by: Some(Expansion::TheGifts) };

/// Asks the active player a question that costs nothing to answer.
fn ask(game: &mut Game, _: &mut Vec<Event>) -> Flow {
    let actions = vec![Action::Pass, WASTED];
    Flow::Ask { seat: game.active(), question: FIGURE, actions }
}

/// An answer without effect, so that the question is asked again: a gift in a game whose other rules know no gifts.
const WASTED: Action =
    Action::Expansion(ExpansionAction::TheGifts(gifts::Action::Open(gifts::Opening::Wasted(gifts::Card::Take2))));

#[test]
fn a_completed_feature_may_ask_before_it_is_scored_and_after() {
    // The wagon asks after its feature was scored, the city of the Count before.
    const HOOKS: Hooks = Hooks {
        before_scoring: |game, features, _| {
            assert_eq!(features.len(), 1);
            game.then(ask);
        },
        after_scoring: |game, _, _| game.then(ask),
        ..Hooks::NONE
    };
    let mut game = game(&HOOKS);
    // Closes the city of the start tile with another cap.
    let mut events = place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
    assert!(scores(&events).is_empty(), "asked before anything is scored");
    for (answer, scored) in [(WASTED, 0), (Action::Pass, 1), (WASTED, 1)] {
        assert!(game.decision().is_some());
        game.apply(answer, &mut events).unwrap();
        assert_eq!(scores(&events).len(), scored);
    }
    assert_eq!(game.player(Seat::FIRST).score(), 4);
    apply(&mut game, Action::Pass);
    assert_eq!((game.waiting(), game.active()), (&Waiting::Draw(Draw::Tile), SECOND));
    assert!(!game.progress.is_interrupted());
}

#[test]
fn after_scoring_runs_once_even_if_another_expansion_asks() {
    // The player takes goods before the wagon asks where to move.
    const DOES: Hooks = Hooks {
        after_scoring: |_, _, _| {
            call();
        },
        ..Hooks::NONE
    };
    const ASKS: Hooks =
        Hooks { after_scoring: |game, _, _| [ask; 2].into_iter().for_each(|ask| game.then(ask)), ..Hooks::NONE };
    CALLS.set(0);
    let mut game = game(&DOES);
    game.add_hooks(&ASKS);
    place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
    for _ in 0..2 {
        apply(&mut game, Action::Pass);
    }
    assert_eq!((game.waiting(), CALLS.get()), (&Waiting::Draw(Draw::Tile), 1));
}

#[test]
fn a_completed_feature_may_be_exempt() {
    // A city under a castle is neither scored nor counted.
    const HOOKS: Hooks = Hooks {
        exempt_features: Some(|game, index| {
            let city = game.board().features().of(trial::node(game, "0", Kind::City));
            (index == 0 && game.board().is_complete(city)).then_some(city)
        }),
        ..Hooks::NONE
    };
    for (hooks, count) in [(&HOOKS, 0), (&Hooks::NONE, 1)] {
        let mut game = game(hooks);
        let events = place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
        assert_eq!([scores(&events).len(), scoring::count_completed(&game, Kind::City)], [count; 2]);
    }
}

#[test]
fn scoring_of_farmers_is_announced_with_their_fields() {
    // The market of the Count asks a question when a barn causes a field to be scored.
    const HOOKS: Hooks = Hooks {
        before_scoring: |game, fields, _| {
            if !fields.is_empty() {
                assert_eq!(game.board().features().get(fields[0]).kind, Kind::Field);
                game.then(ask);
            }
        },
        ..Hooks::NONE
    };
    let mut game = trial::game(2, &[Expansion::AbbeyAndMayor]);
    game.add_hooks(&HOOKS);
    for cell in ["S1", "S1E1"] {
        game.board_mut().place_tile(shape("BA/L"), Placement::new(at(cell), Rotation::R0), None);
    }
    game.place_tile(shape("BA/RFr"), Placement::new(at("E1"), Rotation::R0), None);
    let field = game.board().placed_tile(game.board().at(at("S1")).unwrap()).node(1);
    trial::stand(&mut game, Figure::Meeple, SECOND, field);
    let barn = PlacedPiece { piece: Piece::Barn, owner: Some(Seat::FIRST), site: Site::Corner(at("S1E1")) };
    game.put(barn);
    let mut events = Vec::new();
    assert!(matches!(abbey_and_mayor::score_barn_farmers(&mut game, &mut events), Flow::Stay));
    assert!(events.is_empty() && game.board().figures().len() == 1, "asked before the farmer is scored");
    assert!(matches!(abbey_and_mayor::score_barn_farmers(&mut game, &mut events), Flow::Next));
    assert!(game.board().figures().is_empty());
}

#[test]
fn points_a_returned_figure_and_a_drawn_tile_may_ask() {
    // The question must come directly after the event that causes it.
    for hooks in [
        &Hooks { on_scored: |game, _, _| game.then(ask), ..Hooks::NONE },
        &Hooks { on_left: |game, _, _| game.then(ask), ..Hooks::NONE },
    ] {
        let mut game = trial::game(2, &[]);
        game.add_hooks(hooks);
        let events = place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
        assert_eq!(scores(&events).len(), 1);
        assert_eq!((game.decision().unwrap().seat, game.active()), (Seat::FIRST, Seat::FIRST));
        let events = apply(&mut game, Action::Pass);
        assert_eq!(events, [Event::Turn { seat: SECOND }]);
    }
}

#[test]
fn several_may_have_something_follow_from_a_placed_figure() {
    const HOOKS: Hooks = Hooks {
        on_deployed: |game, standing, _| {
            assert_eq!(standing.seat, Seat::FIRST);
            game.then(|_, _| {
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
fn the_end_may_ask_before_everything_is_scored() {
    // The market of the Count asks a question before fields are scored at the end of the game.
    const HOOKS: Hooks = Hooks { before_final_scoring: |game, _| game.then(ask), ..Hooks::NONE };
    let mut game = game(&HOOKS);
    let mut events = Vec::new();
    turn::advance(&mut game, Flow::Over, &mut events);
    assert!(game.decision().is_some() && events.is_empty());
    game.apply(Action::Pass, &mut events).unwrap();
    assert_eq!((game.waiting(), events.last()), (&Waiting::Over, Some(&Event::Over)));
    // Figures that are cut off at the end of the game cause no question.
    let mut game = trial::game(2, &[]);
    game.add_hooks(&HOOKS);
    trial::draw(&mut game, "BA/L");
    game.resign(SECOND, &mut Vec::new()).unwrap();
    assert_eq!(game.waiting(), &Waiting::Over);
}

#[test]
fn an_action_may_be_possible_throughout_a_turn() {
    // A player may pay the ransom of a prisoner at any time, and can then place the figure.
    const HOOKS: Hooks = Hooks {
        offer_beside: |game, _, actions| {
            let is_paid = game.player(game.active()).has(Figure::Meeple);
            actions.extend((!is_paid).then_some(WASTED));
        },
        ..Hooks::NONE
    };
    let mut game = game(&HOOKS);
    let supply = |game: &mut Game, from, to| {
        for _ in 0..7 {
            game.transfer((Figure::Meeple, Seat::FIRST), [from, to], &mut Vec::new());
        }
    };
    let prison = FigureLocation::Held(Holder::Seat(SECOND));
    supply(&mut game, FigureLocation::Supply, prison);
    trial::draw(&mut game, "BA/L");
    assert_eq!((game.legal().last(), game.decisions()), (Some(&WASTED), 1));
    apply(&mut game, WASTED);
    assert!(matches!(game.decision().unwrap().question, Question::Place(_)), "asked again");
    apply(&mut game, Action::Place(Placement::new(at("S1"), Rotation::R0)));
    assert_eq!(game.legal(), [Action::Pass, WASTED], "asked though nothing can be placed");
    supply(&mut game, prison, FigureLocation::Supply);
    apply(&mut game, WASTED);
    assert!(!game.legal().contains(&WASTED) && game.legal().len() > 1);
    // The answer is not offered with questions to other players or between turns.
    supply(&mut game, FigureLocation::Supply, prison);
    for (seat, step) in [(SECOND, 0), (Seat::FIRST, usize::MAX)] {
        game.progress.skip_to(step);
        let actions = vec![Action::Pass, Action::Place(Placement::new(at("S2"), Rotation::R0))];
        turn::advance(&mut game, Flow::Ask { seat, question: FIGURE, actions }, &mut Vec::new());
        assert!(!game.legal().contains(&WASTED));
    }
}

#[test]
fn an_answer_may_have_to_be_given() {
    // The princess forces the player to send a knight home, whatever the order of the hooks.
    const OFFERS: Hooks = Hooks { offer: |_, _, _, actions| actions.push(WASTED), ..Hooks::NONE };
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
            trial::draw(&mut game, "BA/L");
            apply(&mut game, Action::Place(Placement::new(at("S1"), Rotation::R0)));
            assert_eq!(game.legal(), expected);
        }
    }
}

#[test]
fn a_barred_figure_is_barred_from_answers_of_others() {
    // On the dragon's tile, other expansions cannot place an architect or a spice miner either.
    const OFFERS: Hooks = Hooks {
        offer: |game, _, tile, actions| {
            let at = game.board().placed_tile(tile).at;
            actions.push(Action::Deploy { figure: Figure::LargeMeeple, at, segment: 0 });
        },
        ..Hooks::NONE
    };
    const BARS: Hooks = Hooks { bars_figure: Some(|_, _, _| true), ..Hooks::NONE };
    let mut game = game(&BARS);
    game.add_hooks(&OFFERS);
    let events = place_tile(&mut game, "BA/L", "S1", Rotation::R0, None);
    assert_eq!(events.last(), Some(&Event::Turn { seat: SECOND }), "nothing is left to ask");
}

#[test]
fn a_second_figure_is_a_question_of_its_own() {
    // The phantom is placed after the first figure of the turn.
    fn ask(game: &mut Game, _: &mut Vec<Event>) -> Flow {
        let mut actions = vec![Action::Pass];
        let (seat, tile) = (game.active(), game.last());
        claiming::offer(game, (Figure::Meeple, seat), tile, &mut actions);
        let at = Some(game.board().placed_tile(tile).at);
        Flow::Ask { seat, question: Question::Figure { at, by: Some(Expansion::TheGifts) }, actions }
    }
    const HOOKS: Hooks = Hooks {
        on_deployed: |game, _, _| {
            if call() == 1 {
                game.then(ask);
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
fn each_player_in_turn_may_be_asked_for_a_figure_on_any_tile() {
    // After a tile with a crop circle, each player must place a second figure beside one that they have on the board.
    fn ask(game: &mut Game, _: &mut Vec<Event>) -> Flow {
        let seat = (0..=CALLS.get()).fold(game.active(), |seat, _| game.next_seat(seat));
        let own = game.board().figures().iter().filter(|standing| standing.seat == seat);
        let beside = own.map(|standing| {
            let (at, segment) = game.board().place(standing.node);
            Action::Deploy { figure: Figure::Meeple, at, segment }
        });
        Flow::Ask { seat, question: FIGURE, actions: beside.collect() }
    }
    const HOOKS: Hooks = Hooks {
        on_placed: |game, _, _| game.then(ask),
        on_deployed: |game, _, _| {
            if call() < game.player_count() as u32 {
                game.then(ask);
            }
        },
        ..Hooks::NONE
    };
    CALLS.set(0);
    let mut game = trial::game(3, &[]);
    game.add_hooks(&HOOKS);
    let third = Seat::new(2).unwrap();
    let places = [(SECOND, Kind::City), (third, Kind::Road), (Seat::FIRST, Kind::Field)];
    for (seat, kind) in places {
        let node = trial::node(&game, "0", kind);
        trial::stand(&mut game, Figure::Meeple, seat, node);
    }
    trial::draw(&mut game, "BA/L");
    apply(&mut game, Action::Place(Placement::new(at("S1"), Rotation::R0)));
    for (seat, kind) in places {
        let (asked, node) = (game.decision().unwrap().clone(), trial::node(&game, "0", kind));
        assert_eq!((asked.seat, asked.question, game.active()), (seat, FIGURE, Seat::FIRST));
        let (place, figure) = (game.board().place(node), Figure::Meeple);
        assert_eq!(asked.actions, [Action::Deploy { figure, at: place.0, segment: place.1 }]);
        for cell in ["S1", "S2"] {
            let monk = Action::Deploy { figure, at: at(cell), segment: 0 };
            assert_eq!(game.check(monk), Err(Refusal::NotOffered));
        }
        let events = apply(&mut game, asked.actions[0]);
        assert_eq!(events[0], Event::Deployed { seat, figure, at: place.0, segment: place.1 });
        assert_eq!(game.player(seat).count(figure), 5);
    }
    let main = Question::Figure { at: Some(at("S1")), by: None };
    assert_eq!(game.decision().map(|asked| (asked.seat, asked.question)), Some((Seat::FIRST, main)));
}

#[test]
fn several_players_decide_in_turn_about_one_piece() {
    // The dragon moves step by step, and the next player decides about each step.
    fn walk(game: &mut Game, _: &mut Vec<Event>) -> Flow {
        let dragon = game.board().pieces()[0];
        let Site::Tile(at) = dragon.site else { return Flow::Next };
        game.shift(dragon, Some(Site::Tile(at.step(Side::E))));
        match call() {
            steps @ 1..=3 => {
                let seat = game.seats().nth((steps as usize - 1) % game.player_count()).unwrap();
                Flow::Ask { seat, question: FIGURE, actions: vec![Action::Pass, WASTED] }
            }
            _ => Flow::Next,
        }
    }
    const HOOKS: Hooks = Hooks { on_placed: |game, _, _| game.then(walk), ..Hooks::NONE };
    CALLS.set(0);
    let mut game = game(&HOOKS);
    game.put(PlacedPiece { piece: Piece::Castle, owner: None, site: Site::Tile(Pos::START) });
    trial::draw(&mut game, "BA/L");
    apply(&mut game, Action::Place(Placement::new(at("S1"), Rotation::R0)));
    for seat in [Seat::FIRST, SECOND, Seat::FIRST] {
        assert_eq!(game.decision().unwrap().seat, seat);
        apply(&mut game, WASTED);
    }
    assert_eq!(game.board().pieces()[0].site, Site::Tile(at("E4")));
    assert!(game.decision().unwrap().question.is_main(), "then the turn goes on");
    assert!(game.legal().iter().any(|answer| matches!(answer, Action::Deploy { .. })));
}

#[test]
fn a_figure_may_be_held() {
    // Covers a prisoner, and a meeple on a tower that is captured there.
    let mut game = game(&Hooks::NONE);
    let mut audit = Audit::new(&game);
    let mut events = place_tile(&mut game, "BA/RFr", "E1", Rotation::R0, Some(Kind::Road));
    let thief = game.board().figures()[0];
    let (meeple, tower) = ((Figure::Meeple, Seat::FIRST), Holder::Piece(Piece::Castle, Site::Tile(Pos::START)));
    let [prison, top] = [Holder::Seat(SECOND), tower].map(FigureLocation::Held);
    let way = [FigureLocation::Node(thief.node), prison, FigureLocation::Supply, top, prison];
    for step in way.windows(2) {
        game.transfer(meeple, [step[0], step[1]], &mut events);
        assert_eq!(audit.follow(&game, &events), Ok(()));
        events.clear();
    }
    assert!(!game.transfer_if_there(meeple, [top, FigureLocation::Supply], &mut events), "nobody is there any more");
    assert!(game.is_free(thief.node) && events.is_empty());
    let held = HeldFigure { figure: Figure::Meeple, seat: Seat::FIRST, by: Holder::Seat(SECOND) };
    assert_eq!((crate::View::of(&game).held, game.player(Seat::FIRST).count(Figure::Meeple)), (vec![held], 6));
}

/// Places three roads that end in a village. The roads to the west and to the east have two tiles.
fn lake(game: &mut Game) -> [NodeId; 3] {
    game.place_tile(shape("BA/RRR"), Placement::new(at("S1"), Rotation::R0), None);
    let placed = *game.board().placed_tile(game.last());
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
    let fits_all = crate::tile::ShapeId::all().find(|shape| shape.shape().fits_all).unwrap();
    game.board_mut().place_tile(fits_all, Placement::new(at("S3"), Rotation::R0), None);
    let mut audit = Audit::new(&game);
    trial::stand(&mut game, Figure::Meeple, Seat::FIRST, west);
    trial::stand(&mut game, Figure::Meeple, SECOND, south);
    let apart = game.board().features().clone();
    let tally = |game: &Game, node| {
        let feature = game.board().features().get(game.board().features().of(node));
        (feature.open, feature.claims, feature.oldest)
    };
    game.relink(None, Some([west, east]), &mut Vec::new());
    assert_eq!((tally(&game, west), tally(&game, east)), ((2, 1, west.min(east)), (2, 1, west.min(east))));
    assert_eq!(audit.follow(&game, &[]), Ok(()));
    game.relink(Some([west, east]), Some([east, south]), &mut Vec::new());
    assert_eq!((tally(&game, west), tally(&game, south)), ((1, 1, west), (1, 1, east.min(south))));
    assert_eq!(audit.follow(&game, &[]), Ok(()));
    game.relink(Some([east, south]), None, &mut Vec::new());
    for node in [west, east, south] {
        let (now, before) = (game.board().features(), &apart);
        let members =
            |features: &Features| features.members(features.of(node)).map(|node| node.tile).collect::<Vec<_>>();
        assert_eq!(
            (members(now).len(), tally(&game, node).0),
            (members(before).len(), before.get(before.of(node)).open)
        );
    }
    assert_eq!(audit.follow(&game, &[]), Ok(()));
}

#[test]
fn features_joined_by_a_piece_may_be_complete() {
    let mut game = game(&Hooks::NONE);
    let [west, east, _] = lake(&mut game);
    for (cell, rotation) in [("S1W1", Rotation::R270), ("S1E1", Rotation::R90)] {
        game.board_mut().place_tile(shape("BA/LR"), Placement::new(at(cell), rotation), None);
    }
    trial::stand(&mut game, Figure::Meeple, SECOND, west);
    game.place_tile(shape("BA/L"), Placement::new(at("S2W1"), Rotation::R0), None);
    assert!(game.board().completed_by(game.last()).is_empty());
    game.relink(None, Some([west, east]), &mut Vec::new());
    assert_eq!(game.board().completed_by(game.last()).as_slice(), [game.board().features().of(west)]);
    let mut events = Vec::new();
    scoring::completed(&mut game, &mut events);
    assert_eq!(scores(&events)[0].points, 3);
}

#[test]
fn a_builder_cut_off_from_its_meeple_returns() {
    // A ferry moves, so that the builder and its meeple are on different roads.
    let mut game = trial::game(2, &[Expansion::TradersAndBuilders]);
    let [west, east, south] = lake(&mut game);
    game.relink(None, Some([west, east]), &mut Vec::new());
    trial::stand(&mut game, Figure::Meeple, SECOND, west);
    trial::stand(&mut game, Figure::Builder, SECOND, east);
    let mut events = Vec::new();
    game.relink(Some([west, east]), Some([west, south]), &mut events);
    assert!(matches!(events.last(), Some(Event::Returned { figure: Figure::Builder, .. })));
    assert_eq!(game.board().figures().len(), 1);
}

#[test]
fn one_winner_may_get_points_that_the_others_do_not() {
    // The owner of the meeple beside the fairy gets a bonus, even without winning the feature.
    const HOOKS: Hooks = Hooks { extras: Some(extras), ..Hooks::NONE };
    fn extras(_: &Game, _: FeatureId, score: &Score, extras: &mut Vec<Extra>) {
        assert_eq!((score.points, score.winners.as_slice()), (4, &[Seat::FIRST][..]));
        extras.push(Extra { seat: SECOND, term: FAIRY });
    }
    let mut game = game(&HOOKS);
    let mut audit = Audit::new(&game);
    let events = place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
    let score = scores(&events)[0];
    assert_eq!(score.gains().collect::<Vec<_>>(), [(Seat::FIRST, 4), (SECOND, 3)]);
    assert_eq!(game.seats().map(|seat| game.player(seat).score()).collect::<Vec<_>>(), [4, 3]);
    assert_eq!(audit.follow(&game, &events), Ok(()));
}

#[test]
fn points_may_follow_from_points() {
    // The owner of the robber takes half of the points that another player gets.
    const HOOKS: Hooks = Hooks {
        on_scored: |game, score, events| {
            let stolen = Term { label: Label::Tiles, count: 1, each: (score.gain(Seat::FIRST) / 2) as i16 };
            if stolen.each > 0 {
                scoring::award(game, Score::alone(SECOND, Occasion::Final, stolen), events);
            }
        },
        ..Hooks::NONE
    };
    let mut game = game(&HOOKS);
    let events = place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
    let points: Vec<i32> = scores(&events).iter().map(|score| score.points).collect();
    assert_eq!(points, [4, 2], "the robber's points are told after those that they follow from");
    assert_eq!(game.seats().map(|seat| game.player(seat).score()).collect::<Vec<_>>(), [4, 2]);
}

#[test]
fn points_that_expansions_add_at_the_end_belong_to_the_final_scoring() {
    // The occasion does not tell that the game is over.
    const HOOKS: Hooks = Hooks {
        final_scoring: |game, events| {
            let term = Term { label: Label::Tiles, count: 1, each: 5 };
            scoring::award(game, Score::alone(SECOND, Occasion::Completed, term), events);
        },
        ..Hooks::NONE
    };
    let mut game = game(&HOOKS);
    let mut events = place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
    turn::advance(&mut game, Flow::Over, &mut events);
    let points: Vec<(i32, bool)> = scores(&events).iter().map(|score| (score.points, score.is_final)).collect();
    assert_eq!(points, [(4, false), (5, true)]);
}

#[test]
fn a_figure_that_leaves_its_feature_is_reported() {
    // The builder returns to its owner when the last meeple of the same player leaves the feature.
    const HOOKS: Hooks = Hooks {
        on_left: |game, standing, _| {
            assert!(game.is_free(standing.node));
            call();
        },
        ..Hooks::NONE
    };
    CALLS.set(0);
    place_tile(&mut game(&HOOKS), "BA/C", "N1", Rotation::R180, Some(Kind::City));
    assert_eq!(CALLS.get(), 1, "it came home");
    let mut game = game(&HOOKS);
    place_tile(&mut game, "BA/RFr", "E1", Rotation::R0, Some(Kind::Road));
    let (highwayman, field) = (game.board().figures()[0], game.board().placed_tile(game.last()).node(1));
    let way = [highwayman.node, field].map(FigureLocation::Node);
    game.transfer((Figure::Meeple, Seat::FIRST), way, &mut Vec::new());
    assert_eq!(CALLS.get(), 2, "it went elsewhere");
    assert_eq!(game.board().figures(), [PlacedFigure { node: field, ..highwayman }]);
    assert!(!game.is_free(field));
}

#[test]
fn a_figure_may_follow_another_home() {
    // When a city is scored, the builder follows the last meeple home and must not return twice.
    const HOOKS: Hooks = Hooks {
        on_left: |game, standing, events| {
            let feature = game.board().features().of(standing.node);
            let follower = game.board().figures_on(feature).next();
            follower.into_iter().for_each(|follower| game.send_home(follower, events));
        },
        ..Hooks::NONE
    };
    let mut game = game(&HOOKS);
    let mut audit = Audit::new(&game);
    let start = game.board().placed_tile(game.last());
    let (city, _) = start.nodes().zip(start.segments()).find(|(_, segment)| segment.kind == Kind::City).unwrap();
    for seat in [Seat::FIRST, SECOND] {
        trial::stand(&mut game, Figure::Meeple, seat, city);
    }
    let events = place_tile(&mut game, "BA/C", "N1", Rotation::R180, None);
    let returned = events.iter().filter(|event| matches!(event, Event::Returned { .. })).count();
    assert_eq!((returned, game.player(SECOND).count(Figure::Meeple)), (2, 7));
    assert_eq!(audit.follow(&game, &events), Ok(()));
}

#[test]
fn a_drawn_tile_may_be_set_aside() {
    // A dragon tile is drawn before any volcano.
    const HOOKS: Hooks = Hooks {
        set_aside: |_, drawn| {
            let set_aside: SetAside = |_, _, _| {
                call();
            };
            (drawn == shape("BA/L")).then_some(set_aside)
        },
        ..Hooks::NONE
    };
    CALLS.set(0);
    let mut game = game(&HOOKS);
    let drawable = placing::drawable(&game).count();
    for left in [3, 2] {
        assert_eq!(game.pile().len() - drawable, left + 1);
        trial::draw(&mut game, "BA/L");
        assert_eq!((game.hand(), game.waiting()), (None, &Waiting::Draw(Draw::Tile)));
        assert_eq!(placing::drawable(&game).count(), drawable);
    }
    trial::draw(&mut game, "BA/RFr");
    assert_eq!((CALLS.get(), game.hand()), (2, Some(shape("BA/RFr"))));
}

#[test]
fn answers_beside_a_placement_may_be_removed() {
    // A gift is offered beside the placements of a dragon's tile, and another expansion rules it out.
    const OFFERS: Hooks = Hooks { offer_beside: |_, _, actions| actions.push(WASTED), ..Hooks::NONE };
    const KEEPS: Hooks = Hooks { allows_answer: Some(|_, _, _| false), ..Hooks::NONE };
    let mut game = game(&OFFERS);
    game.add_hooks(&KEEPS);
    trial::draw(&mut game, "BA/L");
    assert!(!game.legal().is_empty() && game.legal().iter().all(|answer| matches!(answer, Action::Place(_))));
}

#[test]
fn a_bridge_that_an_expansion_forbids_is_refused_with_its_reason() {
    // The bridge that the hooks of the test forbid.
    const BRIDGE: Action =
        Action::Expansion(ExpansionAction::BridgesCastlesAndBazaars(bazaars::Action::Bridge(Crossing {
            at: Pos::new(0, 1),
            axis: Axis::WestEast,
        })));
    const HOOKS: Hooks = Hooks {
        allows_answer: Some(|_, _, answer| answer != BRIDGE),
        refuse: |_, _, answer| (answer == BRIDGE).then_some(Refusal::Occupied),
        ..Hooks::NONE
    };
    for (hooks, refused) in [(&Hooks::NONE, None), (&HOOKS, Some(Refusal::Occupied))] {
        let mut game = trial::game(2, &[Expansion::BridgesCastlesAndBazaars]);
        game.add_hooks(hooks);
        trial::draw(&mut game, "BA/L");
        apply(&mut game, Action::Place(Placement::new(at("S1"), Rotation::R0)));
        assert_eq!(game.check(BRIDGE).err(), refused);
    }
}

#[test]
fn a_shepherd_that_leaves_returns_its_tokens() {
    let mut game = trial::game(2, &[Expansion::HillsAndSheep]);
    trial::draw(&mut game, "BA/L");
    apply(&mut game, Action::Place(Placement::new(at("S1"), Rotation::R0)));
    apply(&mut game, Action::Deploy { figure: Figure::Shepherd, at: at("S1"), segment: 1 });
    let token = ExpansionDrawOutcome::HillsAndSheep(hills_and_sheep::DrawOutcome::Token(hills_and_sheep::Token::Four));
    game.draw(DrawOutcome::Expansion(token), &mut Vec::new()).unwrap();
    let shepherd = game.board().figures()[0];
    game.send_home(shepherd, &mut Vec::new());
    let flocks = &game.states().hills_and_sheep.as_ref().unwrap().flocks;
    assert!(flocks.of(Seat::FIRST).is_empty());
    assert!(flocks.bag().all(|(token, count)| count == token.copies()));
}

#[test]
fn a_turn_may_have_one_more_tile() {
    // The builder earns a second tile. The turn of the same player continues, without an event for a new turn.
    let mut game = game(&Hooks::NONE);
    place_tile(&mut game, "BA/L", "S1", Rotation::R0, None);
    let (mut events, active) = (Vec::new(), game.active());
    turn::advance(&mut game, Flow::OneMoreTile, &mut events);
    assert_eq!((game.active(), game.progress.part(), game.waiting()), (active, 1, &Waiting::Draw(Draw::Tile)));
    assert!(events.is_empty());
    turn::advance(&mut game, Flow::NewTurn, &mut events);
    assert_eq!((game.progress.part(), events), (0, vec![Event::Turn { seat: active }]));
}

#[test]
fn an_interrupted_turn_may_be_resumed() {
    // A limit per turn holds for both parts of a double turn, even if a round of turns comes between them.
    let mut game = game(&Hooks::NONE);
    let (mut events, interrupted) = (Vec::new(), game.turn());
    place_tile(&mut game, "BA/L", "S1", Rotation::R0, None);
    let turns = [SECOND, Seat::FIRST].map(|seat| {
        game.pass_to(seat);
        turn::advance(&mut game, Flow::NewTurn, &mut events);
        game.turn()
    });
    assert!(!turns.contains(&interrupted) && turns[0] != turns[1]);
    game.resume(interrupted);
    turn::advance(&mut game, Flow::OneMoreTile, &mut events);
    assert_eq!((game.active(), game.turn(), game.progress.part()), (Seat::FIRST, interrupted, 1));
    turn::advance(&mut game, Flow::NewTurn, &mut events);
    assert!(game.turn() != interrupted && !turns.contains(&game.turn()));
}

#[test]
fn a_tile_may_be_placed_instead_of_drawing_one() {
    // The player places an abbey. The turn has been reported before, and no tile is drawn.
    let mut game = game(&Hooks::NONE);
    let events = place_tile(&mut game, "BA/L", "S1", Rotation::R0, None);
    assert_eq!((events.last(), game.waiting()), (Some(&Event::Turn { seat: SECOND }), &Waiting::Draw(Draw::Tile)));
    let (mut events, kept) = (Vec::new(), shape("BA/L"));
    game.give(kept, false);
    turn::advance(&mut game, Flow::NewTurn, &mut events);
    assert_eq!(game.decision().map(|decision| decision.question), Some(Question::Place(kept)));
    assert!(events.is_empty());
}

#[test]
fn a_scored_feature_is_not_settled_again_when_the_game_ends_early() {
    // A player resigns when asked about an abbey, before drawing. The goods of the previous turn have been taken
    // already.
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
fn a_tile_may_belong_to_one_player_only() {
    // A player resigns while holding an abbey, which no other player may place.
    const HOOKS: Hooks = Hooks { reclaim_hand: |_, seat, _| seat == Seat::FIRST, ..Hooks::NONE };
    for (hooks, is_taken) in [(&HOOKS, true), (&Hooks::NONE, false)] {
        let mut game = trial::game(3, &[]);
        game.add_hooks(hooks);
        trial::draw(&mut game, "BA/L");
        let mut events = Vec::new();
        game.resign(Seat::FIRST, &mut events).unwrap();
        assert_eq!((game.waiting() == &Waiting::Draw(Draw::Tile), game.hand().is_none()), (is_taken, is_taken));
        assert_eq!((game.active(), events.last()), (SECOND, Some(&Event::Turn { seat: SECOND })));
    }
}

/// `abbey_and_mayor.md 4.14`
#[test]
fn scored_figures_are_distinguished_from_returned_ones() {
    // The wagon moves on when its feature was scored, but not when the wagon is taken back.
    const HOOKS: Hooks = Hooks {
        on_released: |game, standing, near| {
            assert!(!game.is_free(standing.node) && near.is_none());
            call();
        },
        ..Hooks::NONE
    };
    CALLS.set(0);
    let mut game = game(&HOOKS);
    place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
    assert_eq!((CALLS.get(), game.board().figures().len()), (1, 0));
    place_tile(&mut game, "BA/L", "S1", Rotation::R0, Some(Kind::Monastery));
    let monk = game.board().figures_on(game.board().features().of(game.board().figures()[0].node)).next().unwrap();
    game.send_home(monk, &mut Vec::new());
    assert_eq!((CALLS.get(), game.board().figures().len()), (1, 0));
}

#[test]
fn pieces_stand_on_tiles_and_corners_and_move() {
    // The dragon moves from tile to tile. A barn is placed on a corner where four tiles meet.
    let mut game = game(&Hooks::NONE);
    let (dragon, barn) = (Site::Tile(Pos::START), Site::Corner(at("S1")));
    game.put(PlacedPiece { piece: Piece::Castle, owner: None, site: dragon });
    game.put(PlacedPiece { piece: Piece::Castle, owner: Some(SECOND), site: barn });
    game.shift(game.board().pieces()[0], Some(Site::Tile(at("N1"))));
    let sites: Vec<Site> = crate::View::of(&game).pieces.iter().map(|placed| placed.site).collect();
    assert_eq!(sites, [Site::Tile(at("N1")), barn]);
    let dragon = game.board().pieces()[0];
    assert!(game.board_mut().shift(dragon, None) && !game.board_mut().shift(dragon, None));
    // The floors of a tower are stacked.
    let floor = PlacedPiece { piece: Piece::Castle, owner: None, site: Site::Tile(Pos::START) };
    [floor; 3].into_iter().for_each(|floor| game.put(floor));
    assert_eq!(game.board().height(Piece::Castle, floor.site), 3);
}

#[test]
fn several_tiles_may_be_placed_at_the_start() {
    // The City of Carcassonne replaces the start tile. The previous tiles of the setup, such as a spring, are placed
    // beside it.
    const HOOKS: Hooks = Hooks {
        prepare: |_, layout| {
            layout.start[0].1.at = at("E2");
            let city = ["0", "E1"].map(|cell| (shape("BA/RFr"), Placement::new(at(cell), Rotation::R0)));
            layout.start.splice(0..0, city);
        },
        ..Hooks::NONE
    };
    let setup = Setup { first: First::Seat(SECOND), ..Setup::base(2) };
    let game = Game::with(vec![&HOOKS], Ruleset::NEWEST, setup);
    let cells: Vec<String> = game.board().tiles().iter().map(|placed| placed.at.to_string()).collect();
    assert_eq!(
        (cells, game.board().tiles()[2].shape),
        (["0", "E1", "E2"].map(str::to_owned).to_vec(), shape("BA/RCr"))
    );
    assert!(game.board().tiles().iter().all(|placed| placed.by.is_none()));
    let road = game.board().features().iter().find(|(_, feature)| feature.kind == Kind::Road).unwrap().1;
    assert_eq!((game.active(), road.open, game.board().features().iter().count()), (SECOND, 2, 4), "all are joined");
    assert_eq!(Audit::new(&game).follow(&game, &[]), Ok(()));
}

#[test]
fn a_tile_may_be_shut_to_a_piece_that_moves() {
    // Tiles within the walls of a city.
    const HOOKS: Hooks =
        Hooks { blocks_movement: |game, tile| game.board().placed_tile(tile).at == Pos::START, ..Hooks::NONE };
    for (hooks, end) in [(&Hooks::NONE, "E1"), (&HOOKS, "S1")] {
        let mut game = trial::game(2, &[Expansion::ThePrincessAndTheDragon]);
        game.add_hooks(hooks);
        place_tile(&mut game, "DG/F.v", "S1", Rotation::R0, None);
        place_tile(&mut game, "DG/RFr.d", "E1", Rotation::R0, None);
        let dragon =
            game.board().pieces().iter().find(|placed| placed.piece == Piece::Dragon).map(|placed| placed.site);
        assert_eq!(dragon, Some(Site::Tile(at(end))), "moved over the start tile or not");
    }
}

#[test]
fn a_tile_may_have_two_cells() {
    // A German castle, which is complete when there are ten tiles around it.
    let wide = shape("ZZ/wide");
    for rotation in Rotation::ALL {
        let mut game = game(&Hooks::NONE);
        game.place_tile(shape("BA/L"), Placement::new(at("S1"), Rotation::R0), None);
        let placement = game.board().placements(wide.shape()).find(|placement| placement.rotation == rotation).unwrap();
        assert_eq!(game.board().fits(wide.shape(), Placement::new(at("S1"), rotation)), Err(Misfit::Taken));
        game.place_tile(wide, placement, Some(SECOND));
        let placed = *game.board().placed_tile(game.last());
        assert_eq!((placed.cells().count(), placed.around().len()), (2, 10));
        assert!(placed.cells().all(|cell| game.board().at(cell) == Some(game.last())));
        assert_eq!(Audit::new(&game).follow(&game, &[]), Ok(()));
        let castle = game.board().features().of(placed.node(2));
        for cell in placed.around() {
            if game.board().at(cell).is_none() {
                assert!(!game.board().is_complete(castle));
                game.place_tile(shape("ZZ/blank"), Placement::new(cell, Rotation::R0), None);
            }
        }
        assert!(game.board().completed_by(game.last()).contains(&castle));
        let road = game.board().features().of(placed.node(0));
        let cells = placed.cells().count() + usize::from(game.board().features().members(road).len() > 1);
        assert_eq!(total(&scoring::worth(&game, road, Occasion::Completed)), cells as i32);
    }
}

#[test]
fn a_tile_that_fits_everything_closes_what_it_touches() {
    // An abbey is placed between the road and the fields of four neighbours.
    let mut game = game(&Hooks::NONE);
    for (name, cell) in [("BA/RFr", "E1"), ("BA/RFr", "E3"), ("BA/L", "N1E2"), ("BA/L", "S1E2")] {
        game.board_mut().place_tile(shape(name), Placement::new(at(cell), Rotation::R0), None);
    }
    let blank = shape("ZZ/blank");
    let placement = Placement::new(at("E2"), Rotation::R0);
    for rotation in Rotation::ALL {
        assert_eq!(game.board().fits(blank.shape(), Placement { rotation, ..placement }), Ok(()));
    }
    let road = game.board().placed_tile(game.board().at(at("E1")).unwrap()).node(0);
    let open = |game: &Game| game.board().features().get(game.board().features().of(road)).open;
    let before = open(&game);
    game.place_tile(blank, placement, None);
    let tile = game.last();
    assert_eq!(open(&game), before - 1);
    let closed = game.board().completed_by(tile);
    assert!(closed.is_empty(), "the road is open in the west");
    assert_eq!(game.board().across(at("E1"), Side::E), None);
    assert_eq!(Audit::new(&game).follow(&game, &[]), Ok(()));
}

#[test]
fn a_road_over_a_tile_ends_at_a_tile_that_fits_everything() {
    // A bridge is built beside an abbey that was placed before.
    let mut game = game(&Hooks::NONE);
    for (name, cell) in [("BA/L", "S1"), ("ZZ/blank", "S1E1")] {
        game.place_tile(shape(name), Placement::new(at(cell), Rotation::R0), None);
    }
    let site = Site::Over(Crossing { at: at("S1"), axis: Axis::WestEast });
    game.put(PlacedPiece { piece: Piece::Bridge, owner: None, site });
    let road = game.board().placed_tile(game.board().at(at("S1")).unwrap()).nodes().last().unwrap();
    assert_eq!(game.board().features().get(game.board().features().of(road)).open, 1, "open in the west alone");
    let bridge = game.board().pieces()[0];
    assert!(!game.board_mut().shift(bridge, None), "it stays");
}

#[test]
fn a_road_over_a_tile_between_tiles_that_fit_everything_is_completed() {
    // A bridge is built over a tile between two abbeys that were placed before.
    let mut game = game(&Hooks::NONE);
    for (name, cell) in [("BA/L", "S1"), ("ZZ/blank", "S1E1"), ("ZZ/blank", "S1W1"), ("BA/L", "S2")] {
        game.place_tile(shape(name), Placement::new(at(cell), Rotation::R0), None);
    }
    let site = Site::Over(Crossing { at: at("S1"), axis: Axis::WestEast });
    game.put(PlacedPiece { piece: Piece::Bridge, owner: None, site });
    let road = game.board().placed_tile(game.board().at(at("S1")).unwrap()).nodes().last().unwrap();
    let road = game.board().features().of(road);
    assert!(game.board().is_complete(road));
    assert!(game.board().completed_by(game.last()).contains(&road));
    game.place_tile(shape("BA/L"), Placement::new(at("S3"), Rotation::R0), None);
    assert!(game.board().completed_by(game.last()).is_empty(), "a later tile does not complete it again");
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
fn hidden_information_is_resampled_in_imagined_games() {
    // The number of the active player stands for information that an expansion hides from a seat.
    const HOOKS: Hooks = Hooks { imagine: |game, _, pick| game.pass_to(Seat::new(pick(6)).unwrap()), ..Hooks::NONE };
    let game = game(&HOOKS);
    let imagined = |number: usize| game.imagined(SECOND, &mut |count| number.min(count - 1)).active().index();
    assert_eq!((imagined(2), imagined(9), game.active()), (2, 5, Seat::FIRST), "the game itself stays as it is");
}

#[test]
fn a_tile_can_be_tried_without_being_in_hand() {
    let game = trial::game(2, &[]).supposed(SECOND, shape("BA/RRRR"), &mut Vec::new());
    let decision = game.decision().unwrap();
    assert_eq!((decision.seat, decision.question), (SECOND, Question::Place(shape("BA/RRRR"))));
    let prospect = game.prospect(game.board().features().of(game.board().tiles()[0].nodes().next().unwrap()));
    assert!(prospect.is_some_and(|prospect| prospect.winners.is_empty() && prospect.completed >= prospect.unfinished));
}
