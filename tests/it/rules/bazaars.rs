//! Bridges, Castles & Bazaars in the words of scripts (`tests/data/rules/README.md`).

use bergerie_rules::expansions::bridges_castles_and_bazaars::Bridge;
use bergerie_rules::expansions::bridges_castles_and_bazaars::{Action as Special, Drawn as Offered, Event as Happened};
use bergerie_rules::expansions::bridges_castles_and_bazaars::{Lot, Question as Asked, State};
use bergerie_rules::expansions::{SpecialAction, SpecialDrawn, SpecialLot};
use bergerie_rules::geometry::{Axis, Pos};
use bergerie_rules::{Action, Drawn, Game, Lot as AnyLot, Waiting};

use super::{script, state, words};

fn special(action: Special) -> Action {
    Action::Special(SpecialAction::BridgesCastlesAndBazaars(action))
}

fn expansion(game: &Game) -> Result<&State, String> {
    game.states().bridges_castles_and_bazaars.as_ref().ok_or_else(|| "the expansion is not in play".to_owned())
}

/// A bridge: `N1:ns`, `S1:we`.
pub fn bridge(text: &str) -> Result<Bridge, String> {
    let (cell, axis) = text.split_once(':').ok_or("a bridge is a cell and an axis")?;
    let axis = match axis {
        "ns" => Axis::NorthSouth,
        "we" => Axis::WestEast,
        _ => return Err(format!("`{axis}` is no axis")),
    };
    Ok(Bridge { at: cell.parse().map_err(|_| format!("`{cell}` is no cell"))?, axis })
}

/// A bridge in the words of a script: `N1:ns`.
pub fn of_bridge(Bridge { at, axis }: Bridge) -> String {
    format!("{at}:{}", of_axis(axis))
}

fn of_axis(axis: Axis) -> &'static str {
    match axis {
        Axis::NorthSouth => "ns",
        Axis::WestEast => "we",
    }
}

/// The action that some words mean; `None` if they are none of this expansion's.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let number = |text: &str| text.parse().map_err(|_| format!("`{text}` is no number"));
    let (word, of) = text.split_once(['@', ':']).unwrap_or((text, ""));
    let action = match word {
        "discard" => Special::Discard,
        "bridge" => Special::Bridge(bridge(of)?),
        "points" => Special::TakePoints,
        "castle" => Special::BuildCastle,
        "repeat" => {
            let (cell, segment) = of.split_once('@').ok_or("`repeat@CELL@SEGMENT`")?;
            let feature = state::feature(game, &format!("{cell} {segment}"))?;
            let (at, segment) = game.board().place(game.board().features().get(feature).oldest);
            Special::Repeat { at, segment }
        }
        "pick" => {
            let (offer, bid) = of.split_once(':').unwrap_or((of, "0"));
            Special::Pick { offer: number(offer)?, bid: number(bid)? }
        }
        "raise" => Special::Raise { bid: number(of)? },
        "decline" => Special::Decline,
        "sell" => Special::Sell,
        "buy" => Special::Buy,
        "content" => Special::Content,
        "request" => Special::Request,
        _ => return Ok(None),
    };
    Ok(Some(special(action)))
}

/// An action in the words of a script.
pub fn of_action(game: &Game, action: Special) -> String {
    match action {
        Special::Discard => "discard".into(),
        Special::Bridge(bridge) => format!("bridge@{}", of_bridge(bridge)),
        Special::TakePoints => "points".into(),
        Special::BuildCastle => "castle".into(),
        Special::Repeat { at, segment } => format!("repeat@{at}@{}", kind(game, at, segment)),
        Special::Pick { offer, bid } => format!("pick:{offer}:{bid}"),
        Special::Decline => "decline".into(),
        Special::Raise { bid } => format!("raise:{bid}"),
        Special::Sell => "sell".into(),
        Special::Buy => "buy".into(),
        Special::Content => "content".into(),
        Special::Request => "request".into(),
    }
}

fn kind(game: &Game, at: Pos, segment: u8) -> String {
    let laid = game.board().at(at).map(|tile| game.board().laid(tile));
    let segment = laid.and_then(|laid| laid.segment(segment));
    segment.map_or_else(|| "nothing".to_owned(), |segment| words::name(segment.kind))
}

/// A tile that comes goes on offer while a bazaar opens.
pub fn draw(game: &Game, drawn: Drawn) -> Drawn {
    let offer = AnyLot::Special(SpecialLot::BridgesCastlesAndBazaars(Lot::Offer));
    match drawn {
        Drawn::Tile(shape) if *game.waiting() == Waiting::Draw(offer) => {
            Drawn::Special(SpecialDrawn::BridgesCastlesAndBazaars(Offered::Offer(shape)))
        }
        other => other,
    }
}

/// A fact in the words of a script; `None` for what a line itself says.
pub fn of_event(event: &Happened) -> Option<String> {
    match event {
        Happened::Bridge { .. } | Happened::Offered { .. } | Happened::Picked { .. } => None,
        Happened::Raised { .. } | Happened::Declined { .. } | Happened::Wish { .. } => None,
        Happened::Castle { lords, cells: [a, b] } => {
            let lords: Vec<String> = lords.iter().map(|seat| seat.index().to_string()).collect();
            Some(format!("castle: {} on {a} {b}", lords.join(" ")))
        }
        Happened::Opened { placer } => Some(format!("bazaar of {} opens", placer.index())),
        Happened::Closed { placer } => Some(format!("bazaar of {} stays closed", placer.index())),
        Happened::Sold { shape, to, paid, payee } => {
            let payee = payee.map_or_else(|| "nobody".to_owned(), |seat| seat.index().to_string());
            Some(format!("sold: {shape} to {}, {paid} to {payee}", to.index()))
        }
    }
}

/// What is asked, in a word.
pub fn asks(question: Asked) -> &'static str {
    match question {
        Asked::SmallCity { .. } => "small city",
        Asked::Castle { .. } => "castle",
        Asked::Pick => "pick",
        Asked::Raise => "raise",
        Asked::Deal => "deal",
        Asked::Request => "request",
    }
}

/// Answers `? bridges 0`, `? castles 0` and `? bridge N1`; `None` to other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    let text = match name {
        "bridges" => expansion(game)?.bridges.left(script::seat(of)?).to_string(),
        "castles" => expansion(game)?.castles.left(script::seat(of)?).to_string(),
        "bridge" => {
            let at: Pos = of.parse().map_err(|_| format!("`{of}` is no cell"))?;
            let axis = game.board().at(at).and_then(|tile| game.board().laid(tile).over());
            axis.map_or("none", of_axis).into()
        }
        _ => return Ok(None),
    };
    Ok(Some(text))
}
