//! `/why`, and the button on posts of turns that are over: the receipt of any score, with a picture of what was scored and the
//! rule in words.

use serenity::builder::AutocompleteChoice;

use crate::discord::fault::{AnswerFault, Fault};
use crate::discord::message::draft::{Draft, clip};
use crate::discord::message::parts::{Choice, MOST_OPTIONS, menu};
use crate::discord::message::press::{Look, Press};
use crate::discord::show::pictures;
use crate::discord::show::tally::{Entry, Tally};
use crate::discord::visit::{App, Outcome, Visit, cast_of};
use crate::rules::record::Record;
use crate::rules::view::FigureView;
use crate::rules::{Event, Game};
use crate::table::{Failure, Snapshot, TableError};
use crate::words::Words;
use crate::words::commands as labels;
use crate::words::story::Cast;

use super::answer;
use super::args::Args;
use super::command::{Command, Kind, Opt};

pub(super) const COMMAND: Command = Command {
    label: labels::WHY,
    options: &[Opt { label: labels::SCORE, kind: Kind::Text, required: false }],
    run,
    complete,
};

/// Which score is meant: by its place among all of a game, from 0.
#[derive(Clone, Copy)]
pub(in crate::discord) enum Which {
    /// The first one that was scored with an entry of the log or later.
    From(u32),
    /// This one.
    Number(usize),
    /// The last one.
    Last,
}

fn run(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    let table = visit.table(app)?;
    let which = match args.text(labels::SCORE) {
        None => Which::Last,
        Some(text) => Which::Number(typed(app, visit, &table, text)?),
    };
    show(app, visit, &table, which)
}

/// The score that was typed: its number from completion, or words that only one of them has.
fn typed(app: &App, visit: &Visit, table: &Snapshot, text: &str) -> Result<usize, Fault> {
    let named = named(app, visit, table)?;
    if let Some(number) = text.trim().parse().ok().filter(|&number: &usize| number < named.len()) {
        return Ok(number);
    }
    let wanted = text.trim().to_lowercase();
    let mut fitting = named.iter().filter(|(name, _)| name.to_lowercase().contains(&wanted));
    match (fitting.next(), fitting.next()) {
        (Some((_, number)), None) => Ok(number.parse().unwrap_or_default()),
        _ => Err(AnswerFault::Score.into()),
    }
}

/// Offers the scores, the latest first.
fn complete(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    let Some(typed) = args.focused(labels::SCORE) else { return Ok(Vec::new()) };
    let table = visit.table(app)?;
    Ok(answer::choices(named(app, visit, &table)?.into_iter().rev(), typed))
}

/// All scores in words, with players by colour: completion shows no mentions.
fn named(app: &App, visit: &Visit, table: &Snapshot) -> Result<Vec<(String, String)>, Fault> {
    let cast = Cast::of_colours(visit.words);
    let tally = Tally::of(&app.tables.export_table(table.id)?.record);
    let name = |(number, entry): (usize, &Entry)| (plain(&entry.line(visit.words, &cast)), number.to_string());
    Ok(tally.entries().iter().enumerate().map(name).collect())
}

/// A text without what would be bold.
fn plain(text: &str) -> String {
    text.replace("**", "")
}

/// The receipt of a score, for the one who asks, with a menu of those around it.
pub(in crate::discord) fn show(app: &App, visit: &Visit, table: &Snapshot, which: Which) -> Result<Outcome, Fault> {
    if table.game().is_none() {
        return Err(TableError::NotStarted.into());
    }
    let words = visit.words;
    let record = app.tables.export_table(table.id)?.record;
    let tally = Tally::of(&record);
    let entries = tally.entries();
    let number = match which {
        Which::From(length) => entries.iter().position(|entry| entry.length > length),
        Which::Number(number) => Some(number),
        Which::Last => entries.len().checked_sub(1),
    };
    let Some((number, entry)) = number.and_then(|number| Some((number, entries.get(number)?))) else {
        return Ok(Outcome::say(words.why_nothing()));
    };
    let lines = [entry.line(words, &cast_of(table)), format!("> {}", words.rule(&table.setup, entry.category.key()))];
    let mut draft = Draft::text(lines.join("\n"));
    if !entry.score.cells().is_empty() {
        let (game, figures) =
            scene(&record, entry.length).map_err(|fault| Failure::Replay { table: table.id, fault })?;
        draft = draft.picture(pictures::scored(&app.artist_of(table), words, &game, entry.score.cells(), figures)?);
    }
    Ok(Outcome::answer(draft.row(menu(
        &Press::Look(table.id, Look::Score),
        &words.menu_score(),
        around(words, entries, number),
    ))))
}

/// The scores around one, as options.
fn around(words: Words, entries: &[Entry], number: usize) -> Vec<Choice> {
    let cast = Cast::of_colours(words);
    let from = number.saturating_sub(MOST_OPTIONS / 2).min(entries.len().saturating_sub(MOST_OPTIONS));
    let choice = |(index, entry): (usize, &Entry)| Choice {
        chosen: index == number,
        ..Choice::new(clip(&plain(&entry.line(words, &cast)), 100), index.to_string())
    };
    entries.iter().enumerate().skip(from).take(MOST_OPTIONS).map(choice).collect()
}

/// The game after so many entries of its log, and the figures that went home with the last of them.
fn scene(record: &Record, length: u32) -> Result<(Game, Vec<FigureView>), crate::rules::record::ReplayFault> {
    let mut record = record.clone();
    record.log.truncate(length as usize);
    let mut home = Vec::new();
    let game = record.replay_with(|_, events, _| {
        home.clear();
        home.extend(events.iter().filter_map(|event| match *event {
            Event::Returned { seat, figure, at, segment } => Some(FigureView { at, segment, figure, seat }),
            _ => None,
        }));
    })?;
    Ok((game, home))
}
