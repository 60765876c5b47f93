//! Statements about a game in a script, such as `? points = 4 0` or `? offered city:N, pass`.

use std::collections::BTreeSet;
use std::fmt::Debug;

use bergerie_rules::{Action, Decision, FeatureId, Game, Piece, PrivateView, Question, View, Waiting};

use crate::expansions;

use super::{script, words};

/// Checks that a statement about a game is true.
pub fn ask(game: &Game, question: &str) -> Result<(), String> {
    match question.split_once(" = ") {
        Some((what, expected)) => {
            let actual = value(game, what.trim())?;
            if actual == expected.trim() { Ok(()) } else { Err(format!("{} = {actual}", what.trim())) }
        }
        None => offers(game, question),
    }
}

/// Returns whether the truth of a statement depends on whether a player was asked.
pub fn names_the_asked_seat(question: &str) -> bool {
    question.starts_with("turn ") || question.starts_with("waits ")
}

/// Returns the value that the left side of a statement has.
fn value(game: &Game, what: &str) -> Result<String, String> {
    let (name, of) = what.split_once(' ').unwrap_or((what, ""));
    let text = match name {
        "points" => list(game.seats().map(|s| game.player(s).points()), " "),
        "supply" => supply(game, of)?,
        "turn" => game.decision().map_or(game.active(), |d| d.seat).index().to_string(),
        "waits" => waits(game),
        "hand" => View::of(game).hand.map_or("none".into(), |(_, shape)| shape.to_string()),
        "pile" => game.pile().len().to_string(),
        "left" => {
            let shape = script::shape(of)?;
            game.pile().iter().filter(|&s| s == shape).count().to_string()
        }
        "outcomes" => outcomes(game),
        "unseen" => unseen(game, of)?,
        "next" => list(game.pile().top().iter().map(|s| s.to_string()).collect::<BTreeSet<_>>(), " "),
        "discarded" => list(game.discarded(), " "),
        "at" => tile_at(game, of)?,
        "figures" => figures(game),
        "ranking" => {
            list(game.ranking().iter().map(|(place, seat, points)| format!("{place}. {} {points}", seat.index())), ", ")
        }
        "winners" => list(game.ranking().iter().filter(|r| r.0 == 1).map(|r| r.1.index()), " "),
        "joined" => if joined(game, of)? { "yes" } else { "no" }.into(),
        "closed" => if game.board().features().get(feature(game, of)?).is_closed() { "yes" } else { "no" }.into(),
        "complete" => if game.board().is_complete(feature(game, of)?) { "yes" } else { "no" }.into(),
        _ => expansions::value(game, name, of)?.ok_or_else(|| format!("nobody knows what `{name}` is"))?,
    };
    Ok(if text.is_empty() { "none".into() } else { text })
}

fn list<T: ToString>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    items.into_iter().map(|i| i.to_string()).collect::<Vec<_>>().join(between)
}

/// Returns the number of figures left: `supply 0 abbot`.
fn supply(game: &Game, of: &str) -> Result<String, String> {
    let (seat, figure) = of.split_once(' ').ok_or("supply of which seat and figure?")?;
    Ok(game.player(script::seat(seat)?).figure_count(words::figure(figure)?).to_string())
}

/// Returns what the game is waiting for, such as `over`, `draw tile`, `place` or `act`.
fn waits(game: &Game) -> String {
    match game.waiting() {
        Waiting::Over => "over".into(),
        Waiting::Draw(draw) => format!("draw {}", words::innermost(draw)),
        Waiting::Decision(Decision { question: Question::Expansion(question), .. }) => {
            expansions::of_question(*question)
        }
        Waiting::Decision(Decision { question: Question::Figure { by, .. }, .. }) => {
            by.map_or("act", |expansion| expansion.id()).into()
        }
        Waiting::Decision(decision) => {
            let question = words::name(decision.question);
            question.split('(').next().unwrap_or_default().into()
        }
    }
}

/// Returns the possible outcomes of the pending draw: `sheep:1 wolf`.
fn outcomes(game: &Game) -> String {
    let outcomes = (0..game.outcome_count()).filter_map(|number| game.outcome(number));
    list(outcomes.map(words::of_drawn).collect::<BTreeSet<_>>(), " ")
}

/// Returns how many pieces of a kind a seat has, which is public.
pub fn pieces(game: &Game, seat: &str, piece: Piece) -> Result<String, String> {
    let view = View::of(game);
    let seat = view.seats.get(script::seat(seat)?.index()).ok_or("nobody sits there")?;
    Ok(seat.count(piece).unwrap_or_default().to_string())
}

/// Returns the number of unseen tiles, in total or of one shape.
fn unseen(game: &Game, of: &str) -> Result<String, String> {
    let only = if of.is_empty() { None } else { Some(script::shape(of)?) };
    let unseen = View::of(game).unseen.into_iter().filter(|(shape, _)| only.is_none_or(|only| only == *shape));
    Ok(unseen.map(|(_, count)| count).sum::<usize>().to_string())
}

fn tile_at(game: &Game, cell: &str) -> Result<String, String> {
    let at = words::cell(cell)?;
    Ok(game.board().tile_at(at).map_or("none".into(), |tile| game.board().placed_tile(tile).shape.to_string()))
}

/// Returns all figures on the board, by seat and cell: `0 meeple N1, 1 abbot 0`.
fn figures(game: &Game) -> String {
    let mut figures: Vec<_> = View::of(game).figures.iter().map(|f| (f.seat, f.figure, f.at)).collect();
    figures.sort_unstable();
    list(figures.iter().map(|(seat, figure, at)| format!("{} {} {at}", seat.index(), figure.key())), ", ")
}

/// Returns the feature that a phrase such as `N1 city:S` refers to.
pub fn feature(game: &Game, of: &str) -> Result<FeatureId, String> {
    let (cell, segment) = of.trim().split_once(' ').ok_or_else(|| format!("`{of}` is no cell and segment"))?;
    let at = words::cell(cell)?;
    let tile = game.board().tile_at(at).ok_or_else(|| format!("no tile lies at {cell}"))?;
    let placed = game.board().placed_tile(tile);
    Ok(game.board().features().feature_of(placed.node(words::segment(placed, segment)?)))
}

/// Returns whether all segments in a list belong to the same feature.
fn joined(game: &Game, of: &str) -> Result<bool, String> {
    let features = of.split(',').map(|one| feature(game, one)).collect::<Result<Vec<_>, _>>()?;
    Ok(features.windows(2).all(|pair| pair[0] == pair[1]))
}

/// Evaluates a line of a scenario such as `offered A, B`, `not offered A, B` or `offered only A, B`. Returns an error with the
/// offered answers if the line is false.
fn offers(game: &Game, question: &str) -> Result<(), String> {
    let legal: BTreeSet<String> = game.legal_actions().iter().map(|&a| words::of_action(game, a)).collect();
    let is_legal = |action: &Action| game.legal_actions().contains(action);
    let (all, expected) = [("offered only", None), ("offered", Some(true)), ("not offered", Some(false))]
        .iter()
        .find_map(|(word, expected)| question.strip_prefix(word).map(|rest| (rest, expected)))
        .ok_or("a question is `WHAT = ANSWER`, or begins with `offered`, `offered only` or `not offered`")?;
    let mut named = BTreeSet::new();
    for item in all.split(',') {
        let meant: Vec<Action> = words::actions(game, item)?;
        if meant.iter().any(is_legal) != expected.unwrap_or(true) {
            return Err(format!("`{}`: offered are {}", item.trim(), list(&legal, ", ")));
        }
        named.extend(meant.into_iter().filter(is_legal).map(|a| words::of_action(game, a)));
    }
    if expected.is_none() && named != legal {
        return Err(format!("offered are {}", list(&legal, ", ")));
    }
    Ok(())
}

/// Returns all information about a game, to compare two states.
pub fn snapshot(game: &Game) -> impl PartialEq + Debug + use<> {
    let players: Vec<_> = game.seats().map(|s| game.player(s).clone()).collect();
    let pile: Vec<_> = game.pile().iter().collect();
    let own: Vec<_> = game.seats().map(|seat| PrivateView::of(game, seat)).collect();
    (View::of(game), own, game.waiting().clone(), players, pile, game.discarded().to_vec(), game.active())
}
