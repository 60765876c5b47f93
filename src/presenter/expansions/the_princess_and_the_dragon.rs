//! The Princess & the Dragon: the dragon's steps on the post, the fairy, the princess and magic portals.

use crate::picture::{Pane, Part};
use crate::presenter::answers::elsewhere;
use crate::presenter::attempt::{Asked, Asking};
use crate::presenter::category::Category;
use crate::presenter::description::{Answer, Mention, Overview, Prompt, Role, Source};
use crate::rules::expansions::the_princess_and_the_dragon::{
    Action, Event as Happened, PublicState, Question, cell, victims,
};
use crate::rules::expansions::{SpecialEvent, SpecialOccasion};
use crate::rules::figure::Figure;
use crate::rules::geometry::Pos;
use crate::rules::piece::{Piece, Site};
use crate::rules::score::{Occasion, Score};
use crate::rules::seat::Seat;
use crate::rules::tile::Kind;
use crate::rules::{Action as AnyAction, Event, Game, Setup};
use crate::words::Words;
use crate::words::commands as labels;
use crate::words::story::Cast;

use super::Hooks;

/// The points for the meeple beside the fairy at the start of a turn.
const FAIRY: Category = Category("fairy");

/// The maximum number of steps that are offered with the question. A tile of one cell has four neighbours.
const MOST_STEPS: usize = 5;

pub(super) const HOOKS: Hooks = Hooks {
    has_house_rules: true,
    answer,
    role: |action| match action.the_princess_and_the_dragon() {
        Some(
            Action::Step { to: at }
            | Action::Fairy { at, .. }
            | Action::FairyOn { at }
            | Action::SendHome { at, .. }
            | Action::Travel { at, .. },
        ) => Role::Builds(Site::Tile(at)),
        None => Role::Plain,
    },
    prompt,
    pane,
    mention,
    source,
    categories: &[FAIRY],
    overview,
    orders: &[("dragon-away", labels::ORDER_DRAGON_AWAY), ("dragon-leader", labels::ORDER_DRAGON_LEADER)],
    ..Hooks::NONE
};

fn source(score: &Score) -> Option<Source> {
    let is_visit = matches!(score.occasion, Occasion::Special(SpecialOccasion::ThePrincessAndTheDragon(_)));
    is_visit.then(|| Source { category: Some(FAIRY), is_uncounted: true, ..Source::default() })
}

fn answer(asked: &Asked<'_>, action: AnyAction) -> Option<Answer> {
    let Asked { words, game, .. } = *asked;
    let spot = |figure, at, segment| elsewhere(words, game, figure, (at, segment));
    Some(match action.the_princess_and_the_dragon()? {
        Action::Step { to } => Answer::named(step(words, game, to)),
        Action::Fairy { figure, at, segment } => {
            let on_top = || words.role_of(figure, Kind::Foundation);
            let meeple = segment.map_or_else(on_top, |segment| spot(figure, at, segment));
            Answer::named(words.action_fairy(at.to_string(), meeple)).under(words.menu_fairy()).on(at, segment)
        }
        Action::FairyOn { at } => {
            Answer::named(words.action_fairy_on(at.to_string())).under(words.menu_fairy()).on(at, None)
        }
        Action::SendHome { seat, figure, at, segment } => {
            let owner = Cast::of_colours(words);
            let name = words.action_send_home(at.to_string(), owner.name(seat), spot(figure, at, segment));
            Answer::named(name).under(words.menu_princess()).on(at, Some(segment))
        }
        Action::Travel { figure, at, segment } => {
            let name = words.action_magic_portal(at.to_string(), spot(figure, at, segment));
            Answer::named(name).under(words.menu_magic_portal()).on(at, Some(segment))
        }
    })
}

/// Names a step of the dragon, with the figures that it would eat.
fn step(words: Words, game: &Game, to: Pos) -> String {
    let eaten: Vec<(Seat, Figure)> = victims(game, to).map(|(figure, seat, _)| (seat, figure)).collect();
    if eaten.is_empty() {
        return words.action_step(to.to_string());
    }
    words.action_step_eats(to.to_string(), words.owned_figures(&eaten, &Cast::of_marks()))
}

/// Returns the descriptions that mention an event. Rehearsals also mention the dragon's arrival, its steps and knights sent home.
const fn mention(_: &Setup, event: &Event) -> Mention {
    match event {
        Event::Special(SpecialEvent::ThePrincessAndTheDragon(
            Happened::Landed { .. }
            | Happened::ShuffledIn { .. }
            | Happened::Stepped { .. }
            | Happened::DeadEnd { .. }
            | Happened::SentHome { .. },
        )) => Mention::Always,
        _ => Mention::Made,
    }
}

/// Describes the question about a step, which can be answered with one press. Returns `None` for other questions.
fn prompt(asking: &Asking<'_>) -> Option<Prompt> {
    let decision = asking.game.decision()?;
    let Question::Step { number } = decision.question.the_princess_and_the_dragon()?;
    let words = asking.words;
    let line = match asking.is_ahead {
        true => words.step_ahead(),
        false => {
            let at = cell(asking.game, Piece::Dragon)?.to_string();
            words.step_yours(at, number, asking.cast.name(decision.seat))
        }
    };
    let is_short = decision.actions.len() <= MOST_STEPS;
    Some(Prompt { is_short, ..Prompt::of(line).over(words.menu_step()) })
}

/// Returns a pane with the dragon and the tiles that it can enter, for the decision about a step. Returns `None` if the game waits
/// for another decision.
fn pane(words: Words, game: &Game) -> Option<(Pane, String)> {
    let decision = game.decision()?;
    decision.question.the_princess_and_the_dragon()?;
    let steps = decision.actions.iter().filter_map(|action| match action.the_princess_and_the_dragon()? {
        Action::Step { to } => Some(to),
        _ => None,
    });
    let (at, open) = (cell(game, Piece::Dragon)?, steps.collect::<Vec<Pos>>());
    let named: Vec<String> = open.iter().map(|&to| step(words, game, to)).collect();
    let around = open.iter().copied().chain([at]).collect();
    let part = Part { around, focus: open, ..Part::default() };
    Some((Pane::Part(part), words.alt_steps(at.to_string(), words.separated(&named))))
}

/// Describes the dragon, the fairy with her meeple, and the tiles set aside.
fn overview(words: Words, game: &Game) -> Overview {
    if game.states().the_princess_and_the_dragon.is_none() {
        return Overview::default();
    }
    let PublicState { laid_aside, companion, .. } = PublicState::of(game);
    let dragon = cell(game, Piece::Dragon).map(|at| words.alt_dragon(at.to_string()));
    let meeple = companion.map(|(seat, figure, ..)| words.owned_figures(&[(seat, figure)], &Cast::of_colours(words)));
    let fairy = |at: Pos| words.alt_fairy(at.to_string(), meeple.unwrap_or_else(|| "none".to_owned()));
    let fairy = cell(game, Piece::Fairy).map(fairy);
    let tiles: Vec<String> = laid_aside.iter().map(|shape| words.tile(shape.shape())).collect();
    let aside = (!tiles.is_empty()).then(|| words.alt_laid_aside(words.separated(&tiles)));
    let lines: Vec<String> = [dragon, fairy, aside].into_iter().flatten().collect();
    Overview {
        tiles_to_come: laid_aside.len(),
        scenery: (!lines.is_empty()).then(|| lines.join(" ")),
        ..Overview::default()
    }
}
