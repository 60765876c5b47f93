//! The message that tells a notice.

use crate::discord::fault::Fault;
use crate::discord::message::draft::Draft;
use crate::discord::visit::{App, words_of};
use crate::table::{NoticeKind, Telling};

use super::{lobby, over, turn};

/// The message that tells a notice.
pub(in crate::discord) fn compose(app: &App, kind: NoticeKind, telling: &Telling) -> Result<Draft, Fault> {
    let mut draft = tell(app, kind, telling)?;
    if let Some(known) = telling.notice.restored_to.map(moment) {
        let (words, name) = (words_of(&telling.snapshot), telling.snapshot.name.as_str());
        draft.text = format!("{}\n{}", words.turn_restored(name, known), draft.text);
    }
    Ok(draft)
}

/// A moment in seconds since 1970, as Discord shows it in everybody's own time.
pub(in crate::discord) fn moment(seconds: i64) -> String {
    format!("<t:{seconds}:f>")
}

fn tell(app: &App, kind: NoticeKind, telling: &Telling) -> Result<Draft, Fault> {
    match kind {
        NoticeKind::Lobby => Ok(lobby::post(&telling.snapshot)),
        NoticeKind::Turn(_) => turn::post(app, telling),
        NoticeKind::Over(_) => over::post(app, telling),
        NoticeKind::Aborted => Ok(Draft::text(words_of(&telling.snapshot).abort_post(telling.snapshot.name.as_str()))),
    }
}
