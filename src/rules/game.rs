//! The state of a game.

use serde::{Deserialize, Serialize};

use super::board::Link;
use super::expansions::States;
use super::progress::{Progress, Scoring};
use crate::{
    Action, Board, Crossing, Decision, Event, Expansion, Figure, FigureLocation, FigureRules, HeldFigure, Hooks,
    MEEPLE_RULES, NodeId, OwnedFigure, Piece, Pile, PlacedFigure, PlacedPiece, Placement, Pos, Question, Refusal,
    Ruleset, Seat, Seats, Setup, ShapeId, Site, TileNo, Unseen, Waiting,
};

/// The complete state of a game, including hidden information.
#[derive(Clone)]
pub struct Game {
    setup: Setup,
    ruleset: Ruleset,
    hooks: Vec<&'static Hooks>,
    /// The expansions in play, in the same order as `hooks`.
    in_play: Vec<Expansion>,
    /// The state of each expansion in play. Only the expansion itself changes its state.
    pub(super) states: States,
    board: Board,
    pile: Pile,
    players: Vec<PlayerState>,
    active: Seat,
    hand: Option<ShapeId>,
    is_from_pile: bool,
    last_tile: TileNo,
    discarded: Vec<ShapeId>,
    /// The step of the turn that the game is at, and the follow-ups that interrupt it.
    pub(super) progress: Progress,
    /// The progress of scoring the features that the last tile completed, which questions to players can interrupt.
    pub(super) scoring: Scoring,
    waiting: Waiting,
    decision_count: u32,
    /// A list of answers whose memory the next decision reuses.
    action_buffer: Vec<Action>,
}

/// A figure of a player on the score track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrackFigure {
    /// The figure that every player has.
    First,
    /// Another one, which some expansions add.
    Second,
}

impl TrackFigure {
    /// Both figures.
    pub const ALL: [TrackFigure; 2] = [TrackFigure::First, TrackFigure::Second];
}

/// The points and the figures of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerState {
    points: i32,
    /// The part of the points that a second figure on the score track shows. `None` if the player has only one such figure.
    second_space: Option<i32>,
    /// Whether the player has left the game. Their turns are skipped.
    pub has_resigned: bool,
    figures: [u8; Figure::ALL.len()],
    pieces: [u8; Piece::ALL.len()],
}

impl PlayerState {
    const fn new() -> PlayerState {
        PlayerState {
            points: 0,
            second_space: None,
            has_resigned: false,
            figures: [0; Figure::ALL.len()],
            pieces: [0; Piece::ALL.len()],
        }
    }

    /// Returns the player's points, which may be negative, because some expansions have prices.
    pub const fn points(&self) -> i32 {
        self.points
    }

    /// Adds points, which may be negative. Only [`award`](super::scoring::award), which reports them, calls this.
    pub(super) const fn add_points(&mut self, points: i32) {
        self.points += points;
    }

    /// Returns the space of a figure on the score track, or `None` if the player does not have it. The sum of the spaces is the
    /// player's number of points. The first figure moves when points are added.
    pub fn space(&self, figure: TrackFigure) -> Option<i32> {
        match figure {
            TrackFigure::First => Some(self.points - self.second_space.unwrap_or(0)),
            TrackFigure::Second => self.second_space,
        }
    }

    /// Returns the space of each of the player's figures on the score track.
    pub fn spaces(&self) -> impl Iterator<Item = i32> {
        TrackFigure::ALL.into_iter().filter_map(|figure| self.space(figure))
    }

    /// Puts a second figure on the space 0 of the score track.
    pub(super) const fn add_second_track_figure(&mut self) {
        self.second_space = Some(0);
    }

    /// Moves the second figure on the score track forward, and the first one back by as many spaces.
    pub(super) fn shift_track_figures(&mut self, points: i32) {
        match &mut self.second_space {
            Some(space) => *space += points,
            None => never!("{self:?} has one figure on the score track"),
        }
    }

    /// Returns how many figures of this kind are left in the supply.
    pub const fn figure_count(&self, figure: Figure) -> u8 {
        self.figures[figure.index()]
    }

    /// Returns whether at least one figure of this kind is left in the supply.
    pub const fn has_figure(&self, figure: Figure) -> bool {
        self.figure_count(figure) > 0
    }

    pub(super) fn add_figures(&mut self, figure: Figure, count: u8) {
        self.figures[figure.index()] += count;
    }

    /// Takes a figure of this kind from the supply. Returns `false` if none is left.
    fn take_figure(&mut self, figure: Figure) -> bool {
        let left = self.has_figure(figure);
        self.figures[figure.index()] -= u8::from(left);
        left
    }

    /// Returns how many pieces of this kind are left in the supply.
    pub const fn piece_count(&self, piece: Piece) -> u8 {
        self.pieces[piece as usize]
    }

    pub(super) fn add_pieces(&mut self, piece: Piece, count: u8) {
        self.pieces[piece as usize] += count;
    }

    /// Takes pieces of this kind from the supply, which must have enough of them.
    pub(super) fn take_pieces(&mut self, piece: Piece, count: u8) {
        match self.piece_count(piece).checked_sub(count) {
            Some(left) => self.pieces[piece as usize] = left,
            None => never!("{count} of {piece:?} are taken from {self:?}"),
        }
    }
}

impl Game {
    /// Creates a game with an empty board and without figures. `start` is the number of tiles laid out besides these.
    pub(super) fn empty(
        hooks: Vec<&'static Hooks>,
        ruleset: Ruleset,
        setup: Setup,
        pile: Pile,
        start: usize,
        progress: Progress,
    ) -> Game {
        Game {
            hooks,
            in_play: setup.expansions.iter().collect(),
            states: States::new(&setup.expansions),
            board: Board::new(pile.len() + start),
            pile,
            players: vec![PlayerState::new(); usize::from(setup.players)],
            active: Seat::FIRST,
            hand: None,
            is_from_pile: false,
            last_tile: TileNo::new(0),
            discarded: Vec::new(),
            progress,
            scoring: Scoring::default(),
            waiting: Waiting::Over,
            decision_count: 0,
            action_buffer: Vec::new(),
            ruleset,
            setup,
        }
    }

    /// Fills the supply of each player with the figures and pieces of the base game and of the expansions in play.
    pub(super) fn distribute_components(&mut self) {
        self.give_figures(Figure::Meeple, MEEPLE_RULES.per_player);
        for (figure, rules) in self.in_play.clone().into_iter().flat_map(Expansion::figures) {
            self.give_figures(*figure, rules.per_player);
        }
        self.for_hooks(|game, hooks| (hooks.distribute_components)(game));
    }

    pub(super) fn give_figures(&mut self, figure: Figure, count: u8) {
        self.players.iter_mut().for_each(|player| player.add_figures(figure, count));
    }

    pub(super) fn give_pieces(&mut self, piece: Piece, count: u8) {
        self.players.iter_mut().for_each(|player| player.add_pieces(piece, count));
    }

    /// Returns the number of pieces of a kind in the supplies of all players.
    pub(super) fn pieces_left(&self, piece: Piece) -> usize {
        self.players.iter().map(|player| usize::from(player.piece_count(piece))).sum()
    }

    /// Adds the pieces of these kinds in a player's supply to a list.
    pub(super) fn list_pieces(&self, kinds: &[Piece], seat: Seat, list: &mut Vec<(Piece, usize)>) {
        list.extend(kinds.iter().map(|&piece| (piece, usize::from(self.player(seat).piece_count(piece)))));
    }

    /// Places tiles of the setup. They have no player.
    pub(super) fn place_start_tiles(&mut self, tiles: impl IntoIterator<Item = (ShapeId, Placement)>) {
        for (shape, placement) in tiles {
            self.place_tile(shape, placement, None);
        }
    }

    /// Places a tile with the special piece of its placement, if any. The caller has checked that the tile fits.
    pub(super) fn place_tile(&mut self, shape: ShapeId, placement: Placement, by: Option<Seat>) {
        self.last_tile = self.board.place_tile(shape, placement, by);
    }

    /// Puts a piece on the table. The caller has checked that the piece may be placed there. The last tile completes a
    /// road over another tile even if both its ends are closed by tiles placed before.
    pub(super) fn place_piece(&mut self, piece: PlacedPiece) {
        self.board.place_piece(piece);
        if let Site::Over(Crossing { at, .. }) = piece.site {
            self.board.touch_road_over(at);
        }
    }

    /// Moves a piece from a tile or corner to another one.
    pub(super) fn move_piece(&mut self, piece: PlacedPiece, to: Site) {
        always!(self.board.move_piece(piece, to), "{piece:?} is not on the table");
    }

    /// Takes a piece of a player from a tile or corner back to the player's supply.
    pub(super) fn take_piece(&mut self, placed: PlacedPiece) {
        let is_taken = self.board.take_piece(placed);
        match placed.owner.filter(|_| is_taken) {
            Some(owner) => self.player_mut(owner).add_pieces(placed.piece, 1),
            None => never!("{placed:?} is not on the table, or nobody's"),
        }
    }

    /// Moves the only piece of a kind, which has no owner, to a tile. Places it there if it is not on the table yet.
    pub(super) fn place_or_move_piece(&mut self, piece: Piece, to: Pos) {
        let on = |at| PlacedPiece { piece, owner: None, site: Site::Tile(at) };
        match self.board.cell_of_piece(piece) {
            Some(from) => self.move_piece(on(from), Site::Tile(to)),
            None => self.place_piece(on(to)),
        }
    }

    /// Makes another player active, without the event of a new turn.
    pub(super) fn pass_to(&mut self, seat: Seat) {
        self.active = seat;
    }

    /// Gives the active player a tile to place. `from_pile` tells whether the tile was drawn from the pile.
    pub(super) fn give_tile(&mut self, shape: ShapeId, from_pile: bool) {
        (self.hand, self.is_from_pile) = (Some(shape), from_pile);
    }

    /// Takes the tile from the active player's hand. Returns the tile, or `None` if the hand is empty.
    pub(super) fn take_hand(&mut self) -> Option<ShapeId> {
        self.hand.take()
    }

    /// Discards a tile and reports this for the active player.
    pub(super) fn discard(&mut self, shape: ShapeId, events: &mut Vec<Event>) {
        events.push(Event::Discarded { seat: self.active, shape });
        self.discarded.push(shape);
    }

    /// Sets the input that the game waits for and returns the previous one. [`Game::ask`] sets and numbers decisions.
    pub(super) fn set_waiting(&mut self, waiting: Waiting) -> Waiting {
        std::mem::replace(&mut self.waiting, waiting)
    }

    /// Makes the game wait for a player's answer. The decision gets the next number.
    pub(super) fn ask(&mut self, seat: Seat, question: Question, actions: Vec<Action>) {
        self.decision_count += 1;
        self.waiting = Waiting::Decision(Decision { number: self.decision_count, seat, question, actions });
    }

    /// Returns the hooks of the expansions in play, in the order of the list.
    pub(super) fn hooks(&self) -> &[&'static Hooks] {
        &self.hooks
    }

    /// Returns the figures of the expansion whose hooks have this index in [`Game::hooks`], none for hooks of a test.
    pub(super) fn figures_of(&self, hooks: usize) -> &'static [(Figure, FigureRules)] {
        self.in_play.get(hooks).map_or(&[], |expansion| expansion.figures())
    }

    /// Calls `call`, which may change the game, for the hooks of every expansion in play, in the order of the list.
    pub(super) fn for_hooks(&mut self, mut call: impl FnMut(&mut Game, &'static Hooks)) {
        for index in 0..self.hooks.len() {
            call(self, self.hooks[index]);
        }
    }

    /// Returns the setup that the game was created with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the version of the rules that the game is played under.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// Returns the number of decisions that players have been asked for, including the pending one.
    pub fn decision_count(&self) -> u32 {
        self.decision_count
    }

    /// Gives the pending decision the number after the last one of `later`, so that numbers are unique after an undo.
    pub(super) fn renumber_decision(&mut self, later: &Game) {
        self.decision_count = later.decision_count + 1;
        if let Waiting::Decision(decision) = &mut self.waiting {
            decision.number = self.decision_count;
        }
    }

    /// Returns the board: all tiles, figures and pieces on the table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the tiles that players have not seen, in the order of their IDs: the tiles in the pile and those that
    /// expansions hide, such as tiles under hills. Players cannot distinguish the two.
    pub fn unseen(&self) -> Unseen {
        let mut hidden = Vec::new();
        self.hooks.iter().for_each(|hooks| (hooks.add_hidden_tiles)(self, &mut hidden));
        let mut tiles: Vec<ShapeId> = self.pile().iter().chain(hidden).collect();
        tiles.sort_unstable();
        tiles.chunk_by(ShapeId::eq).filter_map(|same| Some((*same.first()?, same.len()))).collect()
    }

    /// Returns the draw pile.
    pub fn pile(&self) -> &Pile {
        &self.pile
    }

    pub(super) fn pile_mut(&mut self) -> &mut Pile {
        &mut self.pile
    }

    /// Returns whether the tile in hand, or the last tile placed if there is none, was drawn from the pile.
    pub fn is_from_pile(&self) -> bool {
        self.is_from_pile
    }

    /// Returns the discarded tiles, oldest first.
    pub fn discarded(&self) -> &[ShapeId] {
        &self.discarded
    }

    /// Returns the number of players, including those who have resigned.
    pub fn player_count(&self) -> usize {
        self.players.len()
    }

    /// Returns the seats of all players in turn order, including those who have resigned.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.player_count())
    }

    /// Returns the players who have not resigned, in turn order.
    pub fn playing(&self) -> Seats {
        self.seats().filter(|&seat| !self.player(seat).has_resigned).collect()
    }

    /// Returns the score and the supply of a player.
    ///
    /// # Panics
    /// Panics if the game has no such seat. Seats from outside must be compared with [`Game::player_count`] first.
    pub fn player(&self, seat: Seat) -> &PlayerState {
        &self.players[seat.index()]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut PlayerState {
        &mut self.players[seat.index()]
    }

    /// Returns the active player: the one whose turn it is, even while another player must answer a question.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Returns the tile that the active player must place, or `None` before the draw and after the placement.
    pub fn hand(&self) -> Option<ShapeId> {
        self.hand
    }

    /// Returns the tile placed most recently, or the last tile of the setup.
    pub fn last_placed_tile(&self) -> TileNo {
        self.last_tile
    }

    /// Returns the input that the game waits for.
    pub fn waiting(&self) -> &Waiting {
        &self.waiting
    }

    /// Returns the pending decision, or `None` while a draw is pending or when the game is over.
    pub fn decision(&self) -> Option<&Decision> {
        match &self.waiting {
            Waiting::Decision(decision) => Some(decision),
            Waiting::Draw(_) | Waiting::Over => None,
        }
    }

    /// Returns every legal answer to the pending decision, none while a draw is pending and after the end of the game.
    pub fn legal_actions(&self) -> &[Action] {
        self.decision().map_or(&[], |decision| &decision.actions)
    }

    /// Returns whether no figure claims the feature that a segment belongs to.
    pub fn is_free(&self, node: NodeId) -> bool {
        let features = self.board.features();
        features.get(features.feature_of(node)).claims == 0
    }

    /// Returns whether at least two players have not resigned, or the only one of a game for one player. Otherwise the game ends.
    pub(super) fn has_enough_players(&self) -> bool {
        self.playing().len() > usize::from(self.player_count() > 1)
    }

    /// Returns all seats clockwise from `first`, including those of players who resigned.
    pub(super) fn clockwise(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.player_count();
        std::iter::successors(Some(first), move |seat| Some(seat.after(players))).take(players)
    }

    /// Returns the next player clockwise who has not resigned, or `seat` itself if there is no other.
    pub(super) fn next_seat(&self, seat: Seat) -> Seat {
        self.clockwise(seat).skip(1).find(|&seat| !self.player(seat).has_resigned).unwrap_or(seat)
    }

    /// Returns the first reason that an expansion gives why its answer is not legal, or [`Refusal::NotAsked`].
    pub(super) fn refusal_of_expansions(&self, seat: Seat, action: Action) -> Refusal {
        self.hooks.iter().find_map(|hooks| (hooks.refusal_of)(self, seat, action)).unwrap_or(Refusal::NotAsked)
    }

    /// Moves a figure between the board, its owner's supply and a holder. The figure must be at `from`.
    ///
    /// The only move that this function reports as an event is the return from the board to the supply.
    pub(super) fn move_figure(&mut self, figure: OwnedFigure, way: [FigureLocation; 2], events: &mut Vec<Event>) {
        always!(self.move_figure_if_there(figure, way, events), "{figure:?} is not at the start of {way:?}");
    }

    /// Moves a figure like [`Game::move_figure`], which calls it. Returns `false` if the figure is not at `from`.
    pub(super) fn move_figure_if_there(
        &mut self,
        OwnedFigure { figure, seat }: OwnedFigure,
        [from, to]: [FigureLocation; 2],
        events: &mut Vec<Event>,
    ) -> bool {
        let is_there = match from {
            FigureLocation::Supply => self.player_mut(seat).take_figure(figure),
            FigureLocation::Node(node) => self.board.remove_figure(PlacedFigure { figure, seat, node }),
            FigureLocation::Held(by) => self.board.remove_held_figure(HeldFigure { figure, seat, by }),
        };
        if !is_there {
            return false;
        }
        match to {
            FigureLocation::Supply => self.player_mut(seat).add_figures(figure, 1),
            FigureLocation::Node(node) => self.board.place_figure(figure, seat, node),
            FigureLocation::Held(by) => self.board.hold_figure(HeldFigure { figure, seat, by }),
        }
        if let FigureLocation::Node(node) = from {
            if to == FigureLocation::Supply {
                let (at, segment) = self.board.segment_location(node);
                events.push(Event::Returned { seat, figure, at, segment });
            }
            self.for_hooks(|game, hooks| (hooks.on_figure_left)(game, PlacedFigure { figure, seat, node }, events));
        }
        true
    }

    /// Returns a figure from the board to its owner's supply. Does nothing if the figure has left its segment already.
    /// A builder, for example, leaves together with the last meeple of its owner.
    pub(super) fn return_figure(&mut self, PlacedFigure { figure, seat, node }: PlacedFigure, events: &mut Vec<Event>) {
        self.move_figure_if_there(
            OwnedFigure { figure, seat },
            [FigureLocation::Node(node), FigureLocation::Supply],
            events,
        );
    }

    /// Moves a piece that joins two segments from the pair `old` to the pair `new`. If this splits a feature,
    /// calls the `on_figure_left` hooks for each figure that is separated from part of its old feature.
    pub(super) fn replace_link(&mut self, old: Option<Link>, new: Option<Link>, events: &mut Vec<Event>) {
        let features = self.board.features();
        let figures: Vec<PlacedFigure> =
            old.into_iter().flat_map(|link| self.board.figures_on(features.feature_of(link.nodes[0]))).collect();
        self.board.replace_link(old, new);
        for occupant in figures {
            let is_apart = |game: &Game, node| {
                game.board.features().feature_of(node) != game.board.features().feature_of(occupant.node)
            };
            for node in old.into_iter().flat_map(|link| link.nodes) {
                if is_apart(self, node) {
                    self.for_hooks(|game, hooks| {
                        (hooks.on_figure_left)(game, PlacedFigure { node, ..occupant }, events)
                    });
                }
            }
        }
    }

    /// Returns a figure because its feature was scored during the game. The `before_figure_returns` hooks get `near`.
    pub(super) fn return_scored_figure(
        &mut self,
        occupant: PlacedFigure,
        near: Option<&[Pos]>,
        events: &mut Vec<Event>,
    ) {
        self.for_hooks(|game, hooks| (hooks.before_figure_returns)(game, occupant, near));
        self.return_figure(occupant, events);
    }

    /// Returns rank, seat and points of each player, best first, those who resigned last. Equal points share a rank.
    pub fn ranking(&self) -> Vec<(usize, Seat, i32)> {
        let key = |seat: Seat| (self.player(seat).has_resigned, std::cmp::Reverse(self.player(seat).points()));
        let mut seats: Vec<Seat> = self.seats().collect();
        seats.sort_by_key(|&seat| key(seat));
        let place = |seat: Seat| 1 + seats.iter().filter(|&&other| key(other) < key(seat)).count();
        seats.iter().map(|&seat| (place(seat), seat, self.player(seat).points())).collect()
    }

    /// Returns an empty list for answers, with the capacity of the recycled one.
    pub(super) fn take_action_buffer(&mut self) -> Vec<Action> {
        std::mem::take(&mut self.action_buffer)
    }

    /// Clears a list of answers and keeps it for the next call of [`Game::take_action_buffer`].
    pub(super) fn recycle_actions(&mut self, mut actions: Vec<Action>) {
        actions.clear();
        self.action_buffer = actions;
    }
}

/// Setters for tests.
#[cfg(test)]
impl Game {
    pub(super) fn board_mut(&mut self) -> &mut Board {
        &mut self.board
    }

    pub(super) fn setup_mut(&mut self) -> &mut Setup {
        &mut self.setup
    }

    pub(super) fn add_hooks(&mut self, hooks: &'static Hooks) {
        self.hooks.push(hooks);
    }
}
