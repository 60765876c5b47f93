//! The user interface of expansions: a file or folder for each, and the table of hooks through which the room calls them.
//!
//! Files of the room call [`all`] or [`of`] and name no expansion. An expansion may call functions of the room, which calls
//! expansions only through [`Hooks`].

use serenity::builder::{CreateActionRow, CreateButton, CreateModal};

use crate::discord::commands::command::Entry;
use crate::discord::decision::attempt::{Asked, Asking, Attempt};
use crate::discord::fault::Fault;
use crate::discord::message::draft::Draft;
use crate::discord::message::press::{Ack, Special};
use crate::discord::show::category::Category;
use crate::discord::show::summary::{Award, GameSummary};
use crate::discord::visit::{App, Outcome, Visit};
use crate::picture::Pane;
use crate::rules::board::Standing;
use crate::rules::expansions::Expansion;
use crate::rules::figure::Figure;
use crate::rules::score::Score;
use crate::rules::seat::Seat;
use crate::rules::tile::Kind;
use crate::rules::view::SeatView;
use crate::rules::{Action, Decision, Event, Game, Placement, Setup};
use crate::table::{NoticeContext, Pace, Snapshot, Update};
use crate::words::Words;
use crate::words::commands::Label;
use crate::words::story::Cast;

/// The extension points of the room, as plain functions and data. [`Hooks::NONE`] is the base game.
///
/// Most hooks are called for every expansion, including those not in play. They must do nothing if the game, answer or event
/// does not concern the expansion.
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    // The table, commands and buttons.
    /// Adapts the expansion's options to a pace, when the expansion is added or the pace changes.
    pub suits: fn(&mut Setup, Pace),
    /// Standing orders for kinds of questions: key and label of each.
    pub orders: &'static [(&'static str, Label)],
    /// Whether some of its rules are house rules, because its rule sheet leaves them open.
    pub has_house_rules: bool,
    /// Its commands, in Discord's order.
    pub commands: &'static [Entry],
    /// Its buttons and menus with custom IDs of their own.
    pub buttons: &'static [Button],

    // Answers: codes, names and effects.
    /// The letters of its figures in codes. A letter never changes and is never reused, because buttons of old posts contain
    /// it.
    pub figure_letters: &'static [(Figure, char)],
    /// Returns the code of a placement's special piece.
    pub piece_code: fn(Placement) -> &'static str,
    /// Names an answer of the expansion.
    pub answer: fn(&Asked<'_>, Action) -> Option<String>,
    /// Returns the indices of the answers to offer in menus of at most this many options; `None` for all.
    pub worth_offering: fn(&Decision, usize) -> Option<Vec<usize>>,
    /// Returns the placeholder of a menu with the answers to a decision.
    pub placeholder: fn(Words, &Decision) -> Option<String>,
    /// Returns the placeholder of the menu for this kind of answer, which is separate from the menu of figures.
    pub control: fn(Words, Action) -> Option<String>,
    /// Returns the complete note on an answer in a menu. It replaces the notes of all other hooks.
    pub about: fn(&Asked<'_>, Action) -> Option<String>,
    /// Describes the cost of an answer other than points.
    pub cost: fn(&Asked<'_>, Action) -> Option<String>,
    /// Describes the prospects of an answer that scores nothing now, given the game after it. An empty text means no note.
    pub prospect: fn(&Asked<'_>, &Game, Action) -> Option<String>,
    /// Describes the special piece of a placement, in a menu.
    pub piece_note: fn(Words, &Game, Placement) -> Option<String>,
    /// Describes the special piece of a placement, in a rehearsal.
    pub piece_needed: fn(Words, &Game, Placement) -> Option<String>,
    /// Describes what a placement gives a player besides points, in a menu, given the game after it and its events.
    pub brings: fn(Words, &Game, &[Event], Seat) -> Option<String>,
    /// Returns the message key of a side with such a segment, if it differs from that of the edge.
    pub side_key: fn(Kind) -> Option<&'static str>,

    // Classification of answers, decisions and draws.
    /// Whether an answer precedes the tile, so that the spot is asked for after it.
    pub precedes: fn(Action) -> bool,
    /// Whether an answer discards a tile that could be placed.
    pub lets_go: fn(Action) -> bool,
    /// Whether an answer builds something that the picture of a rehearsal must show.
    pub builds: fn(Action) -> bool,
    /// Whether a decision comes before the choice of a figure.
    pub is_before_figures: fn(&Game, &Decision) -> bool,
    /// Whether the answer to a decision cannot be predicted.
    pub is_unforeseeable: fn(&Decision) -> bool,
    /// Whether the game waits for a draw that affects only the scores that `depends_on_rest` accepts.
    pub draws_on: fn(&Game) -> bool,
    /// Whether a score depends on later draws or choices in the turn.
    pub depends_on_rest: fn(&Score) -> bool,

    // The console.
    /// Describes consequences of placing the tile in hand anywhere.
    pub ahead: fn(Words, &Game) -> Vec<String>,
    /// Returns the number of tiles outside of pile and hand that will still be placed.
    pub tiles_to_come: fn(&Game) -> usize,
    /// Describes what else can be done before the tile is placed.
    pub reminder: fn(Words, &Game) -> Option<String>,
    /// Creates a button for what can be done before the tile is placed.
    pub beginning: fn(Words, &Snapshot, &Game) -> Option<CreateButton>,
    /// Describes the effect of an answer that precedes the tile, rehearsed alone.
    pub preceding: fn(&Attempt<'_>, Action) -> Vec<String>,
    /// Returns the labels of two buttons: one commits such an answer alone, the other rehearses without it.
    pub committing: fn(Words, Action) -> Option<[String; 2]>,
    /// Whether a rehearsal describes an event other than a score.
    pub is_told: fn(&Event) -> bool,
    /// Describes further consequences of a rehearsal.
    pub tried: fn(&Attempt<'_>) -> Vec<String>,
    /// Composes a private question to a player after their move.
    pub asked_in_private: fn(&Visit, &Snapshot) -> Option<Draft>,
    /// Extends the private response to a move with information for the player alone.
    pub received: fn(&App, &Visit, &Update, Draft) -> Result<Draft, Fault>,

    // Posts.
    /// Composes the text of a post while several players file private decisions.
    pub filing: fn(Words, &NoticeContext, &Game, &Cast) -> Option<Vec<String>>,
    /// Composes the public text of a question of the expansion.
    pub ask: fn(&Asking<'_>) -> Option<Vec<String>>,
    /// Returns a pane beside the board in the picture that shows the subject of a question, with its alternative text.
    pub pane: fn(Words, &Game) -> Option<(Pane, String)>,
    /// Creates the controls that answer a question on the post itself.
    pub controls: fn(Words, &Snapshot, &Game) -> Option<Controls>,
    /// Creates a button that shows something privately.
    pub look: fn(Words, &Snapshot, &Game) -> Option<CreateButton>,
    /// Returns the text before the events of a post.
    pub preface: fn(Words, &NoticeContext) -> Option<String>,
    /// Whether posts omit an event, because they describe its outcome.
    pub is_untold: fn(&Setup, &Event) -> bool,
    /// Whether posts must not show the tile in hand yet.
    pub hides_hand: fn(&Game) -> bool,

    // Possessions of players.
    /// Describes a player's pieces for use with tiles.
    pub pieces: fn(Words, &Game, Seat) -> Vec<String>,
    /// Describes other things that a player holds.
    pub holdings: fn(Words, &Game, Seat) -> Vec<String>,
    /// Describes a player's holdings that score points, now or later.
    pub worth: fn(&Asked<'_>) -> Vec<String>,
    /// Returns a line below all players' points, at tables with assists.
    pub footnote: fn(Words, &Game) -> Option<String>,
    /// Returns the text beside a player's points in the picture.
    pub badge: fn(&Game, Seat) -> Option<String>,
    /// Returns the texts beside a player's figures in the alternative text of the legend.
    pub legend: fn(Words, &SeatView) -> Vec<String>,
    /// Extends the description of one of its figures, given the plain description.
    pub figure: fn(Words, &Game, &Standing, &str) -> Option<String>,
    /// Describes what else the picture shows.
    pub scenery: fn(Words, &Game) -> Option<String>,

    /// Returns the awards at the end of a game.
    pub awards: fn(&GameSummary) -> Vec<Award>,

    // Categories of points.
    /// The categories of scores that it adds.
    pub categories: &'static [Category],
    /// Returns the category of a score, if it is not that of the feature.
    pub category: fn(&Score) -> Option<Category>,
    /// Whether rehearsals count points that the expansion gives. They count neither prices, which the answers themselves
    /// mention, nor final scoring.
    pub is_earned: fn(&Score) -> bool,
}

/// A button or menu of an expansion, identified by the first word of its custom ID.
#[derive(Clone, Copy)]
pub(super) struct Button {
    /// The word. It never changes, because buttons of old posts contain it.
    pub word: &'static str,
    /// Returns how a press is acknowledged, given whether the pressed message is private.
    pub ack: fn(bool) -> Ack,
    /// The handler of its presses.
    pub does: Does,
}

/// A handler of presses.
#[derive(Clone, Copy)]
pub(super) enum Does {
    /// Responds. The last argument is the chosen value of a menu.
    Answer(fn(&App, &Visit, &Special, Option<&str>) -> Result<Outcome, Fault>),
    /// Opens a form. Discord accepts a form only as the first response, so opening it must be fast.
    Form {
        /// Creates the form. Its custom ID is that of the press.
        open: fn(&App, &Visit, &Special) -> Result<CreateModal, Fault>,
        /// Handles the submitted form.
        submit: fn(&App, &Visit, &Special, &Typed) -> Result<Outcome, Fault>,
    },
}

/// Returns the events that posts describe.
pub(in crate::discord) fn news(setup: &Setup, events: &[Event]) -> Vec<Event> {
    let is_untold = |event: &Event| all().any(|hooks| (hooks.is_untold)(setup, event));
    events.iter().filter(|event| !is_untold(event)).cloned().collect()
}

/// The fields of a submitted form: names and texts.
pub(super) struct Typed(pub Vec<(String, String)>);

impl Typed {
    /// Returns the text of a field.
    pub fn field(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, text)| text.as_str())
    }
}

/// Controls that answer a question on a public post.
pub(super) enum Controls {
    /// Buttons that replace the one that opens the console.
    Instead(Vec<CreateButton>),
    /// A row in addition to the button that opens the console.
    Beside(CreateActionRow),
}

impl Hooks {
    /// The hooks of the base game.
    pub const NONE: Hooks = Hooks {
        suits: |_, _| {},
        orders: &[],
        has_house_rules: false,
        commands: &[],
        buttons: &[],
        figure_letters: &[],
        piece_code: |_| "",
        answer: |_, _| None,
        worth_offering: |_, _| None,
        placeholder: |_, _| None,
        control: |_, _| None,
        about: |_, _| None,
        cost: |_, _| None,
        prospect: |_, _, _| None,
        piece_note: |_, _, _| None,
        piece_needed: |_, _, _| None,
        brings: |_, _, _, _| None,
        side_key: |_| None,
        precedes: |_| false,
        lets_go: |_| false,
        builds: |_| false,
        is_before_figures: |_, _| false,
        is_unforeseeable: |_| false,
        draws_on: |_| false,
        depends_on_rest: |_| false,
        ahead: |_, _| Vec::new(),
        tiles_to_come: |_| 0,
        reminder: |_, _| None,
        beginning: |_, _, _| None,
        preceding: |_, _| Vec::new(),
        committing: |_, _| None,
        is_told: |_| false,
        tried: |_| Vec::new(),
        asked_in_private: |_, _| None,
        received: |_, _, _, draft| Ok(draft),
        filing: |_, _, _, _| None,
        ask: |_| None,
        pane: |_, _| None,
        controls: |_, _, _| None,
        look: |_, _, _| None,
        preface: |_, _| None,
        is_untold: |_, _| false,
        hides_hand: |_| false,
        pieces: |_, _, _| Vec::new(),
        holdings: |_, _, _| Vec::new(),
        worth: |_| Vec::new(),
        footnote: |_, _| None,
        badge: |_, _| None,
        legend: |_, _| Vec::new(),
        figure: |_, _, _, _| None,
        scenery: |_, _| None,
        awards: |_| Vec::new(),
        categories: &[],
        category: |_| None,
        is_earned: |_| true,
    };
}

/// Declares the module of an expansion, or hooks that do nothing if it has none.
macro_rules! place {
    ($id:ident discord $($more:ident)*) => { mod $id; };
    ($id:ident $other:ident $($more:ident)*) => { place! { $id $($more)* } };
    ($id:ident) => {
        mod $id {
            pub(super) const HOOKS: super::Hooks = super::Hooks::NONE;
        }
    };
}

macro_rules! room {
    ($($(#[$doc:meta])* $id:ident $Name:ident $($at:ident)*;)*) => {
        $(place! { $id $($at)* })*

        /// Returns the hooks of an expansion.
        pub(super) const fn of(expansion: Expansion) -> &'static Hooks {
            match expansion {
                $(Expansion::$Name => &$id::HOOKS,)*
            }
        }
    };
}

bergerie_rules::expansions!(room);

/// Returns the hooks of all expansions, in the list's order.
pub(super) fn all() -> impl Iterator<Item = &'static Hooks> {
    Expansion::ALL.iter().map(|&expansion| of(expansion))
}

/// Returns the button or menu with this word.
pub(super) fn button(word: &str) -> Option<&'static Button> {
    all().flat_map(|hooks| hooks.buttons).find(|button| button.word == word)
}
