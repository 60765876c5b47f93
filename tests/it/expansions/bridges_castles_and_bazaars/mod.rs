//! Script syntax of Bridges, Castles & Bazaars (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;
#[cfg(bot)]
mod bridge;
#[cfg(bot)]
mod sealed;
#[cfg(bot)]
pub mod submissions;

use bergerie_rules::expansions::bridges_castles_and_bazaars::{
    Action as Special, Bridge, Draw, DrawOutcome, Event, Occasion, Question,
};
use bergerie_rules::{Action, Axis, ExpansionAction, ExpansionDraw, Game, Piece, ShapeId, Site, SpecialPiece, Waiting};

use crate::rules::{script, words};

pub use super::nothing::*;

fn special(action: Special) -> Action {
    Action::Expansion(ExpansionAction::BridgesCastlesAndBazaars(action))
}

/// Returns the bridge for a word such as `N1:ns`, or `None` for other words.
pub fn piece(text: &str) -> Result<Option<SpecialPiece>, String> {
    let is_bridge = text.ends_with(":ns") || text.ends_with(":we");
    let bridge = is_bridge.then(|| bridge(text)).transpose()?;
    Ok(bridge.map(|bridge| SpecialPiece { piece: Piece::Bridge, site: Site::Over(bridge) }))
}

pub fn of_piece(SpecialPiece { site, .. }: SpecialPiece) -> Option<String> {
    if let Site::Over(bridge) = site { Some(of_bridge(bridge)) } else { None }
}

/// Parses a bridge, such as `N1:ns` or `S1:we`.
fn bridge(text: &str) -> Result<Bridge, String> {
    let (cell, axis) = text.split_once(':').ok_or("a bridge is a cell and an axis")?;
    let axis = match axis {
        "ns" => Axis::NorthSouth,
        "we" => Axis::WestEast,
        _ => return Err(format!("`{axis}` is no axis")),
    };
    Ok(Bridge { at: words::cell(cell)?, axis })
}

/// Returns a bridge in script syntax: `N1:ns`.
fn of_bridge(Bridge { at, axis }: Bridge) -> String {
    format!("{at}:{}", of_axis(axis))
}

fn of_axis(axis: Axis) -> &'static str {
    match axis {
        Axis::NorthSouth => "ns",
        Axis::WestEast => "we",
    }
}

/// Returns the action for a word of a script. Returns `None` if the word does not belong to this expansion.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let number = |text: &str| text.parse().map_err(|_| format!("`{text}` is no number"));
    let (word, of) = text.split_once(['@', ':']).unwrap_or((text, ""));
    let action = match word {
        "discard" => Special::Discard,
        "bridge" => Special::BuildBridge(bridge(of)?),
        "points" => Special::TakePoints,
        "castle" => Special::BuildCastle,
        "repeat" => {
            let (at, segment) = words::oldest(game, of)?;
            Special::RepeatPoints { at, segment }
        }
        "pick" => {
            let (offer, bid) = of.split_once(':').unwrap_or((of, "0"));
            Special::Pick { offer: number(offer)?, bid: number(bid)? }
        }
        "raise" => Special::Raise { bid: number(of)? },
        "decline" => Special::Decline,
        "sell" => Special::Sell,
        "buy" => Special::Buy,
        "content" => Special::WaiveBids,
        "request" => Special::RequestBids,
        _ => return Ok(None),
    };
    Ok(Some(special(action)))
}

/// Returns an action in script syntax.
pub fn of_action(game: &Game, action: Special) -> String {
    match action {
        Special::Discard => "discard".into(),
        Special::BuildBridge(bridge) => format!("bridge@{}", of_bridge(bridge)),
        Special::TakePoints => "points".into(),
        Special::BuildCastle => "castle".into(),
        Special::RepeatPoints { at, segment } => format!("repeat@{}", words::of_place(game, at, segment)),
        Special::Pick { offer, bid } => format!("pick:{offer}:{bid}"),
        Special::Decline => "decline".into(),
        Special::Raise { bid } => format!("raise:{bid}"),
        Special::Sell => "sell".into(),
        Special::Buy => "buy".into(),
        Special::WaiveBids => "content".into(),
        Special::RequestBids => "request".into(),
    }
}

/// Returns the draw of a tile that is offered for sale. Returns `None` unless a bazaar opens.
pub fn draw_of_tile(game: &Game, shape: ShapeId) -> Option<DrawOutcome> {
    let offer = bergerie_rules::Draw::Expansion(ExpansionDraw::BridgesCastlesAndBazaars(Draw::Offer));
    (*game.waiting() == Waiting::Draw(offer)).then_some(DrawOutcome::Offer(shape))
}

/// Returns an event in script syntax. Returns `None` if the script's line already implies it.
pub fn of_event(event: &Event) -> Option<String> {
    match event {
        Event::BridgeBuilt { .. } | Event::TileOffered { .. } | Event::Picked { .. } => None,
        Event::Raised { .. } | Event::Declined { .. } | Event::BidsDecided { .. } => None,
        Event::CastleBuilt { lords, cells: [a, b] } => {
            let lords: Vec<String> = lords.iter().map(|seat| seat.index().to_string()).collect();
            Some(format!("castle: {} on {a} {b}", lords.join(" ")))
        }
        Event::BazaarOpened { placer } => Some(format!("bazaar of {} opens", placer.index())),
        Event::BazaarClosed { placer } => Some(format!("bazaar of {} stays closed", placer.index())),
        Event::Sold { shape, to, paid, payee } => {
            let payee = payee.map_or_else(|| "nobody".to_owned(), |seat| seat.index().to_string());
            Some(format!("sold: {shape} to {}, {paid} to {payee}", to.index()))
        }
    }
}

pub fn of_question(question: Question) -> String {
    let word = match question {
        Question::SmallCity { .. } => "small city",
        Question::Castle { .. } => "castle",
        Question::Pick => "pick",
        Question::Raise => "raise",
        Question::Deal => "deal",
        Question::Request => "request",
    };
    word.into()
}

pub fn of_occasion(occasion: Occasion) -> Option<String> {
    let Occasion::Castle { of: (at, _), origin } = occasion else { return None };
    Some(format!("castle near {at} {}", words::name(origin)))
}

/// Returns the tiles on offer.
#[cfg(not(bot))]
pub fn kept_tiles(game: &Game) -> Vec<ShapeId> {
    let state = bergerie_rules::expansions::bridges_castles_and_bazaars::state(game);
    let auction = state.and_then(|state| state.bazaars.auction());
    let offers = auction.into_iter().flat_map(|auction| auction.offers.iter().filter(|offer| !offer.has_left));
    offers.map(|offer| offer.shape).collect()
}

/// Answers the questions `? bridges 0`, `? castles 0` and `? bridge N1`. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    let text = match name {
        "bridges" => game.player(script::seat(of)?).piece_count(Piece::Bridge).to_string(),
        "castles" => game.player(script::seat(of)?).piece_count(Piece::Castle).to_string(),
        "bridge" => {
            let at = words::cell(of)?;
            let axis = game.board().tile_at(at).and_then(|tile| game.board().placed_tile(tile).road_axis());
            axis.map_or("none", of_axis).into()
        }
        _ => return Ok(None),
    };
    Ok(Some(text))
}
