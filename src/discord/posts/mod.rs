//! The public messages of a table, in the table's language.

pub(super) mod lobby;
pub(super) mod over;
pub(super) mod turn;

use crate::table::{NoticeKind, Telling};

use super::draft::Draft;
use super::fault::Fault;
use super::visit::{App, words_of};

/// The message that tells a notice.
pub(super) fn compose(app: &App, kind: NoticeKind, telling: &Telling) -> Result<Draft, Fault> {
    match kind {
        NoticeKind::Lobby => Ok(lobby::post(&telling.snapshot)),
        NoticeKind::Turn(_) => turn::post(app, telling),
        NoticeKind::Over(_) => over::post(app, telling),
        NoticeKind::Aborted => Ok(Draft::text(words_of(&telling.snapshot).abort_post(telling.snapshot.name.as_str()))),
    }
}
