//! Script syntax of The Princess & the Dragon (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::the_princess_and_the_dragon::{
    self as dragon, Action as Answer, CompanionView, Event, PublicState, Question,
};
use bergerie_rules::{Action, ExpansionAction, Game, OwnedFigure, Piece, SegmentIndex};

use crate::rules::{script, words};

pub use super::nothing::{SKIPS, TIE, draw_of_tile, drawn, implied_event, of_drawn, of_piece, piece, taken_tile};

/// Returns the action for `step@N1`, `fairy@N1@road:E`, `fairy@N1@top`, `fairy-on@N1`, `sendhome:1@N1@city` or
/// `travelaN1@road:E`. A figure other than a meeple follows a hyphen. Returns `None` if the words do not belong to this
/// expansion.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let word = text.split(['@', ':', '-']).next().unwrap_or_default();
    if !["step", "fairy", "sendhome", "travel"].contains(&word) {
        return Ok(None);
    }
    if let Some(cell) = text.strip_prefix("fairy-on@") {
        return Ok(Some(of(Answer::MoveFairyToTile { at: words::cell(cell)? })));
    }
    let (_, figure, place) = words::with_figure(text)?;
    let answer = match word {
        "step" => Answer::MoveDragon { to: words::cell(place)? },
        "fairy" => match place.strip_suffix("@top") {
            Some(cell) => Answer::MoveFairyToFigure { figure, at: words::cell(cell)?, segment: None },
            None => {
                let (at, segment) = words::place(game, place)?;
                Answer::MoveFairyToFigure { figure, at, segment: Some(segment) }
            }
        },
        "sendhome" => {
            let (seat, place) = place.split_once('@').ok_or("a knight is `sendhome:1@N1@city`")?;
            let (at, segment) = words::place(game, place)?;
            Answer::SendKnightHome { seat: script::seat(seat)?, figure, at, segment }
        }
        _ => {
            let (at, segment) = words::place(game, place)?;
            Answer::UsePortal { figure, at, segment }
        }
    };
    Ok(Some(of(answer)))
}

const fn of(answer: Answer) -> Action {
    Action::Expansion(ExpansionAction::ThePrincessAndTheDragon(answer))
}

/// Returns an action in script syntax.
pub fn of_action(game: &Game, action: Answer) -> String {
    let with = words::of_figure;
    let place = |at, segment: SegmentIndex| words::of_place(game, at, segment);
    match action {
        Answer::MoveDragon { to } => format!("step@{to}"),
        Answer::MoveFairyToFigure { figure, at, segment: None } => format!("fairy{}@{at}@top", with(figure)),
        Answer::MoveFairyToFigure { figure, at, segment: Some(segment) } => {
            format!("fairy{}@{}", with(figure), place(at, segment))
        }
        Answer::MoveFairyToTile { at } => format!("fairy-on@{at}"),
        Answer::SendKnightHome { seat, figure, at, segment } => {
            format!("sendhome{}:{}@{}", with(figure), seat.index(), place(at, segment))
        }
        Answer::UsePortal { figure, at, segment } => format!("travel{}@{}", with(figure), place(at, segment)),
    }
}

/// Returns an event in script syntax. Returns `None` if the script's line already implies it.
pub fn of_event(event: &Event) -> Option<String> {
    let whose = |&OwnedFigure { figure, seat }: &OwnedFigure| format!("{} {}", seat.index(), figure.key());
    match event {
        Event::TileSetAside { shape } => Some(format!("set aside: {shape}")),
        Event::TilesShuffledIn { count } => Some(format!("shuffled in: {count}")),
        Event::DragonMoved { seat, number, to, eaten, is_forced } => {
            let eaten: Vec<String> = eaten.iter().map(whose).collect();
            let eats = if eaten.is_empty() { String::new() } else { format!(" eats {}", eaten.join(", ")) };
            let forced = if *is_forced { " by force" } else { "" };
            Some(format!("step {number}: {} to {to}{forced}{eats}", seat.index()))
        }
        Event::DragonBlocked { steps } => Some(format!("dead end: {steps}")),
        Event::KnightSentHome { seat, figure, at, .. } => {
            Some(format!("sent home: {} from {at}", whose(&OwnedFigure { figure: *figure, seat: *seat })))
        }
        Event::DragonLanded { .. } | Event::FairyMoved { .. } | Event::PortalUsed { .. } => None,
    }
}

pub fn of_question(question: Question) -> String {
    match question {
        Question::Step { number } => format!("step {number}"),
    }
}

pub fn of_occasion(_: dragon::Occasion) -> Option<String> {
    Some("fairy".into())
}

/// Answers the questions `? dragon`, `? fairy` and `? aside`. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, _: &str) -> Result<Option<String>, String> {
    let cell = |piece| game.board().cell_of_piece(piece).map_or("none".to_owned(), |at| at.to_string());
    let PublicState { set_aside, companion, .. } = PublicState::of(game);
    Ok(Some(match name {
        "dragon" => cell(Piece::Dragon),
        "fairy" => {
            let beside =
                companion.map(|CompanionView { seat, figure, .. }| format!(" {} {}", seat.index(), figure.key()));
            format!("{}{}", cell(Piece::Fairy), beside.unwrap_or_default())
        }
        "aside" if set_aside.is_empty() => "none".into(),
        "aside" => set_aside.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        _ => return Ok(None),
    }))
}

#[cfg(not(bot))]
pub fn kept_tiles(game: &Game) -> Vec<bergerie_rules::tile::ShapeId> {
    PublicState::of(game).set_aside
}
