//! Script syntax of The Gifts (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;
#[cfg(not(bot))]
mod rules;
#[cfg(bot)]
mod table;

use bergerie_rules::expansions::the_gifts::{self, Card, DrawOutcome, Event, GiftOpening, Occasion, Take2Tile};
use bergerie_rules::{Action, ExpansionAction, Figure, Game, Piece, PrivateView, View};

use crate::rules::{script, state, words};

pub use super::nothing::*;

/// Returns the word for a card, such as `synod` or `take2`.
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

fn special(action: the_gifts::Action) -> Action {
    Action::Expansion(ExpansionAction::TheGifts(action))
}

/// Returns the action for a word of a script. Returns `None` if the word does not belong to this expansion.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    match text {
        "keep:first" => return Ok(Some(special(the_gifts::Action::KeepTile(Take2Tile::First)))),
        "keep:second" => return Ok(Some(special(the_gifts::Action::KeepTile(Take2Tile::Second)))),
        _ => {}
    }
    let Some(opened) = text.strip_prefix("open:") else { return Ok(None) };
    let (name, of) = opened.split_once('@').unwrap_or((opened, ""));
    let (name, figure) = match name.split_once('-') {
        Some((name, figure)) => (name, words::figure(figure)?),
        None => (name, Figure::Meeple),
    };
    let opening = match (card(name.trim_end_matches('!'))?, name.ends_with('!')) {
        (card, true) => GiftOpening::Wasted(card),
        (Card::Take2, _) => GiftOpening::Take2,
        (Card::Synod, _) => {
            let (at, segment) = words::oldest(game, of)?;
            GiftOpening::Synod { figure, at, segment }
        }
        (Card::RoadSweeper, _) => {
            let (at, segment) = words::oldest(game, of)?;
            GiftOpening::RoadSweeper { at, segment }
        }
        (Card::CashOut, _) => {
            let (at, segment) = words::place(game, of)?;
            GiftOpening::CashOut { figure, at, segment }
        }
        (Card::ChangePosition, _) => {
            let (from, to) = of.rsplit_once('>').ok_or("`open:change@CELL@FROM>TO`")?;
            let (at, from) = words::place(game, from)?;
            GiftOpening::ChangePosition { figure, at, from, to: words::place(game, &format!("{at}@{to}"))?.1 }
        }
    };
    Ok(Some(special(the_gifts::Action::OpenGift(opening))))
}

/// Returns an action in script syntax, with segments by their kind.
pub fn of_action(game: &Game, action: the_gifts::Action) -> String {
    let place = |at, segment| words::of_place(game, at, segment);
    let whose = words::of_figure;
    match action {
        the_gifts::Action::KeepTile(which) => format!("keep:{}", words::name(which)),
        the_gifts::Action::OpenGift(opening) => match opening {
            GiftOpening::Synod { figure, at, segment } => format!("open:synod{}@{}", whose(figure), place(at, segment)),
            GiftOpening::RoadSweeper { at, segment } => format!("open:sweeper@{}", place(at, segment)),
            GiftOpening::CashOut { figure, at, segment } => {
                format!("open:cashout{}@{}", whose(figure), place(at, segment))
            }
            GiftOpening::ChangePosition { figure, at, from, to } => {
                let to = place(at, to);
                let to = to.split_once('@').map_or("", |(_, segment)| segment);
                format!("open:change{}@{}>{to}", whose(figure), place(at, from))
            }
            GiftOpening::Take2 => "open:take2".into(),
            GiftOpening::Wasted(card) => format!("open:{}!", word(card)),
        },
    }
}

/// Returns the draw of a card (`gift:synod`) or of the second tile of Take 2 (`second:BA/C`), or `None` for other
/// words.
pub fn drawn(text: &str) -> Result<Option<DrawOutcome>, String> {
    Ok(match text.split_once(':') {
        Some(("gift", name)) => Some(DrawOutcome::Card(card(name)?)),
        Some(("second", shape)) => Some(DrawOutcome::SecondTile(script::shape(shape)?)),
        _ => None,
    })
}

/// Returns a draw in script syntax.
pub fn of_drawn(drawn: DrawOutcome) -> String {
    match drawn {
        DrawOutcome::Card(card) => format!("gift:{}", word(card)),
        DrawOutcome::FaceDown => "gift:?".into(),
        DrawOutcome::SecondTile(shape) => format!("second:{shape}"),
    }
}

pub fn implied_event(game: &Game, drawn: DrawOutcome) -> Option<Event> {
    let seat = game.active();
    Some(match drawn {
        DrawOutcome::Card(_) | DrawOutcome::FaceDown => Event::GiftReceived { seat },
        DrawOutcome::SecondTile(shape) => Event::SecondTile { seat, shape },
    })
}

pub fn of_occasion(occasion: Occasion) -> Option<String> {
    (occasion == Occasion::Unopened).then(|| "unopened".into())
}

/// Returns the second tile of Take 2.
#[cfg(not(bot))]
pub fn kept_tiles(game: &Game) -> Vec<bergerie_rules::tile::ShapeId> {
    the_gifts::state(game).and_then(|state| state.second_tile()).into_iter().collect()
}

/// Returns an event in script syntax. Returns `None` if the script's line already implies it.
pub fn of_event(event: &Event) -> Option<String> {
    match *event {
        Event::GiftReceived { .. } | Event::GiftOpened { .. } | Event::SecondTile { .. } => None,
        Event::Reshuffled => Some("gifts reshuffled".into()),
        Event::NoGiftLeft { seat } => Some(format!("no gift left for {}", seat.index())),
        Event::TilePutBack { seat, shape } => Some(format!("put back: {} {shape}", seat.index())),
    }
}

/// Answers the questions `? gifts 0`, `? own 0`, `? giftpile`, `? opened`, `? second` and `? on N1 road:E`. Returns
/// `None` for other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    let view = View::of(game);
    let shown = view.expansions.the_gifts.clone().unwrap_or_default();
    let text = match name {
        "gifts" => state::pieces(game, of, Piece::Gift)?,
        "own" => {
            let own = PrivateView::of(game, script::seat(of)?).expansions.the_gifts.unwrap_or_default();
            own.cards.into_iter().map(word).collect::<Vec<_>>().join(" ")
        }
        "giftpile" => shown.pile.to_string(),
        "opened" => {
            let opened = shown.discards.iter().map(|&(card, count)| format!("{count} {}", word(card)));
            opened.collect::<Vec<_>>().join(", ")
        }
        "on" => {
            let (cell, segment) = of.split_once(' ').ok_or("`on` which cell and segment?")?;
            let there = words::place(game, &format!("{cell}@{segment}"))?;
            let seats = view.figures.iter().filter(|f| (f.at, f.segment) == there).map(|f| f.seat.index().to_string());
            seats.collect::<Vec<_>>().join(" ")
        }
        "second" => shown.second_tile.map_or(String::new(), |shape| shape.to_string()),
        _ => return Ok(None),
    };
    Ok(Some(text))
}
