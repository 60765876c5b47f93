//! Composing the message of a notice.

use crate::discord::error::AppError;
use crate::discord::message::Draft;
use crate::discord::visit::{App, words_of};
use crate::table::{NoticeContext, NoticeKind};
use crate::words::markup;

use super::{announcement, lobby, over, turn};

/// Composes the message of a notice of this kind.
pub(in crate::discord) fn compose(app: &App, kind: NoticeKind, telling: &NoticeContext) -> Result<Draft, AppError> {
    let mut draft = tell(app, kind, telling)?;
    if let Some(known) = telling.notice.restored_to.map(markup::time) {
        let (words, name) = (words_of(&telling.snapshot), telling.snapshot.name.as_str());
        draft.text = format!("{}\n{}", markup::note(words.turn_restored(name, known)), draft.text);
    }
    Ok(draft)
}

fn tell(app: &App, kind: NoticeKind, telling: &NoticeContext) -> Result<Draft, AppError> {
    match kind {
        NoticeKind::Lobby => lobby::opened(app, &telling.snapshot),
        NoticeKind::Announcement(announcement) => announcement::post(app, telling, announcement),
        NoticeKind::Turn(_) => turn::post(app, telling),
        NoticeKind::Over(_) => over::post(app, telling),
        NoticeKind::Aborted => Ok(Draft::text(words_of(&telling.snapshot).abort_post(telling.snapshot.name.as_str()))),
    }
}
