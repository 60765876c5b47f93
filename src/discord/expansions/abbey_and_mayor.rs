//! Abbey & Mayor: the buttons that answer the question of placing an abbey.

use crate::discord::console::open::open;
use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{Ack, DecisionId, ExpansionPress, primary_button};
use crate::discord::posts::answer_button::answer_button;
use crate::presenter::expansions::abbey_and_mayor::abbey::pending_abbey;
use crate::presenter::words::Words;
use crate::presenter::{answers, codes};
use crate::rules::expansions::abbey_and_mayor::Action;
use crate::rules::{self, Game};
use crate::table::Snapshot;

use super::{HandlerKind, Hooks, PostControls, PressHandler};

pub(super) const HOOKS: Hooks = Hooks { presses: &[ABBEY_BUTTON], post_controls, ..Hooks::NONE };

/// The button that opens the console with the abbey in hand.
const ABBEY_BUTTON: PressHandler = PressHandler {
    word: "abbey",
    handler: HandlerKind::Respond(Ack::Private, |ctx, press, _| open_with_abbey(ctx, press)),
};

/// Creates buttons to draw a tile or to keep the abbey, and one that opens the console with the abbey in hand. Returns `None`
/// unless the game waits for this choice.
fn post_controls(words: Words, table: &Snapshot, game: &Game) -> Option<PostControls> {
    let (decision, _) = pending_abbey(game)?;
    let id = DecisionId { table: table.id, number: decision.number };
    let button = |(index, action): (usize, rules::Action)| match action.abbey_and_mayor() {
        Some(Action::PlaceAbbey) => {
            let label = answers::answer_name(words, table.options.assists, game, decision, action);
            primary_button(ExpansionPress::for_decision(ABBEY_BUTTON.word, id), label)
        }
        _ => answer_button(words, table, (game, decision), (index, action)),
    };
    Some(PostControls::InsteadOfConsole(decision.actions.iter().copied().enumerate().map(button).collect()))
}

fn open_with_abbey(ctx: &Context, press: &ExpansionPress) -> Result<Outcome, AppError> {
    let table = ctx.table_by_id(press.table)?;
    let legal = table.as_ref().and_then(|table| table.game()).map(|game| game.legal_actions()).unwrap_or_default();
    let mut answers = legal.iter().copied().enumerate();
    let abbey = answers.find(|(_, action)| action.abbey_and_mayor() == Some(Action::PlaceAbbey));
    let path = abbey.map(|(index, action)| codes::encode(action, index)).unwrap_or_default();
    open(ctx, press.decision().ok_or(AppError::OldButton)?, &path)
}
