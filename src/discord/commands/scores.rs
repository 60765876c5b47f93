//! `/scores`: points by category, figures and other pieces left, and the receipts of a finished game.

use crate::discord::bazaar;
use crate::discord::draft::pages;
use crate::discord::fault::Fault;
use crate::discord::flock::{self, Flock};
use crate::discord::gifts;
use crate::discord::monuments;
use crate::discord::tally::{Category, Tally};
use crate::discord::visit::{App, Outcome, Visit, cast_of};
use crate::rules::Game;
use crate::rules::seat::Seat;
use crate::table::{Snapshot, TableError};
use crate::words::Words;
use crate::words::commands::{self as labels};
use crate::words::pieces::figure_key;

use super::args::Args;
use super::{Command, no_completion};

pub(super) const COMMAND: Command = Command { label: labels::SCORES, options: &[], run, complete: no_completion };

fn run(app: &App, visit: &Visit, _: &Args<'_>) -> Result<Outcome, Fault> {
    show(app, visit, &visit.table(app)?)
}

/// The points of a table, for the one who asks.
pub(in crate::discord) fn show(app: &App, visit: &Visit, table: &Snapshot) -> Result<Outcome, Fault> {
    let game = table.game().ok_or(TableError::NotStarted)?;
    let (words, cast) = (visit.words, cast_of(table));
    let tally = Tally::of(&app.tables.export_table(table.id)?.record);
    let line = |(_, seat, points): (usize, Seat, i32)| {
        if game.purse(seat).resigned {
            return words.scores_resigned(cast.name(seat), points);
        }
        let mut parts = tally.parts(words, seat);
        let flock = Flock::of(game, seat).filter(|_| table.aids.are_on());
        parts.extend(flock.map(|flock| words.scores_flock(flock.sheep)));
        parts.extend(monuments::renown(words, game, seat));
        let mut pieces = figures(words, game, seat);
        pieces.extend(bazaar::pieces(words, game, seat));
        pieces.extend(monuments::pieces(words, game, seat));
        pieces.extend(Some(gifts::held(game, seat)).filter(|&held| held > 0).map(|held| words.scores_gifts(held)));
        let line = words.scores_line(cast.name(seat), points, pieces.join(", "));
        if parts.is_empty() { line } else { format!("{line} · {}", parts.join(", ")) }
    };
    let title = words.scores_title(table.name.as_str());
    let bag = flock::bag(words, game).filter(|_| table.aids.are_on());
    let lines = std::iter::once(title).chain(game.ranking().into_iter().map(line)).chain(bag);
    Ok(Outcome::pages(pages(lines)))
}

/// The figures that somebody can still place.
fn figures(words: Words, game: &Game, seat: Seat) -> Vec<String> {
    use crate::rules::figure::Figure;
    let own = Figure::ALL.into_iter().map(|figure| (figure, game.purse(seat).count(figure)));
    let named = own.filter(|&(figure, n)| n > 0 || figure == Figure::Meeple);
    named.map(|(figure, n)| words.figure_name(figure_key(figure), n)).collect()
}

/// Every receipt of a category.
pub(in crate::discord) fn receipts(
    app: &App,
    visit: &Visit,
    table: &Snapshot,
    category: Option<&str>,
) -> Result<Outcome, Fault> {
    let (words, cast) = (visit.words, cast_of(table));
    let tally = Tally::of(&app.tables.export_table(table.id)?.record);
    let Some(&category) = Category::ALL.iter().find(|listed| Some(listed.key()) == category) else {
        return Ok(Outcome::say(words.end_nothing()));
    };
    if !tally.has(category) {
        return Ok(Outcome::say(words.end_no_receipts(category.key())));
    }
    let lines = tally.in_category(category).map(|entry| format!("- {}", entry.line(words, &cast)));
    Ok(Outcome::pages(pages(std::iter::once(words.end_receipts(category.key())).chain(lines))))
}
