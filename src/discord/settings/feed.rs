//! The results feed of a server: a form for its address, and buttons that renew its secret and stop it.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{Form, FormValues, Input, Press, Text};
use crate::presenter::words::Words;
use crate::table::{FeedUrl, Secret};

use super::server;

/// The custom ID of the form's text field.
const URL_FIELD: &str = "url";

/// Creates the form for the address. Fails for users who may not manage the server.
pub(in crate::discord) fn form(ctx: &Context) -> Result<Form, AppError> {
    server::managed_server(ctx)?;
    let (words, input) = (ctx.words, Input::Text(Text { most: FeedUrl::MAX_LENGTH, ..Text::default() }));
    Ok(Form::new(Press::FeedForm, words.server_feed()).field(
        URL_FIELD,
        words.feed_url(),
        Some(words.feed_url_note()),
        input,
    ))
}

/// Sets the address, and shows the new secret.
pub(in crate::discord) fn submit(ctx: &Context, fields: &FormValues) -> Result<Outcome, AppError> {
    let guild = server::managed_server(ctx)?;
    let text = fields.value(URL_FIELD).unwrap_or_default();
    let url = FeedUrl::parse(text, ctx.app.host_settings.feed_addresses).map_err(|_| AppError::FeedUrl)?;
    let secret = ctx.app.tables.set_feed(guild, &url)?;
    Ok(server::show_feed(ctx, guild)?.with_first_line(&secret_line(ctx.words, &secret)))
}

/// Replaces the secret, and shows the new one.
pub(in crate::discord) fn renew_secret(ctx: &Context) -> Result<Outcome, AppError> {
    let guild = server::managed_server(ctx)?;
    let secret = ctx.app.tables.renew_feed_secret(guild)?;
    let shown = server::show_feed(ctx, guild)?;
    Ok(match secret {
        Some(secret) => shown.with_first_line(&secret_line(ctx.words, &secret)),
        None => shown,
    })
}

/// Stops the feed.
pub(in crate::discord) fn remove(ctx: &Context) -> Result<Outcome, AppError> {
    let guild = server::managed_server(ctx)?;
    ctx.app.tables.remove_feed(guild)?;
    server::show_feed(ctx, guild)
}

fn secret_line(words: Words, secret: &Secret) -> String {
    words.feed_secret(secret.as_str())
}
