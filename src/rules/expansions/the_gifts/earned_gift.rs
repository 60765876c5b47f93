//! Receiving a gift (`the_gifts.md 1`) for extending a road or city that another player controls.

use super::{Control, Draw, DrawOutcome, Event, Occasion, draw, event, occasion, options, state, state_mut};
use crate::expansions::bridges_castles_and_bazaars;
use crate::{FeatureId, Flow, Game, Kind, Score, scoring};

/// Step 1e: gives the player of the tile just placed at most one gift (`the_gifts.md 1.1, 1.2`).
pub(crate) fn give_gift(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    if !earns_gift(game) {
        return Flow::Next;
    }
    let seat = game.active();
    let state = state_mut(game);
    if state.cards.reshuffle() {
        events.push(event(Event::Reshuffled));
    }
    if state.cards.pile() == 0 {
        events.push(event(Event::NoGiftLeft { seat }));
        return Flow::Next;
    }
    draw(Draw::Card)
}

/// Gives the card that was drawn to the active player. Returns `None` and changes nothing if the pile has no such card.
pub(super) fn apply_card_draw(game: &mut Game, drawn: DrawOutcome, events: &mut Vec<crate::Event>) -> Option<Flow> {
    let card = match drawn {
        DrawOutcome::Card(card) => Some(card),
        DrawOutcome::FaceDown => None,
        DrawOutcome::SecondTile(_) => return None,
    };
    let seat = game.active();
    let given = state_mut(game).cards.give(seat, card);
    given.then(|| {
        events.push(event(Event::GiftReceived { seat }));
        Flow::Next
    })
}

/// Returns a placeholder for a card, which only its owner sees. Usually, no answer before the next draw depends on it.
/// Returns `None` if one may: a player who must place two tiles of an auction, because another player resigned, can
/// open the card with the second tile. Also returns `None` for the second tile of Take 2, which all players see.
pub(crate) fn placeholder(game: &Game, draw: Draw) -> Option<DrawOutcome> {
    match draw {
        Draw::Card => (!bridges_castles_and_bazaars::may_place_again(game)).then_some(DrawOutcome::FaceDown),
        Draw::SecondTile => None,
    }
}

/// Returns whether the tile just placed extends a road or city that another player controlled before.
fn earns_gift(game: &Game) -> bool {
    let Some(control) = options(game).map(|options| options.control) else { return false };
    let placed = game.board().placed_tile(game.last_placed_tile());
    placed.nodes().zip(placed.segments()).any(|(node, segment)| {
        matches!(segment.kind, Kind::Road | Kind::City)
            && !game.is_free(node)
            && is_controlled_by_another(game, game.board().features().feature_of(node), control)
    })
}

/// Returns whether another player controls a feature. Hills break no ties here (`the_gifts.md 1.6`).
fn is_controlled_by_another(game: &Game, feature: FeatureId, control: Control) -> bool {
    let strengths = scoring::strengths(game, feature);
    let (own, others): (Vec<_>, Vec<_>) = strengths.into_iter().partition(|&(seat, _)| seat == game.active());
    let own = own.first().map_or(0, |&(_, strength)| strength);
    let mut stronger = others.iter().map(|&(_, strength)| strength > own);
    match control {
        Control::MajorityOfOthers => stronger.any(|stronger| stronger),
        Control::StrictFrench => !others.is_empty() && stronger.all(|stronger| stronger),
    }
}

/// Awards two points for each unopened gift (`the_gifts.md 8.1`).
pub(super) fn add_final_points(game: &mut Game, events: &mut Vec<crate::Event>) {
    for seat in game.seats() {
        let held = state(game).map_or(0, |state| state.held(seat));
        if held > 0 {
            scoring::award(
                game,
                Score::for_player(seat, occasion(Occasion::Unopened), super::unopened_gifts_term(held)),
                events,
            );
        }
    }
}
