//! Hills & Sheep: `/shepherd` places a tile with the shepherd, and grows or herds the flock.

use crate::discord::commands::answer;
use crate::discord::commands::args::Args;
use crate::discord::commands::command::{Command, OptionType, SlashOption, TopLevelCommand};
use crate::discord::commands::placing::complete::complete_move;
use crate::discord::commands::placing::tile::{PlacementCommand, place_tile};
use crate::discord::console::open::confirm;
use crate::discord::context::{Context, Outcome};
use crate::discord::error::{AnswerError, AppError, InvalidAnswer};
use crate::presenter::words::expansions::hills_and_sheep::Messages as _;
use crate::presenter::words::labels::{self};
use crate::rules::expansions::hills_and_sheep;
use crate::rules::{Action, Figure, Game};

use super::Hooks;

pub(super) const HOOKS: Hooks =
    Hooks { commands: &[TopLevelCommand::Group(labels::SHEPHERD, COMMANDS)], ..Hooks::NONE };

const NO_FIELD: InvalidAnswer = InvalidAnswer::new("no field for the shepherd there", |words, possible| {
    words.error_no_shepherd(possible.join(", "))
});

const NO_FLOCK: InvalidAnswer = InvalidAnswer::new("no flock must be decided about", |words, _| words.error_no_flock());

const COMMANDS: &[Command] = &[
    Command {
        label: labels::SHEPHERD_PLACE,
        options: &[
            SlashOption::required(labels::AT, OptionType::Text),
            SlashOption::optional(labels::TURNED, OptionType::Number),
            SlashOption::optional(labels::SHEPHERD_FIELD, OptionType::Text),
        ],
        run: place_shepherd,
        complete: |ctx, args| complete_move(ctx, args, SHEPHERD),
    },
    Command::without_options(labels::GROW, |ctx, _| decide(ctx, hills_and_sheep::Action::GrowFlock)),
    Command::without_options(labels::HERD, |ctx, _| decide(ctx, hills_and_sheep::Action::HerdFlock)),
];

/// A placement with the shepherd. The field may be omitted if only one is legal.
const SHEPHERD: PlacementCommand = PlacementCommand {
    figure: labels::SHEPHERD_FIELD,
    accepts: is_shepherd,
    max_implied: 1,
    refusal_if_none: |_| None,
    finish: confirm,
};

fn is_shepherd(_: &Game, action: Action) -> bool {
    matches!(action, Action::Deploy { figure: Figure::Shepherd, .. })
}

fn place_shepherd(ctx: &Context, args: &Args<'_>) -> Result<Outcome, AppError> {
    place_tile(ctx, args, SHEPHERD).map_err(|error| match error {
        AppError::Answer(AnswerError::UnknownFigure { possible }) => NO_FIELD.with_possible(possible),
        other => other,
    })
}

fn decide(ctx: &Context, wanted: hills_and_sheep::Action) -> Result<Outcome, AppError> {
    answer::commit_answer(ctx, |action| action.hills_and_sheep() == Some(wanted), NO_FLOCK)
}
