//! What is said beside the game: reminders, absences, what a table decides, who takes whose seat.

use crate::discord::fault::Fault;
use crate::discord::manners::times::{left, moment};
use crate::discord::manners::{status, votes};
use crate::discord::message::draft::Draft;
use crate::discord::visit::{App, cast_of, words_of};
use crate::table::{Remark, Snapshot, Telling};
use crate::words::Words;

/// The message that makes a remark.
pub(super) fn post(app: &App, telling: &Telling, remark: Remark) -> Result<Draft, Fault> {
    let table = &telling.snapshot;
    let (words, cast, name) = (words_of(table), cast_of(table), table.name.as_str());
    Ok(match remark {
        Remark::Reminder { seat, due, decision } => {
            let mut draft =
                Draft::text(words.reminder(left(due), link(words, table), cast.name(seat), name, moment(due)));
            if table.decision().is_some_and(|asked| asked.number == decision) {
                // The buttons are on the one post of the turn, to which the link leads.
                draft.pings.extend(table.person(seat));
            }
            draft
        }
        Remark::Away { seat, until } => Draft::text(words.away_post(left(until), cast.name(seat), name, moment(until))),
        Remark::Back { seat } => Draft::text(words.back_post(cast.name(seat), name)),
        Remark::Motion { motion } => match app.tables.deciding(motion)? {
            Some(deciding) => votes::post(&deciding),
            None => Draft::text(words.motion_lapsed()),
        },
        Remark::Replaced { before, after, .. } => {
            Draft::text(words.replaced_post(format!("<@{after}>"), format!("<@{before}>"), name))
        }
        Remark::Status => status::post(table),
    })
}

/// A link to the post of the turn, or to the channel.
pub(in crate::discord) fn link(words: Words, table: &Snapshot) -> String {
    match (table.guild, table.posts.turn) {
        (Some(guild), Some(post)) => {
            words.info_link(format!("https://discord.com/channels/{guild}/{}/{post}", table.channel))
        }
        _ => format!("<#{}>", table.channel),
    }
}
