//! Abbey & Mayor in the words of scripts (`tests/data/rules/README.md`).

use bergerie_rules::Action;
use bergerie_rules::Game;
use bergerie_rules::View;
use bergerie_rules::expansions::SpecialAction;
use bergerie_rules::expansions::abbey_and_mayor::{Action as Special, Event as Happened, Question as Asked};
use bergerie_rules::geometry::Pos;
use bergerie_rules::piece::{Piece, Site, Stood};
use bergerie_rules::tile::SegmentIndex;

use super::{script, words};

/// Keeps one's abbey.
pub const KEEP: Action = special(Special::Keep);

const fn special(action: Special) -> Action {
    Action::Special(SpecialAction::AbbeyAndMayor(action))
}

/// The action that some words mean; `None` if they are none of this expansion's.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let (word, of) = text.split_once('@').unwrap_or((text, ""));
    Ok(Some(special(match word {
        "abbey" => Special::Abbey,
        "keep" => Special::Keep,
        "home" => Special::Home,
        "barn" => Special::Barn { corner: cell(of)? },
        // A wagon in the main action of a turn stands on the tile just laid, which needs no name.
        "wagon" if of.contains('@') => {
            let (at, segment) = of.split_once('@').ok_or("`wagon@CELL@SEGMENT`")?;
            let at = cell(at)?;
            let tile = game.board().at(at).ok_or_else(|| format!("no tile lies at {at}"))?;
            Special::Move { at, segment: words::segment(game.board().laid(tile), segment)? }
        }
        _ => return Ok(None),
    })))
}

fn cell(text: &str) -> Result<Pos, String> {
    text.parse().map_err(|_| format!("`{text}` is no cell"))
}

/// An action in the words of a script.
pub fn of_action(game: &Game, action: Special) -> String {
    match action {
        Special::Abbey => "abbey".into(),
        Special::Keep => "keep".into(),
        Special::Home => "home".into(),
        Special::Barn { corner } => format!("barn@{corner}"),
        Special::Move { at, segment } => format!("wagon@{at}@{}", place(game, at, segment)),
    }
}

/// A segment in the words of a script.
pub fn place(game: &Game, at: Pos, segment: SegmentIndex) -> String {
    let laid = game.board().at(at).map(|tile| game.board().laid(tile));
    let named = laid.and_then(|laid| Some(words::of_segment(laid, laid.segment(segment)?)));
    named.unwrap_or_else(|| format!("segment {segment}"))
}

/// A fact in the words of a script; `None` for what the line itself says.
pub fn of_event(event: &Happened) -> Option<String> {
    match event {
        Happened::Abbey { .. } | Happened::Barn { .. } | Happened::Moved { .. } => None,
    }
}

/// What a question is called.
pub const fn asks(question: Asked) -> &'static str {
    match question {
        Asked::Abbey => "abbey",
        Asked::LastAbbey => "last abbey",
        Asked::Wagon { .. } => "wagon",
    }
}

/// What is asked for, in words; `None` if it is nothing of this expansion's.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    let count = |piece: Piece| {
        let seat = script::seat(of)?;
        let view = View::of(game);
        let count = view.seats.get(seat.index()).and_then(|seat| seat.count(piece));
        count.map(|count| count.to_string()).ok_or_else(|| "the expansion is not in play".to_owned())
    };
    Ok(Some(match name {
        "abbeys" => count(Piece::Abbey)?,
        "barns" => count(Piece::Barn)?,
        "mayors" => mayors(game),
        "standing" => {
            let barn = |stood: &Stood| match (stood.owner, stood.site) {
                (Some(seat), Site::Corner(corner)) => Some(format!("{} barn {corner}", seat.index())),
                _ => None,
            };
            View::of(game).stood.iter().filter_map(barn).collect::<Vec<_>>().join(", ")
        }
        _ => return Ok(None),
    }))
}

/// `0 N1 2`: every mayor on the board, by seat and cell, with its strength now.
fn mayors(game: &Game) -> String {
    let shown = View::of(game).expansions.abbey_and_mayor.unwrap_or_default();
    let mayors = shown.mayors.iter().map(|mayor| format!("{} {} {}", mayor.seat.index(), mayor.at, mayor.strength));
    mayors.collect::<Vec<_>>().join(", ")
}
