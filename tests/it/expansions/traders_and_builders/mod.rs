//! Script syntax of Traders & Builders (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;

use bergerie_rules::expansions::traders_and_builders::{Action as Answer, Event, Goods, Occasion};
use bergerie_rules::{Action, ExpansionAction, Game};

use crate::rules::script;

pub use super::nothing::*;

/// Returns the action for `take` or `leave`, which accept or decline the second tile. Returns `None` for other words.
pub fn action(_: &Game, words: &str) -> Result<Option<Action>, String> {
    let action = match words {
        "take" => Answer::SecondTile,
        "leave" => Answer::Decline,
        _ => return Ok(None),
    };
    Ok(Some(Action::Expansion(ExpansionAction::TradersAndBuilders(action))))
}

pub fn of_action(_: &Game, action: Answer) -> String {
    match action {
        Answer::SecondTile => "take".into(),
        Answer::Decline => "leave".into(),
    }
}

/// Returns an event in script syntax. Returns `None` if another event implies it.
pub fn of_event(event: &Event) -> Option<String> {
    match event {
        Event::SecondTileEarned { .. } => None,
        Event::GoodsTaken { seat, at, goods, .. } => {
            Some(format!("goods: {} {} from {at}", seat.index(), of_goods(*goods)))
        }
        Event::SecondPartBegan { seat } => Some(format!("second tile: {}", seat.index())),
        Event::BuilderOrPigReturned { seat, figure, at } => {
            Some(format!("alone: {} {} on {at}", seat.index(), figure.key()))
        }
    }
}

/// Returns goods in script syntax, as in `2 wine 1 cloth`.
fn of_goods(goods: Goods) -> String {
    goods.iter().map(|(good, count)| format!("{count} {}", good.key())).collect::<Vec<_>>().join(" ")
}

pub fn of_occasion(Occasion::Most(good): Occasion) -> Option<String> {
    Some(format!("most {}", good.key()))
}

/// Answers the question `? goods 0`. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    if name != "goods" {
        return Ok(None);
    }
    let state = bergerie_rules::expansions::traders_and_builders::state(game).ok_or("the expansion is not in play")?;
    Ok(Some(of_goods(state.goods(script::seat(of)?))))
}
