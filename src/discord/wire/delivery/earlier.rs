//! Posts that were said earlier: they lose their buttons, show what has changed since, and come back if somebody deleted them.

use std::sync::Arc;

use crate::discord::fault::Fault;
use crate::discord::manners::votes;
use crate::discord::message::draft::Body;
use crate::discord::posts::turn;
use crate::discord::wire::messages::present;
use crate::table::{Change, MessageId, NoticeKind, Phase, Remark, Role, TableId, Telling};

use super::{Delivery, Hitch};

impl Delivery {
    /// Takes the buttons off the post of the turn before. If that fails they lead to a friendly answer.
    pub(super) async fn retire(&self, telling: &Telling) -> Result<(), Hitch> {
        let posts = telling.snapshot.posts;
        if let (NoticeKind::Remark(Remark::Motion { motion }), Some(post)) = (telling.notice.kind, posts.motion) {
            // A table decides one thing at a time; what came of the one before stays there to read.
            let before = self.ask(move |app| app.tables.deciding_before(motion)).await?;
            let change = before.map_or_else(no_buttons, |before| votes::post(&before).into_edit());
            return self.change_old(telling, post, change).await;
        }
        if telling.notice.restored_to.is_some() {
            // What its posts say was so once; only their buttons go.
            for post in [posts.lobby, posts.turn].into_iter().flatten() {
                self.change_old(telling, post, no_buttons()).await?;
            }
            return Ok(());
        }
        let Some(post) = posts.turn else { return Ok(()) };
        let change = match telling.notice.kind {
            NoticeKind::Lobby | NoticeKind::Remark(_) => return Ok(()),
            NoticeKind::Turn(_) | NoticeKind::Over(_) => turn::done(telling).into_edit(),
            NoticeKind::Aborted => no_buttons(),
        };
        self.change_old(telling, post, change).await
    }

    async fn change_old(&self, telling: &Telling, post: MessageId, change: Body) -> Result<(), Hitch> {
        let table = &telling.snapshot;
        let Err(error) = self.line.edit((table.channel, post), change).await else { return Ok(()) };
        tracing::info!(table = %table.id, %error, "an old post was not changed");
        // What is posted next wakes a thread that sleeps.
        if error.is_asleep() {
            return Ok(());
        }
        match Hitch::from(error) {
            Hitch::Setback(_) => Ok(()),
            hitch => Err(hitch),
        }
    }

    /// Changes a message that shows an older state than its table has. If it is gone and still needed, it is to be said
    /// again: then this is false.
    pub(super) async fn bring_up_to_date(&self, table: TableId, change: Change) -> Result<bool, Hitch> {
        let app = Arc::clone(&self.app);
        let Some((at, body, is_needed)) =
            self.crews.turn.insist(move || present(&app, table, change.role)).await.map_err(Fault::from)??
        else {
            self.ask(move |app| app.tables.change_shown(table, change)).await?;
            return Ok(true);
        };
        let gone = match self.line.edit(at, body.clone()).await {
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
        Ok(!gone)
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

fn no_buttons() -> Body {
    Body::json(serde_json::json!({ "components": [] }))
}
