//! Computed information about a game that users look up: the owners of the fields, and the final scores if the game ended now.

use std::collections::BTreeMap;

use crate::words::Words;
use bergerie_rules::{Event, Game, Kind, Score, Seat, Waiting};

use super::seats::PlayerNames;
use super::tally::Tally;

/// Lists the points that each field would score if the game ended now, after a title. Returns `None` if no player owns a field.
pub fn field_lines(words: Words, name: &str, game: &Game, names: &PlayerNames) -> Option<Vec<String>> {
    if field_owners(game).is_empty() {
        return None;
    }
    let (_, events) = game.if_ended();
    let scores = events.iter().filter_map(|event| match event {
        Event::Scored(score) if score.kind() == Some(Kind::Field) => Some(score_line(words, score, names)),
        _ => None,
    });
    Some(std::iter::once(words.fields_title(name)).chain(scores).collect())
}

/// Returns the owners of each field that has any. The key is the number of the field.
pub fn field_owners(game: &Game) -> BTreeMap<u16, Vec<Seat>> {
    let features = game.board().features();
    let fields = features.iter().filter(|(_, feature)| feature.kind == Kind::Field && feature.claims > 0);
    let owned = fields.map(|(id, feature)| (feature.oldest.number(), game.ownership(id).owners.to_vec()));
    owned.filter(|(_, owners)| !owners.is_empty()).collect()
}

/// Lists the final scores that the game would have if it ended now, after a title.
pub fn final_score_lines(words: Words, name: &str, game: &Game, names: &PlayerNames) -> Vec<String> {
    // A finished game has been scored already.
    let is_over = *game.waiting() == Waiting::Over;
    let (ended, events) = if is_over { (Game::clone(game), Vec::new()) } else { game.if_ended() };
    let tally = Tally::of_events(&events);
    let mut lines = vec![words.if_ended_title(name)];
    lines.extend(ended.ranking().into_iter().map(|(place, seat, points): (usize, Seat, i32)| {
        let gain = points - game.player(seat).points();
        let line = words.end_place(place, names.name(seat), points);
        let to_come = (gain != 0).then(|| words.if_ended_gain(format!("{gain:+}")));
        let parts: Vec<String> = to_come.into_iter().chain(tally.lines(words, seat)).collect();
        if parts.is_empty() { line } else { format!("{line} · {}", parts.join(", ")) }
    }));
    let scored = |event: &Event| match event {
        Event::Scored(score) if score.points != 0 => Some(score_line(words, score, names)),
        _ => None,
    };
    lines.extend(events.iter().filter_map(scored));
    lines
}

fn score_line(words: Words, score: &Score, names: &PlayerNames) -> String {
    format!("- {}", words.score(score, names))
}
