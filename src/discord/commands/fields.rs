//! `/fields`: shows the fields in their owners' patterns, and the points that each field would score if the game ended.

use std::collections::BTreeMap;

use crate::discord::context::{Context, Outcome, player_names};
use crate::discord::error::AppError;
use crate::discord::message::Draft;
use crate::discord::message::draft::first_fitting_texts;
use crate::presenter::pictures;
use crate::rules::{Event, Game, Kind, Score, Seat};
use crate::table::{Snapshot, TableError};

/// The maximum length of the text beside the picture, in characters.
const MAX_LENGTH: usize = 1900;

/// Shows the fields. At a table without assists, says that they are withheld.
pub(in crate::discord) fn show(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    let game = table.game().ok_or(TableError::NotStarted)?;
    let (words, names) = (ctx.words, player_names(ctx.words, table));
    if !table.options.assists.are_on() {
        return Ok(Outcome::text(words.lens_withheld()));
    }
    let owners = field_owners(game);
    if owners.is_empty() {
        return Ok(Outcome::text(words.fields_none(table.name.as_str())));
    }
    let (_, events) = game.if_ended();
    let scores: Vec<&Score> = events.iter().filter_map(field_score).collect();
    let mut lines = vec![words.fields_title(table.name.as_str())];
    lines.extend(scores.iter().map(|score| format!("- {}", words.score(score, &names))));
    let draft = Draft::text(first_fitting_texts(words, &lines, "\n", MAX_LENGTH));
    Ok(Outcome::answer(draft.picture(&ctx.app.artist_of(table), pictures::fields_picture(words, game, owners))?))
}

fn field_score(event: &Event) -> Option<&Score> {
    match event {
        Event::Scored(score) if score.kind() == Some(Kind::Field) => Some(score),
        _ => None,
    }
}

/// Returns the owners of each field that has any. The key is the number of the field.
fn field_owners(game: &Game) -> BTreeMap<u16, Vec<Seat>> {
    let features = game.board().features();
    let fields = features.iter().filter(|(_, feature)| feature.kind == Kind::Field && feature.claims > 0);
    let owned = fields.map(|(id, feature)| (feature.oldest.number(), game.ownership(id).owners.to_vec()));
    owned.filter(|(_, owners)| !owners.is_empty()).collect()
}
