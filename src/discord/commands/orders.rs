//! `/orders`, and its form: shows and changes the user's standing orders, privately.

use crate::discord::context::{Context, Outcome, Reply};
use crate::discord::error::AppError;
use crate::discord::message::{Completion, Draft, Form, FormValues, Input, Press, Text, primary_button};
use crate::presenter::MenuOption;
use crate::presenter::orders::order_label;
use crate::presenter::words::labels;
use crate::presenter::words::markup;
use crate::table::{OrderChange, StandingOrder, TableError, TableId};

use super::answer::matching_completions;
use super::args::Args;
use super::command::{Command, OptionType, SlashOption};

pub(super) const COMMAND: Command = Command {
    label: labels::ORDERS,
    options: &[
        SlashOption::optional(labels::ORDER, OptionType::Text),
        SlashOption::optional(labels::NUMBER, OptionType::Number),
        SlashOption::optional(labels::FORGET, OptionType::ON_OFF),
    ],
    run,
    complete,
};

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let table = ctx.table()?.id;
    let Some(order) = args.text(labels::ORDER) else { return show(ctx, table) };
    let change = if args.text(labels::FORGET) == Some("on") {
        OrderChange::Cancel
    } else {
        // Pass on a number that is out of range, so that the order's own message refuses it.
        OrderChange::Give(args.number(labels::NUMBER).map(|number| u8::try_from(number).unwrap_or(u8::MAX)))
    };
    change_orders(ctx, table, &[(order, change)])
}

fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let Some(typed) = args.focused(labels::ORDER) else { return Ok(Vec::new()) };
    let (possible, _) = ctx.app.tables.orders(ctx.table()?.id, ctx.user)?;
    let named = possible.iter().map(|order| (order_label(ctx.words, order.name), order.name.to_owned()));
    Ok(matching_completions(named, typed))
}

/// The custom ID of the checkboxes for the orders without a number.
const CHECKBOXES: &str = "plain";

/// The maximum number of digits of an order's number.
const MAX_NUMBER_LENGTH: u16 = 2;

/// Shows a player's orders at a table, with a button that opens the form for them.
pub(in crate::discord) fn show(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    let words = ctx.words;
    let (_, given) = ctx.app.tables.orders(table, ctx.user)?;
    let title = ctx.table_by_id(table)?.ok_or(TableError::NoTable)?.name;
    let mut lines = vec![words.orders_title(title)];
    let line = |(order, number): &(&StandingOrder, u8)| match order.values {
        Some(_) => words.orders_line(u32::from(*number), order_label(words, order.name)),
        None => words.orders_plain(order_label(words, order.name)),
    };
    lines.extend(given.iter().map(line));
    if given.is_empty() {
        lines.push(words.orders_none());
    }
    let change = Press::OrderForm(table);
    Ok(Outcome::message(Draft::text(lines.join("\n")).row([primary_button(change, words.button_orders_form())])))
}

/// Creates the form with a group of checkboxes for the orders without a number, and a field for each of the others that is possible
/// at a table.
pub(in crate::discord) fn form(ctx: &Context, table: TableId) -> Result<Form, AppError> {
    let words = ctx.words;
    let (possible, given) = ctx.app.tables.orders(table, ctx.user)?;
    let now = |name: &str| given.iter().find(|(given, _)| given.name == name).map(|&(_, number)| number);
    let plain = possible.iter().filter(|order| order.values.is_none());
    let plain = plain.map(|order| MenuOption {
        is_chosen: now(order.name).is_some(),
        ..MenuOption::new(order_label(words, order.name), order.name)
    });
    let plain = Input::Checkboxes(plain.collect());
    let mut form = Form::new(Press::OrderForm(table), words.orders_form()).field(
        CHECKBOXES,
        words.orders_without_number(),
        None,
        plain,
    );
    for order in possible {
        let Some(range) = &order.values else { continue };
        let range = words.orders_range(u32::from(*range.start()), u32::from(*range.end()));
        let value = now(order.name).map(|number| number.to_string());
        let input = Input::Text(Text { most: MAX_NUMBER_LENGTH, value, is_optional: true, is_long: false });
        form = form.field(order.name, order_label(words, order.name), Some(range), input);
    }
    Ok(form)
}

/// Gives and cancels orders as a submitted form specifies. If a value is out of range, changes nothing.
pub(in crate::discord) fn submit(ctx: &Context, table: TableId, fields: &FormValues) -> Result<Outcome, AppError> {
    let (possible, _) = ctx.app.tables.orders(table, ctx.user)?;
    let plain = fields.values(CHECKBOXES).ok_or(AppError::OldButton)?;
    let changes = possible.iter().map(|order| {
        let change = match (&order.values, fields.value(order.name).map(str::trim)) {
            (None, _) if plain.iter().any(|name| name == order.name) => OrderChange::Give(None),
            (None, _) | (Some(_), None | Some("")) => OrderChange::Cancel,
            (Some(_), Some(text)) => OrderChange::Give(text.parse().ok()),
        };
        (order.name, change)
    });
    change_orders(ctx, table, &changes.collect::<Vec<_>>())
}

/// Changes orders of the user. Shows all of them, with a note on when they apply.
fn change_orders(ctx: &Context, table: TableId, changes: &[(&str, OrderChange)]) -> Result<Outcome, AppError> {
    ctx.app.tables.set_orders(table, ctx.user, changes)?;
    let mut outcome = show(ctx, table)?;
    if let Reply::Message(draft) = &mut outcome.reply {
        draft.text.push_str(&format!("\n{}", markup::note(ctx.words.orders_hint())));
    }
    Ok(outcome)
}
