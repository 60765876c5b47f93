//! The Gifts: the secret hand, gifts received, rehearsal of gifts, and the choice between two tiles.
//!
//! A player's gifts are read with [`PrivateView`](bergerie_rules::PrivateView) from the table's real game, and appear only in private
//! responses to that player. Posts show only the question about two tiles, their picture, and the number of gifts that
//! each player holds.

pub mod cards;
mod rehearsal;
mod texts;

use crate::words::{Words, labels};
use crate::{AnswerRole, Category, Overview, PointSource, Possessions, WaitKind};
use bergerie_rules::expansions::the_gifts::Occasion;
use bergerie_rules::{ExpansionOccasion, Game, Piece, Seat};

use super::Hooks;
pub use texts::card_key;

/// The points of meeples returned by gifts, and of unopened gifts.
const GIFTS: Category = Category("gift");

pub(super) const HOOKS: Hooks = Hooks {
    order_labels: &[("keep-smaller", labels::ORDER_KEEP)],
    answer: cards::answer,
    answer_role: |action| if action.the_gifts().is_some() { AnswerRole::Earlier } else { AnswerRole::Plain },
    answer_note: rehearsal::answer_note,
    prompt: cards::prompt,
    pane: cards::pane,
    wait_kind: |game| if cards::asks_which(game) { WaitKind::ChoiceOfTile } else { WaitKind::Plain },
    earlier_answer_effects: rehearsal::earlier_answer_effects,
    consequences: rehearsal::consequences,
    point_source: |occasion| match occasion {
        ExpansionOccasion::TheGifts(Occasion::CashedOut | Occasion::Unopened) => PointSource::of(GIFTS),
        _ => PointSource::default(),
    },
    categories: &[GIFTS],
    possessions,
    overview: |words, game| Overview { reminder: rehearsal::reminder(words, game), ..Overview::default() },
    refusal_text: texts::refusal_text,
    event_narration: texts::event_narration,
    score_text: texts::score_text,
    occasion_text: texts::occasion_text,
    term_text: texts::term_text,
    ..Hooks::NONE
};

fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let held = Some(cards::held(game, seat)).filter(|&held| held > 0);
    Possessions {
        holdings: held.map(|held| words.piece(Piece::Gift.key(), held)).into_iter().collect(),
        badge: held.map(|held| format!("🎁 {held}")),
        ..Possessions::default()
    }
}
