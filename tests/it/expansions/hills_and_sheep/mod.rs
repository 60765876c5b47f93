//! Script syntax of Hills & Sheep (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;
#[cfg(bot)]
pub mod flocks;
#[cfg(not(bot))]
mod rules;

use bergerie_rules::expansions::hills_and_sheep::{self, DrawOutcome, Event, PublicState, Token};
use bergerie_rules::{Action, ExpansionAction, Game, ShapeId, View};

use crate::rules::script;

pub use super::nothing::*;

pub const TIE: Option<&str> = Some("hill");

/// Returns the action for `grow` or `herd`, or `None` for other words.
pub fn action(_: &Game, words: &str) -> Result<Option<Action>, String> {
    let action = match words {
        "grow" => hills_and_sheep::Action::GrowFlock,
        "herd" => hills_and_sheep::Action::HerdFlock,
        _ => return Ok(None),
    };
    Ok(Some(Action::Expansion(ExpansionAction::HillsAndSheep(action))))
}

/// Returns the draw for `under:BA/C`, `sheep:3` or `wolf`, or `None` for other words.
pub fn drawn(word: &str) -> Result<Option<DrawOutcome>, String> {
    if let Some(under) = word.strip_prefix("under:") {
        return Ok(Some(DrawOutcome::UnderTile(script::shape(under)?)));
    }
    Ok(Token::ALL.into_iter().find(|&token| of_token(token) == word).map(DrawOutcome::Token))
}

pub fn of_drawn(drawn: DrawOutcome) -> String {
    match drawn {
        DrawOutcome::Token(token) => of_token(token),
        DrawOutcome::UnderTile(shape) => format!("under:{shape}"),
    }
}

/// Returns `sheep:3` or `wolf`.
fn of_token(token: Token) -> String {
    if token == Token::Wolf { "wolf".into() } else { format!("sheep:{}", token.sheep()) }
}

pub fn taken_tile(drawn: DrawOutcome) -> Option<ShapeId> {
    if let DrawOutcome::UnderTile(shape) = drawn { Some(shape) } else { None }
}

pub fn implied_event(game: &Game, drawn: DrawOutcome) -> Option<Event> {
    let seat = game.active();
    Some(match drawn {
        DrawOutcome::Token(Token::Wolf) => {
            Event::WolfDrawn { seat, owners: hills_and_sheep::field_flock(game, seat)?.owners }
        }
        DrawOutcome::Token(token) => Event::SheepDrawn { seat, token },
        DrawOutcome::UnderTile(_) => Event::TileHidden { at: game.board().placed_tile(game.last_placed_tile()).at },
    })
}

/// Returns `None`, because the script's line that causes an event implies it, and has been compared with the event.
pub fn of_event(_: &Event) -> Option<String> {
    None
}

fn shown(game: &Game) -> PublicState {
    View::of(game).expansions.hills_and_sheep.unwrap_or_default()
}

/// Answers the questions `? bag`, `? flock 0` and `? under`. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    Ok(Some(match name {
        "bag" => {
            let tokens = shown(game).bag.into_iter().filter(|&(_, count)| count > 0);
            tokens.map(|(token, count)| format!("{count} {}", of_token(token))).collect::<Vec<_>>().join(", ")
        }
        "flock" => {
            let flocks = shown(game).flocks;
            let flock = flocks.get(script::seat(of)?.index()).ok_or("nobody sits there")?;
            flock.iter().map(|token| token.sheep().to_string()).collect::<Vec<_>>().join(" ")
        }
        "under" => shown(game).under_hills.to_string(),
        _ => return Ok(None),
    }))
}
