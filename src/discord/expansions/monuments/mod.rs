//! Monuments: architects, cubes on objectives, Renown and portals.

mod command;
mod objectives;

use crate::discord::commands::command::Entry;
use crate::discord::decision::answers::elsewhere;
use crate::discord::decision::attempt::Asked;
use crate::discord::show::category::Category;
use crate::rules::expansions::monuments::{Action, Event as Happened, Occasion as Given};
use crate::rules::expansions::{SpecialEvent, SpecialOccasion};
use crate::rules::score::{Occasion, Score};
use crate::rules::tile::Kind;
use crate::rules::{Action as AnyAction, Event, Game};
use crate::words::Words;
use crate::words::commands as labels;

use super::Hooks;
use objectives::{as_action, state};

/// Points of cubes on objectives, and of monuments.
const MONUMENTS: Category = Category::of(Kind::Monument);

/// Points of Renown in final scoring.
const RENOWN: Category = Category("renown");

pub(super) const HOOKS: Hooks = Hooks {
    has_house_rules: true,
    commands: &[Entry::Group(labels::MONUMENT, command::COMMANDS)],
    answer,
    placeholder: |words, decision| objectives::asks_which(decision).then(|| words.menu_cube()),
    control,
    prospect,
    is_before_figures: |_, decision| objectives::asks_which(decision),
    is_told,
    ask: objectives::ask,
    pieces: |words, game, seat| state(game).map(|state| words.label_cubes(state.cubes(seat))).into_iter().collect(),
    worth,
    categories: &[MONUMENTS, RENOWN],
    category,
    is_earned,
    ..Hooks::NONE
};

fn answer(asked: &Asked<'_>, action: AnyAction) -> Option<String> {
    let Asked { words, game, .. } = *asked;
    Some(match as_action(action)? {
        Action::Cube { at, objective } => words.action_cube(at.to_string(), u32::from(objective) + 1),
        Action::Portal { at, segment, figure } => {
            words.action_portal(at.to_string(), elsewhere(words, game, figure, (at, segment)))
        }
    })
}

fn control(words: Words, action: AnyAction) -> Option<String> {
    Some(match as_action(action)? {
        Action::Cube { .. } => words.menu_cube(),
        Action::Portal { .. } => words.menu_portal(),
    })
}

/// Describes the progress of a cube's objective. An architect has no note, because a monument's points depend on its cubes.
fn prospect(asked: &Asked<'_>, after: &Game, action: AnyAction) -> Option<String> {
    let AnyAction::Deploy { segment, .. } = action else { return objectives::note(asked, action) };
    let board = after.board();
    let feature = board.features().of(board.laid(asked.game.last()).node(segment));
    (board.features().get(feature).kind == Kind::Monument).then(String::new)
}

/// Accepts completed objectives and their rewards.
const fn is_told(event: &Event) -> bool {
    matches!(event, Event::Special(SpecialEvent::Monuments(Happened::Completed { .. } | Happened::Rewarded { .. })))
}

/// Describes a player's Renown.
fn worth(asked: &Asked<'_>) -> Vec<String> {
    let renown = state(asked.game).map(|state| state.renown(asked.seat)).filter(|&renown| renown > 0);
    renown.map(|renown| asked.words.reward_renown(renown)).into_iter().collect()
}

fn category(score: &Score) -> Option<Category> {
    Some(match occasion(score)? {
        Given::Objective { .. } => MONUMENTS,
        Given::Renown => RENOWN,
    })
}

/// Counts the rewards of objectives, but not Renown in final scoring.
fn is_earned(score: &Score) -> bool {
    matches!(occasion(score), Some(Given::Objective { .. }))
}

const fn occasion(score: &Score) -> Option<Given> {
    match score.occasion {
        Occasion::Special(SpecialOccasion::Monuments(occasion)) => Some(occasion),
        _ => None,
    }
}
