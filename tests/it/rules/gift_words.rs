//! The Gifts in the words of scripts (`tests/data/rules/README.md`).

use bergerie_rules::expansions::the_gifts::{
    Action as Special, Card, Drawn as Came, Event as Happened, Opening, Which,
};
use bergerie_rules::expansions::{SpecialAction, SpecialDrawn};
use bergerie_rules::figure::Figure;
use bergerie_rules::geometry::Pos;
use bergerie_rules::piece::Piece;
use bergerie_rules::seat::Seat;
use bergerie_rules::tile::SegmentIndex;
use bergerie_rules::{Action, Drawn, Game, Own, View};

use super::{script, state, words};

/// The word for a card: `synod`, `sweeper`, `change`, `cashout`, `take2`.
fn word(card: Card) -> &'static str {
    match card {
        Card::Synod => "synod",
        Card::RoadSweeper => "sweeper",
        Card::ChangePosition => "change",
        Card::CashOut => "cashout",
        Card::Take2 => "take2",
    }
}

fn card(text: &str) -> Result<Card, String> {
    Card::ALL.into_iter().find(|&card| word(card) == text).ok_or_else(|| format!("no gift `{text}`"))
}

fn special(action: Special) -> Action {
    Action::Special(SpecialAction::TheGifts(action))
}

/// A place on the board: `N1@road:E`.
fn place(game: &Game, text: &str) -> Result<(Pos, SegmentIndex), String> {
    let (cell, segment) = text.split_once('@').ok_or_else(|| format!("`{text}` is no cell and segment"))?;
    let at: Pos = cell.parse().map_err(|_| format!("`{cell}` is no cell"))?;
    let tile = game.board().at(at).ok_or_else(|| format!("no tile lies at {cell}"))?;
    Ok((at, words::segment(game.board().laid(tile), segment)?))
}

/// The oldest segment of what is at a place, which names it.
fn oldest(game: &Game, text: &str) -> Result<(Pos, SegmentIndex), String> {
    let feature = state::feature(game, &text.replacen('@', " ", 1))?;
    Ok(game.board().place(game.board().features().get(feature).oldest))
}

/// The action that some words mean; `None` if they are none of this expansion's.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    match text {
        "keep:first" => return Ok(Some(special(Special::Keep(Which::First)))),
        "keep:second" => return Ok(Some(special(Special::Keep(Which::Second)))),
        _ => {}
    }
    let Some(opened) = text.strip_prefix("open:") else { return Ok(None) };
    let (name, of) = opened.split_once('@').unwrap_or((opened, ""));
    let (name, figure) = match name.split_once('-') {
        Some((name, figure)) => (name, words::figure(figure)?),
        None => (name, Figure::Meeple),
    };
    let opening = match (card(name.trim_end_matches('!'))?, name.ends_with('!')) {
        (card, true) => Opening::Wasted(card),
        (Card::Take2, _) => Opening::Take2,
        (Card::Synod, _) => {
            let (at, segment) = oldest(game, of)?;
            Opening::Synod { figure, at, segment }
        }
        (Card::RoadSweeper, _) => {
            let (at, segment) = oldest(game, of)?;
            Opening::RoadSweeper { at, segment }
        }
        (Card::CashOut, _) => {
            let (at, segment) = place(game, of)?;
            Opening::CashOut { figure, at, segment }
        }
        (Card::ChangePosition, _) => {
            let (from, to) = of.rsplit_once('>').ok_or("`open:change@CELL@FROM>TO`")?;
            let (at, from) = place(game, from)?;
            Opening::ChangePosition { figure, at, from, to: place(game, &format!("{at}@{to}"))?.1 }
        }
    };
    Ok(Some(special(Special::Open(opening))))
}

/// An action in the words of a script, segments by their kind.
pub fn of_action(game: &Game, action: Special) -> String {
    let kind = |at, segment| {
        let laid = game.board().at(at).map(|tile| game.board().laid(tile));
        laid.and_then(|laid| laid.segment(segment).map(|s| words::of_segment(laid, s))).unwrap_or_default()
    };
    let whose = |figure: Figure| if figure == Figure::Meeple { String::new() } else { format!("-{}", figure.key()) };
    match action {
        Special::Keep(which) => format!("keep:{}", words::name(which)),
        Special::Open(opening) => match opening {
            Opening::Synod { figure, at, segment } => format!("open:synod{}@{at}@{}", whose(figure), kind(at, segment)),
            Opening::RoadSweeper { at, segment } => format!("open:sweeper@{at}@{}", kind(at, segment)),
            Opening::CashOut { figure, at, segment } => {
                format!("open:cashout{}@{at}@{}", whose(figure), kind(at, segment))
            }
            Opening::ChangePosition { figure, at, from, to } => {
                format!("open:change{}@{at}@{}>{}", whose(figure), kind(at, from), kind(at, to))
            }
            Opening::Take2 => "open:take2".into(),
            Opening::Wasted(card) => format!("open:{}!", word(card)),
        },
    }
}

/// A card (`gift:synod`) or the second tile of Take 2 (`second:BA/C`) that comes; `None` for other words.
pub fn drawn(text: &str) -> Result<Option<Drawn>, String> {
    let special = |drawn| Ok(Some(Drawn::Special(SpecialDrawn::TheGifts(drawn))));
    match text.split_once(':') {
        Some(("gift", name)) => special(Came::Card(card(name)?)),
        Some(("second", shape)) => special(Came::SecondTile(script::shape(shape)?)),
        _ => Ok(None),
    }
}

/// A draw in the words of a script.
pub fn of_drawn(drawn: Came) -> String {
    match drawn {
        Came::Card(card) => format!("gift:{}", word(card)),
        Came::FaceDown => "gift:?".into(),
        Came::SecondTile(shape) => format!("second:{shape}"),
    }
}

/// What a draw must be told as, at once and first.
pub fn told(seat: Seat, drawn: Came) -> Happened {
    match drawn {
        Came::Card(_) | Came::FaceDown => Happened::Received { seat },
        Came::SecondTile(shape) => Happened::SecondTile { seat, shape },
    }
}

/// A fact in the words of a script; `None` for what a line itself says.
pub fn of_event(event: Happened) -> Option<String> {
    match event {
        Happened::Received { .. } | Happened::Opened { .. } | Happened::SecondTile { .. } => None,
        Happened::Reshuffled => Some("gifts reshuffled".into()),
        Happened::NoneLeft { seat } => Some(format!("no gift left for {}", seat.index())),
        Happened::PutBack { seat, shape } => Some(format!("put back: {} {shape}", seat.index())),
    }
}

/// Answers `? gifts 0`, `? own 0`, `? giftpile`, `? opened`, `? second` and `? on N1 road:E`; `None` to other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    let view = View::of(game);
    let shown = view.expansions.the_gifts.clone().unwrap_or_default();
    let text = match name {
        "gifts" => {
            let seat = view.seats.get(script::seat(of)?.index());
            seat.and_then(|seat| seat.count(Piece::Gift)).unwrap_or_default().to_string()
        }
        "own" => {
            let own = Own::of(game, script::seat(of)?).expansions.the_gifts.unwrap_or_default();
            own.cards.into_iter().map(word).collect::<Vec<_>>().join(" ")
        }
        "giftpile" => shown.pile.to_string(),
        "opened" => {
            let opened = shown.discards.iter().map(|&(card, count)| format!("{count} {}", word(card)));
            opened.collect::<Vec<_>>().join(", ")
        }
        "on" => {
            let (cell, segment) = of.split_once(' ').ok_or("`on` which cell and segment?")?;
            let there = place(game, &format!("{cell}@{segment}"))?;
            let seats = view.figures.iter().filter(|f| (f.at, f.segment) == there).map(|f| f.seat.index().to_string());
            seats.collect::<Vec<_>>().join(" ")
        }
        "second" => shown.second_tile.map_or(String::new(), |shape| shape.to_string()),
        _ => return Ok(None),
    };
    Ok(Some(text))
}
