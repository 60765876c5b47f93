//! A user's sessions on the pages of the tables, which the user can end.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{Draft, Press, danger_button, menu};
use crate::presenter::MenuOption;
use crate::presenter::words::markup;
use crate::table::{Session, session_key};

/// Lists the sessions, with a menu that ends one of them and a button that ends all.
pub(in crate::discord) fn show(ctx: &Context) -> Result<Outcome, AppError> {
    let words = ctx.words;
    let sessions = ctx.app.tables.sessions_of(ctx.user)?;
    if sessions.is_empty() {
        return Ok(Outcome::text(words.sessions_none()));
    }
    let line = |(number, session): (usize, &Session)| {
        let [since, used] = [session.created_at, session.used_at].map(markup::time);
        words.sessions_line(number, since, used)
    };
    let option =
        |(number, session): (usize, &Session)| MenuOption::new(words.session_name(number), session_key(session));
    let lines: Vec<String> = (1..).zip(&sessions).map(line).collect();
    let draft = Draft::text(format!("{}\n{}", words.sessions_title(), lines.join("\n")))
        .row(menu(Press::EndSession, words.menu_session(), (1..).zip(&sessions).map(option).collect()))
        .row([danger_button(Press::EndSessions, words.button_end_sessions())]);
    Ok(Outcome::message(draft))
}

/// Logs the user out of the pages in the browser that was chosen.
pub(in crate::discord) fn end(ctx: &Context, values: &[String]) -> Result<Outcome, AppError> {
    let key = values.first().ok_or(AppError::OldButton)?;
    let is_ended = ctx.app.tables.end_session(ctx.user, key)?;
    let list = show(ctx)?;
    Ok(if is_ended { list.with_first_line(&ctx.words.session_ended()) } else { list })
}

/// Logs the user out of the pages in all browsers.
pub(in crate::discord) fn end_all(ctx: &Context) -> Result<Outcome, AppError> {
    ctx.app.tables.end_sessions_of(ctx.user)?;
    Ok(Outcome::text(ctx.words.settings_sessions_ended()))
}
