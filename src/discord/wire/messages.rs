//! The messages that tell notices, as they go over the wire, and by what they are known again.

use crate::discord::fault::Fault;
use crate::discord::manners::{status, votes};
use crate::discord::message::draft::{Body, Draft};
use crate::discord::message::press::{Lobby, Look, Manner, Press};
use crate::discord::posts::{lobby, turn};
use crate::discord::visit::{App, words_of};
use crate::table::{
    ChannelId, MessageId, Notice, NoticeKind, OldPost, Phase, Remark, Role, Snapshot, TableId, Telling,
};

/// A message of a table as it is to be now, and whether the table is nowhere else to be seen.
pub(super) type Present = ((ChannelId, MessageId), Body, bool);

/// A table's message of a role as it is to be now; none, if there is nothing to bring up to date.
pub(super) fn present(app: &App, table: TableId, role: Role) -> Result<Option<Present>, Fault> {
    let Some(snapshot) = app.tables.get(table)? else { return Ok(None) };
    let at = |post: Option<MessageId>| post.map(|post| (snapshot.channel, post));
    match role {
        Role::Lobby => {
            let is_needed = matches!(snapshot.phase, Phase::Lobby);
            let body = lobby::post(app, &snapshot)?.into_edit();
            Ok(at(snapshot.posts.lobby).map(|at| (at, body, is_needed)))
        }
        Role::Turn => {
            let Some(telling) = app.tables.shown(table)?.filter(Telling::is_current) else { return Ok(None) };
            let body = turn::text(app, &telling)?.into_edit();
            Ok(at(snapshot.posts.turn).map(|at| (at, body, true)))
        }
        Role::Motion => {
            let deciding = app.tables.last_deciding(table)?;
            let body = deciding.map(|deciding| votes::post(&deciding).into_edit());
            Ok(at(snapshot.posts.motion).zip(body).map(|(at, body)| (at, body, false)))
        }
        Role::Status => {
            let body = status::post(&snapshot).into_edit();
            Ok(at(snapshot.posts.status).map(|at| (at, body, snapshot.pinned && snapshot.is_active())))
        }
        Role::End => Ok(None),
    }
}

/// Whether a button is on the message that tells a notice and on no other. The message may be older than what would be told
/// now, for the game may have gone on; but a turn's buttons name its decision.
pub(super) fn is_of(telling: &Telling, press: &Press) -> bool {
    let number = telling.game.as_ref().and_then(|game| game.decision()).map(|decision| decision.number);
    let is_of_turn = match press {
        Press::Turn(_, named, _) => Some(*named) == number,
        Press::Special(special) => special.number.is_some() && special.number == number,
        _ => false,
    };
    press.table() == Some(telling.notice.table)
        && match telling.notice.kind {
            NoticeKind::Lobby => matches!(press, Press::Lobby(_, Lobby::Join)),
            NoticeKind::Turn(_) => is_of_turn,
            NoticeKind::Over(_) => matches!(press, Press::Look(_, Look::Receipts)),
            NoticeKind::Remark(Remark::Motion { motion }) => {
                matches!(press, Press::Manner(_, Manner::Vote(named, _)) if *named == motion)
            }
            NoticeKind::Aborted | NoticeKind::Remark(_) => false,
        }
}

/// What takes the place of a message that Discord does not like.
pub(super) fn plain(telling: &Telling) -> Draft {
    let table = &telling.snapshot;
    let mut draft = Draft::text(words_of(table).plain_post(table.name.as_str()));
    if telling.is_current() {
        draft.pings.extend(table.awaited());
    }
    let mentions: Vec<String> = draft.pings.iter().map(|person| format!("<@{person}>")).collect();
    if !mentions.is_empty() {
        draft.text = format!("{} {}", mentions.join(" "), draft.text);
    }
    draft
}

/// A post that has the buttons of an earlier turn, as it is to be now.
pub(super) fn past(app: &App, old: OldPost) -> Result<Body, Fault> {
    Ok(match old.notice.kind {
        // A table decides one thing at a time; what came of the one before stays there to read.
        NoticeKind::Remark(Remark::Motion { motion }) => {
            app.tables.deciding_before(motion)?.map_or_else(no_buttons, |before| votes::post(&before).into_edit())
        }
        // What a post of a backup's time says was so once.
        NoticeKind::Turn(_) | NoticeKind::Over(_) if old.notice.restored_to.is_none() => {
            turn::done(&app.tables.telling(old.notice)?).into_edit()
        }
        _ => no_buttons(),
    })
}

fn no_buttons() -> Body {
    Body::json(serde_json::json!({ "components": [] }))
}

/// What Discord knows the plain form of a notice by.
pub(super) fn plain_nonce(nonce: &str) -> String {
    format!("{nonce}p")
}

/// What Discord knows a notice by, so that it posts it once. It tells tables of different databases apart.
pub(super) fn nonce(notice: Notice, table: &Snapshot) -> String {
    let commitment = table.commitment.to_string();
    format!("{}-{}", notice.id, commitment.get(..8).unwrap_or_default())
}
