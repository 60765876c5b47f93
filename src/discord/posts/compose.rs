//! The message that tells a notice.

use crate::discord::fault::Fault;
use crate::discord::message::draft::Draft;
use crate::discord::visit::{App, words_of};
use crate::table::{NoticeKind, Telling};

use super::{lobby, over, turn};

/// The message that tells a notice.
pub(in crate::discord) fn compose(app: &App, kind: NoticeKind, telling: &Telling) -> Result<Draft, Fault> {
    let mut draft = tell(app, kind, telling)?;
    if let Some(known) = telling.notice.restored_to {
        let (words, name) = (words_of(&telling.snapshot), telling.snapshot.name.as_str());
        draft.text = format!("{}\n{}", words.turn_restored(name, format!("<t:{known}:f>")), draft.text);
    }
    Ok(draft)
}

fn tell(app: &App, kind: NoticeKind, telling: &Telling) -> Result<Draft, Fault> {
    match kind {
        NoticeKind::Lobby => Ok(lobby::post(&telling.snapshot)),
        NoticeKind::Turn(_) => turn::post(app, telling),
        NoticeKind::Over(_) => over::post(app, telling),
        NoticeKind::Aborted => Ok(Draft::text(words_of(&telling.snapshot).abort_post(telling.snapshot.name.as_str()))),
    }
}
