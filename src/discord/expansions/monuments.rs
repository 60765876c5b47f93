//! Monuments: `/monument` shows the progress of the objectives.

use crate::discord::commands::answer;
use crate::discord::commands::args::Args;
use crate::discord::commands::command::{Command, OptionType, SlashOption, TopLevelCommand};
use crate::discord::commands::info::house_rules_note;
use crate::discord::context::{Context, Outcome, player_names};
use crate::discord::error::{AppError, InvalidAnswer};
use crate::discord::message::{Completion, Draft, File};
use crate::picture::{Artist, PictureError};
use crate::presenter::expansions::monuments::objectives;
use crate::presenter::words::expansions::monuments::Messages as _;
use crate::presenter::words::labels::{self};
use crate::presenter::words::{Words, markup};
use crate::rules::expansions::monuments::MonumentView;
use crate::rules::{Expansion, Pos, View};
use crate::table::TableError;

use super::Hooks;

pub(super) const HOOKS: Hooks =
    Hooks { commands: &[TopLevelCommand::Group(labels::MONUMENT, COMMANDS)], ..Hooks::NONE };

/// The file names of the pictures of the monuments. A game has four monuments.
const PICTURE_NAMES: [&str; 4] = ["monument-1.png", "monument-2.png", "monument-3.png", "monument-4.png"];

const NO_MONUMENT_THERE: InvalidAnswer =
    InvalidAnswer::new("no such monument", |words, possible| words.error_monument(possible.join(", ")));

const COMMANDS: &[Command] = &[Command {
    label: labels::MONUMENT_INFO,
    options: &[SlashOption::optional(labels::MONUMENT_WHICH, OptionType::Text)],
    run: show_monuments,
    complete: complete_info,
}];

fn show_monuments(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    let table = ctx.table()?;
    let game = table.game().ok_or(TableError::NotStarted)?;
    let (words, view) = (ctx.words, View::of(game));
    if game.setup().expansions.monuments.is_none() {
        return Err(AppError::NotInPlay(Expansion::Monuments));
    }
    let typed = args.text(labels::MONUMENT_WHICH).map(|text| text.trim().parse::<Pos>());
    let only = match typed {
        Some(Ok(at)) if objectives::shown(&view, Some(at)).next().is_some() => Some(at),
        Some(_) => return Err(NO_MONUMENT_THERE.with_possible(monument_cells(&view))),
        None => None,
    };
    let mut lines = objectives::described(words, &view, &player_names(words, &table), only);
    if lines.is_empty() {
        lines.push(words.monument_none());
    }
    lines.extend(house_rules_note(words, &table.setup).map(markup::note));
    let mut draft = Draft::text(lines.join("\n"));
    draft.files = monument_pictures(&ctx.app.artist_of(&table), words, &view, only)?;
    Ok(Outcome::message(draft))
}

fn monument_cells(view: &View) -> Vec<String> {
    objectives::shown(view, None).map(|monument| monument.at.to_string()).collect()
}

fn complete_info(ctx: &Context, args: &Args<'_>) -> Result<Vec<Completion>, AppError> {
    let Some(typed) = args.focused(labels::MONUMENT_WHICH) else { return Ok(Vec::new()) };
    let table = ctx.table()?;
    let view = table.game().map(|game| View::of(game)).unwrap_or_default();
    Ok(answer::matching_completions(monument_cells(&view).into_iter().map(|at| (at.clone(), at)), typed))
}

/// Draws each monument, or only the one at `only`, with its patterns and cubes.
fn monument_pictures(artist: &Artist, words: Words, view: &View, only: Option<Pos>) -> Result<Vec<File>, PictureError> {
    let file = |(name, monument): (&'static str, &MonumentView)| {
        let bytes = artist.monument(view, monument)?.png;
        Ok(File { name, bytes: bytes.into(), alt: Some(objectives::describe(words, monument)) })
    };
    PICTURE_NAMES.into_iter().zip(objectives::shown(view, only)).map(file).collect()
}
