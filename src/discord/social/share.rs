//! `/share`: shows a private preview of a game, of a move or of the user's profile, with a button that posts it for everyone.
//!
//! A post contains only information that everyone may have, and names players by colour. It is a response to the button, so it also works
//! where the bot is not a member.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{Draft, Press, SharedContent, button, success_button};
use crate::presenter::events::mentioned_events;
use crate::presenter::possessions::points_and_badges;
use crate::presenter::words::markup;
use crate::presenter::{Highlights, PlayerNames, pictures};
use crate::table::{GameFilter, LastMove, Phase, Snapshot, TableError, TableId};

use super::profile;

/// The maximum number of events of a move.
const MAX_EVENTS: usize = 8;

/// Shows the preview of a post, with the button that posts it.
pub(in crate::discord) fn preview(ctx: &Context, content: SharedContent) -> Result<Outcome, AppError> {
    let draft = draft(ctx, content)?;
    let text = format!("{}\n{}", markup::note(ctx.words.share_preview()), draft.text);
    let row = [success_button(Press::Publish(content), ctx.words.button_share_review())];
    Ok(Outcome::message(Draft { text, ..draft }.row(row)))
}

/// Posts the content for everyone in the channel.
pub(in crate::discord) fn publish(ctx: &Context, content: SharedContent) -> Result<Outcome, AppError> {
    let draft = draft(ctx, content)?;
    let note = markup::note(ctx.words.share_by(markup::player(ctx.user.0)));
    Ok(Outcome::message(Draft { text: format!("{}\n{note}", draft.text), ..draft }))
}

/// Shows the button that asks all players of a finished game to agree to a public review, or leads to the channel of the game.
pub(in crate::discord) fn offer_review(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    let table = shareable_table(ctx, table)?;
    if !matches!(table.phase, Phase::Over { .. }) {
        return Ok(Outcome::text(ctx.words.share_review_running(table.name.as_str())));
    }
    if table.channel != ctx.channel {
        return Ok(Outcome::text(ctx.words.share_review_there(ctx.link(&table), table.name.as_str())));
    }
    let row = [button(Press::ShareReview(table.id), ctx.words.button_share_review())];
    Ok(Outcome::message(Draft::text(ctx.words.share_review(table.name.as_str())).row(row)))
}

/// Returns a table whose game the user may post.
///
/// # Errors
/// `NoTable` if the user is no player of it and it is not the table of the channel, and `GameHidden` if its server reserves games that
/// are over for their players.
pub(in crate::discord) fn shareable_table(ctx: &Context, id: TableId) -> Result<Snapshot, AppError> {
    let table = ctx.table_by_id(id)?.filter(|table| table.seat_of(ctx.user).is_some() || table.channel == ctx.channel);
    let table = table.ok_or(TableError::NoTable)?;
    let is_over = matches!(table.phase, Phase::Over { .. });
    if is_over && ctx.app.tables.server_settings(table.guild)?.hides_games {
        return Err(AppError::GameHidden);
    }
    Ok(table)
}

fn draft(ctx: &Context, content: SharedContent) -> Result<Draft, AppError> {
    let (words, names) = (ctx.words, PlayerNames::of_colours(ctx.words));
    match content {
        SharedContent::Profile => profile::shared_draft(ctx),
        SharedContent::Game(table) => {
            let table = shareable_table(ctx, table)?;
            let game = table.game().ok_or(TableError::NotStarted)?;
            let title = words.board_title(game.pile().len(), table.name.as_str(), game.board().tiles().len());
            let lines = match table.phase {
                Phase::Over { .. } => names.ranking_lines(words, game).join(" · "),
                _ => points_and_badges(words, game, &table.awaited_seats(), &names),
            };
            let picture = pictures::board_with_all_pieces(words, &table.name, game);
            Ok(Draft::text(format!("{title}\n{lines}")).picture(&ctx.app.artist_of(&table), picture)?)
        }
        SharedContent::Move(table, length) => {
            let table = shareable_table(ctx, table)?;
            let LastMove { game, events } = ctx.app.tables.last_move(table.id, length)?;
            let mentioned = mentioned_events(&table.setup, &events);
            let lines = words.highlights(&mentioned, game.board(), &names, MAX_EVENTS);
            let title = std::iter::once(words.share_move(table.name.as_str()));
            let text: Vec<String> = title.chain(lines.into_iter().map(|line| format!("- {line}"))).collect();
            let picture = pictures::whole_board(words, &table.name, &game, &Highlights::scored(&events));
            Ok(Draft::text(text.join("\n")).picture(&ctx.app.artist_of(&table), picture)?)
        }
    }
}

/// Returns the tables that the user may post: that of the channel first, then the user's running and latest finished ones.
pub(in crate::discord) fn shareable_tables(ctx: &Context) -> Result<Vec<Snapshot>, AppError> {
    let tables = &ctx.app.tables;
    let here = ctx.table_on_arrival.iter().cloned();
    let running = tables.tables_of_user(ctx.user)?;
    let finished =
        tables.finished_games(ctx.user, &GameFilter::default(), 0)?.games.into_iter().map(|(table, _)| table);
    let mut found: Vec<Snapshot> = Vec::new();
    for table in here.chain(running).chain(finished) {
        if table.game().is_some() && found.iter().all(|other| other.id != table.id) {
            found.push(table);
        }
    }
    Ok(found)
}
