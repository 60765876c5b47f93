//! Monuments: architects, cubes on objectives, Renown, gates, and what a table may agree on.

mod command;
mod objectives;
mod options;

use crate::discord::commands::command::Entry;
use crate::discord::decision::answers::elsewhere;
use crate::discord::decision::attempt::Asked;
use crate::discord::show::category::{Category, Points};
use crate::rules::expansions::SpecialEvent;
use crate::rules::expansions::monuments::{Action, Event as Happened};
use crate::rules::seat::Seat;
use crate::rules::tile::Kind;
use crate::rules::{Action as AnyAction, Event, Game};
use crate::words::Words;
use crate::words::commands as labels;
use crate::words::story::Cast;

use super::Hooks;
use objectives::{as_action, state};

/// What cubes on objectives earned, and monuments were worth.
const MONUMENTS: Category = Category::of(Kind::Monument);

/// What Renown was worth at the end.
const RENOWN: Category = Category("renown");

pub(super) const HOOKS: Hooks = Hooks {
    rules: options::RULES,
    has_house_rules: true,
    commands: &[Entry::Group(labels::MONUMENT, command::COMMANDS)],
    answer,
    prospect,
    is_before_figures: objectives::asks_which,
    is_told,
    ask: objectives::ask,
    pieces: |words, game, seat| state(game).map(|state| words.label_cubes(state.cubes(seat))).into_iter().collect(),
    worth,
    categories: &[MONUMENTS, RENOWN],
    points,
    receipt,
    ..Hooks::named(labels::MONUMENTS)
};

fn answer(asked: &Asked<'_>, action: AnyAction) -> Option<String> {
    let Asked { words, game, .. } = *asked;
    Some(match as_action(action)? {
        Action::Cube { at, objective } => words.action_cube(at.to_string(), u32::from(objective) + 1),
        Action::Portal { at, segment } => words.action_portal(at.to_string(), elsewhere(words, game, at, segment)),
    })
}

/// Of a cube, how far its objective is; of an architect nothing: what a monument is worth, the cubes on it decide.
fn prospect(asked: &Asked<'_>, after: &Game, action: AnyAction) -> Option<String> {
    let AnyAction::Deploy { segment, .. } = action else { return objectives::note(asked, action) };
    let board = after.board();
    let feature = board.features().of(board.laid(asked.game.last()).node(segment));
    (board.features().get(feature).kind == Kind::Monument).then(String::new)
}

/// What happens to objectives.
const fn is_told(event: &Event) -> bool {
    matches!(event, Event::Special(SpecialEvent::Monuments(Happened::Completed { .. } | Happened::Rewarded { .. })))
}

/// The Renown that somebody has won.
fn worth(asked: &Asked<'_>) -> Vec<String> {
    let renown = state(asked.game).map(|state| asked.words.reward_renown(state.renown(asked.seat)));
    renown.into_iter().collect()
}

/// What is earned by cubes on an objective, or by Renown.
fn points(event: &Event) -> Option<Points> {
    let of = |category, seat: Seat, points, is_earned| Points { category, gains: vec![(seat, points)], is_earned };
    let Event::Special(SpecialEvent::Monuments(event)) = event else { return None };
    match event {
        Happened::Rewarded { seat, gain, .. } => Some(of(MONUMENTS, *seat, i32::from(gain.points), true)),
        Happened::Renown { seat, points, .. } => Some(of(RENOWN, *seat, *points, false)),
        _ => None,
    }
}

fn receipt(words: Words, event: &Event, cast: &Cast) -> Option<String> {
    match event {
        Event::Special(SpecialEvent::Monuments(event)) => Some(words.monument_event(event, cast)),
        _ => None,
    }
}
