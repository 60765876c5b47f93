//! Dispatch of presses and forms to the handlers that the table of presses names.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::expansions::{self, HandlerKind};
use crate::discord::message::press::presses;
use crate::discord::message::{
    Ack, DecisionId, ExpansionPress, Form, FormValues, HelpTopic, LeaveKind, Press, SharedContent,
};
use crate::discord::{commands, console, leaving, lobby, settings, social};
use crate::opponent::BotProfile;
use crate::table::{Departure, GameFilter, MotionId, Snapshot, TableError, TableId, Vote};

/// Responds to a press. The last argument contains the values chosen in a menu.
type AnswerPress = Box<dyn FnOnce(&Context, &[String]) -> Result<Outcome, AppError>>;

/// Creates a form. Discord accepts a form only as the first response, so this must be fast.
type OpenForm = Box<dyn FnOnce(&Context) -> Result<Form, AppError>>;

/// Handles a submitted form.
type SubmitForm = Box<dyn FnOnce(&Context, &FormValues) -> Result<Outcome, AppError>>;

/// The handler of a press, with the data of the press.
enum Handler {
    Press(AnswerPress),
    Form { open: OpenForm, submit: SubmitForm },
}

/// Defines the function that returns the handler of a press.
macro_rules! dispatch {
    ($(
        $(#[$doc:meta])* $press:ident $(($($part:ident: $type:ty),+))? = $word:literal, $kind:ident $(($ack:ident))?
            => $($handler:expr),+;
    )*) => {
        /// Returns the handler of a press. Returns `None` for a word that neither the table nor an expansion has.
        fn handler(press: Press) -> Option<Handler> {
            Some(match press {
                $(Press::$press $(($($part),+))? => handler!($kind ($($($part: $type),+)?) $($handler),+),)*
                Press::Expansion(own) => return handler_of_expansion(own),
            })
        }
    };
}

/// Creates the handler of a press by its kind.
macro_rules! handler {
    (button ($($part:ident: $type:ty),*) $handler:expr) => {{
        let handler: fn(&Context $(, $type)*) -> Result<Outcome, AppError> = $handler;
        Handler::Press(Box::new(move |ctx, _| handler(ctx $(, $part)*)))
    }};
    (menu ($($part:ident: $type:ty),*) $handler:expr) => {{
        let handler: fn(&Context $(, $type)*, &[String]) -> Result<Outcome, AppError> = $handler;
        Handler::Press(Box::new(move |ctx, values| handler(ctx $(, $part)*, values)))
    }};
    (look ($table:ident: $id:ty $(, $part:ident: $type:ty)*) $handler:expr) => {{
        let handler: fn(&Context, &Snapshot $(, $type)*) -> Result<Outcome, AppError> = $handler;
        Handler::Press(Box::new(move |ctx, _| handler(ctx, &ctx.visible_table($table)? $(, $part)*)))
    }};
    (form ($($part:ident: $type:ty),*) $open:expr, $submit:expr) => {{
        let open: fn(&Context $(, $type)*) -> Result<Form, AppError> = $open;
        let submit: fn(&Context $(, $type)*, &FormValues) -> Result<Outcome, AppError> = $submit;
        Handler::Form {
            open: Box::new(move |ctx| open(ctx $(, $part)*)),
            submit: Box::new(move |ctx, fields| submit(ctx $(, $part)*, fields)),
        }
    }};
}

presses!(dispatch);

/// Returns the handler for presses of expansions whose custom IDs begin with this word, or `None` if no expansion uses it.
fn expansion_handler(word: &str) -> Option<&'static HandlerKind> {
    let mut presses = expansions::all().flat_map(|hooks| hooks.presses);
    presses.find(|press| press.word == word).map(|press| &press.handler)
}

fn handler_of_expansion(own: ExpansionPress) -> Option<Handler> {
    Some(match expansion_handler(&own.word)? {
        HandlerKind::Respond(_, answer) => Handler::Press(Box::new(move |ctx, values| {
            ctx.table_by_id(own.table)?.map_or(Ok(()), |table| ctx.check_visible(&table))?;
            answer(ctx, &own, values.first().map(String::as_str))
        })),
        HandlerKind::Form { open, submit } => {
            let submitted = own.clone();
            Handler::Form {
                open: Box::new(move |ctx| open(ctx, &own)),
                submit: Box::new(move |ctx, fields| submit(ctx, &submitted, fields)),
            }
        }
    })
}

/// Returns the acknowledgement of a press. `is_private` tells whether the pressed message is ephemeral.
pub(super) fn ack(press: &Press, is_private: bool) -> Ack {
    match declared_ack(press) {
        Ack::Update | Ack::UpdateIfPrivate => {
            if is_private {
                Ack::Update
            } else {
                Ack::Private
            }
        }
        ack => ack,
    }
}

fn declared_ack(press: &Press) -> Ack {
    match press {
        Press::Expansion(own) => match expansion_handler(&own.word) {
            Some(HandlerKind::Respond(ack, _)) => *ack,
            Some(HandlerKind::Form { .. }) | None => Ack::Private,
        },
        press => press.ack().unwrap_or(Ack::Private),
    }
}

/// Fails for a press about a table in another channel, which requires a forged custom ID.
fn check_channel(ctx: &Context, press: &Press) -> Result<(), AppError> {
    let Some(table) = press.table() else { return Ok(()) };
    let is_present = ctx.table_on_arrival.as_ref().is_some_and(|present| present.id == table);
    let channel = if is_present { Some(ctx.channel) } else { ctx.app.tables.channel_of(table)? };
    match channel {
        Some(channel) if channel == ctx.channel => Ok(()),
        None if ctx.app.host_settings.keep_games.is_some() => Err(AppError::GameDeleted),
        _ => Err(TableError::NoTable.into()),
    }
}

/// Handles a press of a button or a choice from a menu. A handler that edits a private message must not edit a public one, even if
/// a forged ID asks for it.
pub(super) fn handle_press(
    ctx: &Context,
    press: Press,
    values: &[String],
    is_private: bool,
) -> Result<Outcome, AppError> {
    if !is_private && declared_ack(&press) == Ack::Update {
        return Err(AppError::OldButton);
    }
    check_channel(ctx, &press)?;
    match handler(press) {
        Some(Handler::Press(respond)) => respond(ctx, values),
        // A form opens as the first response, before this function is called.
        Some(Handler::Form { .. }) | None => Err(AppError::OldButton),
    }
}

pub(super) fn opens_form(press: &Press) -> bool {
    match press {
        Press::Expansion(own) => matches!(expansion_handler(&own.word), Some(HandlerKind::Form { .. })),
        press => press.ack().is_none(),
    }
}

pub(super) fn open_form(ctx: &Context, press: Press) -> Result<Form, AppError> {
    check_channel(ctx, &press)?;
    match handler(press) {
        Some(Handler::Form { open, .. }) => open(ctx),
        Some(Handler::Press(_)) | None => Err(AppError::OldButton),
    }
}

pub(super) fn handle_form(ctx: &Context, press: Press, fields: &FormValues) -> Result<Outcome, AppError> {
    check_channel(ctx, &press)?;
    match handler(press) {
        Some(Handler::Form { submit, .. }) => submit(ctx, fields),
        Some(Handler::Press(_)) | None => Err(AppError::OldButton),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DECISION: DecisionId = DecisionId { table: TableId(i64::MAX), number: u32::MAX };

    #[test]
    fn presses_update_private_messages_but_answer_public_ones_privately() {
        let table = DECISION.table;
        for press in [
            Press::Cancel(DECISION),
            Press::Try(DECISION, String::new()),
            Press::Confirm(DECISION, String::new()),
            Press::Leave(table, LeaveKind::Abort),
            Press::SetOption(table, "first".to_owned()),
            Press::Keep,
        ] {
            assert_eq!((ack(&press, true), ack(&press, false)), (Ack::Update, Ack::Private), "{press}");
        }
        for press in [Press::Join(table), Press::Start(table)] {
            assert_eq!(ack(&press, false), Ack::Shared, "{press}");
        }
        for handler in expansions::all().flat_map(|hooks| hooks.presses) {
            let press = ExpansionPress::for_decision(handler.word, DECISION);
            assert_eq!(ack(&press, false), Ack::Private, "{press}");
        }
    }

    #[test]
    fn words_of_expansions_are_parsed_and_distinct() {
        let words: Vec<&str> = expansions::all().flat_map(|hooks| hooks.presses).map(|press| press.word).collect();
        assert!(!words.is_empty());
        for (index, word) in words.iter().enumerate() {
            assert!(!words[..index].contains(word), "{word} twice");
            let press = ExpansionPress::with_data(word, DECISION, "change_position");
            let id = press.to_string();
            assert!(id.len() <= 100, "{id}");
            assert_eq!(id.parse(), Ok(press), "a word of the layer itself: {id}");
        }
    }
}
