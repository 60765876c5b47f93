//! Sealed bids as people see them: the public post without amounts, and to each alone what they file.

use serenity::builder::{CreateActionRow, CreateButton, CreateInputText, CreateModal};
use serenity::model::application::InputTextStyle;

use crate::rules::expansions::SpecialEvent;
use crate::rules::expansions::bridges_castles_and_bazaars::{BazaarMode, Event as Happened, MOST_BID};
use crate::rules::seat::Seat;
use crate::rules::{Event, Game, Setup};
use crate::table::{Filing, Round, Snapshot, TableId};
use crate::words::Words;
use crate::words::story::Cast;

use super::bazaar::{self, lettered};
use super::draft::{Draft, clip};
use super::fault::{AnswerFault, Fault};
use super::parts::{button, buttons, primary};
use super::press::{Press, Turn};
use super::visit::{App, Outcome, Visit};

/// What everybody reads while bids are filed: for which tile, how it goes, and whom the game waits for. Who has filed is
/// known only while the post is the newest.
pub(super) fn heading(words: Words, game: &Game, round: &Round, cast: &Cast, is_current: bool) -> Vec<String> {
    let (picker, best) = (cast.name(round.sale.picker), round.sale.best.amount);
    let names = |seats: &mut dyn Iterator<Item = Seat>| {
        let names: Vec<String> = seats.map(|seat| cast.name(seat).to_owned()).collect();
        (!names.is_empty()).then(|| words.list(&names))
    };
    let mut lines = vec![words.sealed_bids(lettered(round.sale.offer), tile(words, game, round), picker, best)];
    if is_current {
        lines.extend(names(&mut round.owing()).map(|players| words.sealed_awaited(players)));
        lines.extend(names(&mut round.filed.iter().copied()).map(|players| words.sealed_filed(players)));
    }
    lines.push(format!("-# {}", words.sealed_how(picker)));
    lines.extend(bazaar::offers(words, game, cast));
    lines
}

/// The tile that is being auctioned, in words.
fn tile(words: Words, game: &Game, round: &Round) -> String {
    let offers = bazaar::auction(game).map(|auction| auction.offers.as_slice()).unwrap_or_default();
    offers.get(usize::from(round.sale.offer)).map_or_else(String::new, |offer| words.tile(offer.shape.shape()))
}

/// The buttons of everybody who files.
pub(super) fn controls(words: Words, table: TableId, number: u32) -> Vec<CreateButton> {
    vec![
        primary(&Press::Turn(table, number, Turn::Form), words.button_bid()),
        button(&Press::Turn(table, number, Turn::FilePass), words.button_no_bid("bidder")),
    ]
}

/// Whether events are an auction that was played when all had filed: they begin with an answer to a bid.
pub(super) fn opens(setup: &Setup, events: &[Event]) -> bool {
    let options = setup.expansions.bridges_castles_and_bazaars.as_ref();
    let is_sealed = options.is_some_and(|options| options.bazaar_mode == BazaarMode::Sealed);
    let first = events.first().and_then(happened);
    is_sealed && matches!(first, Some(Happened::Raised { .. } | Happened::Declined { .. }))
}

/// Events without the pick with which they begin, if they do.
pub(super) fn without_pick(events: &[Event]) -> &[Event] {
    match events {
        [first, rest @ ..] if matches!(happened(first), Some(Happened::Picked { .. })) => rest,
        _ => events,
    }
}

/// What came of such an auction, to be told in one line.
pub(super) fn headline<'a>(setup: &Setup, events: &'a [Event]) -> Option<&'a [Event]> {
    let sold = events.iter().position(|event| matches!(happened(event), Some(Happened::Sold { .. })))?;
    events.get(sold..=sold).filter(|_| opens(setup, events))
}

const fn happened(event: &Event) -> Option<&Happened> {
    match event {
        Event::Special(SpecialEvent::BridgesCastlesAndBazaars(event)) => Some(event),
        _ => None,
    }
}

/// The word that messages choose by for what somebody's maximum means.
fn role(round: &Round, seat: Seat) -> &'static str {
    if round.is_picker(seat) { "picker" } else { "bidder" }
}

/// Asks somebody alone for their maximum, if the game waits for it: the one who has just picked the tile.
pub(super) fn ask(visit: &Visit, table: &Snapshot) -> Option<Draft> {
    let (words, round, game) = (visit.words, table.sealed.as_ref()?, table.game()?);
    let seat = table.seat_of(visit.person).filter(|&seat| round.owing().any(|owing| owing == seat))?;
    let (letter, bid) = (lettered(round.sale.offer), round.sale.best.amount);
    let row = choices(words, table, role(round, seat), words.button_keep_up_to());
    Some(Draft::text(words.sealed_ask(letter, tile(words, game, round), bid)).row(row))
}

/// The form and the answer that needs none, for somebody alone.
fn choices(words: Words, table: &Snapshot, role: &'static str, label: String) -> CreateActionRow {
    let number = table.decision().map_or(0, |decision| decision.number);
    buttons(vec![
        primary(&Press::Turn(table.id, number, Turn::Form), label),
        button(&Press::Turn(table.id, number, Turn::FilePass), words.button_no_bid(role)),
    ])
}

/// The form for somebody's maximum, with what they have filed already.
pub(super) fn form(app: &App, visit: &Visit, table: TableId, number: u32) -> Result<CreateModal, Fault> {
    let words = visit.words;
    let Filing { round, seat, most, .. } = app.tables.filing(table, visit.person, number)?;
    let role = role(&round, seat);
    let label = clip(&words.sealed_amount(role, MOST_BID), 45);
    let input = CreateInputText::new(InputTextStyle::Short, label, "amount")
        .placeholder(clip(&words.sealed_hint(role), 100))
        .min_length(1)
        .max_length(2);
    let input = match most {
        Some(most) => input.value(most.to_string()),
        None => input,
    };
    let title = clip(&words.sealed_form(lettered(round.sale.offer)), 45);
    let id = Press::Turn(table, number, Turn::Form).to_string();
    Ok(CreateModal::new(id, title).components(vec![CreateActionRow::InputText(input)]))
}

/// Files what somebody has typed into the form.
pub(super) fn submit(app: &App, visit: &Visit, table: TableId, number: u32, text: &str) -> Result<Outcome, Fault> {
    let most = text.trim().parse().ok().filter(|&most| most <= MOST_BID).ok_or(AnswerFault::Amount)?;
    file(app, visit, table, number, most)
}

/// Files somebody's maximum and tells them alone what they have filed.
pub(super) fn file(app: &App, visit: &Visit, table: TableId, number: u32, most: u8) -> Result<Outcome, Fault> {
    let words = visit.words;
    let Filing { table: before, round, seat, .. } = app.tables.filing(table, visit.person, number)?;
    let update = app.tables.file(table, visit.person, number, most)?;
    let (letter, tile) = (lettered(round.sale.offer), before.game().map(|game| tile(words, game, &round)));
    let yours = words.sealed_yours(role(&round, seat), letter, tile.unwrap_or_default(), most);
    if !update.notices.is_empty() {
        return Ok(Outcome::say(format!("{yours}\n{}", words.sealed_done())).delivering(table));
    }
    let text = format!("{yours}\n-# {}", words.sealed_change());
    let row = choices(words, &update.snapshot, role(&round, seat), words.button_change());
    Ok(Outcome::answer(Draft::text(text).row(row)).refreshing(table))
}
