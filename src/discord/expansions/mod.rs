//! What each expansion means in Discord: a file or folder for each, and the table of functions by which the room asks them.
//!
//! Files of the room ask [`all`] or [`of`] and name no expansion. The files of an expansion may call those of the room, which
//! never call them but through [`Hooks`]; so the table is written in terms that lie below both.

use serenity::builder::{CreateActionRow, CreateButton, CreateModal};

use crate::discord::commands::command::Entry;
use crate::discord::decision::attempt::{Asked, Asking, Attempt};
use crate::discord::fault::Fault;
use crate::discord::message::draft::Draft;
use crate::discord::message::press::{Ack, Special};
use crate::discord::show::category::Category;
use crate::discord::show::tale::{Award, Tale};
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
use crate::table::{Pace, Snapshot, Telling, Update};
use crate::words::Words;
use crate::words::commands::Label;
use crate::words::story::Cast;

/// Where the room asks an expansion, as plain functions and data. [`Hooks::NONE`] answers as the base game alone would.
///
/// All functions but those about answers, events and words are asked of every expansion, also of those that a table does not
/// play with: what a game does not have, a function finds nothing of.
#[derive(Clone, Copy)]
pub(super) struct Hooks {
    // The table and its commands.
    /// Changes what is agreed about it to what suits a pace, when it is added to a table or the pace changes.
    pub suits: fn(&mut Setup, Pace),
    /// What can be ordered once for all questions of a kind: the names of the orders, and what they are called.
    pub orders: &'static [(&'static str, Label)],
    /// Whether rules of it are ours, because its sheet leaves them open.
    pub has_house_rules: bool,
    /// Its commands, in the order in which Discord lists them.
    pub commands: &'static [Entry],
    /// Its buttons and menus whose ids mean something that only the expansion knows.
    pub buttons: &'static [Button],

    // Answers: codes, names, and what they bring.
    /// The letters of its figures in codes. No letter changes or is used twice: posts of years ago have buttons with them.
    pub figure_letters: &'static [(Figure, char)],
    /// What the code of a placement says about the piece that it takes.
    pub piece_code: fn(Placement) -> &'static str,
    /// What an answer of the expansion says.
    pub answer: fn(&Asked<'_>, Action) -> Option<String>,
    /// The answers worth a place in menus with at most so many options, by their index; nothing if all of them are.
    pub worth_offering: fn(&Decision, usize) -> Option<Vec<usize>>,
    /// What a menu of answers to this question is headed by.
    pub placeholder: fn(Words, &Decision) -> Option<String>,
    /// What the control is headed by that offers such an answer where a figure may be put too.
    pub control: fn(Words, Action) -> Option<String>,
    /// All that is said beside an answer in a menu.
    pub about: fn(&Asked<'_>, Action) -> Option<String>,
    /// What an answer costs beside points.
    pub cost: fn(&Asked<'_>, Action) -> Option<String>,
    /// What an answer that scores nothing now may bring, given the game afterwards; an empty text if nothing is to be said.
    pub prospect: fn(&Asked<'_>, &Game, Action) -> Option<String>,
    /// The piece that a placement takes, for a menu.
    pub piece_note: fn(Words, &Game, Placement) -> Option<String>,
    /// The piece that a placement takes, for a try.
    pub piece_needed: fn(Words, &Game, Placement) -> Option<String>,
    /// What laying a tile brings somebody beside points, for a menu, given the game afterwards and what happened.
    pub brings: fn(Words, &Game, &[Event], Seat) -> Option<String>,
    /// How a side of a tile with such a segment is called, if not by what it fits.
    pub side_key: fn(Kind) -> Option<&'static str>,

    // What kind of answer or question something is.
    /// Whether an answer comes before the tile is laid: where it goes is asked after that.
    pub precedes: fn(Action) -> bool,
    /// Whether an answer lets a tile go that could be laid.
    pub lets_go: fn(Action) -> bool,
    /// Whether an answer builds something that a picture of the try must show.
    pub builds: fn(Action) -> bool,
    /// Whether a question must be answered before any figure is named.
    pub is_before_figures: fn(&Game, &Decision) -> bool,
    /// Whether nobody can tell how a question will be answered.
    pub is_unforeseeable: fn(&Decision) -> bool,
    /// Whether a game waits for a draw that keeps nothing from being certain but what `depends_on_rest` says.
    pub draws_on: fn(&Game) -> bool,
    /// Whether a score depends on what is still drawn or chosen in the turn.
    pub depends_on_rest: fn(&Score) -> bool,

    // The console.
    /// What laying the tile in hand brings about wherever it goes.
    pub ahead: fn(Words, &Game) -> Vec<String>,
    /// Tiles that are neither in a pile nor in a hand and will be laid nevertheless.
    pub tiles_to_come: fn(&Game) -> usize,
    /// What else may be done before the tile is laid.
    pub reminder: fn(Words, &Game) -> Option<String>,
    /// A button that leads to what may be done before the tile is laid.
    pub beginning: fn(Words, &Snapshot, &Game) -> Option<CreateButton>,
    /// What an answer that comes before the tile does, tried alone.
    pub preceding: fn(&Attempt<'_>, Action) -> Vec<String>,
    /// The buttons that commit to such an answer alone, and that try without it.
    pub committing: fn(Words, Action) -> Option<[String; 2]>,
    /// Whether an event is told of a try, beside scores.
    pub is_told: fn(&Event) -> bool,
    /// What else a try means.
    pub tried: fn(&Attempt<'_>) -> Vec<String>,
    /// What somebody alone is asked after their move.
    pub asked_in_private: fn(&Visit, &Snapshot) -> Option<Draft>,
    /// Adds to the private answer to a move what came of it for the player alone.
    pub received: fn(&App, &Visit, &Update, Draft) -> Result<Draft, Fault>,

    // Posts.
    /// What everybody reads while several people file something in private.
    pub filing: fn(Words, &Telling, &Game, &Cast) -> Option<Vec<String>>,
    /// What everybody reads about a question of the expansion.
    pub ask: fn(&Asking<'_>) -> Option<Vec<String>>,
    /// What is asked about, to stand beside the table in its picture, and in words for those who cannot see it.
    pub pane: fn(Words, &Game) -> Option<(Pane, String)>,
    /// How a question is answered on the post itself.
    pub controls: fn(Words, &Snapshot, &Game) -> Option<Controls>,
    /// A button to look at something.
    pub look: fn(Words, &Snapshot, &Game) -> Option<CreateButton>,
    /// What is said before the events of a post.
    pub preface: fn(Words, &Telling) -> Option<String>,
    /// Whether an event is no news to anybody: what came of it is told.
    pub is_untold: fn(&Setup, &Event) -> bool,
    /// Whether the tile in hand is not to be shown yet.
    pub hides_hand: fn(&Game) -> bool,

    // What seats have, in words.
    /// The pieces that somebody has left to lay a tile with.
    pub pieces: fn(Words, &Game, Seat) -> Vec<String>,
    /// What else somebody has.
    pub holdings: fn(Words, &Game, Seat) -> Vec<String>,
    /// What somebody has that is or will be worth points.
    pub worth: fn(&Asked<'_>) -> Vec<String>,
    /// What is said below everybody's points, at a table that works things out.
    pub footnote: fn(Words, &Game) -> Option<String>,
    /// What stands beside somebody's points.
    pub badge: fn(&Game, Seat) -> Option<String>,
    /// What the legend shows beside a seat's figures.
    pub legend: fn(Words, &SeatView) -> Vec<String>,
    /// The description of a figure of the expansion, made from the plain one.
    pub figure: fn(Words, &Game, &Standing, &str) -> Option<String>,
    /// What else a picture shows.
    pub scenery: fn(Words, &Game) -> Option<String>,

    /// What deserves an award at the end of a game.
    pub awards: fn(&Tale) -> Vec<Award>,

    // Where points come from.
    /// The headings that the expansion adds.
    pub categories: &'static [Category],
    /// Where a score is listed, if not by the kind of its feature.
    pub category: fn(&Score) -> Option<Category>,
    /// Whether a try counts points that the expansion gives. It does not where the answer itself names a price, nor what is
    /// counted when the game ends.
    pub is_earned: fn(&Score) -> bool,
}

/// A button or menu of an expansion, known by the word with which its ids begin.
#[derive(Clone, Copy)]
pub(super) struct Button {
    /// The word. It never changes: posts of years ago have buttons with it.
    pub word: &'static str,
    /// How a press is acknowledged, given whether only one person sees the message that was pressed.
    pub ack: fn(bool) -> Ack,
    /// What a press does.
    pub does: Does,
}

/// What a press does.
#[derive(Clone, Copy)]
pub(super) enum Does {
    /// It is answered, given what was chosen if it was a menu.
    Answer(fn(&App, &Visit, &Special, Option<&str>) -> Result<Outcome, Fault>),
    /// It opens a form, which nothing slow may precede.
    Form {
        /// Makes the form, whose id is that of the press.
        open: fn(&App, &Visit, &Special) -> Result<CreateModal, Fault>,
        /// Takes what was typed into it.
        submit: fn(&App, &Visit, &Special, &Typed) -> Result<Outcome, Fault>,
    },
}

/// The events that are told to people.
pub(in crate::discord) fn news(setup: &Setup, events: &[Event]) -> Vec<Event> {
    let is_untold = |event: &Event| all().any(|hooks| (hooks.is_untold)(setup, event));
    events.iter().filter(|event| !is_untold(event)).cloned().collect()
}

/// What was typed into a form: the names of its fields, with their texts.
pub(super) struct Typed(pub Vec<(String, String)>);

impl Typed {
    /// The text of a field, if the form has it.
    pub fn field(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, text)| text.as_str())
    }
}

/// How a question is answered on the post that everybody sees.
pub(super) enum Controls {
    /// By buttons in place of the one that opens the console.
    Instead(Vec<CreateButton>),
    /// By a row of its own, or in the console.
    Beside(CreateActionRow),
}

impl Hooks {
    /// No difference to the base game.
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

/// Declares the module of an expansion: one without any changes nothing here.
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

        /// What an expansion means here.
        pub(super) const fn of(expansion: Expansion) -> &'static Hooks {
            match expansion {
                $(Expansion::$Name => &$id::HOOKS,)*
            }
        }
    };
}

bergerie_rules::expansions!(room);

/// What all expansions mean here, in the list's order.
pub(super) fn all() -> impl Iterator<Item = &'static Hooks> {
    Expansion::ALL.iter().map(|&expansion| of(expansion))
}

/// The button or menu whose ids begin with a word.
pub(super) fn button(word: &str) -> Option<&'static Button> {
    all().flat_map(|hooks| hooks.buttons).find(|button| button.word == word)
}
