//! Posts that were said earlier: they lose their buttons, show what has changed since, and come back if somebody deleted them.

use std::sync::Arc;

use crate::discord::fault::Fault;
use crate::discord::wire::messages::{past, present};
use crate::discord::wire::queue::Ticket;
use crate::table::{Change, Edit, OldPost, Phase, Role, TableId};

use super::{Delivery, Hitch};

impl Delivery {
    /// Makes the next edit of a table's messages, if there is one. Whether the message is gone and still needed, so that it is to
    /// be posted again.
    pub(super) async fn edit_next(&self, table: TableId, ticket: &mut Ticket) -> Result<bool, Hitch> {
        match self.ask(move |app| app.tables.next_edit(table)).await? {
            Some(Edit::Change(change)) => self.bring_up_to_date(table, change, ticket).await,
            Some(Edit::Old(old)) => self.retire(old, ticket).await.map(|()| false),
            None => Ok(false),
        }
    }

    /// Takes the buttons of an earlier turn off its post.
    async fn retire(&self, old: OldPost, ticket: &mut Ticket) -> Result<(), Hitch> {
        let (app, table) = (Arc::clone(&self.app), old.notice.table);
        let body = self.crews.turn.insist(move || past(&app, old)).await.map_err(Fault::from)??;
        let channel = self.ask(move |app| app.tables.channel_of(table)).await?;
        if let Some(channel) = channel
            && let Err(error) = self.line.edit((channel, old.message), body, ticket).await
        {
            tracing::info!(%table, %error, "an old post was not changed");
            // If it is gone or sleeps, nothing is to be done: its buttons lead to a friendly answer.
            if !error.is_refused() || error.shut().is_some() && !error.is_asleep() {
                return Err(error.into());
            }
        }
        self.ask(move |app| app.tables.retired(old.message)).await?;
        Ok(())
    }

    /// Changes a message that shows an older state than its table has. Whether it is gone and still needed.
    async fn bring_up_to_date(&self, table: TableId, change: Change, ticket: &mut Ticket) -> Result<bool, Hitch> {
        let app = Arc::clone(&self.app);
        let Some((at, body, is_needed)) =
            self.crews.turn.insist(move || present(&app, table, change.role)).await.map_err(Fault::from)??
        else {
            self.ask(move |app| app.tables.change_shown(table, change)).await?;
            return Ok(false);
        };
        let gone = match self.line.edit(at, body.clone(), ticket).await {
            Ok(()) => false,
            Err(setback) if setback.is_unknown_message() => is_needed,
            // A post that is said again wakes a thread that sleeps, and shows what is so now.
            Err(setback) if setback.is_asleep() => is_needed,
            Err(setback) if setback.is_invalid() => {
                tracing::error!(%table, json = %body.json, error = %setback, "Discord calls a change invalid");
                false
            }
            Err(setback) => return Err(setback.into()),
        };
        self.ask(move |app| {
            if gone {
                app.tables.say_again(table, change.role)?;
            }
            app.tables.change_shown(table, change)
        })
        .await?;
        Ok(gone)
    }

    /// Looks whether the messages that show a table now are there, and has those said again that are not.
    ///
    /// # Errors
    /// That nobody knows.
    pub async fn look(&self, table: TableId) -> Result<(), Hitch> {
        let Some(table) = self.ask(move |app| app.tables.get(table)).await? else { return Ok(()) };
        let (post, role) = match table.phase {
            Phase::Lobby => (table.posts.lobby, Role::Lobby),
            Phase::Playing(_) => (table.posts.turn, Role::Turn),
            Phase::Over { .. } | Phase::Aborted => return Ok(()),
        };
        let pinned = table.posts.status.filter(|_| table.pinned);
        for (post, role) in [(post, role), (pinned, Role::Status)] {
            let Some(post) = post else { continue };
            if !self.line.is_there((table.channel, post)).await.map_err(Hitch::Setback)? {
                tracing::info!(table = %table.id, ?role, "a post was deleted; it is said again");
                let table = table.id;
                self.ask(move |app| app.tables.say_again(table, role)).await?;
            }
        }
        Ok(())
    }
}
