//! The message that tells a notice.

use crate::discord::fault::Fault;
use crate::discord::manners::times::moment;
use crate::discord::message::draft::Draft;
use crate::discord::visit::{App, words_of};
use crate::table::{NoticeKind, Telling};

use super::{lobby, over, remark, turn};

/// The message that tells a notice.
pub(in crate::discord) fn compose(app: &App, kind: NoticeKind, telling: &Telling) -> Result<Draft, Fault> {
    let mut draft = tell(app, kind, telling)?;
    if let Some(known) = telling.notice.restored_to.map(moment) {
        let (words, name) = (words_of(&telling.snapshot), telling.snapshot.name.as_str());
        draft.text = format!("{}\n{}", words.turn_restored(name, known), draft.text);
    }
    Ok(draft)
}

fn tell(app: &App, kind: NoticeKind, telling: &Telling) -> Result<Draft, Fault> {
    match kind {
        NoticeKind::Lobby => lobby::opened(app, &telling.snapshot),
        NoticeKind::Remark(remark) => remark::post(app, telling, remark),
        NoticeKind::Turn(_) => turn::post(app, telling),
        NoticeKind::Over(_) => over::post(app, telling),
        NoticeKind::Aborted => Ok(Draft::text(words_of(&telling.snapshot).abort_post(telling.snapshot.name.as_str()))),
    }
}
