//! Composing the message of a notice.

use crate::discord::context::{App, words_of};
use crate::discord::error::AppError;
use crate::discord::message::Draft;
use crate::presenter::words::markup;
use crate::table::{NoticeContext, NoticeKind};

use super::{announcement, duel, lobby, over, turn};

pub(in crate::discord) fn compose(app: &App, kind: NoticeKind, context: &NoticeContext) -> Result<Draft, AppError> {
    let mut draft = draft_of(app, kind, context)?;
    if let Some(known) = context.notice.restored_to.map(markup::time) {
        let (words, name) = (words_of(&context.snapshot), context.snapshot.name.as_str());
        draft.text = format!("{}\n{}", markup::note(words.turn_restored(name, known)), draft.text);
    }
    Ok(draft)
}

fn draft_of(app: &App, kind: NoticeKind, context: &NoticeContext) -> Result<Draft, AppError> {
    match kind {
        NoticeKind::Lobby => lobby::new_post(app, &context.snapshot),
        NoticeKind::Announcement(announcement) => announcement::post(app, context, announcement),
        NoticeKind::Turn(_) => turn::post(app, context),
        NoticeKind::Over(_) => over::post(app, context),
        NoticeKind::Aborted if context.snapshot.duel.is_some() => {
            Ok(Draft::text(duel::closed(words_of(&context.snapshot), &context.snapshot)))
        }
        NoticeKind::Aborted => Ok(Draft::text(words_of(&context.snapshot).abort_post(context.snapshot.name.as_str()))),
    }
}
