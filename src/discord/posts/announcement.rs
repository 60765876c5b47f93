//! Posts about events other than moves: reminders, absences, votes and new players.

use crate::discord::context::{App, mention, message_url, player_names, words_of};
use crate::discord::error::AppError;
use crate::discord::message::{Draft, Press, button, success_button};
use crate::discord::social::{status, votes};
use crate::presenter::seats::mark;
use crate::presenter::words::{Words, markup};
use crate::table::{Announcement, NoticeContext, Snapshot};

pub(super) fn post(app: &App, context: &NoticeContext, announcement: Announcement) -> Result<Draft, AppError> {
    let table = &context.snapshot;
    let words = words_of(table);
    let (names, name) = (player_names(words, table), table.name.as_str());
    Ok(match announcement {
        Announcement::Reminder { seat, due, decision } => {
            let (player, link, clock) = (names.name(seat), link(words, table), table.clock);
            let bank_from = clock.and_then(|clock| clock.bank_from);
            let mut draft = Draft::text(if bank_from == Some(due) && clock.and_then(|clock| clock.due) > bank_from {
                words.reminder_of_bank(markup::time_left(due), link, player, name, markup::time(due))
            } else if due < app.tables.now() {
                words.reminder_overdue(markup::time_left(due), link, player, name, markup::time(due))
            } else {
                words.reminder(markup::time_left(due), link, player, name, markup::time(due))
            });
            if table.decision().is_some_and(|asked| asked.number == decision) {
                // Link to the turn's post, which has the buttons.
                draft.pings.extend(table.user(seat));
            }
            draft
        }
        Announcement::Away { seat, until } => {
            Draft::text(words.away_post(markup::time_left(until), names.name(seat), name, markup::time(until)))
        }
        Announcement::Back { seat } => Draft::text(words.back_post(names.name(seat), name)),
        Announcement::Motion { motion } => match app.tables.motion_view(motion)? {
            Some(deciding) => votes::post(&deciding),
            None => Draft::text(markup::note(words.motion_lapsed())),
        },
        Announcement::Replaced { before, after, .. } => {
            Draft::text(words.replaced_post(mention(words, after), mention(words, before), name))
        }
        Announcement::EngineFailed { seat, is_gone: false } => {
            Draft::text(words.engine_failed_post(names.name(seat), name))
        }
        Announcement::EngineFailed { seat, is_gone: true } => {
            Draft::text(words.engine_gone_post(names.name(seat), name))
        }
        Announcement::EngineSuspended { seat } => Draft::text(words.engine_suspended_post(names.name(seat), name)),
        Announcement::Left { seat } => Draft::text(words.left_post(mark(seat), name)),
        Announcement::NoDirectMessages { seat } => Draft::text(markup::note(words.no_dms_post(names.name(seat)))),
        Announcement::StillIn => presence_question(app, table)?,
        Announcement::DuelEnded => Draft::text(words.duel_left_post(name)),
        Announcement::Status => status::post(table),
    })
}

fn presence_question(app: &App, table: &Snapshot) -> Result<Draft, AppError> {
    let (words, pings) = (words_of(table), app.tables.unconfirmed(table.id)?);
    let players: Vec<String> = pings.iter().map(|user| mention(words, *user)).collect();
    let row = vec![
        success_button(Press::StillIn(table.id), words.button_still_in()),
        button(Press::LeaveLobby(table.id), words.button_leave()),
    ];
    let text = words.still_in_post(words.list(&players), table.name.as_str());
    Ok(Draft { pings, ..Draft::text(text).row(row) })
}

/// Returns a link to the turn's post, or a link to the channel if there is no such post.
pub(in crate::discord) fn link(words: Words, table: &Snapshot) -> String {
    match (table.guild, table.posts.turn) {
        (guild @ Some(_), post @ Some(_)) => markup::link(&words.info_link(), &message_url(guild, table.channel, post)),
        _ => markup::channel(table.channel.0),
    }
}
