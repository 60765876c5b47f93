//! The messages of notices as request bodies, and the recognition of posted ones.

use crate::discord::context::{App, words_of};
use crate::discord::error::AppError;
use crate::discord::message::{Body, Draft, MessageLayout, Press};
use crate::discord::posts::{lobby, turn};
use crate::discord::social::{status, votes};
use crate::presenter::words::markup;
use crate::table::{
    Announcement, ChannelId, MessageId, Notice, NoticeContext, NoticeKind, OldPost, Phase, Role, Snapshot, TableId,
};

/// The current content of a table's message.
pub(super) struct TableMessage {
    pub at: (ChannelId, MessageId),
    pub body: Body,
    /// Whether to post the message again if it was deleted.
    pub is_needed: bool,
}

/// Returns the current content of the message that has this role at a table. Returns `None` if there is no such
/// message, or if it needs no update.
pub(super) fn current_message(app: &App, table: TableId, role: Role) -> Result<Option<TableMessage>, AppError> {
    let Some(snapshot) = app.tables.get(table)? else { return Ok(None) };
    let message = |post: Option<MessageId>, body, is_needed| {
        post.map(|post| TableMessage { at: (snapshot.channel, post), body, is_needed })
    };
    match role {
        Role::Lobby => {
            let is_needed = matches!(snapshot.phase, Phase::Lobby);
            let body = lobby::post(app, &snapshot)?.into_edit();
            Ok(message(snapshot.posts.lobby, body, is_needed))
        }
        Role::Turn => {
            let Some(context) = app.tables.turn_notice_context(table)?.filter(NoticeContext::is_current) else {
                return Ok(None);
            };
            let body = turn::text(app, &context)?.into_edit();
            Ok(message(snapshot.posts.turn, body, true))
        }
        Role::Motion => {
            // Without a vote, it is the question of a lobby that has ended.
            let deciding = app.tables.last_motion_view(table)?;
            let body = deciding.map_or_else(without_buttons, |deciding| votes::post(&deciding).into_edit());
            Ok(message(snapshot.posts.motion, body, false))
        }
        Role::Status => {
            let body = status::post(&snapshot).into_edit();
            Ok(message(snapshot.posts.status, body, snapshot.pinned && snapshot.is_active()))
        }
        Role::End => Ok(None),
    }
}

/// Returns whether a button can only be on the message of this notice. The message may be older than the current state
/// of the game. The buttons of a turn contain the number of its decision.
pub(super) fn belongs_to(context: &NoticeContext, press: &Press) -> bool {
    let number = context.game.as_ref().and_then(|game| game.decision()).map(|decision| decision.number);
    press.table() == Some(context.notice.table)
        && match context.notice.kind {
            NoticeKind::Lobby => matches!(press, Press::Join(_)),
            NoticeKind::Turn(_) => number.is_some() && press.decision() == number,
            NoticeKind::Over(_) => matches!(press, Press::Receipts(_)),
            NoticeKind::Announcement(Announcement::Motion { motion }) => {
                matches!(press, Press::Vote(_, named, _) if *named == motion)
            }
            NoticeKind::Aborted | NoticeKind::Announcement(_) => false,
        }
}

/// Creates the plain text that replaces a message if Discord rejects it.
pub(super) fn plain_draft(context: &NoticeContext) -> Draft {
    let table = &context.snapshot;
    let mut draft = Draft::text(words_of(table).plain_post(table.name.as_str()));
    if context.is_current() {
        draft.pings.extend(table.awaited_users());
    }
    let mentions: Vec<String> = draft.pings.iter().map(|user| markup::player(user.0)).collect();
    if !mentions.is_empty() {
        draft.text = format!("{} {}", mentions.join(" "), draft.text);
    }
    draft
}

/// Returns the new content of a post that still has the buttons of a past turn. `context` is the context of its notice, if the
/// content depends on the log.
pub(super) fn past_post_body(app: &App, old: OldPost, context: Option<&NoticeContext>) -> Result<Body, AppError> {
    let Notice { table, kind, restored_to, .. } = old.notice;
    if let Some(context) = context {
        return Ok(turn::finished_post(context).into_edit());
    }
    if restored_to.is_some() || kind == NoticeKind::Aborted {
        let Some(table) = app.tables.get(table)? else { return Ok(without_buttons()) };
        let (words, name) = (words_of(&table), table.name.as_str());
        let line = restored_to.map(|known| markup::note(words.turn_restored(name, markup::time(known))));
        return Ok(line_only(line.unwrap_or_else(|| words.abort_post(name))));
    }
    Ok(match kind {
        // Only the latest vote of a table can be open. The post of an earlier vote still shows its result.
        NoticeKind::Announcement(Announcement::Motion { motion }) => app
            .tables
            .motion_view_before(motion)?
            .map_or_else(without_buttons, |before| votes::post(&before).into_edit()),
        _ => without_buttons(),
    })
}

/// Removes the buttons of a classic message. A message of components would be empty, which Discord refuses.
fn without_buttons() -> Body {
    Body::json(serde_json::json!({ "components": [] }))
}

/// Replaces all parts of a message by a line of text.
fn line_only(line: String) -> Body {
    Draft { layout: MessageLayout::Blocks(Vec::new()), ..Draft::text(line) }.into_edit()
}

/// Returns the nonce of the plain message that replaces a notice.
pub(super) fn plain_nonce(nonce: &str) -> String {
    format!("{nonce}p")
}

/// Returns the nonce of a notice. Discord posts only one message with the same nonce, so nonces differ between databases.
pub(super) fn nonce(notice: Notice, table: &Snapshot) -> String {
    format!("{}-{:.8}", notice.id, table.commitment.to_string())
}
