//! What time brings about is looked for now and then, and said.

use std::sync::{Arc, Weak};

use tokio::time::sleep;

use crate::discord::visit::App;

use super::closing::Closing;
use super::crews::Crews;
use super::lane::Lanes;

/// Keeps the time of all tables, as long as the bot is there.
pub(super) fn start(app: Arc<App>, crews: Arc<Crews>, lanes: Arc<Lanes>, closing: Closing) {
    let beat = app.tables.beat();
    let keeping = keep(Arc::downgrade(&app), Arc::downgrade(&crews), Arc::downgrade(&lanes), beat);
    let until = closing.clone();
    tokio::spawn(async move {
        tokio::select! {
            () = keeping => {}
            () = until.begun() => {}
        }
    });
}

async fn keep(app: Weak<App>, crews: Weak<Crews>, lanes: Weak<Lanes>, beat: std::time::Duration) {
    loop {
        sleep(beat).await;
        let (Some(app), Some(crews), Some(lanes)) = (app.upgrade(), crews.upgrade(), lanes.upgrade()) else { return };
        match crews.post.insist(move || app.tables.keep_time()).await {
            Ok(Ok(tables)) => tables.into_iter().for_each(|table| lanes.poke(table)),
            Ok(Err(error)) => tracing::error!(%error, "nobody knows what time has brought about"),
            Err(error) => tracing::error!(%error, "nobody has looked what time has brought about"),
        }
    }
}
