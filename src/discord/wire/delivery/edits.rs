//! Edits of earlier posts: the buttons of past turns are removed, content is updated, and deleted posts are posted
//! again.

use std::sync::Arc;

use crate::discord::wire::error::{Consequence, Purpose};
use crate::discord::wire::messages::{TableMessage, current_message, past_post_body};
use crate::discord::wire::queue::Ticket;
use crate::table::{ChannelId, NoticeContext, OldPost, OutdatedMessage, PendingEdit, Phase, Role, TableId, TableWork};

use super::{Delivery, PostError};

impl Delivery {
    /// Makes an edit of a table's messages. Returns the table's next work. A needed message that was deleted will be
    /// posted again.
    pub(super) async fn make_edit(
        &self,
        table: TableId,
        channel: ChannelId,
        edit: PendingEdit,
        ticket: &mut Ticket,
    ) -> Result<Option<TableWork>, PostError> {
        match edit {
            PendingEdit::Change(change) => self.update_message(table, change, ticket).await,
            PendingEdit::Old(old, context) => self.remove_old_buttons((channel, old), context, ticket).await,
        }
    }

    /// Removes the buttons of a past turn from its post. Returns the table's next work, or `None` if the table no
    /// longer exists.
    async fn remove_old_buttons(
        &self,
        (channel, old): (ChannelId, OldPost),
        context: Option<Box<NoticeContext>>,
        ticket: &mut Ticket,
    ) -> Result<Option<TableWork>, PostError> {
        let app = Arc::clone(&self.app);
        let body = self.workers.turn.run_fallible(move || past_post_body(&app, old, context.as_deref())).await?;
        if let Err(error) = self.rest.edit((channel, old.message), body, ticket).await {
            tracing::info!(table = %old.notice.table, %error, "failed to edit an old post");
            match error.consequence(Purpose::Edit) {
                // There is nothing to edit, or Discord will never accept the edit.
                Consequence::Absent | Consequence::Simplify => {}
                Consequence::Archived => return Err(PostError::ThreadArchived),
                _ => return Err(error.into()),
            }
        }
        Ok(self.run(move |app| app.tables.mark_buttons_removed(old)).await?)
    }

    /// Updates a message that shows an older state of its table. A needed message that was deleted will be posted
    /// again.
    async fn update_message(
        &self,
        table: TableId,
        change: OutdatedMessage,
        ticket: &mut Ticket,
    ) -> Result<Option<TableWork>, PostError> {
        let app = Arc::clone(&self.app);
        let present = self.workers.turn.run_fallible(move || current_message(&app, table, change.role)).await?;
        let is_gone = match present {
            None => false,
            Some(TableMessage { at, body, is_needed }) => match self.rest.edit(at, body.clone(), ticket).await {
                Ok(()) => false,
                Err(error) => match error.consequence(Purpose::Edit) {
                    Consequence::Absent => is_needed,
                    // Post the message again, which unarchives the thread.
                    Consequence::Archived if is_needed => true,
                    Consequence::Archived => return Err(PostError::ThreadArchived),
                    Consequence::Simplify => {
                        tracing::error!(%table, json = %body.json, %error, "Discord rejected an edit as invalid");
                        // Post the message again, because the post lacks files that the edit keeps if only plain text was accepted.
                        is_needed
                    }
                    _ => return Err(error.into()),
                },
            },
        };
        Ok(self.run(move |app| app.tables.mark_change_shown(table, change, is_gone)).await?)
    }

    /// Checks whether the messages that show a table exist. Deleted ones are posted again.
    pub async fn check_posts(&self, table: TableId) -> Result<(), PostError> {
        let Some(table) = self.run(move |app| app.tables.get(table)).await? else { return Ok(()) };
        let (post, role) = match table.phase {
            Phase::Lobby => (table.posts.lobby, Role::Lobby),
            Phase::Playing(_) => (table.posts.turn, Role::Turn),
            Phase::Over { .. } | Phase::Aborted => return Ok(()),
        };
        let pinned = table.posts.status.filter(|_| table.pinned);
        for (post, role) in [(post, role), (pinned, Role::Status)] {
            let Some(post) = post else { continue };
            if !self.rest.message_exists((table.channel, post)).await.map_err(PostError::Request)? {
                tracing::info!(table = %table.id, ?role, "a post was deleted; reposting it");
                let table = table.id;
                self.run(move |app| app.tables.repost(table, role)).await?;
            }
        }
        Ok(())
    }
}
