//! Private messages to those who want to know when they are asked, and to those whose channel is shut.

use crate::discord::visit::words_of;
use crate::discord::wire::queue::Ticket;
use crate::discord::wire::setback::Setback;
use crate::table::{MessageId, NoticeKind, PersonId, Remark, Telling};
use crate::words::Words;

use super::Delivery;

impl Delivery {
    /// Tells those in private who want to know when it is their turn. If the post was `found`, a process that has ended since, or
    /// a request without an answer, may have told them.
    pub(super) async fn whisper_to_all(
        &self,
        telling: &Telling,
        nonce: &str,
        people: &[PersonId],
        found: Option<MessageId>,
        ticket: &mut Ticket,
    ) {
        let is_turn = matches!(
            telling.notice.kind,
            NoticeKind::Turn(_) | NoticeKind::Remark(Remark::Reminder { .. } | Remark::Motion { .. })
        );
        if !is_turn {
            return;
        }
        for &person in people {
            let Ok(prefers) = self.ask(move |app| app.tables.person(person)).await else { continue };
            if !prefers.whispers {
                continue;
            }
            let table = &telling.snapshot;
            let own = prefers.locale.and_then(|tag| tag.parse().ok()).map(Words::of);
            let words = own.unwrap_or_else(|| words_of(table));
            let (name, link) = (table.name.as_str(), format!("<#{}>", table.channel));
            let text = match telling.notice.kind {
                NoticeKind::Remark(_) => words.reminder_whisper(link, name),
                _ => words.whisper(link, name),
            };
            if let Err(error) = self.whisper(person, &format!("{nonce}w"), text, found, ticket).await {
                tracing::info!(table = %table.id, %person, %error, "somebody was not told in private");
            }
        }
    }

    /// Writes somebody a private message, unless it was written `since` a post: Discord may have forgotten its nonce.
    pub(super) async fn whisper(
        &self,
        person: PersonId,
        nonce: &str,
        text: String,
        since: Option<MessageId>,
        ticket: &mut Ticket,
    ) -> Result<(), Setback> {
        let channel = self.line.direct(person, ticket).await?;
        if let (Some(since), Some(&bot)) = (since, self.bot.get()) {
            let later = self.line.after(channel, since.0, ticket).await?;
            if later.iter().any(|seen| seen.is_by(bot) && seen.reads(&text)) {
                return Ok(());
            }
        }
        self.line.whisper(channel, nonce, text, ticket).await
    }
}
