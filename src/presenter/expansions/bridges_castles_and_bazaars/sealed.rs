//! Sealed bids: the request to submit them, and the events of an auction that they decide.

use crate::words::expansions::bridges_castles_and_bazaars::Messages as _;
use crate::words::{Words, markup};
use crate::{Prompt, QuestionContext};
use bergerie_rules::expansions::bridges_castles_and_bazaars::{BazaarMode, Event, Sale, auction};
use bergerie_rules::{ExpansionEvent, Game, Seat, Setup};

use super::auction::sold_tiles_text;
use super::queries::{self, offer_letter};

/// Describes the request for bids: the tiles, the procedure, and the players who have not submitted theirs.
pub(super) fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let QuestionContext { words, game, names, .. } = *context;
    let round = context.round?;
    let listed = |seats: &mut dyn Iterator<Item = Seat>| {
        let players = names.list(words, seats);
        (!players.is_empty()).then_some(players)
    };
    let (title, how) = match sale(game) {
        Some(sale) => {
            let picker = names.name(sale.picker);
            let title = words.sealed_bids(sale.best.amount, offer_letter(sale.offer), picker, tile(words, game, sale));
            (title, Some(words.sealed_how(picker)))
        }
        None => (words.sealed_bazaar(), None),
    };
    let mut lines = vec![format!("{title} {}", words.sealed_press())];
    let awaited = listed(&mut round.awaited_seats()).map(|players| words.sealed_awaited(players));
    let submitted = listed(&mut round.submitted.iter().copied()).map(|players| words.sealed_submitted(players));
    lines.extend([awaited, submitted, how].into_iter().flatten().map(markup::note));
    lines.extend(sold_tiles_text(game));
    Some(Prompt { lines, ..Prompt::default() })
}

/// Returns the tile being auctioned, with its picker and the highest bid. Returns `None` if no tile is being auctioned.
pub fn sale(game: &Game) -> Option<Sale> {
    auction(game)?.sale
}

/// Describes the tile being auctioned.
pub fn tile(words: Words, game: &Game, sale: Sale) -> String {
    queries::tile(words, game, sale.offer)
}

/// Returns whether an event is a step of an auction that sealed bids decide. Posts list the sales instead.
pub(super) fn omits_event(setup: &Setup, event: &ExpansionEvent) -> bool {
    let ExpansionEvent::BridgesCastlesAndBazaars(event) = event else { return false };
    let options = setup.expansions.bridges_castles_and_bazaars.as_ref();
    matches!(event, Event::Picked { .. } | Event::Raised { .. } | Event::Declined { .. })
        && options.is_some_and(|options| options.bazaar_mode == BazaarMode::Sealed)
}
