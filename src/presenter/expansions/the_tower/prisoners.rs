//! Names of answers about prisoners, and the prisoners that players hold.

use crate::presenter::answers::elsewhere;
use crate::presenter::attempt::Attempt;
use crate::rules::expansions::the_tower::Action;
use crate::rules::figure::Figure;
use crate::rules::piece::Holder;
use crate::rules::seat::Seat;
use crate::rules::tile::Kind;
use crate::rules::{Action as AnyAction, Game};
use crate::words::Words;
use crate::words::story::Cast;

use super::coloured;

/// Names a figure with its owner: "1 large meeple of red".
pub(super) fn of(words: Words, figure: Figure, seat: Seat) -> String {
    words.figure_of(words.figure(figure.key(), 1), coloured(words, seat))
}

/// Names an answer about prisoners.
pub(crate) fn name(words: Words, game: &Game, action: Action) -> String {
    match action {
        Action::Capture { seat, figure, at, segment } => {
            let on_tower = || words.role_of(figure, Kind::Foundation);
            let spot = segment.map_or_else(on_tower, |segment| elsewhere(words, game, figure, (at, segment)));
            words.action_capture(at.to_string(), spot, coloured(words, seat))
        }
        Action::Exchange { figure } => words.action_exchange(words.figure(figure.key(), 1)),
        Action::Ransom { captor, figure } => {
            words.action_ransom(words.figure(figure.key(), 1), Cast::of_marks().name(captor))
        }
        Action::Floor { .. } | Action::Top { .. } => String::new(),
    }
}

/// Describes the effect of a ransom rehearsed before the tile.
pub(super) fn described(attempt: &Attempt<'_>, action: AnyAction) -> Vec<String> {
    let Some(Action::Ransom { captor, figure }) = action.the_tower() else { return Vec::new() };
    let words = attempt.words;
    vec![words.ransom_tried(words.figure(figure.key(), 1), attempt.cast.name(captor))]
}

/// Describes a player's prisoners.
pub(super) fn holdings(words: Words, game: &Game, seat: Seat) -> Vec<String> {
    let held = game.board().held().iter().filter(|held| held.by == Holder::Seat(seat));
    listed(words, &held.map(|held| (held.figure, held.seat)).collect::<Vec<_>>()).into_iter().collect()
}

/// Lists prisoners by owner and kind, with their counts. Returns `None` if there are no prisoners.
pub(super) fn listed(words: Words, prisoners: &[(Figure, Seat)]) -> Option<String> {
    let kinds = Seat::all(Seat::MOST).flat_map(|seat| Figure::ALL.map(|figure| (figure, seat)));
    let counted = kinds.map(|kind| (kind, prisoners.iter().filter(|&&prisoner| prisoner == kind).count()));
    let named = counted
        .filter(|&(_, count)| count > 0)
        .map(|((figure, seat), count)| words.figure_of(words.figure(figure.key(), count as u8), coloured(words, seat)));
    let named: Vec<String> = named.collect();
    (!named.is_empty()).then(|| words.prisoners(words.list(&named)))
}
