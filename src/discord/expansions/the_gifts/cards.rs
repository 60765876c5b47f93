//! The Gifts as a game has them: who holds how many, what may be opened, the two tiles that a gift lets somebody choose from.

use crate::discord::decision::attempt::Asking;
use crate::discord::message::parts::letter;
use crate::picture::{LabelledTile, Pane};
use crate::rules::expansions::the_gifts::{Action, Card, Event, Opening, Question, State, Which};
use crate::rules::expansions::{SpecialAction, SpecialEvent, SpecialQuestion};
use crate::rules::geometry::Rotation;
use crate::rules::seat::Seat;
use crate::rules::tile::ShapeId;
use crate::rules::{Action as AnyAction, Event as AnyEvent, Game, Own, Question as AnyQuestion};
use crate::words::Words;

/// What the expansion remembers, if it is in play.
pub(super) fn state(game: &Game) -> Option<&State> {
    game.states().the_gifts.as_ref()
}

/// Whether a game is played with gifts.
pub(super) fn are_played(game: &Game) -> bool {
    state(game).is_some()
}

/// How many unopened gifts somebody has, which everybody sees.
pub(super) fn held(game: &Game, seat: Seat) -> usize {
    state(game).map_or(0, |state| state.held(seat))
}

/// A player's unopened gifts, for that player's eyes alone, in the order in which they came.
pub(super) fn hand(game: &Game, seat: Seat) -> Vec<Card> {
    Own::of(game, seat).expansions.the_gifts.map_or_else(Vec::new, |own| own.cards)
}

/// Which answer of the expansion an action is, if it is one.
pub(super) const fn as_action(action: AnyAction) -> Option<Action> {
    match action {
        AnyAction::Special(SpecialAction::TheGifts(action)) => Some(action),
        _ => None,
    }
}

/// The openings that are offered with the tile in hand, each with its place among the legal answers.
pub(super) fn openings(game: &Game) -> impl Iterator<Item = (usize, Opening)> {
    let actions = game.decision().into_iter().flat_map(|decision| decision.actions.iter().copied().enumerate());
    actions.filter_map(|(index, action)| match as_action(action)? {
        Action::Open(opening) => Some((index, opening)),
        Action::Keep(_) => None,
    })
}

/// The gifts that the one who must lay a tile may open before, each kind once.
pub(super) fn openable(game: &Game) -> Vec<Card> {
    let mut cards: Vec<Card> = openings(game).map(|(_, opening)| opening.card()).collect();
    cards.dedup();
    cards
}

/// What somebody may do with a gift, in words.
pub(super) fn action(words: Words, game: &Game, action: Action) -> String {
    match action {
        Action::Open(opening) => words.gift_opening(opening, game.board()),
        Action::Keep(which) => {
            let tile = two_tiles(game).map(|tiles| words.tile(tiles[index(which)].shape())).unwrap_or_default();
            words.action_keep(lettered(which), tile)
        }
    }
}

/// The tile in hand and the one that came with a gift, while their player chooses between them.
fn two_tiles(game: &Game) -> Option<[ShapeId; 2]> {
    Some([game.hand()?, state(game)?.second_tile()?])
}

const fn index(which: Which) -> usize {
    match which {
        Which::First => 0,
        Which::Second => 1,
    }
}

fn lettered(which: Which) -> String {
    letter(index(which)).to_string()
}

/// Whether a game asks which of two tiles is kept.
pub(super) fn asks_which(game: &Game) -> bool {
    let keep = AnyQuestion::Special(SpecialQuestion::TheGifts(Question::Keep));
    game.decision().is_some_and(|decision| decision.question == keep)
}

/// What somebody with two tiles is asked, for everybody to read.
pub(super) fn ask(asking: &Asking<'_>) -> Option<Vec<String>> {
    let decision = asking.game.decision().filter(|_| asks_which(asking.game))?;
    let [one, other] = two_tiles(asking.game)?.map(|shape| asking.words.tile(shape.shape()));
    Some(vec![asking.words.keep_yours(one, other, asking.cast.name(decision.seat))])
}

/// Which of two tiles is tried, in words.
pub(super) fn keeps(words: Words, game: &Game, which: Which) -> Option<String> {
    let tile = two_tiles(game)?[index(which)];
    Some(words.keep_tried(lettered(which), words.tile(tile.shape())))
}

/// The two tiles that somebody chooses from; everybody sees them.
pub(super) fn tiles(words: Words, game: &Game) -> Option<(Pane, String)> {
    let tiles = two_tiles(game).filter(|_| asks_which(game))?;
    let card = |(n, shape): (usize, ShapeId)| LabelledTile {
        shape,
        rotation: Rotation::default(),
        label: letter(n).to_string(),
        faded: false,
    };
    let cards: Vec<LabelledTile> = tiles.into_iter().enumerate().map(card).collect();
    let named = tiles.into_iter().enumerate().map(|(n, shape)| format!("{} {}", letter(n), words.tile(shape.shape())));
    Some((Pane::Tiles(cards), words.alt_two_tiles(named.collect::<Vec<_>>().join("; "))))
}

/// Whether somebody has got a gift.
pub(super) fn has_received(events: &[AnyEvent], by: Seat) -> bool {
    let received = |event: &AnyEvent| match event {
        AnyEvent::Special(SpecialEvent::TheGifts(Event::Received { seat })) => *seat == by,
        _ => false,
    };
    events.iter().any(received)
}

/// A player's cards, each kind once, in the order in which they came, with how many there are.
pub(super) fn counted(game: &Game, seat: Seat) -> Vec<(Card, usize)> {
    let mut cards: Vec<(Card, usize)> = Vec::new();
    for card in hand(game, seat) {
        match cards.iter_mut().find(|(kind, _)| *kind == card) {
            Some((_, count)) => *count += 1,
            None => cards.push((card, 1)),
        }
    }
    cards
}
