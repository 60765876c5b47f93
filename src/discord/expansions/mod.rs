//! The commands, buttons and private messages of expansions. Each expansion has a file or folder here. The user
//! interface calls it through a table of hooks.
//!
//! Other files of `discord/` call [`all`] or [`of`] and name no expansion. An expansion may call functions of
//! `discord/`, which calls expansions only through [`Hooks`].

pub(crate) mod abbey_and_mayor;
pub(crate) mod bridges_castles_and_bazaars;
pub(crate) mod hills_and_sheep;
pub(crate) mod monuments;
pub(crate) mod the_gifts;
pub(crate) mod the_tower;

use crate::discord::commands::command::TopLevelCommand;
use crate::discord::context::{Context, Outcome};
use crate::discord::error::AppError;
use crate::discord::message::{Ack, Button, Draft, ExpansionPress, Form, FormValues};
use crate::presenter::words::Words;
use crate::rules::{Game, Setup};
use crate::table::{Pace, Snapshot, Update};

/// The extension points of the user interface, as plain functions and data. [`Hooks::NONE`] belongs to the base game.
///
/// Most hooks are called for every expansion, including those not in play. A hook must do nothing if the game, answer or event does
/// not concern its expansion.
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    /// Adapts the expansion's options to a pace. Called when the expansion is added or the pace changes.
    pub adapt_options: fn(&mut Setup, Pace),
    /// The expansion's commands, in Discord's order.
    pub commands: &'static [TopLevelCommand],
    /// The expansion's buttons, menus and forms, which have custom IDs of their own.
    pub presses: &'static [PressHandler],
    /// Creates controls on a post that answer its question directly. Returns `None` if the question has none.
    pub post_controls: fn(Words, &Snapshot, &Game) -> Option<PostControls>,
    /// Creates buttons on a post that show private information or open a form.
    pub private_buttons: fn(Words, &Snapshot, &Game) -> Vec<Button>,
    /// Creates a button in the console for an action before the tile is placed. Returns `None` if no such action is legal.
    pub earlier_answer_button: fn(Words, &Snapshot, &Game) -> Option<Button>,
    /// Composes a private question to a player after their move. Returns `None` if the expansion has no question.
    pub private_question: fn(&Context, &Snapshot) -> Option<Draft>,
    /// Extends the private response to a move with information for the player alone.
    pub add_private_info: fn(&Context, &Update, Draft) -> Result<Draft, AppError>,
}

/// The handler of a button or menu of an expansion. The first word of the custom ID identifies it.
#[derive(Clone, Copy)]
pub(super) struct PressHandler {
    /// The first word of the custom ID. From the first release on, it never changes, because buttons of old posts contain it.
    pub word: &'static str,
    pub handler: HandlerKind,
}

/// Creates a form. Discord accepts a form only as the first response, so this must be fast.
pub(super) type OpenForm = fn(&Context, &ExpansionPress) -> Result<Form, AppError>;

/// Handles a submitted form.
pub(super) type SubmitForm = fn(&Context, &ExpansionPress, &FormValues) -> Result<Outcome, AppError>;

/// The handler of presses: a response, or a form.
#[derive(Clone, Copy)]
pub(super) enum HandlerKind {
    /// Acknowledges a press and responds to it. The last argument is the value chosen in a menu.
    Respond(Ack, fn(&Context, &ExpansionPress, Option<&str>) -> Result<Outcome, AppError>),
    Form {
        /// Creates the form. Its custom ID is that of the press.
        open: OpenForm,
        submit: SubmitForm,
    },
}

/// Controls that answer a question on a public post.
pub(super) enum PostControls {
    /// Buttons that replace the button that opens the console. If an expansion creates them, the console does not ask the question
    /// after a move.
    InsteadOfConsole(Vec<Button>),
    /// Buttons in addition to the button that opens the console, at most a row.
    BesideConsole(Vec<Button>),
}

impl Hooks {
    pub const NONE: Hooks = Hooks {
        adapt_options: |_, _| {},
        commands: &[],
        presses: &[],
        post_controls: |_, _, _| None,
        private_buttons: |_, _, _| Vec::new(),
        earlier_answer_button: |_, _, _| None,
        private_question: |_, _| None,
        add_private_info: |_, _, draft| Ok(draft),
    };
}

bergerie_rules::hooks!();
