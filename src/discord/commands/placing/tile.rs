//! Places the tile in hand, with a figure, in one command.

use crate::discord::commands::args::Args;
use crate::discord::console::open::{confirm, open};
use crate::discord::context::{Context, Outcome};
use crate::discord::error::{AnswerError, AppError};
use crate::discord::message::DecisionId;
use crate::presenter::questions::wait_kind;
use crate::presenter::words::labels::{self, CommandLabel};
use crate::presenter::words::{Words, markup};
use crate::presenter::{CodeHandling, Rehearsal, WaitKind, codes};
use crate::rules::{Action, Game, Placement, Question, Refusal};
use crate::table::{Assists, TableError};

use super::figures::{figure_choices, parse_figure, placed_game};
use super::typed::{asked_decision, parse_placement, parse_position, parse_rotation, placements_at};

/// The figures that a command can place together with a tile.
#[derive(Clone, Copy)]
pub(in crate::discord) struct PlacementCommand {
    /// The command option for the name of the figure.
    pub figure: CommandLabel,
    /// Returns whether the command accepts an answer, given the game after the placement.
    pub accepts: fn(&Game, Action) -> bool,
    /// The maximum number of accepted answers with which the option may be omitted.
    pub max_implied: usize,
    /// Returns the refusal to report if no answer is accepted after the placement. If it is `None`, the message lists
    /// the other answers.
    pub refusal_if_none: fn(&Game) -> Option<Refusal>,
    /// Handles a complete move, either by committing it or by showing it in the console.
    pub finish: fn(&Context, DecisionId, &str) -> Result<Outcome, AppError>,
}

/// Places the tile in hand with a figure, as typed in a command.
pub(in crate::discord) fn place_tile(
    ctx: &Context,
    args: &Args<'_>,
    kind: PlacementCommand,
) -> Result<Outcome, AppError> {
    let table = ctx.table()?;
    let id = asked_decision(&table)?;
    let table = ctx.asked_table(id)?;
    let game = table.game().ok_or(TableError::NotStarted)?;
    let decision = game.decision().ok_or(TableError::Over)?;
    // Another decision precedes the tile, so the console asks for it.
    let Question::Place(shape) = decision.question else { return open(ctx, id, "") };
    let at = parse_position(args.text(labels::AT).unwrap_or_default(), decision)?;
    let (way, sure) = parse_placement(ctx.words, game, shape, at, args.number(labels::TURNED))?;
    let text = args.text(kind.figure);
    if let Some(text) = text.filter(|_| !sure) {
        // The rotation is ambiguous. The console asks for it and already contains the named figure.
        let turned = args.number(labels::TURNED).and_then(parse_rotation);
        let path =
            first_path_with(ctx.words, (game, table.options.assists), placements_at(game, at, turned), text, kind)?;
        return open(ctx, id, &path);
    }
    let path = codes::placement_code(way);
    let rehearsal = Rehearsal::of_path(game, &path, CodeHandling::Strict)?;
    // The console asks for the decisions that precede the figure.
    if wait_kind(&rehearsal.game) == WaitKind::BeforeFigure {
        let outcome = open(ctx, id, &path)?;
        let later = || markup::note(ctx.words.place_figure_later());
        return Ok(if text.is_some() { outcome.with_first_line(&later()) } else { outcome });
    }
    let asks = rehearsal.answers.get(1).is_some();
    let choices = figure_choices(ctx.words, table.options.assists, game, &path, kind.accepts);
    let named = match text {
        Some(text) => Some(text),
        None if choices.len() <= kind.max_implied => Some(""),
        None => None,
    };
    match named {
        None if sure && !asks && kind.max_implied == 0 => confirm(ctx, id, &path),
        Some(text) if sure => {
            if let Some(refusal) = placed_game(game, &rehearsal)
                .filter(|_| choices.is_empty())
                .and_then(|placed| (kind.refusal_if_none)(&placed))
            {
                return Err(AnswerError::PlacementRefused { at: at.to_string(), refusal }.into());
            }
            let others = || figure_choices(ctx.words, table.options.assists, game, &path, |_, _| true);
            let figure = parse_figure(choices, text, others)?;
            // Add no code to the path if no decision follows the tile.
            let path = if asks { codes::join(&path, &figure) } else { path };
            let rehearsal = Rehearsal::of_path(game, &path, CodeHandling::Strict)?;
            // If a figure on a bridge may still follow, the private console asks for it. After the commit, it would be asked for in
            // the channel.
            let finish = if rehearsal.is_complete_path(&path) { kind.finish } else { open };
            finish(ctx, id, &path)
        }
        _ => open(ctx, id, &path),
    }
}

/// Returns the path of the first placement after which the typed figure is legal. The path includes the figure.
fn first_path_with(
    words: Words,
    (game, assists): (&Game, Assists),
    ways: Vec<Placement>,
    text: &str,
    kind: PlacementCommand,
) -> Result<String, AnswerError> {
    let mut possible: Vec<String> = Vec::new();
    for way in ways {
        let path = codes::placement_code(way);
        let choices = figure_choices(words, assists, game, &path, kind.accepts);
        match parse_figure(choices, text, Vec::new) {
            Ok(figure) => return Ok(codes::join(&path, &figure)),
            Err(AnswerError::UnknownFigure { possible: others }) => {
                possible.extend(others.into_iter().filter(|name| !possible.contains(name)).collect::<Vec<_>>());
            }
            Err(other) => return Err(other),
        }
    }
    Err(AnswerError::UnknownFigure { possible })
}
