//! Information about gifts in a game: the players' hands, the gifts that can be opened, and the choice between two tiles.

use crate::answers::candidate_letter;
use crate::words::Words;
use crate::words::expansions::the_gifts::Messages as _;
use crate::{AnswerContext, AnswerDescription, EarlierLabels, Prompt, QuestionContext};
use bergerie_picture::expansions::the_gifts::GiftCard;
use bergerie_picture::{LabelledTile, Pane};
use bergerie_rules::expansions::the_gifts::{Action, Card, Event, GiftOpening, Question, Take2Tile};
use bergerie_rules::{ExpansionEvent, Game, PrivateView, Rotation, Seat, ShapeId};

pub use bergerie_rules::expansions::the_gifts::state;

pub fn are_played(game: &Game) -> bool {
    state(game).is_some()
}

/// Returns the number of a player's unopened gifts, which is public.
pub fn held(game: &Game, seat: Seat) -> usize {
    state(game).map_or(0, |state| state.held(seat))
}

/// Returns a player's unopened gifts, oldest first. They must be shown to that player only.
pub fn hand(game: &Game, seat: Seat) -> Vec<Card> {
    PrivateView::of(game, seat).expansions.the_gifts.map_or_else(Vec::new, |own| own.cards)
}

/// Returns the legal openings, each with its index among the legal answers.
pub fn openings(game: &Game) -> impl Iterator<Item = (usize, GiftOpening)> {
    let actions = game.decision().into_iter().flat_map(|decision| decision.actions.iter().copied().enumerate());
    actions.filter_map(|(index, action)| match action.the_gifts()? {
        Action::OpenGift(opening) => Some((index, opening)),
        Action::KeepTile(_) => None,
    })
}

/// Returns the kinds of gifts that the active player can open before placing the tile.
pub fn openable(game: &Game) -> Vec<Card> {
    let mut cards: Vec<Card> = openings(game).map(|(_, opening)| opening.card()).collect();
    cards.dedup();
    cards
}

pub(super) fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let AnswerContext { words, game, .. } = *context;
    Some(match action.the_gifts()? {
        Action::OpenGift(opening) => AnswerDescription {
            earlier_labels: Some(EarlierLabels {
                commit: words.button_open_gift(),
                leave: words.button_without_gift(),
            }),
            ..AnswerDescription::named(words.gift_opening(opening, game.board()))
        },
        Action::KeepTile(which) => {
            let tile = words.tile(two_tiles(game)?[index(which)].get());
            AnswerDescription::named(words.action_keep(tile_letter(which), tile))
        }
    })
}

/// Returns the tile in hand and the tile from a gift, if the player must choose between them.
fn two_tiles(game: &Game) -> Option<[ShapeId; 2]> {
    Some([game.hand()?, state(game)?.second_tile()?])
}

const fn index(which: Take2Tile) -> usize {
    match which {
        Take2Tile::First => 0,
        Take2Tile::Second => 1,
    }
}

fn tile_letter(which: Take2Tile) -> String {
    candidate_letter(index(which)).to_string()
}

/// Returns whether the game asks which of two tiles to keep.
pub(super) fn asks_which(game: &Game) -> bool {
    game.decision().is_some_and(|decision| decision.question.the_gifts() == Some(Question::Keep))
}

pub(super) fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision().filter(|_| asks_which(context.game))?;
    let [one, other] = two_tiles(context.game)?.map(|shape| context.words.tile(shape.get()));
    Some(Prompt::of(context.words.prompt_keep(one, other, context.names.name(decision.seat))))
}

/// Describes a rehearsed choice of one of the two tiles, or returns `None` if the player does not hold two tiles.
pub(super) fn kept_tile_text(words: Words, game: &Game, which: Take2Tile) -> Option<String> {
    let tile = two_tiles(game)?[index(which)];
    Some(words.prompt_keep_rehearsed(tile_letter(which), words.tile(tile.get())))
}

/// Returns a pane with the two tiles, which are public. Returns `None` unless the game waits for the choice between them.
pub(super) fn pane(words: Words, game: &Game) -> Option<(Pane, String)> {
    let tiles = two_tiles(game).filter(|_| asks_which(game))?;
    let card = |(n, shape): (usize, ShapeId)| LabelledTile {
        shape,
        rotation: Rotation::default(),
        label: candidate_letter(n).to_string(),
        is_faded: false,
    };
    let cards: Vec<LabelledTile> = tiles.into_iter().enumerate().map(card).collect();
    let named =
        tiles.into_iter().enumerate().map(|(n, shape)| format!("{} {}", candidate_letter(n), words.tile(shape.get())));
    Some((Pane::Tiles(cards), words.alt_two_tiles(words.separated(&named.collect::<Vec<_>>()))))
}

/// Returns whether a player received a gift.
pub fn has_received(events: &[bergerie_rules::Event], by: Seat) -> bool {
    let received = |event: &bergerie_rules::Event| match event {
        bergerie_rules::Event::Expansion(ExpansionEvent::TheGifts(Event::GiftReceived { seat })) => *seat == by,
        _ => false,
    };
    events.iter().any(received)
}

/// Counts a player's gifts by kind, oldest first.
pub fn card_counts(game: &Game, seat: Seat) -> Vec<(Card, usize)> {
    let mut cards: Vec<(Card, usize)> = Vec::new();
    for card in hand(game, seat) {
        match cards.iter_mut().find(|(kind, _)| *kind == card) {
            Some((_, count)) => *count += 1,
            None => cards.push((card, 1)),
        }
    }
    cards
}

/// Returns a line for each kind of card. If there are no cards, returns a line that says so.
pub fn described(words: Words, cards: &[(Card, usize)]) -> Vec<String> {
    if cards.is_empty() {
        return vec![words.gifts_none()];
    }
    let line = |(n, &(card, count)): (usize, &(Card, usize))| {
        words.gifts_line(words.gift(card), count, words.gift_effect(card), candidate_letter(n).to_string())
    };
    cards.iter().enumerate().map(line).collect()
}

/// Returns the cards of a picture with its alternative text: the pile, face down, and a player's cards beside it.
pub fn card_pictures(words: Words, game: &Game, cards: &[(Card, usize)]) -> (Vec<GiftCard>, String) {
    let pile = state(game).map_or(0, |state| state.pile());
    let face = |(n, &(card, count)): (usize, &(Card, usize))| {
        let letter = candidate_letter(n);
        GiftCard {
            gift: Some(card), label: if count > 1 { format!("{letter} × {count}") } else { letter.to_string() }
        }
    };
    let down = GiftCard { gift: None, label: pile.to_string() };
    let shown: Vec<GiftCard> = std::iter::once(down).chain(cards.iter().enumerate().map(face)).collect();
    let named = cards.iter().enumerate().map(|(n, &(card, count))| {
        let name = format!("{} {}", candidate_letter(n), words.gift(card));
        if count > 1 { format!("{name} × {count}") } else { name }
    });
    let alt = match named.collect::<Vec<_>>().as_slice() {
        [] => words.alt_no_gifts(pile),
        named => words.alt_gifts(words.separated(named), pile),
    };
    (shown, alt)
}
