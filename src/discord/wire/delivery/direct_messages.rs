//! Direct messages to players about a turn that is theirs, or about a channel that is not accessible.

use crate::discord::context::{message_url, words_of};
use crate::discord::message::{Draft, parts};
use crate::discord::wire::error::{Consequence, Purpose, RequestError};
use crate::discord::wire::queue::Ticket;
use crate::presenter::words::{Words, markup};
use crate::table::{Announcement, MessageId, NoticeContext, NoticeKind, Preferences, UserId};

use super::Delivery;

impl Delivery {
    /// Sends a direct message to each player who must act after a post and has chosen to get such messages. `found`
    /// means that the post was made earlier. Then the messages may have been sent too, by a process that has ended or
    /// by a request without a response.
    pub(super) async fn notify_players(
        &self,
        context: &NoticeContext,
        nonce: &str,
        pinged: &[(UserId, Preferences)],
        post: Option<MessageId>,
        found: bool,
        ticket: &mut Ticket,
    ) {
        let is_turn = matches!(
            context.notice.kind,
            NoticeKind::Turn(_) | NoticeKind::Announcement(Announcement::Reminder { .. } | Announcement::Motion { .. })
        );
        let table = &context.snapshot;
        // Send nothing if the game itself is played in direct messages.
        if !is_turn || table.guild.is_none() {
            return;
        }
        let url = post.map(|post| message_url(table.guild, table.channel, Some(post)));
        for (user, prefers) in pinged.iter().filter(|(_, prefers)| prefers.direct_messages) {
            let own = prefers.locale.as_deref().and_then(|tag| tag.parse().ok()).map(Words::of);
            let words = own.unwrap_or_else(|| words_of(table));
            let (name, link) = (table.name.as_str(), markup::channel(table.channel.0));
            let mut draft = Draft::text(match context.notice.kind {
                NoticeKind::Announcement(_) => words.reminder_dm(link, name),
                _ => words.turn_dm(link, name),
            });
            if let Some(url) = &url {
                draft = draft.row([parts::link(url, words.button_to_table())]);
            }
            let since = post.filter(|_| found).zip(url.as_deref());
            if let Err(error) = self.send_direct(*user, &format!("{nonce}w"), draft, since, ticket).await {
                tracing::info!(table = %table.id, %user, %error, "failed to send a direct message");
                if error.consequence(Purpose::DirectMessage) == Consequence::StopDirectMessages {
                    let (table, user) = (table.id, *user);
                    let stopped = self.run(move |app| app.tables.stop_direct_messages(table, user)).await;
                    stopped.unwrap_or_else(
                        |error| tracing::warn!(%table, %user, %error, "failed to turn direct messages off"),
                    );
                }
            }
        }
    }

    /// Sends a direct message. If `since` is given, first checks whether a message with this link was sent after that post, because
    /// Discord may have forgotten the nonce.
    pub(super) async fn send_direct(
        &self,
        user: UserId,
        nonce: &str,
        draft: Draft,
        since: Option<(MessageId, &str)>,
        ticket: &mut Ticket,
    ) -> Result<(), RequestError> {
        let channel = self.rest.direct_channel(user, ticket).await?;
        if let (Some((since, url)), Some(&bot)) = (since, self.bot.get()) {
            let later = self.rest.messages_after(channel, since.0, ticket).await?;
            if later.iter().any(|seen| seen.is_by(bot) && seen.links().any(|link| link == url)) {
                return Ok(());
            }
        }
        self.rest.send_direct(channel, nonce, draft, ticket).await
    }
}
