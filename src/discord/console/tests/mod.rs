//! Tests of the console's controls and pictures in positions of random games.

mod clicks;
mod labels;
mod previews;

use std::collections::{BTreeMap, BTreeSet};

use crate::discord::message::parts::Menu;
use crate::discord::message::{Button, DecisionId, Draft, MAX_OPTIONS, Press, Row};
use crate::picture::{Pane, Subject};
use crate::presenter::answers::{
    AnswerGroup, CandidateLetters, answer_groups, distinct_answers, is_earlier_answer, is_refusal,
};
use crate::presenter::pictures::question_pane;
use crate::presenter::rehearsal_pictures::{candidate_letters, rehearsal_picture};
use crate::presenter::spots::numbered_spots;
use crate::presenter::words::{Locale, Words, markup};
use crate::presenter::{
    AnswerContext, ChoiceStep, CodeHandling, EarlierAnswers, NumberedSpot, Rehearsal, TileChoice, answers, codes,
};
use crate::rules::expansions::the_count;
use crate::rules::{
    Action, Decision, Event, Expansion, ExpansionAction, ExpansionQuestion, Figure, Game, Kind, Placement, Question,
    Seat, SegmentIndex,
};
use crate::table::{Assists, UserId};
use crate::tests::random_game;

use super::composition::compose;
use super::controls::RehearsalControls;
use super::open::cancel;
use super::places::REGION_MENU;
use super::state::ConsoleState;
use clicks::{begun, controls, controls_of, ctx, games};

/// Returns the first result of `found` in the positions of random games with these sets.
fn search<T>(expansions: &[Expansion], found: impl Fn(&Game) -> Option<T>) -> T {
    for number in 0..40 {
        let mut result = None;
        let replayed = random_game(2, number, expansions).0.replay_with(|_, _, game| {
            result = result.take().or_else(|| found(game));
        });
        replayed.unwrap();
        if let Some(result) = result {
            return result;
        }
    }
    panic!("there is no such position");
}

/// Calls a function with the state of a console in which the player rehearses `path`, and with the rest of the path after the answers
/// that precede the tile.
fn on_state<T>(game: &Game, path: &str, does: impl FnOnce(&ConsoleState<'_>, &str) -> T) -> T {
    let (app, table) = begun(0);
    let ctx = ctx(&app, UserId(1));
    let earlier = EarlierAnswers::of(game, path).unwrap();
    let (table, earlier, now) = (&table, &earlier, earlier.game(game));
    let decision = DecisionId { table: table.id, number: 1 };
    does(&ConsoleState { ctx: &ctx, table, before: game, game: now, decision, earlier }, &earlier.rest)
}

#[test]
fn only_the_awaited_player_can_cancel() {
    let (app, table) = begun(0);
    let (decision, awaited) = (DecisionId::of(&table).unwrap(), table.awaited_user().unwrap());
    assert!(cancel(&ctx(&app, awaited), decision).is_ok());
    let others = table.users.iter().copied().filter(|&user| user != awaited);
    assert!(others.chain([UserId(99)]).all(|user| cancel(&ctx(&app, user), decision).is_err()));
}

/// Returns the console in which the player rehearses `path`.
fn shown(game: &Game, path: &str) -> Draft {
    on_state(game, path, |state, rest| compose(state, rest).unwrap())
}

/// Returns the controls after the spot in at most `room` rows, and the answers that can be committed if others are left for later.
fn below(game: &Game, path: &str, room: usize) -> (Draft, Option<Vec<Action>>) {
    let RehearsalControls { rows, committed } = on_state(game, path, |state, rest| {
        let rehearsal = Rehearsal::of_path(state.game, rest, CodeHandling::Lenient).unwrap();
        state.controls(&rehearsal, 1, room, 0).unwrap()
    });
    let actions = committed.map(|rehearsal| rehearsal.answers.iter().map(|answer| answer.action).collect());
    (Draft { rows, ..Draft::text("") }, actions)
}

/// Returns the paths that the controls of a console rehearse.
fn paths(draft: &Draft) -> Vec<String> {
    controls(draft).iter().filter_map(|control| control.path()).collect()
}

/// Returns the question about the figure, if a position or a path leads to it.
fn asked_to_act(game: &Game, path: &str) -> Option<(Game, Decision)> {
    let rehearsal = Rehearsal::of_path(game, path, CodeHandling::Strict).ok()?;
    rehearsal
        .decision_at(game, codes::path_codes(path).count())
        .filter(|(_, decision)| decision.question.asks_for_figure())
}

fn groups(game: &Game, decision: &Decision) -> Vec<AnswerGroup> {
    let (words, assists) = (Words::of(Locale::En), Assists::default());
    answer_groups(&AnswerContext { words, assists, game, seat: decision.seat }, decision)
}

/// Returns the path with one more answer to a decision.
fn then(path: &str, decision: &Decision, action: Action) -> String {
    let index = decision.actions.iter().position(|&other| other == action).unwrap();
    codes::join(path, &codes::encode(action, index))
}

fn is_special(action: &Action) -> bool {
    matches!(action, Action::Expansion(_))
}

fn figure(decision: &Decision) -> Option<Action> {
    decision.actions.iter().copied().find(|action| matches!(action, Action::Deploy { .. }))
}

/// Returns the spots of the tile to place, or an empty list.
fn places(game: &Game) -> Vec<NumberedSpot> {
    game.decision().map(numbered_spots).unwrap_or_default()
}

/// Returns the path of a placement, an answer after which the figure is asked for again, and that question.
fn paths_to_second_figure(game: &Game) -> Vec<(Placement, String, Decision, Decision)> {
    let mut found = Vec::new();
    for way in places(game).iter().map(|spot| spot.placements[0]) {
        let path = codes::placement_code(way);
        let Some((_, first)) = asked_to_act(game, &path) else { continue };
        for &action in first.actions.iter().filter(|action| is_special(action) && !is_earlier_answer(**action)) {
            let path = then(&path, &first, action);
            let second = asked_to_act(game, &path).map(|(_, second)| second);
            found.extend(second.map(|second| (way, path, first.clone(), second)));
        }
    }
    found
}

/// Returns a game that asks a player who is not active for a meeple on one of `count` tiles.
fn asked_elsewhere(count: usize) -> (Game, Seat, Vec<Action>) {
    let (game, seat) = search(&[], |game| {
        let (game, decision) = asked_to_act(game, "").filter(|_| game.board().tiles().len() > 20)?;
        let seat = decision.seat.after(game.player_count());
        game.player(seat).has_figure(Figure::Meeple).then_some((game, seat))
    });
    let fields = game.board().tiles().iter().filter_map(|placed| {
        let segment = placed.segments().position(|segment| segment.kind == Kind::Field)? as SegmentIndex;
        Some(Action::Deploy { figure: Figure::Meeple, at: placed.at, segment })
    });
    let actions: Vec<Action> = fields.take(count).collect();
    let question = Question::Figure { at: None, by: Some(Expansion::TheCult) };
    (game.with_question(seat, question, actions.clone()), seat, actions)
}

/// Crop circles: each player in turn is asked for a figure.
#[test]
fn a_figure_asked_of_another_player_may_be_placed_on_several_tiles() {
    for count in [2, 5, 12] {
        let (game, seat, actions) = asked_elsewhere(count);
        let open = shown(&game, "");
        let choices = open.rows.iter().flat_map(|row| match row {
            Row::Buttons(buttons) => buttons.iter().map(|Button { label, .. }| label.clone()).collect::<Vec<_>>(),
            Row::Menu(menu) => menu.options.choices().iter().map(|choice| choice.label.clone()).collect(),
        });
        let choices: Vec<String> = choices.collect();
        let alt = open.files[0].alt.clone().unwrap();
        for (index, &action) in actions.iter().enumerate() {
            let Action::Deploy { at, .. } = action else { panic!("{action:?}") };
            let name = format!("{} · {at} · ", answers::candidate_letter(index));
            assert!(choices.iter().any(|label| label.contains(&name)), "{name}: {choices:?}");
            assert!(alt.contains(&name), "{name}: {alt}");
            let path = codes::encode(action, index);
            let confirms = |draft: &Draft| {
                controls(draft)
                    .iter()
                    .any(|control| matches!(&control.press, Press::Confirm(_, whole) if *whole == path))
            };
            assert!(confirms(&open) || paths(&open).contains(&path), "{path}");
            let draft = shown(&game, &path);
            assert!(confirms(&draft), "{path}");
            let alt = draft.files[0].alt.clone().unwrap();
            assert!(alt.contains(&at.to_string()), "{at}: {alt}");
            let rehearsal = Rehearsal::of_path(&game, &path, CodeHandling::Strict).unwrap();
            let placed = |event: &Event| matches!(event, Event::Deployed { seat: of, at: cell, .. } if (*of, *cell) == (seat, at));
            assert!(rehearsal.events.iter().any(placed) && rehearsal.answers.len() == 1, "{:?}", rehearsal.events);
        }
    }
}

/// The Tower: the ransom can be paid until the figure is placed.
#[test]
fn a_ransom_after_the_tile_leaves_the_figure_to_the_player() {
    let (game, code) = search(&[Expansion::TheTower], |game| {
        let (game, decision) = asked_to_act(game, "").filter(|(_, decision)| figure(decision).is_some())?;
        let ransom = decision.actions.iter().copied().find(|&action| is_earlier_answer(action))?;
        Some((game, then("", &decision, ransom)))
    });
    let figures = paths(&shown(&game, &code)).into_iter().filter(|path| {
        let rehearsal = Rehearsal::of_path(&game, path, CodeHandling::Lenient).unwrap();
        rehearsal.answers.first().is_some_and(|answer| is_earlier_answer(answer.action))
            && rehearsal.answers.get(1).is_some_and(|answer| matches!(answer.action, Action::Deploy { .. }))
    });
    assert!(figures.count() > 0, "the figure cannot be placed after the ransom");
}

/// *Back* leads to the figure, and an answer on a tile keeps it or names it.
#[test]
fn the_choice_of_a_tile_keeps_the_figure() {
    let (game, before, after, decision, figure) = search(&[Expansion::ThePrincessAndTheDragon], |game| {
        places(game).iter().map(|spot| codes::placement_code(spot.placements[0])).find_map(|path| {
            let (after, decision) = asked_to_act(game, &path)?;
            let is_distant = groups(&after, &decision).iter().any(|kind| kind.is_on_tiles(MAX_OPTIONS));
            let figure = figure(&decision).filter(|_| is_distant)?;
            Some((game.clone(), path, after, decision, figure))
        })
    });
    let (path, code) = (then(&before, &decision, figure), then("", &decision, figure));
    let name = answers::answer_name(Words::of(Locale::En), Assists::default(), &after, &decision, figure);
    let mut asked: Vec<String> =
        paths(&below(&game, &path, 4).0).into_iter().filter(|path| path.contains('@')).collect();
    let (mut seen, mut answers) = (BTreeSet::new(), 0);
    assert!(!asked.is_empty(), "{path}");
    while let Some(next) = asked.pop() {
        let draft = shown(&game, &next);
        assert!(paths(&draft).contains(&codes::all_controls_path(&path)), "{next}: no way back to {path}");
        for control in controls(&draft) {
            let Some(path) = control.path() else { continue };
            match codes::split_tile_choice(&path).map(|asked| asked.choice.chosen) {
                Some(_) if seen.len() > 8 || !seen.insert(path.clone()) => {}
                Some(_) => asked.push(path),
                None if path.ends_with('+') => {}
                None => {
                    answers += 1;
                    let is_kept = path.ends_with(&code) || control.label.contains(&name);
                    assert!(is_kept, "{path}: {}", control.label);
                }
            }
        }
    }
    assert!(answers > 10, "{answers} answers");
}

/// Returns the question to which a path leads if none of its answers can be suggested, because each has a stake.
fn question_with_stake(game: &Game, path: &str) -> Option<(Rehearsal, Decision)> {
    let rehearsal = Rehearsal::of_path(game, path, CodeHandling::Strict).ok()?;
    let decision = rehearsal.open_decision().filter(|decision| matches!(decision.question, Question::Expansion(_)))?;
    let decision = decision.clone();
    (decision.actions.len() > 3 && !decision.actions.iter().copied().any(is_refusal)).then_some((rehearsal, decision))
}

/// With `GAMES=20`, also finds rare questions.
#[test]
fn a_preview_without_confirm_begins_with_the_answers_and_says_so() {
    let mut kinds: BTreeMap<String, (Game, String)> = BTreeMap::new();
    for number in 0..games(2) {
        let replayed = random_game(2 + number as u8 % 4, number, Expansion::ALL).0.replay_with(|_, _, game| {
            let ways = places(game).into_iter().map(|spot| codes::placement_code(spot.placements[0]));
            for path in ways.step_by(8).chain([String::new()]) {
                let Some((_, decision)) = question_with_stake(game, &path) else { continue };
                let kind = format!("{:?}, after a tile: {}", decision.question, !path.is_empty());
                let kind = kind.replace(|letter: char| letter.is_ascii_digit() || letter == '-', "");
                kinds.entry(kind).or_insert_with(|| (game.clone(), path));
            }
        });
        replayed.unwrap();
    }
    println!("{:#?}", kinds.keys());
    let words = Words::of(Locale::En);
    for (kind, (game, path)) in &kinds {
        let (rehearsal, decision) = question_with_stake(game, path).unwrap();
        let draft = shown(game, path);
        if controls(&draft).iter().any(|control| matches!(control.press, Press::Confirm(..))) {
            continue;
        }
        let context = AnswerContext::of(words, Assists::On, &rehearsal.game, &decision);
        let count = distinct_answers(&context, &decision).len();
        assert!(draft.text.contains(&markup::note(words.console_choose(count))), "{kind}: {}", draft.text);
        let whole = rehearsal.path();
        let mut first = controls_of(&draft.rows[0]).into_iter().filter_map(|control| control.path());
        let is_answer = |path: String| {
            let rest = path.strip_prefix(&whole)?.trim_start_matches(',').to_owned();
            codes::path_codes(&rest).next().and_then(|code| codes::decode(code, &decision.actions))
        };
        assert!(first.all(|path| is_answer(path).is_some()), "{kind}: {path}: {:?}", draft.rows);
    }
    assert!(kinds.len() > 2, "{:?}", kinds.keys());
}

#[test]
fn every_figure_of_a_turn_has_controls_below_the_preview() {
    let (game, path) = search(&[Expansion::ThePhantom], |game| {
        places(game).iter().map(|spot| codes::placement_code(spot.placements[0])).find_map(|path| {
            let (_, first) = asked_to_act(game, &path)?;
            let path = then(&path, &first, figure(&first)?);
            let (_, second) = asked_to_act(game, &path)?;
            Some((game.clone(), then(&path, &second, figure(&second)?)))
        })
    });
    let rows = on_state(&game, &path, |state, rest| {
        let rehearsal = Rehearsal::of_path(state.game, rest, CodeHandling::Strict).unwrap();
        state.figure_controls(&rehearsal, 1, 2, 3, None).unwrap()
    });
    let paths = paths(&Draft { rows, ..Draft::text("") });
    let codes: Vec<&str> = codes::path_codes(&path).collect();
    for index in [1, 2] {
        let changes = |path: &&String| {
            let other: Vec<&str> = codes::path_codes(path).collect();
            other.get(..index) == codes.get(..index) && other.get(index) != codes.get(index)
        };
        assert!(paths.iter().any(|path| changes(&path)), "{path}: no control for answer {index}: {paths:?}");
    }
}

/// Checks that the answers to the question that a rehearsal leads to have the letters of their places in the picture. Returns the number of
/// letters, or `None` if the answers have no places.
fn check_letters(game: &Game, path: &str) -> Option<usize> {
    let rehearsal = Rehearsal::of_path(game, path, CodeHandling::Strict).ok()?;
    let (words, decision) = (Words::of(Locale::En), rehearsal.open_decision()?);
    let letters = candidate_letters(words, game, &rehearsal);
    if letters.places().is_empty() {
        return None;
    }
    let context = AnswerContext::of(words, Assists::default(), &rehearsal.game, decision);
    let names = letters.lettered_names(&context, decision);
    let Subject::Table(scene, None) = rehearsal_picture(words, game, &rehearsal).subject else { return None };
    assert_eq!(scene.choices, letters.places());
    let (draft, preview) = (shown(game, path), scene.preview.map_or(0, |preview| preview.places.len()));
    let alt = draft.files[0].alt.clone().unwrap();
    let labels: Vec<String> = controls(&draft).into_iter().map(|control| control.label).collect();
    for name in &names {
        assert!(alt.contains(name), "{name}: {alt}");
        assert!(labels.iter().any(|label| label.contains(name)), "{name}: {labels:?}");
    }
    for index in 0..letters.places().len() {
        let letter = format!("{} · ", answers::candidate_letter(preview + index));
        assert!(names.iter().any(|name| name.starts_with(&letter)), "{letter}: {names:?}");
    }
    Some(letters.places().len())
}

/// Checks that the picture of a post has letters on the answers to its question, all of which it shows.
fn check_pane(game: &Game) {
    let (words, decision) = (Words::of(Locale::En), game.decision().unwrap());
    let context = AnswerContext::of(words, Assists::default(), game, decision);
    let letters = CandidateLetters::of(&context, decision, 0);
    let Some((Pane::Part(part), alt)) = question_pane(words, game) else { panic!("no pane: {decision:?}") };
    assert_eq!(part.choices, letters.places());
    assert!(part.choices.iter().all(|choice| part.around.contains(&choice.cell())), "{:?}", part.around);
    assert!(letters.lettered_names(&context, decision).iter().all(|name| alt.contains(name)), "{alt}");
}

/// A player finds the meeple that can be captured or the ferry that can be moved in the picture.
#[test]
fn candidates_have_the_same_letters_in_the_picture_and_on_the_controls() {
    for expansion in [Expansion::TheTower, Expansion::Ferries] {
        let game = search(&[expansion], |game| {
            check_letters(game, "").filter(|&letters| letters > 1 || expansion == Expansion::Ferries)?;
            Some(game.clone())
        });
        check_pane(&game);
    }
    let after_tile = search(&[Expansion::TheTower], |game| {
        let placed = codes::placement_code(places(game).first()?.placements[0]);
        let (_, decision) = asked_to_act(game, &placed)?;
        decision.actions.iter().find_map(|&action| check_letters(game, &then(&placed, &decision, action)))
    });
    assert!(after_tile > 0);
}

#[test]
fn places_of_meeples_that_leave_the_city_have_letters() {
    let game = search(&[Expansion::TheCount], |game| {
        (game.decision().is_some() && game.board().figures().len() > 4).then(|| game.clone())
    });
    let board = game.board();
    let places = board.figures().iter().map(|figure| board.segment_location(figure.node));
    let leave = |(at, segment)| the_count::Action::MoveMeeple { figure: Figure::Meeple, at, segment };
    let actions = std::iter::once(the_count::Action::StayInCity).chain(places.map(leave));
    let actions = actions.map(|action| Action::Expansion(ExpansionAction::TheCount(action))).collect();
    let asked = Question::Expansion(ExpansionQuestion::TheCount(the_count::Question::LastMoveOut));
    let seat = game.decision().unwrap().seat;
    check_pane(&game.with_question(seat, asked, actions));
}

#[test]
fn a_rotation_keeps_the_special_answer_or_drops_it() {
    let (game, spot, path, floor) = search(&[Expansion::TheTower], |game| {
        places(game).into_iter().find_map(|spot| {
            let [one, .., other] = spot.placements[..] else { return None };
            let [(path, first), (_, second)] = [one, other].map(|way| {
                let path = codes::placement_code(way);
                let decision = asked_to_act(game, &path).map(|(_, decision)| decision);
                (path, decision)
            });
            let (first, second) = first.zip(second)?;
            let floor = first.actions.iter().copied().find(is_special)?;
            let whole = then(&path, &first, floor);
            let other = codes::path_codes(&whole).last().and_then(|code| codes::decode(code, &second.actions));
            other.is_some_and(|other| other != floor).then(|| (game.clone(), spot, whole, floor))
        })
    });
    let row = on_state(&game, &path, |state, rest| {
        state.rotation_buttons(
            &spot,
            spot.placements[0],
            &Rehearsal::of_path(&game, rest, CodeHandling::Strict).unwrap(),
        )
    });
    let turned = paths(&Draft::text("").row(row));
    assert!(!turned.is_empty(), "{path}: no button for another rotation");
    for path in turned {
        let rehearsal = Rehearsal::of_path(&game, &path, CodeHandling::Lenient).unwrap();
        assert!(
            [floor, Action::Pass].contains(&rehearsal.answers[1].action),
            "{path}: {:?}",
            rehearsal.answers[1].action
        );
    }
}

/// A bridge may change the segments that can take a figure. If its controls do not all fit, the figure is left for later, but some
/// of them are shown.
#[test]
fn the_letters_are_those_of_a_figure_that_is_left_for_later() {
    let (game, path) = search(&[Expansion::BridgesCastlesAndBazaars], |game| {
        let differs =
            |(_, _, first, second): &(_, _, _, _)| answers::figure_places(first) != answers::figure_places(second);
        paths_to_second_figure(game).into_iter().find(differs).map(|(_, path, ..)| (game.clone(), path))
    });
    let rehearsal = Rehearsal::of_path(&game, &path, CodeHandling::Strict).unwrap();
    let draw = |rehearsal: &Rehearsal| {
        on_state(&game, &path, |state, _| {
            state.ctx.app.artist_of(state.table).draw(&state.rehearsal_picture(rehearsal).unwrap().subject).unwrap().png
        })
    };
    assert!(draw(&rehearsal) == draw(&rehearsal.first_answers(&game, 2).unwrap()), "{path}: other letters");
}

#[test]
fn a_figure_that_is_left_for_later_is_mentioned() {
    let (game, path) = search(&[], |game| {
        let path = codes::placement_code(places(game).first()?.placements[0]);
        asked_to_act(game, &path).map(|_| (game.clone(), path))
    });
    let rehearsal = Rehearsal::of_path(&game, &path, CodeHandling::Strict).unwrap();
    let placed = rehearsal.first_answers(&game, 1).unwrap();
    let lines = on_state(&game, &path, |state, _| state.summary(&rehearsal, Some(&placed)));
    assert!(lines.contains(&markup::note(Words::of(Locale::En).console_later_figure())), "{lines:?}");
}

#[test]
fn a_figure_asked_for_alone_is_lettered_and_drawn() {
    let (game, path) = search(&[], |game| {
        let (game, decision) = asked_to_act(game, "")?;
        Some((game, then("", &decision, figure(&decision)?)))
    });
    let alt = shown(&game, &path).files[0].alt.clone().unwrap();
    assert!(alt.contains("Letters mark") && alt.contains("With: "), "{alt}");
}

#[test]
fn dropping_a_special_answer_in_a_menu_keeps_the_figure() {
    let (game, place, bridge, figure) = search(&[Expansion::BridgesCastlesAndBazaars, Expansion::TheTower], |game| {
        paths_to_second_figure(game).into_iter().find_map(|(way, path, first, second)| {
            let figure = figure(&second).filter(|figure| first.actions.contains(figure))?;
            let is_menu = first.actions.iter().filter(|action| is_special(action)).count() > 5;
            is_menu.then(|| (game.clone(), codes::placement_code(way), path, then("", &second, figure)))
        })
    });
    let (draft, _) = below(&game, &codes::join(&bridge, &figure), 1);
    let paths = paths(&draft);
    assert!(paths.contains(&codes::join(&place, &figure)), "{paths:?}");
}

/// A suggested move may contain answers for which the console has no room. The player is asked about them later.
#[test]
fn an_answer_without_a_control_is_not_committed() {
    let (game, path, floor) = search(&[Expansion::BridgesCastlesAndBazaars, Expansion::TheTower], |game| {
        paths_to_second_figure(game).into_iter().find_map(|(_, path, _, second)| {
            let floor = second.actions.iter().copied().find(is_special)?;
            Some((game.clone(), path, then("", &second, floor)))
        })
    });
    let (_, committed) = below(&game, &codes::join(&path, &floor), 1);
    assert_eq!(committed.map(|actions| actions.len()), Some(2), "{path},{floor}");
}

#[test]
fn an_open_decision_without_room_is_left_for_later() {
    let (game, path) = search(&[Expansion::HillsAndSheep], |game| {
        places(game).iter().map(|spot| codes::placement_code(spot.placements[0])).find_map(|path| {
            let rehearsal = Rehearsal::of_path(game, &path, CodeHandling::Strict).ok()?;
            rehearsal.open_decision().is_some_and(|decision| decision.actions.len() > 1).then(|| (game.clone(), path))
        })
    });
    let rehearsal = Rehearsal::of_path(&game, &path, CodeHandling::Strict).unwrap();
    let answers = rehearsal.answers.len();
    let controls = on_state(&game, &path, |state, _| state.controls(&rehearsal, answers, 0, 0).unwrap());
    assert_eq!(controls.committed.map(|rehearsal| rehearsal.answers.len()), Some(answers));
}

/// The tiles in the picture have no numbers.
#[test]
fn parts_of_the_board_have_no_numbers_of_spots_when_a_tile_is_chosen() {
    let sets = [
        Expansion::ThePrincessAndTheDragon,
        Expansion::InnsAndCathedrals,
        Expansion::TradersAndBuilders,
        Expansion::HillsAndSheep,
    ];
    let options = search(&sets, |game| {
        let (game, decision) = asked_to_act(game, "")?;
        let kind = groups(&game, &decision).into_iter().find(|kind| kind.is_on_tiles(MAX_OPTIONS))?;
        let path = codes::tile_choice_code(TileChoice { kind: kind.first, chosen: ChoiceStep::Nothing });
        let draft = shown(&game, &path);
        draft.rows.into_iter().find_map(|row| match row {
            Row::Menu(Menu { press: Press::Pick(_, REGION_MENU, _), options, .. }) => Some(options),
            _ => None,
        })
    });
    let choices = options.choices();
    assert!(!choices.is_empty() && choices.iter().all(|option| option.note.is_none()), "{options:?}");
}
