//! Direct messages: to players who want to be told of their turns, and to the players of a table whose channel is not accessible.

use serenity::builder::CreateButton;

use crate::discord::message::draft::Draft;
use crate::discord::message::parts::buttons;
use crate::discord::visit::{message_url, words_of};
use crate::discord::wire::error::RequestError;
use crate::discord::wire::queue::Ticket;
use crate::table::{Announcement, MessageId, NoticeContext, NoticeKind, Preferences, UserId};
use crate::words::Words;

use super::Delivery;

impl Delivery {
    /// Tells the players who want it of a `post` that asks them for a move. If the post was `found` instead of sent now, a process
    /// that has ended since, or a request without an answer, may have told them.
    pub(super) async fn notify_players(
        &self,
        telling: &NoticeContext,
        nonce: &str,
        pinged: &[(UserId, Preferences)],
        post: Option<MessageId>,
        found: bool,
        ticket: &mut Ticket,
    ) {
        let is_turn = matches!(
            telling.notice.kind,
            NoticeKind::Turn(_) | NoticeKind::Announcement(Announcement::Reminder { .. } | Announcement::Motion { .. })
        );
        let table = &telling.snapshot;
        // A table without a server is in direct messages already.
        if !is_turn || table.guild.is_none() {
            return;
        }
        let url = post.map(|post| message_url(table.guild, table.channel, Some(post)));
        for (user, prefers) in pinged.iter().filter(|(_, prefers)| prefers.whispers) {
            let own = prefers.locale.as_deref().and_then(|tag| tag.parse().ok()).map(Words::of);
            let words = own.unwrap_or_else(|| words_of(table));
            let (name, link) = (table.name.as_str(), format!("<#{}>", table.channel));
            let mut draft = Draft::text(match telling.notice.kind {
                NoticeKind::Announcement(_) => words.reminder_whisper(link, name),
                _ => words.whisper(link, name),
            });
            if let Some(url) = &url {
                draft = draft.row(buttons(vec![CreateButton::new_link(url).label(words.button_to_table())]));
            }
            let since = post.filter(|_| found).zip(url.as_deref());
            if let Err(error) = self.send_direct(*user, &format!("{nonce}w"), draft, since, ticket).await {
                tracing::info!(table = %table.id, %user, %error, "a direct message was not sent");
            }
        }
    }

    /// Sends a direct message, unless one with this link was sent `since` a post: Discord may have forgotten its nonce.
    pub(super) async fn send_direct(
        &self,
        user: UserId,
        nonce: &str,
        draft: Draft,
        since: Option<(MessageId, &str)>,
        ticket: &mut Ticket,
    ) -> Result<(), RequestError> {
        let channel = self.rest.direct(user, ticket).await?;
        if let (Some((since, url)), Some(&bot)) = (since, self.bot.get()) {
            let later = self.rest.after(channel, since.0, ticket).await?;
            if later.iter().any(|seen| seen.is_by(bot) && seen.links().any(|link| link == url)) {
                return Ok(());
            }
        }
        self.rest.send_direct(channel, nonce, draft, ticket).await
    }
}
