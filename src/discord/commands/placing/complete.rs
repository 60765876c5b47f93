//! Completion for commands that place a tile.

use crate::discord::commands::answer::matching_completions;
use crate::discord::commands::args::Args;
use crate::discord::context::Context;
use crate::discord::error::AppError;
use crate::discord::message::Completion;
use crate::presenter::spots::numbered_spots;
use crate::presenter::words::{Words, labels};
use crate::presenter::{NumberedSpot, answers, codes};
use crate::rules::{Game, Pos, Question, Rotation, ShapeId};
use crate::table::Assists;

use super::figures::figure_choices;
use super::tile::PlacementCommand;
use super::typed::{asked_decision, parse_position, parse_rotation, rotation_name};

/// Returns the legal values of the option being typed, given the values of the other options.
pub(in crate::discord) fn complete_move(
    ctx: &Context,
    args: &Args<'_>,
    kind: PlacementCommand,
) -> Result<Vec<Completion>, AppError> {
    let table = ctx.table()?;
    let table = ctx.asked_table(asked_decision(&table)?)?;
    let Some(game) = table.game() else { return Ok(Vec::new()) };
    let Some(Question::Place(shape)) = game.decision().map(|d| d.question) else { return Ok(Vec::new()) };
    let spots = game.decision().map(numbered_spots).unwrap_or_default();
    let asked = Completer { words: ctx.words, assists: table.options.assists, game, shape, spots };
    let way = args.number(labels::TURNED).and_then(parse_rotation).map(|way| shape.canonical_rotation(way));
    let at = args.text(labels::AT).and_then(|text| game.decision().and_then(|d| parse_position(text, d).ok()));
    Ok(if let Some(typed) = args.focused(labels::AT) {
        asked.position_completions(typed, way)
    } else if let Some(typed) = args.focused(labels::TURNED) {
        asked.rotation_completions(typed, at)
    } else if let Some(typed) = args.focused(kind.figure) {
        asked.figure_completions(typed, at, way, kind)
    } else {
        Vec::new()
    })
}

/// The data from which completions are derived.
struct Completer<'a> {
    words: Words,
    assists: Assists,
    game: &'a Game,
    shape: ShapeId,
    spots: Vec<NumberedSpot>,
}

impl Completer<'_> {
    fn position_completions(&self, typed: &str, way: Option<Rotation>) -> Vec<Completion> {
        let typed = typed.trim().to_uppercase();
        let fitting: Vec<NumberedSpot> = self
            .spots
            .iter()
            .filter(|spot| way.is_none_or(|way| spot.placements.iter().any(|w| w.rotation == way)))
            .cloned()
            .collect();
        let choices = answers::spot_options(self.words, self.assists, self.game, &fitting);
        let named = fitting.iter().zip(choices).map(|(spot, choice)| {
            let name = match choice.note {
                Some(note) => format!("{} · {note}", choice.label),
                None => choice.label,
            };
            (spot, name)
        });
        let matching = named
            .filter(|(spot, _)| spot.at.to_string().starts_with(&typed) || spot.number.to_string().starts_with(&typed));
        matching.map(|(spot, name)| Completion::text(name, spot.at.to_string())).collect()
    }

    fn rotation_completions(&self, typed: &str, at: Option<Pos>) -> Vec<Completion> {
        let spots = self.spots.iter().filter(|spot| at.is_none_or(|at| spot.at == at));
        let mut ways: Vec<Rotation> = spots.flat_map(|spot| spot.placements.iter().map(|way| way.rotation)).collect();
        ways.sort_unstable();
        ways.dedup();
        let choice = |way: Rotation| Completion::number(rotation_name(self.words, self.shape, way), way.degrees());
        ways.into_iter().filter(|way| way.degrees().to_string().starts_with(typed.trim())).map(choice).collect()
    }

    /// Returns the answers that may follow a placement on a spot. Without a rotation, they are those of the first
    /// rotation in which the tile fits.
    fn figure_completions(
        &self,
        typed: &str,
        at: Option<Pos>,
        way: Option<Rotation>,
        kind: PlacementCommand,
    ) -> Vec<Completion> {
        let Some(spot) = at.and_then(|at| self.spots.iter().find(|spot| spot.at == at)) else { return Vec::new() };
        let ways = spot.placements.iter().copied().filter(|&w| way.is_none_or(|way| way == w.rotation));
        let Some(first) = ways.into_iter().next() else { return Vec::new() };
        matching_completions(
            figure_choices(self.words, self.assists, self.game, &codes::placement_code(first), kind.accepts),
            typed,
        )
    }
}
