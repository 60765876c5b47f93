//! Sealed bids as people see them: the public post without amounts, and to each alone what they file.

use serenity::builder::{CreateActionRow, CreateButton, CreateInputText, CreateModal};
use serenity::model::application::InputTextStyle;

use crate::discord::fault::{Fault, Unfit};
use crate::discord::message::draft::{Draft, clip};
use crate::discord::message::parts::{button, buttons, primary};
use crate::discord::message::press::Special;
use crate::discord::visit::{App, Outcome, Visit};
use crate::rules::expansions::bridges_castles_and_bazaars::{BazaarMode, Event as Happened, MOST_BID, Sale};
use crate::rules::seat::Seat;
use crate::rules::{Event, Game, Setup};
use crate::table::{ActError, Filing, Snapshot, TableId, Telling};
use crate::words::Words;
use crate::words::story::Cast;

use super::auction::offers;
use super::facts::{self, happened, lettered};

/// The word of the form for a maximum.
pub(super) const FORM: &str = "form";

/// The word of filing that nothing is bid.
pub(super) const NO_BID: &str = "filepass";

/// No amount that can be bid.
pub(super) const NO_AMOUNT: Unfit = Unfit::new("no amount that can be bid", |words, _| words.fault_amount(MOST_BID));

/// What everybody reads while bids are filed: for which tile, how it goes, and whom the game waits for. Who has filed is
/// known only while the post is the newest.
pub(super) fn heading(words: Words, telling: &Telling, game: &Game, cast: &Cast) -> Option<Vec<String>> {
    let (round, sale) = (telling.round()?, sale(game)?);
    let (picker, best) = (cast.name(sale.picker), sale.best.amount);
    let names = |seats: &mut dyn Iterator<Item = Seat>| {
        let names: Vec<String> = seats.map(|seat| cast.name(seat).to_owned()).collect();
        (!names.is_empty()).then(|| words.list(&names))
    };
    let mut lines = vec![words.sealed_bids(lettered(sale.offer), tile(words, game, sale), picker, best)];
    if telling.is_current() {
        lines.extend(names(&mut round.owing()).map(|players| words.sealed_awaited(players)));
        lines.extend(names(&mut round.filed.iter().copied()).map(|players| words.sealed_filed(players)));
    }
    lines.push(format!("-# {}", words.sealed_how(picker)));
    lines.extend(offers(words, game, cast));
    Some(lines)
}

/// The tile that is being auctioned, who picked it, and the best bid.
fn sale(game: &Game) -> Option<Sale> {
    facts::auction(game)?.sale
}

/// The tile that is being auctioned, in words.
fn tile(words: Words, game: &Game, sale: Sale) -> String {
    facts::tile(words, game, sale.offer).unwrap_or_default()
}

/// The buttons of everybody who files.
pub(super) fn controls(words: Words, table: TableId, number: u32) -> Vec<CreateButton> {
    vec![
        primary(&Special::turn(FORM, table, number), words.button_bid()),
        button(&Special::turn(NO_BID, table, number), words.button_no_bid("bidder")),
    ]
}

/// Whether events are an auction that was played when all had filed: they begin with an answer to a bid.
pub(super) fn opens(setup: &Setup, events: &[Event]) -> bool {
    let options = setup.expansions.bridges_castles_and_bazaars.as_ref();
    let is_sealed = options.is_some_and(|options| options.bazaar_mode == BazaarMode::Sealed);
    let first = events.first().and_then(happened);
    is_sealed && matches!(first, Some(Happened::Raised { .. } | Happened::Declined { .. }))
}

/// The events of a post about sealed bids without the pick with which they begin: what is bid for says who picked it.
pub(super) fn told(telling: &Telling) -> Option<&[Event]> {
    telling.round()?;
    match telling.events.as_slice() {
        [first, rest @ ..] if matches!(happened(first), Some(Happened::Picked { .. })) => Some(rest),
        _ => None,
    }
}

/// What came of such an auction, to be told in one line.
pub(super) fn headline(telling: &Telling) -> Option<&[Event]> {
    let events = telling.events.as_slice();
    let sold = events.iter().position(|event| matches!(happened(event), Some(Happened::Sold { .. })))?;
    events.get(sold..=sold).filter(|_| opens(&telling.snapshot.setup, events))
}

/// The word that messages choose by for what somebody's maximum means.
fn role(sale: Sale, seat: Seat) -> &'static str {
    if sale.picker == seat { "picker" } else { "bidder" }
}

/// Asks somebody alone for their maximum, if the game waits for it: the one who has just picked the tile.
pub(super) fn ask(visit: &Visit, table: &Snapshot) -> Option<Draft> {
    let (words, round, game) = (visit.words, table.sealed.as_ref()?, table.game()?);
    let seat = table.seat_of(visit.person).filter(|&seat| round.owing().any(|owing| owing == seat))?;
    let sale = sale(game)?;
    let row = choices(words, table, role(sale, seat), words.button_keep_up_to());
    let text = words.sealed_ask(lettered(sale.offer), tile(words, game, sale), sale.best.amount);
    Some(Draft::text(text).row(row))
}

/// The form and the answer that needs none, for somebody alone.
fn choices(words: Words, table: &Snapshot, role: &'static str, label: String) -> CreateActionRow {
    let number = table.decision().map_or(0, |decision| decision.number);
    buttons(vec![
        primary(&Special::turn(FORM, table.id, number), label),
        button(&Special::turn(NO_BID, table.id, number), words.button_no_bid(role)),
    ])
}

/// What somebody may file at the decision that a press is about, and the tile that it is for.
fn filing(app: &App, visit: &Visit, table: TableId, number: u32) -> Result<(Filing, Sale), Fault> {
    let filing = app.tables.filing(table, visit.person, number)?;
    let sale = filing.table.game().and_then(|game| sale(game)).ok_or(ActError::Over)?;
    Ok((filing, sale))
}

/// The form for somebody's maximum, with what they have filed already.
pub(super) fn form(app: &App, visit: &Visit, press: &Special) -> Result<CreateModal, Fault> {
    let words = visit.words;
    let number = press.number.ok_or(Fault::OldButton)?;
    let (Filing { seat, own, .. }, sale) = filing(app, visit, press.table, number)?;
    let role = role(sale, seat);
    let label = clip(&words.sealed_amount(role, MOST_BID), 45);
    let input = CreateInputText::new(InputTextStyle::Short, label, "amount")
        .placeholder(clip(&words.sealed_hint(role), 100))
        .min_length(1)
        .max_length(2);
    let input = match own {
        Some(most) => input.value(most.to_string()),
        None => input,
    };
    let title = clip(&words.sealed_form(lettered(sale.offer)), 45);
    Ok(CreateModal::new(press.to_string(), title).components(vec![CreateActionRow::InputText(input)]))
}

/// Files what somebody has typed into the form.
pub(super) fn submit(app: &App, visit: &Visit, press: &Special, text: &str) -> Result<Outcome, Fault> {
    let most = text.trim().parse().ok().filter(|&most| most <= MOST_BID).ok_or(NO_AMOUNT)?;
    file(app, visit, press.table, press.number.ok_or(Fault::OldButton)?, most)
}

/// Files that somebody bids nothing.
pub(super) fn bid_nothing(app: &App, visit: &Visit, press: &Special, _: Option<&str>) -> Result<Outcome, Fault> {
    file(app, visit, press.table, press.number.ok_or(Fault::OldButton)?, 0)
}

/// Files somebody's maximum and tells them alone what they have filed.
pub(super) fn file(app: &App, visit: &Visit, table: TableId, number: u32, most: u8) -> Result<Outcome, Fault> {
    let words = visit.words;
    let (Filing { table: before, seat, .. }, sale) = filing(app, visit, table, number)?;
    let update = app.tables.file(table, visit.person, number, most)?;
    let tile = before.game().map(|game| tile(words, game, sale)).unwrap_or_default();
    let yours = words.sealed_yours(role(sale, seat), lettered(sale.offer), tile, most);
    if !update.notices.is_empty() {
        return Ok(Outcome::say(format!("{yours}\n{}", words.sealed_done())).delivering(table));
    }
    let text = format!("{yours}\n-# {}", words.sealed_change());
    let row = choices(words, &update.snapshot, role(sale, seat), words.button_change());
    Ok(Outcome::answer(Draft::text(text).row(row)).delivering(table))
}
