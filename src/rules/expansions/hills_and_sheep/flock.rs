//! Shepherds and their flocks (`hills_and_sheep.md 1`).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{
    Action, ClosedField, Draw, Event, FlockTiming, Occasion, Question, action, draw, event, occasion, options,
    question, state, state_mut,
};
use crate::expansions::FigureEntry;
use crate::{
    FeatureId, Figure, FigureRules, Flow, Game, Kind, Kinds, Majority, NodeId, PlacedFigure, Refusal, Seat, Seats,
    Strength, Term, TermLabel, Terms, scoring,
};

/// A kind of token in the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// A token with one sheep, worth one point when the flock is herded.
    One,
    /// A token with two sheep.
    Two,
    /// A token with three sheep.
    Three,
    /// A token with four sheep, the most of any.
    Four,
    /// A wolf, which scatters the flocks of its field.
    Wolf,
}

impl Token {
    /// Every kind of token, in a fixed order.
    pub const ALL: [Token; 5] = [Token::One, Token::Two, Token::Three, Token::Four, Token::Wolf];

    /// Returns the number of tokens of this kind in the bag at the start of the game (`hills_and_sheep.md 0.2`).
    pub const fn copies(self) -> u8 {
        match self {
            Token::One => 4,
            Token::Two | Token::Three => 5,
            Token::Four | Token::Wolf => 2,
        }
    }

    /// Returns the number of sheep on the token, or 0 for a wolf.
    pub const fn sheep(self) -> u8 {
        match self {
            Token::One => 1,
            Token::Two => 2,
            Token::Three => 3,
            Token::Four => 4,
            Token::Wolf => 0,
        }
    }
}

/// Returns the number of sheep on these tokens.
pub fn sheep_count(tokens: &[Token]) -> u32 {
    tokens.iter().map(|token| u32::from(token.sheep())).sum()
}

/// The number of sheep tokens, and so the maximum beside one shepherd.
const SHEEP_TOKENS: usize = 16;

/// The tokens in the bag and beside each shepherd.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flocks {
    bag: [u8; Token::ALL.len()],
    tokens: [ArrayVec<Token, SHEEP_TOKENS>; Seat::MAX_COUNT],
}

impl Flocks {
    pub(super) fn new() -> Flocks {
        Flocks { bag: Token::ALL.map(Token::copies), tokens: Default::default() }
    }

    /// Returns the kinds of tokens in the bag, each with its number.
    pub fn bag(&self) -> impl Iterator<Item = (Token, u8)> + use<> {
        Token::ALL.into_iter().zip(self.bag)
    }

    /// Returns the tokens beside a player's shepherd, in the order of drawing.
    pub fn of(&self, seat: Seat) -> &[Token] {
        &self.tokens[seat.index()]
    }

    /// Moves a sheep token from the bag to a shepherd. A wolf stays. Returns `false` if the bag has no such token.
    fn draw(&mut self, seat: Seat, token: Token) -> bool {
        let left = &mut self.bag[token as usize];
        if *left == 0 {
            return false;
        }
        if token != Token::Wolf {
            self.tokens[seat.index()].push(token);
            *left -= 1;
        }
        true
    }

    /// Returns the tokens beside a player's shepherd to the bag.
    fn clear(&mut self, seat: Seat) {
        for token in self.tokens[seat.index()].drain(..) {
            self.bag[token as usize] += 1;
        }
    }
}

/// All sheep in the field of a shepherd, which are herded together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldFlock {
    /// The shepherd.
    pub shepherd: PlacedFigure,
    /// The field, valid until a tile joins it to another field.
    pub field: FeatureId,
    /// The players with a shepherd in the field, in the order of placing. Each gets a point for every sheep.
    pub owners: Seats,
    /// The number of sheep beside all these shepherds.
    pub sheep: u32,
}

/// Returns the sheep in the field of a player's shepherd, or `None` if that shepherd is not on the board.
pub fn field_flock(game: &Game, seat: Seat) -> Option<FieldFlock> {
    let (flocks, shepherd) = (&state(game)?.flocks, shepherd_of(game, seat)?);
    let field = game.board().features().feature_of(shepherd.node);
    let owners: Seats = shepherds(game, field).map(|other| other.seat).collect();
    let sheep = owners.iter().map(|&owner| sheep_count(flocks.of(owner))).sum();
    Some(FieldFlock { shepherd, field, owners, sheep })
}

/// The rules of the shepherd. Each player has one, placed in a field instead of a meeple (`hills_and_sheep.md 1.1.1`).
pub(crate) const FIGURES: &[(Figure, FigureRules)] = &[(
    Figure::Shepherd,
    FigureRules {
        claims: false,
        is_meeple: false,
        is_confined: false,
        strength: Strength::Always(0),
        stands_on: Kinds::of(&[Kind::Field]),
        per_player: 1,
    },
)];

/// Checks that a figure may share a field with the figures there, which is an option (`hills_and_sheep.md 1.1.3`).
pub(super) fn figure_check(game: &Game, FigureEntry { figure, node, .. }: FigureEntry) -> Result<(), Refusal> {
    let Some(sharing) = options(game).map(|options| options.sharing) else { return Ok(()) };
    let field = game.board().features().feature_of(node);
    let has_shepherd = || shepherds(game, field).next().is_some();
    let may_share = if figure == Figure::Shepherd {
        (sharing.allows_shepherd_after_shepherd() || !has_shepherd())
            && (sharing.allows_shepherd_after_farmer() || game.is_free(node))
    } else {
        // Only farmers are concerned, because shepherds are only placed on fields.
        !figure.claims() || sharing.allows_farmer_after_shepherd() || !has_shepherd()
    };
    if may_share { Ok(()) } else { Err(Refusal::Occupied) }
}

/// Draws a token for a shepherd that was just placed (`hills_and_sheep.md 1.1.5`).
pub(super) fn on_figure_deployed(game: &mut Game, occupant: PlacedFigure, _: &mut Vec<crate::Event>) {
    if occupant.figure == Figure::Shepherd {
        game.add_follow_up(|_, _| draw(Draw::Token));
    }
}

fn shepherds(game: &Game, field: FeatureId) -> impl Iterator<Item = PlacedFigure> {
    game.board().figures_on(field).filter(|occupant| occupant.figure == Figure::Shepherd)
}

pub(super) fn shepherd_of(game: &Game, seat: Seat) -> Option<PlacedFigure> {
    game.board().figures().iter().copied().find(|s| s.figure == Figure::Shepherd && s.seat == seat)
}

/// Step 2b, if an option puts it before the figure. See [`tend`].
pub(crate) fn tend_early(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    tend_at(game, FlockTiming::BeforeMeeple)
}

/// Step 2b: if the tile extended its player's own flock's field, asks whether to herd it (`hills_and_sheep.md 1.2.1`).
pub(crate) fn tend(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    tend_at(game, FlockTiming::AfterMeeple)
}

fn tend_at(game: &mut Game, timing: FlockTiming) -> Flow {
    if options(game).is_none_or(|options| options.flock_timing != timing) || !has_extended_own_flock(game) {
        return Flow::Next;
    }
    // Herding comes first, because a player who does not answer gets the first answer, and herding involves no wolf.
    Flow::ask(game, game.active(), question(Question::Flock), [Action::HerdFlock, Action::GrowFlock].map(action))
}

/// Returns whether the tile just placed extended the field of the active player's shepherd, if not placed with it.
fn has_extended_own_flock(game: &Game) -> bool {
    let Some(shepherd) = shepherd_of(game, game.active()) else { return false };
    let features = game.board().features();
    let field = features.feature_of(shepherd.node);
    features.node(shepherd.node).tile != game.last_placed_tile()
        && game.board().placed_tile(game.last_placed_tile()).nodes().any(|node| features.feature_of(node) == field)
}

/// Gives a drawn token to the shepherd of the active player. A wolf scatters all flocks of the field instead
/// (`hills_and_sheep.md 1.3.2`). Returns `None` and changes nothing if the bag does not contain the token.
pub(super) fn receive_token(game: &mut Game, token: Token, events: &mut Vec<crate::Event>) -> Option<Flow> {
    let seat = game.active();
    if !state_mut(game).flocks.draw(seat, token) {
        return None;
    }
    if token != Token::Wolf {
        events.push(event(Event::SheepDrawn { seat, token }));
        return Some(Flow::Next);
    }
    match field_flock(game, seat) {
        Some(FieldFlock { field, owners, .. }) => {
            events.push(event(Event::WolfDrawn { seat, owners }));
            return_shepherds(game, field, events);
        }
        None => never!("{seat} draws a token without a shepherd"),
    }
    Some(Flow::Next)
}

/// Herds the field of the active player's shepherd, as the player chose.
pub(super) fn herd_own_flock(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    if let Some(flock) = field_flock(game, game.active()) {
        herd(game, flock.field, Occasion::Herded, events);
    }
    Flow::Next
}

/// Step 2c, if an option puts it before the figure. See [`herd_closed`].
pub(crate) fn herd_closed_early(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    if options(game).is_some_and(|options| options.flock_timing == FlockTiming::BeforeMeeple) {
        return herd_closed(game, events);
    }
    Flow::Next
}

/// Step 2c: herds all flocks whose fields are closed (`hills_and_sheep.md 1.4.1`).
pub(crate) fn herd_closed(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    if options(game).is_none_or(|options| options.closed_field == ClosedField::Stays) {
        return Flow::Next;
    }
    let features = game.board().features();
    let is_closed = |node: NodeId| features.get(features.feature_of(node)).is_closed();
    if !game.board().figures().iter().any(|occupant| occupant.figure == Figure::Shepherd && is_closed(occupant.node)) {
        return Flow::Next;
    }
    // A desert or a wall can close a field of another tile without joining it.
    let own = game.board().placed_tile(game.last_placed_tile()).nodes();
    let nodes: Vec<NodeId> = own.chain(game.board().facing_nodes(game.last_placed_tile())).collect();
    for node in nodes {
        let features = game.board().features();
        let field = features.feature_of(node);
        let feature = features.get(field);
        if feature.kind == Kind::Field && feature.is_closed() && shepherds(game, field).next().is_some() {
            herd(game, field, Occasion::Closed, events);
        }
    }
    Flow::Next
}

/// Awards each player with a shepherd in a field one point for every sheep there (`hills_and_sheep.md 1.3.2`).
fn herd(game: &mut Game, field: FeatureId, reason: Occasion, events: &mut Vec<crate::Event>) {
    let Some(state) = state(game) else { return never!("sheep are herded without Hills & Sheep") };
    let tokens = || shepherds(game, field).flat_map(|s| state.flocks.of(s.seat).iter().copied());
    let term = |token: Token| {
        let count = tokens().filter(|t| *t == token).count() as u16;
        Term { label: TermLabel::Sheep, count, each: i16::from(token.sheep()) }
    };
    let terms: Terms = Token::ALL.into_iter().map(term).filter(|term| term.points() > 0).collect();
    let mut winners: Seats = shepherds(game, field).map(|s| s.seat).collect();
    winners.sort_unstable();
    let majority = Majority { winners, ..Majority::default() };
    scoring::award_terms(game, field, occasion(reason), terms, majority, events);
    return_shepherds(game, field, events);
}

/// Returns all shepherds of a field to their owners, and their tokens to the bag.
fn return_shepherds(game: &mut Game, field: FeatureId, events: &mut Vec<crate::Event>) {
    while let Some(shepherd) = game.board().first_figure_on(field, |occupant| occupant.figure == Figure::Shepherd) {
        game.return_figure(shepherd, events);
    }
}

/// Puts the tokens of a shepherd that has left its field back into the bag.
pub(super) fn on_figure_left(game: &mut Game, occupant: PlacedFigure, _: &mut Vec<crate::Event>) {
    if occupant.figure == Figure::Shepherd {
        state_mut(game).flocks.clear(occupant.seat);
    }
}
