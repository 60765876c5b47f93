//! Bridges, Castles & Bazaars: special pieces for bridges and castles, decisions about castles, open and sealed auctions.

mod answers;
pub mod auction;
pub mod bridge;
mod castle;
pub mod queries;
pub mod sealed;
mod texts;

use crate::words::expansions::bridges_castles_and_bazaars::Messages as _;
use crate::words::{Words, labels};
use crate::{Category, Overview, PointSource, Possessions, WaitKind};
use bergerie_rules::expansions::bridges_castles_and_bazaars::Occasion;
use bergerie_rules::{ExpansionOccasion, Game, Piece, Seat};

use super::Hooks;

const CASTLES: Category = Category("castle");

const AUCTIONS: Category = Category("auction");

pub(super) const HOOKS: Hooks = Hooks {
    order_labels: &[("bid", labels::ORDER_BID)],
    answer: answers::answer,
    answer_role: answers::answer_role,
    prompt: |context| sealed::prompt(context).or_else(|| auction::prompt(context)),
    pane: |words, game| auction::pane(words, game).or_else(|| castle::pane(words, game)),
    wait_kind: |game| if queries::pending_decision(game).is_some() { WaitKind::Unforeseeable } else { WaitKind::Plain },
    omits_event: sealed::omits_event,
    point_source: |occasion| {
        let ExpansionOccasion::BridgesCastlesAndBazaars(occasion) = occasion else { return PointSource::default() };
        match occasion {
            Occasion::Castle { .. } => PointSource::of(CASTLES),
            // Rehearsals do not count prices.
            Occasion::Paid { .. } | Occasion::Earned { .. } => {
                PointSource { is_uncounted: true, ..PointSource::of(AUCTIONS) }
            }
        }
    },
    categories: &[CASTLES, AUCTIONS],
    possessions,
    overview: |words, game| Overview {
        tile_consequence: auction::bazaar_note(words, game),
        tiles_to_come: auction::tiles_to_come(game),
        scenery: scenery(words, game).into_iter().collect(),
        ..Overview::default()
    },
    figure_role: texts::figure_role,
    add_tile_prints: texts::add_tile_prints,
    refusal_text: texts::refusal_text,
    event_narration: texts::event_narration,
    occasion_text: texts::occasion_text,
    term_text: texts::term_text,
    rule_change: texts::rule_change,
    ..Hooks::NONE
};

fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let left = [Piece::Bridge, Piece::Castle].map(|piece| (piece, game.player(seat).piece_count(piece))).into_iter();
    let left = left.filter(|&(_, count)| count > 0);
    Possessions {
        pieces: left.map(|(piece, count)| words.piece(piece.key(), count)).collect(),
        ..Possessions::default()
    }
}

fn scenery(words: Words, game: &Game) -> Option<String> {
    let spanned = game.board().tiles().iter().filter(|placed| placed.road_axis().is_some());
    let places: Vec<String> = spanned.map(|placed| placed.at.to_string()).collect();
    (!places.is_empty()).then(|| words.alt_spans(places.join(", ")))
}
