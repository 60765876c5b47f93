//! Traders & Builders in the words of scripts (`tests/data/rules/README.md`).

use bergerie_rules::expansions::SpecialAction;
use bergerie_rules::expansions::traders_and_builders::{Action as Answer, Event as Happened, Goods, Occasion as Given};
use bergerie_rules::{Action, Game};

use super::script;

/// Takes the second tile.
const SECOND: Action = Action::Special(SpecialAction::TradersAndBuilders(Answer::SecondTile));

/// Does without it.
const NO_SECOND: Action = Action::Special(SpecialAction::TradersAndBuilders(Answer::Decline));

/// The action that some words mean; `None` if they are none of this expansion's.
pub fn action(words: &str) -> Option<Action> {
    match words {
        "take" => Some(SECOND),
        "leave" => Some(NO_SECOND),
        _ => None,
    }
}

/// An action in the words of a script.
pub fn of_action(action: Answer) -> String {
    match action {
        Answer::SecondTile => "take".into(),
        Answer::Decline => "leave".into(),
    }
}

/// A fact in the words of a script; `None` for what another one says.
pub fn of_event(event: &Happened) -> Option<String> {
    match event {
        Happened::Earned { .. } => None,
        Happened::Goods { seat, at, goods, .. } => {
            Some(format!("goods: {} {} from {at}", seat.index(), of_goods(*goods)))
        }
        Happened::SecondTile { seat } => Some(format!("second tile: {}", seat.index())),
        Happened::Followed { seat, figure, at } => Some(format!("alone: {} {} on {at}", seat.index(), figure.key())),
    }
}

/// `2 wine 1 cloth`.
fn of_goods(goods: Goods) -> String {
    goods.iter().map(|(good, count)| format!("{count} {}", good.key())).collect::<Vec<_>>().join(" ")
}

/// What points that goods give are called.
pub fn of_occasion(Given::Most(good): Given) -> String {
    format!("most {}", good.key())
}

/// Answers `? goods 0`; `None` to other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    if name != "goods" {
        return Ok(None);
    }
    let state = game.states().traders_and_builders.as_ref().ok_or("the expansion is not in play")?;
    Ok(Some(of_goods(state.goods(script::seat(of)?))))
}
