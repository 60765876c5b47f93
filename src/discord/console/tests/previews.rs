//! Previews in positions of random games with all expansions: questions that follow the move stay open and visible, and every control keeps
//! the other answers or names the one that it replaces.

use std::sync::{Arc, LazyLock};

use crate::discord::context::{App, Context, player_names, tests};
use crate::discord::message::{DecisionId, Draft, Press};
use crate::presenter::questions::prompt;
use crate::presenter::spots::numbered_spots;
use crate::presenter::words::{Locale, Words};
use crate::presenter::{
    AnswerContext, CodeHandling, PlayerNames, QuestionContext, Rehearsal, RehearsedAnswer, answers, codes,
};
use crate::rules::{Action, Game, Piece, Question};
use crate::table::{Assists, UserId};

use super::clicks::{CHANNEL, Control, controls, draft, for_each_turn, games};
use super::labels::Repeated;

/// A preview, with the path that was pressed. The path of *Play* is empty.
struct Preview {
    game: Game,
    words: Words,
    names: PlayerNames,
    pressed: String,
    draft: Draft,
}

impl Preview {
    fn controls(&self) -> Vec<Control> {
        controls(&self.draft)
    }

    /// Returns the labels and paths of the buttons that commit the move.
    fn commits(&self) -> Vec<(String, String)> {
        let commit = |control: Control| match control.press {
            Press::Confirm(_, path) => Some((control.label, path)),
            _ => None,
        };
        self.controls().into_iter().filter_map(commit).collect()
    }
}

/// Previews of every 16th turn of random games: the one that *Play* opens, and those that a player reaches from there, in several
/// languages. The tests share them, because drawing them takes most of the time.
static PREVIEWS: LazyLock<Vec<Preview>> = LazyLock::new(|| {
    let mut previews = Vec::new();
    for number in 0..games(1) {
        let mut position = 0;
        for_each_turn(4 * number + 3, 16, |app: &Arc<App>, user: UserId, table, _, game| {
            position += 1;
            let locale = Locale::ALL[position % Locale::ALL.len()];
            let ctx: Context = tests::ctx(app, user, CHANNEL, locale);
            let shown = |press: &Press, value: Option<&str>, pressed: String| {
                let draft = draft(&ctx, press, value).unwrap();
                let words = Words::of(locale);
                Preview { game: game.clone(), words, names: player_names(words, table), pressed, draft }
            };
            let play = Press::Play(DecisionId::of(table).unwrap());
            let mut open = vec![shown(&play, None, String::new())];
            for depth in 0..4 {
                let Some(last) = open.last() else { break };
                let paths = last.controls().into_iter().filter_map(|control| Some((control.path()?, control)));
                let rehearsed: Vec<(String, Control)> = paths
                    .filter(|(path, _)| {
                        !path.is_empty() && codes::requested_spot_page(path).is_none() && !path.contains('@')
                    })
                    .collect();
                // *More actions* first, then any of the actions.
                let more = rehearsed.iter().find(|(path, _)| depth == 0 && codes::split_all_controls(path).is_some());
                let any = || rehearsed.get((position * 7919 + depth * 31) % rehearsed.len().max(1));
                let Some((path, control)) = more.or_else(any) else { break };
                open.push(shown(&control.press, control.value.as_deref(), path.clone()));
            }
            previews.append(&mut open);
        });
    }
    previews
});

fn is_asked(answer: &RehearsedAnswer) -> bool {
    matches!(answer.decision.question, Question::Expansion(_)) && answer.decision.actions.len() > 1
}

/// Questions of expansions may have a stake: a hidden token, a wolf, a meeple. Players read the question before they refuse.
#[test]
fn questions_after_the_move_stay_open_with_their_facts() {
    let (mut previews, mut questions) = (0, 0);
    for preview in PREVIEWS.iter() {
        previews += 1;
        let Preview { game, words, names, pressed, draft } = preview;
        for refusal in ["No", "Nein", "Non"] {
            let bare = preview.controls().into_iter().filter(|control| control.label == refusal);
            assert_eq!(bare.count(), 0, "{pressed}: {refusal}");
            assert!(!draft.text.contains(&words.console_choice(refusal)), "{pressed}: {}", draft.text);
        }
        for (label, path) in preview.commits() {
            let rehearsal = Rehearsal::of_path(game, &path, CodeHandling::Strict).unwrap();
            let committed = rehearsal.answers_of_path(&path).len();
            for (index, answer) in rehearsal.answers.iter().enumerate().take(committed).filter(|(_, it)| is_asked(it)) {
                questions += 1;
                let (before, decision) = rehearsal.decision_at(game, index).unwrap();
                let name = answers::answer_name(*words, Assists::On, &before, &decision, answer.action);
                let is_chosen = codes::path_codes(pressed).nth(index).is_some_and(|code| code == answer.code);
                assert!(is_chosen || label.contains(&name), "{pressed}: {label} answers {name}");
                let context = QuestionContext {
                    words: *words,
                    assists: Assists::On,
                    names,
                    game: &before,
                    is_upcoming: index > 0,
                    round: None,
                };
                let lines = prompt(&context).unwrap_or_default().lines;
                assert!(lines.iter().all(|line| draft.text.contains(line)), "{path}: {lines:?}: {}", draft.text);
            }
        }
    }
    println!("{previews} previews, {questions} answers to questions");
    assert!(previews > 40 && questions > 4, "{previews} {questions}");
}

/// The player decides about pieces that are finite.
#[test]
fn a_suggested_move_uses_no_piece() {
    let mut checked = 0;
    for preview in PREVIEWS.iter() {
        if !preview.pressed.is_empty() {
            continue;
        }
        let spots = numbered_spots(preview.game.decision().unwrap());
        let Some((_, path)) = preview.commits().into_iter().next() else { continue };
        if spots.iter().all(|spot| spot.is_costly()) {
            continue;
        }
        let rehearsal = Rehearsal::of_path(&preview.game, &path, CodeHandling::Strict).unwrap();
        let named = rehearsal.answers.iter().take_while(|answer| !is_asked(answer)).count();
        let seat = preview.game.active();
        let Action::Place(placement) = rehearsal.answers[0].action else { panic!("{path} begins with another answer") };
        assert_eq!(placement.piece, None, "{path}");
        // The tile itself may cost pieces, which is no choice.
        let [placed, after] = [1, named].map(|count| rehearsal.first_answers(&preview.game, count).unwrap().game);
        for piece in Piece::ALL {
            let [before, after] = [&placed, &after].map(|game| game.player(seat).piece_count(piece));
            assert!(after >= before, "{path}: {piece:?}");
        }
        checked += 1;
    }
    assert!(checked > 5, "{checked}");
}

/// A decision is not shown with only some of its answers, unless *More actions* or the choice of a tile leads to the others.
#[test]
fn a_decision_has_controls_for_all_of_its_answers_or_a_way_to_them() {
    let is_special = |action: Action| matches!(action, Action::Expansion(_));
    let mut checked = 0;
    for preview in PREVIEWS.iter().filter(|preview| !preview.pressed.is_empty()) {
        let Preview { game, words, pressed, .. } = preview;
        let shown = codes::split_all_controls(pressed).unwrap_or(pressed);
        let Ok(rehearsal) = Rehearsal::of_path(game, shown, CodeHandling::Lenient) else { continue };
        let paths: Vec<String> = preview.controls().iter().filter_map(Control::path).collect();
        let paths: Vec<String> = paths.into_iter().chain(preview.commits().into_iter().map(|(_, path)| path)).collect();
        let has_more = paths.iter().any(|path| path.ends_with('+'));
        for index in 1..=rehearsal.answers.len() {
            let Some((before, decision)) = rehearsal.decision_at(game, index) else { continue };
            let context = AnswerContext::of(*words, Assists::On, &before, &decision);
            let chosen = rehearsal.answers.get(index).map(|answer| answer.action);
            // Once another action is chosen instead of a figure, it can only be dropped.
            if decision.question.asks_for_figure() && chosen.is_some_and(is_special) {
                continue;
            }
            let own = rehearsal.path_before(index);
            let next = |path: &String| {
                codes::path_codes(path.strip_prefix(&own)?.strip_prefix(',')?).next().map(str::to_owned)
            };
            let codes: Vec<String> = paths.iter().filter_map(next).collect();
            let has_kinds = codes.iter().any(|code| code.starts_with('@'));
            let offered: Vec<Action> = codes.iter().filter_map(|code| codes::decode(code, &decision.actions)).collect();
            if offered.iter().all(|&action| action == Action::Pass || Some(action) == chosen) {
                continue;
            }
            checked += 1;
            let is_reached = |action: &Action| {
                let has_way = is_special(*action) && (has_kinds || (has_more && decision.question.asks_for_figure()));
                has_way || [Some(Action::Pass), chosen].contains(&Some(*action)) || offered.contains(action)
            };
            let missing = decision.actions.iter().filter(|action| !is_reached(action));
            let distinct = answers::distinct_answers(&context, &decision);
            let missing: Vec<&Action> = missing.filter(|action| distinct.contains(action)).collect();
            assert!(missing.is_empty(), "{pressed}, answer {index}: {missing:?}: {paths:?}");
        }
    }
    assert!(checked > 20, "{checked}");
}

/// A rotation or another spot replaces the whole move. All other controls change one answer.
#[test]
fn labels_are_unique_and_say_which_answer_they_replace() {
    let (mut repeated, mut checked) = (Repeated::default(), 0);
    for preview in PREVIEWS.iter() {
        let Preview { game, words, pressed, draft, .. } = preview;
        repeated.check_message("preview", Draft { rows: draft.rows.clone(), ..Draft::text("") });
        let lines: Vec<&str> = draft.text.lines().collect();
        assert!(lines.windows(2).all(|pair| pair[0] != pair[1]), "{}", draft.text);
        let shown = codes::split_all_controls(pressed).unwrap_or(pressed);
        let Ok(rehearsal) = Rehearsal::of_path(game, shown, CodeHandling::Lenient) else { continue };
        for control in preview.controls() {
            let Some(path) = control.path().filter(|path| !path.contains(['@', '+'])) else { continue };
            let Ok(other) = Rehearsal::of_path(game, &path, CodeHandling::Lenient) else { continue };
            let first = |rehearsal: &Rehearsal| rehearsal.answers.first().map(|answer| answer.action);
            if shown.is_empty() || path.is_empty() || first(&other) != first(&rehearsal) {
                continue;
            }
            checked += 1;
            let mut pairs = rehearsal.answers.iter().zip(&other.answers);
            let changed = pairs.position(|(one, other)| one.action != other.action);
            for (index, answer) in rehearsal.answers.iter().enumerate().skip(1) {
                let is_kept = other.answers.iter().any(|kept| kept.action == answer.action);
                // The figures are alternatives in the same row or menu.
                let is_alternative = changed == Some(index)
                    && other.answers.get(index).is_some_and(|kept| {
                        let is_figure = |action| matches!(action, Action::Deploy { .. } | Action::Pass);
                        is_figure(kept.action) && is_figure(answer.action)
                    });
                // A question of an expansion is open again after another answer before it.
                if answer.action == Action::Pass || is_kept || is_alternative || is_asked(answer) {
                    continue;
                }
                let (before, decision) = rehearsal.decision_at(game, index).unwrap();
                let name = answers::answer_name(*words, Assists::On, &before, &decision, answer.action);
                assert!(control.label.contains(&name), "{shown}: {:?} replaces {name} by {path}", control.label);
            }
        }
    }
    let Repeated { checked: labels, texts } = repeated;
    println!("{labels} labels, {checked} changes of a move");
    assert!(labels > 300 && checked > 50 && texts.is_empty(), "{labels} {checked}: {texts:#?}");
}
