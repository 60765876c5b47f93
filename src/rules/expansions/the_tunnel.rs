//! The Tunnel (`the_tunnel.md 1`): entrances at which roads stay open, until two tokens of a pair join the roads of two entrances.

use serde::{Deserialize, Serialize};

use super::own::the_tunnel::{action, event, options, question, refusal, state, state_mut};
use crate::board::Link;
use crate::setup::options;
use crate::{
    Expansion, ExpansionAction, Flow, Game, Hooks, NodeId, Piece, Pos, Refusal, Seat, SegmentIndex, SegmentPlace,
};

pub(crate) use super::nothing::*;

options! {
    TheTunnel in the_tunnel;
    /// The pairs of tokens of each player (`pairs`, `the_tunnel.md 0.2`).
    pairs: Pairs {
        /// Three pairs with two players, two with three players, otherwise one (`the_tunnel.md 0.2`).
        Many "many",
        /// Two pairs with two players, otherwise one.
        Some "some",
        /// One pair.
        One "one",
    },
}

/// The tokens of each pair. A player has two of each that they use.
pub const TOKENS: [Piece; 3] = [Piece::TunnelTokenA, Piece::TunnelTokenB, Piece::TunnelTokenC];

/// A token at a tunnel entrance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PlacedToken {
    /// The player who placed the token.
    pub seat: Seat,
    /// The pair that it belongs to.
    pub token: Piece,
    pub at: Pos,
    pub segment: SegmentIndex,
}

impl PlacedToken {
    const fn place(self) -> SegmentPlace {
        (self.at, self.segment)
    }
}

/// The tokens on the board, and whether one was placed since the last tile.
#[derive(Clone, Debug, Default)]
pub struct State {
    tokens: Vec<PlacedToken>,
    has_placed: bool,
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State::default()
    }
}

/// The public information: the tokens on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The tokens, in the order of placing.
    pub tokens: Vec<PlacedToken>,
}

impl PublicState {
    /// Returns the public information about a game.
    pub fn of(game: &Game) -> PublicState {
        PublicState { tokens: state(game).map(|state| state.tokens.clone()).unwrap_or_default() }
    }
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Puts a token on a tunnel entrance (`the_tunnel.md 1.1`).
    PutToken { token: Piece, at: Pos, segment: SegmentIndex },
}

/// The questions that the expansion asks players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player may put a token on an entrance after the main action (`the_tunnel.md 1.1`).
    PutToken,
}

/// The events that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player put a token on an entrance.
    TokenPut {
        seat: Seat,
        at: Pos,
        /// The cell of the other entrance, if the token was the second of its pair.
        joined: Option<Pos>,
    },
}

/// The reason why the expansion refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// A token was placed with this tile (`the_tunnel.md 1.1`).
    #[error("only one token can be placed with each tile")]
    OneForEachTile,
    /// The player has no such token (`the_tunnel.md 0.2`).
    #[error("no such token is left")]
    NoneLeft,
    /// There is no tunnel entrance, or it has a token (`the_tunnel.md 1.1`).
    #[error("there is no tunnel entrance without a token")]
    NotFree,
}

pub(super) const HOOKS: Hooks = Hooks {
    // `the_tunnel.md 0.1`
    prepare_tiles: |_, tiles| tiles.shuffle_in("tunnel"),
    distribute_components: |game| {
        let pairs = pair_count(game);
        TOKENS.iter().take(pairs).for_each(|&token| game.give_pieces(token, 2));
    },
    on_tile_placed: |game, _, _| state_mut(game).has_placed = false,
    offer_main_actions: |game, _, _, actions| actions.extend(token_actions(game)),
    is_side_action: |action| matches!(action, ExpansionAction::TheTunnel(_)),
    refusal_of,
    list_pieces: |game, seat, list| game.list_pieces(&TOKENS[..pair_count(game)], seat, list),
    audit,
    ..Hooks::NONE
};

/// Returns the number of pairs of tokens that each player begins with (`the_tunnel.md 0.2`).
fn pair_count(game: &Game) -> usize {
    match (options(game).map(|options| options.pairs), game.player_count()) {
        (Some(Pairs::Many), ..=2) => 3,
        (Some(Pairs::Many), 3) | (Some(Pairs::Some), ..=2) => 2,
        _ => 1,
    }
}

fn has_token(game: &Game, place: SegmentPlace) -> bool {
    state(game).is_some_and(|state| state.tokens.iter().any(|token| token.place() == place))
}

/// Returns every answer that puts a token of the active player on an entrance (`the_tunnel.md 1.1`).
fn token_actions(game: &Game) -> impl Iterator<Item = crate::Action> {
    let may_place = state(game).is_some_and(|state| !state.has_placed);
    let tiles = game.board().tiles().iter().filter(move |_| may_place);
    let entrances = tiles.flat_map(|placed| {
        let segments = placed.shape.segments.iter().enumerate();
        segments.filter(|(_, segment)| segment.has_inner_end).map(|(index, _)| (placed.at, index as SegmentIndex))
    });
    let free: Vec<SegmentPlace> = entrances.filter(|&place| !has_token(game, place)).collect();
    let tokens = TOKENS.into_iter().filter(|&token| game.player(game.active()).piece_count(token) > 0);
    tokens
        .flat_map(move |token| free.clone().into_iter().map(move |(at, segment)| (token, at, segment)))
        .map(|(token, at, segment)| action(Action::PutToken { token, at, segment }))
}

/// After the main action: asks for a token, unless the player placed one before it (`the_tunnel.md 1.1`).
pub(crate) fn ask_for_token(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    let mut actions = game.take_action_buffer();
    actions.push(crate::Action::Pass);
    actions.extend(token_actions(game));
    Flow::Ask { seat: game.active(), question: question(Question::PutToken), actions }
}

/// Puts a token on an entrance, which joins two roads if it is the second of its pair (`the_tunnel.md 1.3`).
pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    let (Action::PutToken { token, at, segment }, seat) = (action, game.active());
    let node = |game: &Game, place| -> Option<NodeId> { game.board().offered_node(place) };
    let Some(here) = node(game, (at, segment)) else { return Flow::Stay };
    let is_twin = |other: &&PlacedToken| (other.seat, other.token) == (seat, token);
    let twin = state(game).and_then(|state| state.tokens.iter().find(is_twin).copied());
    game.player_mut(seat).take_pieces(token, 1);
    let state = state_mut(game);
    state.tokens.push(PlacedToken { seat, token, at, segment });
    state.has_placed = true;
    events.push(event(Event::TokenPut { seat, at, joined: twin.map(|twin| twin.at) }));
    if let Some(there) = twin.and_then(|twin| node(game, twin.place())) {
        game.replace_link(None, Some(Link { by: Expansion::TheTunnel, nodes: [there, here] }), events);
    }
    Flow::Stay
}

fn refusal_of(game: &Game, seat: Seat, answer: crate::Action) -> Option<Refusal> {
    let Action::PutToken { token, at, segment } = answer.the_tunnel()?;
    let asked = game.decision()?.question;
    let is_entrance = || {
        let node = game.board().tile_at(at).and_then(|tile| game.board().placed_tile(tile).segment(segment));
        node.is_some_and(|segment| segment.has_inner_end) && !has_token(game, (at, segment))
    };
    Some(if !asked.is_main() && asked.the_tunnel().is_none() {
        Refusal::NotAsked
    } else if state(game).is_some_and(|state| state.has_placed) {
        refusal(RefusalReason::OneForEachTile)
    } else if game.player(seat).piece_count(token) == 0 {
        refusal(RefusalReason::NoneLeft)
    } else if !is_entrance() {
        refusal(RefusalReason::NotFree)
    } else {
        Refusal::NotOffered
    })
}

/// Checks that no entrance has two tokens, that no token is lost, and that exactly the complete pairs join roads.
fn audit(game: &Game) -> Result<(), String> {
    let tokens = PublicState::of(game).tokens;
    let mut places: Vec<SegmentPlace> = tokens.iter().map(|token| token.place()).collect();
    places.sort_unstable();
    places.dedup();
    let left: usize = TOKENS.iter().map(|&token| game.pieces_left(token)).sum();
    let joined = game.board().links().iter().filter(|link| link.by == Expansion::TheTunnel).count();
    let is_second = |&(index, token): &(usize, &PlacedToken)| {
        tokens.iter().take(index).any(|other| (other.seat, other.token) == (token.seat, token.token))
    };
    if places.len() < tokens.len() {
        Err("an entrance has two tokens".to_owned())
    } else if tokens.len() + left != 2 * pair_count(game) * game.player_count() {
        Err(format!("{} tokens are placed and {left} left", tokens.len()))
    } else if tokens.iter().enumerate().filter(is_second).count() != joined {
        Err(format!("{joined} pairs of tokens join roads"))
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rotation, support};

    #[test]
    fn tokens_that_are_lost_or_joined_wrongly_are_found() {
        let mut game = support::game(2, &[Expansion::TheTunnel]);
        support::place_tile(&mut game, "TU/RR", "S1", Rotation::R0, None);
        let put = |segment| action(Action::PutToken { token: Piece::TunnelTokenA, at: Pos::new(0, 1), segment });
        support::apply(&mut game, put(0));
        assert_eq!(support::audit_error(&game), None);
        let mut lost = game.clone();
        lost.player_mut(Seat::FIRST).take_pieces(Piece::TunnelTokenB, 1);
        assert_eq!(support::audit_error(&lost).as_deref(), Some("1 tokens are placed and 10 left"));
        let nodes = [0, 1].map(|road| game.board().placed_tile(game.last_placed_tile()).node(road));
        let link = Link { by: Expansion::TheTunnel, nodes };
        game.replace_link(None, Some(link), &mut Vec::new());
        assert_eq!(support::audit_error(&game).as_deref(), Some("1 pairs of tokens join roads"));
        let token = state(&game).unwrap().tokens[0];
        state_mut(&mut game).tokens.push(token);
        assert_eq!(support::audit_error(&game).as_deref(), Some("an entrance has two tokens"));
    }
}
