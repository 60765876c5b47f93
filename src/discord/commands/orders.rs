//! `/orders`: shows and changes the user's standing orders, privately.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::Completion;
use crate::discord::settings::orders;
use crate::words::labels;

use super::answer::choices;
use super::args::Args;
use super::command::{Command, Opt, OptionType};

pub(super) const COMMAND: Command = Command {
    label: labels::ORDERS,
    options: &[
        Opt { label: labels::ORDER, kind: OptionType::Text, required: false },
        Opt { label: labels::NUMBER, kind: OptionType::Number, required: false },
        Opt {
            label: labels::FORGET,
            kind: OptionType::Choice(&[(labels::ON, "on"), (labels::OFF, "off")]),
            required: false,
        },
    ],
    run,
    complete,
};

fn run(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let table = ctx.table()?.id;
    let Some(order) = args.text(labels::ORDER) else { return orders::show(ctx, table) };
    if args.text(labels::FORGET) == Some("on") {
        return orders::set(ctx, table, order, None);
    }
    match args.number(labels::NUMBER) {
        // Pass on a number that is out of range, so that the order's own message refuses it.
        Some(number) => orders::set(ctx, table, order, Some(u8::try_from(number).unwrap_or(u8::MAX))),
        None => orders::give(ctx, table, order),
    }
}

fn complete(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let Some(typed) = args.focused(labels::ORDER) else { return Ok(Vec::new()) };
    let (possible, _) = ctx.app.tables.orders(ctx.table()?.id, ctx.user)?;
    let named = possible.iter().map(|order| (orders::name(ctx.words, order.name), order.name.to_owned()));
    Ok(choices(named, typed))
}
