//! Names of prisoners, and the buttons for ransoms.

use serenity::builder::CreateButton;

use crate::discord::console::open::open;
use crate::discord::decision::answers::elsewhere;
use crate::discord::decision::attempt::Attempt;
use crate::discord::decision::codes;
use crate::discord::expansions::{Button, Controls, Does};
use crate::discord::message::parts::{MOST_BUTTONS, button, buttons};
use crate::discord::message::press::{Ack, Special};
use crate::rules::expansions::the_tower::Action;
use crate::rules::figure::Figure;
use crate::rules::piece::Holder;
use crate::rules::seat::Seat;
use crate::rules::tile::Kind;
use crate::rules::{Action as AnyAction, Game};
use crate::table::Snapshot;
use crate::words::Words;

use super::{as_action, coloured};

/// Names a figure with its owner: "1 large meeple of red".
pub(super) fn of(words: Words, figure: Figure, seat: Seat) -> String {
    words.figure_of(words.figure(figure.key(), 1), coloured(words, seat))
}

/// Names an answer about prisoners.
pub(super) fn answer(words: Words, game: &Game, action: Action) -> String {
    match action {
        Action::Capture { seat, figure, at, segment } => {
            let on_tower = || words.role_of(figure, Kind::Foundation);
            let spot = segment.map_or_else(on_tower, |segment| elsewhere(words, game, figure, (at, segment)));
            words.action_capture(at.to_string(), spot, coloured(words, seat))
        }
        Action::Exchange { figure } => words.action_exchange(words.figure(figure.key(), 1)),
        Action::Ransom { captor, figure } => {
            words.action_ransom(words.figure(figure.key(), 1), coloured(words, captor))
        }
        Action::Floor { .. } | Action::Top { .. } => String::new(),
    }
}

/// The button that rehearses a ransom.
pub(super) const BUTTON: Button = Button {
    word: "ransom",
    ack: |is_private| if is_private { Ack::Update } else { Ack::Private },
    does: Does::Answer(|app, visit, press, _| {
        let path = press.rest.as_deref().unwrap_or_default();
        open(app, visit, press.table, press.number.unwrap_or_default(), path)
    }),
};

/// Creates a button for each ransom that can be paid now, which rehearses it.
pub(super) fn ransoms<'a>(
    words: Words,
    table: &'a Snapshot,
    game: &'a Game,
) -> impl Iterator<Item = CreateButton> + use<'a> {
    let decision = game.decision().zip(table.decision());
    let actions = decision.into_iter().flat_map(|(asked, decision)| {
        asked.actions.iter().copied().enumerate().map(move |(index, action)| (decision.number, index, action))
    });
    actions.filter_map(move |(number, index, action)| {
        let ransom = as_action(action).filter(|ransom| matches!(ransom, Action::Ransom { .. }))?;
        let press = Special::saying(BUTTON.word, table.id, number, &codes::encode(action, index));
        Some(button(&press, answer(words, game, ransom)))
    })
}

/// Creates the row of ransoms on the post of the turn.
pub(super) fn controls(words: Words, table: &Snapshot, game: &Game) -> Option<Controls> {
    let row: Vec<CreateButton> = ransoms(words, table, game).take(MOST_BUTTONS).collect();
    (!row.is_empty()).then(|| Controls::Beside(buttons(row)))
}

/// Describes the effect of a ransom rehearsed before the tile.
pub(super) fn told(attempt: &Attempt<'_>, action: AnyAction) -> Vec<String> {
    let Some(Action::Ransom { captor, figure }) = as_action(action) else { return Vec::new() };
    let words = attempt.words;
    vec![words.ransom_tried(words.figure(figure.key(), 1), attempt.cast.name(captor))]
}

/// Returns the labels of the buttons that only pay the ransom, and that rehearse without it.
pub(super) fn committing(words: Words, action: AnyAction) -> Option<[String; 2]> {
    let is_ransom = matches!(as_action(action), Some(Action::Ransom { .. }));
    is_ransom.then(|| [words.button_ransom(), words.button_no_ransom()])
}

/// Describes a player's prisoners.
pub(super) fn holdings(words: Words, game: &Game, seat: Seat) -> Vec<String> {
    let held = game.board().held().iter().filter(|held| held.by == Holder::Seat(seat));
    listed(words, &held.map(|held| (held.figure, held.seat)).collect::<Vec<_>>()).into_iter().collect()
}

/// Lists prisoners by owner and kind, with their counts.
pub(super) fn listed(words: Words, prisoners: &[(Figure, Seat)]) -> Option<String> {
    let kinds = Seat::all(Seat::MOST).flat_map(|seat| Figure::ALL.map(|figure| (figure, seat)));
    let counted = kinds.map(|kind| (kind, prisoners.iter().filter(|&&prisoner| prisoner == kind).count()));
    let named = counted
        .filter(|&(_, count)| count > 0)
        .map(|((figure, seat), count)| words.figure_of(words.figure(figure.key(), count as u8), coloured(words, seat)));
    let named: Vec<String> = named.collect();
    (!named.is_empty()).then(|| words.prisoners(words.list(&named)))
}
