//! Standing orders, given in a private message with menus or by command.

use crate::discord::error::AppError;
use crate::discord::message::draft::Draft;
use crate::discord::message::parts::{MOST_OPTIONS, button, buttons, menu};
use crate::discord::message::press::{Press, TableControl};
use crate::discord::visit::{App, Outcome, Visit};
use crate::presenter::answers::Choice;
use crate::presenter::expansions;
use crate::table::{StandingOrder, TableId};
use crate::words::Words;
use crate::words::commands::{self as labels, Label};

/// The labels of the base game's orders.
const OWN: &[(&str, Label)] = &[("pass", labels::ORDER_PASS)];

/// Returns the label of an order.
pub(in crate::discord) fn name(words: Words, order: &str) -> String {
    let of_expansions = expansions::all().flat_map(|hooks| hooks.orders);
    let named = OWN.iter().chain(of_expansions).find(|(name, _)| *name == order);
    named.map(|(_, label)| label.name(words)).unwrap_or_default()
}

/// Shows a player's orders at a table, with menus that add more. `open` is the order whose value the second menu asks for.
pub(in crate::discord) fn show(
    app: &App,
    visit: &Visit,
    table: TableId,
    open: Option<&str>,
) -> Result<Outcome, AppError> {
    let words = visit.words;
    let (possible, given) = app.tables.orders(table, visit.user)?;
    let snapshot = visit.table_by_id(app, table)?;
    let title = snapshot.map(|table| table.name).unwrap_or_default();
    let mut lines = vec![words.orders_title(title)];
    let line = |(order, number): &(&StandingOrder, u8)| match order.numbers {
        Some(_) => words.orders_line(u32::from(*number), name(words, order.name)),
        None => words.orders_plain(name(words, order.name)),
    };
    lines.extend(given.iter().map(line));
    if given.is_empty() {
        lines.push(words.orders_none());
    }
    let choice = |order: &&StandingOrder| Choice {
        chosen: open == Some(order.name),
        ..Choice::new(name(words, order.name), order.name)
    };
    let choices = possible.iter().map(choice).collect();
    let pick = Press::TableControl(table, TableControl::Order);
    let mut draft = Draft::text(lines.join("\n")).row(menu(&pick, &words.orders_menu(), choices));
    if let Some(order) = possible.iter().find(|order| Some(order.name) == open)
        && let Some((least, most)) = order.numbers
    {
        let set = Press::TableControl(table, TableControl::SetOrder(order.name.to_owned()));
        let numbers = (least..=most).take(MOST_OPTIONS);
        let choices = numbers.map(|n| Choice::new(words.orders_number_of(u32::from(n)), n.to_string())).collect();
        draft = draft.row(menu(&set, &words.orders_number(), choices));
    }
    if let Some((order, _)) = given.iter().find(|(order, _)| Some(order.name) == open) {
        let off = Press::TableControl(table, TableControl::DropOrder(order.name.to_owned()));
        draft = draft.row(buttons(vec![button(&off, words.orders_off())]));
    }
    Ok(Outcome::answer(draft))
}

/// Handles the choice of an order from the menu. An order without a value is given immediately.
pub(in crate::discord) fn pick(app: &App, visit: &Visit, table: TableId, order: &str) -> Result<Outcome, AppError> {
    let (possible, given) = app.tables.orders(table, visit.user)?;
    let found = possible.iter().find(|possible| possible.name == order);
    let is_given = given.iter().any(|(given, _)| given.name == order);
    if found.is_some_and(|order| order.numbers.is_none()) && !is_given {
        return set(app, visit, table, order, Some(0));
    }
    show(app, visit, table, Some(order))
}

/// Gives an order, or cancels it if the value is `None`.
pub(in crate::discord) fn set(
    app: &App,
    visit: &Visit,
    table: TableId,
    order: &str,
    number: Option<u8>,
) -> Result<Outcome, AppError> {
    let (possible, _) = app.tables.orders(table, visit.user)?;
    let fits = |known: &&StandingOrder| {
        let (least, most) = known.numbers.unwrap_or((0, 0));
        known.name == order && number.is_none_or(|number| (least..=most).contains(&number))
    };
    if !possible.iter().any(fits) {
        let names = possible.iter().map(|known| name(visit.words, known.name));
        return Err(AppError::Order(names.collect()));
    }
    app.tables.set_order(table, visit.user, order, number)?;
    let mut outcome = show(app, visit, table, None)?;
    if let crate::discord::visit::Reply::Answer(draft) = &mut outcome.reply {
        draft.text.push_str(&format!("\n-# {}", visit.words.orders_hint()));
    }
    Ok(outcome)
}
