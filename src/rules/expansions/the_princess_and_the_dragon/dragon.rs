//! The dragon (`the_princess_and_the_dragon.md 2`): volcanoes, early dragon tiles, and the steps of its movement.

use arrayvec::ArrayVec;

use super::{
    Action, DragonTiming, Event, Question, RefusalReason, action, cell_of_tile, event, options, question, refusal,
    state, state_mut, tile_of_piece,
};
use crate::expansions::DeferTile;
use crate::expansions::FigureEntry;
use crate::{
    FigureLocation, Flow, Game, Holder, Kind, NodeId, OwnedFigure, Piece, Pile, Placement, Pos, Refusal, Seat, ShapeId,
    Side, Site, TileNo, scoring, tile_placement,
};

/// The maximum number of steps in one movement of the dragon (`the_princess_and_the_dragon.md 2.11`).
pub const MAX_DRAGON_STEPS: usize = 6;

/// A movement of the dragon that is not over yet.
#[derive(Clone, Debug)]
pub(super) struct DragonMovement {
    /// The tiles on the dragon's path, beginning where it started (`the_princess_and_the_dragon.md 2.14`).
    path: ArrayVec<TileNo, { MAX_DRAGON_STEPS + 1 }>,
    /// The player who chooses the next step.
    next: Seat,
}

impl DragonMovement {
    /// Returns the tiles on the dragon's path in this movement, beginning with the tile where it started.
    pub fn path(&self) -> impl Iterator<Item = TileNo> {
        self.path.iter().copied()
    }

    fn steps(&self) -> usize {
        self.path.len() - 1
    }
}

pub(super) fn has_dragon(game: &Game, other: TileNo) -> bool {
    tile_of_piece(game, Piece::Dragon) == Some(other)
}

/// Checks that no figure is placed on the tile of the dragon (`the_princess_and_the_dragon.md 2.3, 2.27`).
pub(super) fn figure_check(game: &Game, entry: FigureEntry) -> Result<(), Refusal> {
    let is_there = has_dragon(game, game.board().features().node(entry.node).tile);
    if is_there { Err(refusal(RefusalReason::DragonOnTile)) } else { Ok(()) }
}

/// Returns the function that defers a dragon tile, as long as no volcano is on the board
/// (`the_princess_and_the_dragon.md 2.6`). Returns `None` for tiles that the player places at once.
pub(super) fn tile_deferral(game: &Game, shape: ShapeId) -> Option<DeferTile> {
    let is_early = shape.has(Kind::Dragon) && tile_of_piece(game, Piece::Dragon).is_none();
    is_early.then_some(defer_tile)
}

fn defer_tile(game: &mut Game, shape: ShapeId, events: &mut Vec<crate::Event>) {
    state_mut(game).set_aside.push(shape);
    events.push(event(Event::TileSetAside { shape }));
}

/// Moves the dragon to a volcano that was just placed. For a dragon tile, prepares the movement.
pub(super) fn on_tile_placed(game: &mut Game, _: Placement, events: &mut Vec<crate::Event>) {
    let shape = game.board().placed_tile(game.last_placed_tile()).shape.get();
    if shape.has(Kind::Volcano) {
        land_on_volcano(game, events);
    }
    let start = tile_of_piece(game, Piece::Dragon).filter(|_| shape.has(Kind::Dragon));
    let movement = start.map(|start| DragonMovement { path: ArrayVec::from_iter([start]), next: game.active() });
    state_mut(game).movement = movement;
}

/// Moves the dragon to the volcano that was just placed (`the_princess_and_the_dragon.md 2.1`). After the first
/// volcano, the tiles that were set aside return to the pile (`the_princess_and_the_dragon.md 2.7`).
fn land_on_volcano(game: &mut Game, events: &mut Vec<crate::Event>) {
    let at = cell_of_tile(game, game.last_placed_tile());
    game.place_or_move_piece(Piece::Dragon, at);
    events.push(event(Event::DragonLanded { at }));
    let tiles = std::mem::take(&mut state_mut(game).set_aside);
    if !tiles.is_empty() {
        events.push(event(Event::TilesShuffledIn { count: tiles.len() }));
    }
    for shape in tiles {
        tile_placement::return_tile(game, shape, Pile::BOTTOM_STAGE);
    }
}

/// Step 2d: moves the dragon before features are scored (`the_princess_and_the_dragon.md 2.10`).
pub(crate) fn move_dragon_before_scoring(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    move_dragon_at(game, DragonTiming::BeforeScoring, events)
}

/// Step 2d, under the option that moves the dragon after the scoring (`the_princess_and_the_dragon.md 2.10`).
pub(crate) fn move_dragon_after_scoring(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    move_dragon_at(game, DragonTiming::AfterScoring, events)
}

/// Asks the players in turn for the next step, if several are possible (`the_princess_and_the_dragon.md 2.12`).
fn move_dragon_at(game: &mut Game, timing: DragonTiming, events: &mut Vec<crate::Event>) -> Flow {
    if options(game).is_none_or(|options| options.dragon_timing != timing) {
        return Flow::Next;
    }
    while let Some(movement) = state(game).and_then(|state| state.movement.as_ref()) {
        let (steps, open) = (movement.steps(), enterable_cells(game, movement));
        match open[..] {
            _ if steps == MAX_DRAGON_STEPS => end_movement(game),
            [] => {
                end_movement(game);
                events.push(event(Event::DragonBlocked { steps: steps as u8 }));
            }
            [to] => _ = make_step(game, to, true, events),
            _ => {
                let (seat, number) = (step_chooser(game, movement), steps as u8 + 1);
                let actions = open.into_iter().map(|to| action(Action::MoveDragon { to })).collect();
                return Flow::Ask { seat, question: question(Question::Step { number }), actions };
            }
        }
    }
    Flow::Next
}

fn end_movement(game: &mut Game) {
    state_mut(game).movement = None;
}

/// Returns the player who decides about the next step: the next in turn who has not resigned.
fn step_chooser(game: &Game, movement: &DragonMovement) -> Seat {
    if game.player(movement.next).has_resigned { game.next_seat(movement.next) } else { movement.next }
}

/// Returns the cells of the tiles that the dragon can enter. They share a side with its tile, were not entered in this
/// movement, do not have the fairy (`the_princess_and_the_dragon.md 2.13–2.15`), and are not shut.
fn enterable_cells(game: &Game, movement: &DragonMovement) -> Vec<Pos> {
    let (board, fairy) = (game.board(), tile_of_piece(game, Piece::Fairy));
    let beside = board
        .placed_tile(movement.path[movement.steps()])
        .cells()
        .flat_map(|cell| Side::ALL.map(|side| cell.step(side)));
    let mut tiles: Vec<TileNo> = Vec::new();
    for tile in beside.filter_map(|cell| board.tile_at(cell)) {
        let is_shut = || game.hooks().iter().any(|hooks| (hooks.blocks_movement)(game, tile));
        if !movement.path.contains(&tile) && Some(tile) != fairy && !tiles.contains(&tile) && !is_shut() {
            tiles.push(tile);
        }
    }
    tiles.into_iter().map(|tile| cell_of_tile(game, tile)).collect()
}

/// Moves the dragon by one step and lets it eat the figures on the tile (`the_princess_and_the_dragon.md 2.20–2.23`).
pub(super) fn make_step(game: &mut Game, to: Pos, is_forced: bool, events: &mut Vec<crate::Event>) -> Flow {
    let movement = state(game).and_then(|state| state.movement.as_ref());
    let (Some(movement), Some(entered)) = (movement, game.board().tile_at(to)) else {
        never!("the dragon does not move to {to:?}");
        return Flow::Next;
    };
    let (seat, number, mut movement) = (step_chooser(game, movement), movement.steps() as u8 + 1, movement.clone());
    let next = game.next_seat(seat);
    game.place_or_move_piece(Piece::Dragon, to);
    always!(
        movement.path.try_push(entered).is_ok(),
        "the dragon makes more than {MAX_DRAGON_STEPS} steps: {movement:?}"
    );
    movement.next = next;
    state_mut(game).movement = Some(movement);
    let victims: Vec<_> = victims(game, to).collect();
    let eaten = victims.iter().map(|&(figure, _)| figure).collect();
    events.push(event(Event::DragonMoved { seat, number, to, eaten, is_forced }));
    for (figure, from) in victims {
        // A builder may have returned already, together with the last meeple of its feature.
        game.move_figure_if_there(figure, [from, FigureLocation::Supply], events);
    }
    Flow::Stay
}

/// Returns the figures that the dragon eats on the tile at a cell: all figures there, including those on top of pieces,
/// except lords of castles (`the_princess_and_the_dragon.md 2.20–2.24`).
pub fn victims(game: &Game, at: Pos) -> impl Iterator<Item = (OwnedFigure, FigureLocation)> {
    let (board, tile) = (game.board(), game.board().tile_at(at));
    let occupants = board.figures().iter().filter(move |occupant| {
        Some(board.features().node(occupant.node).tile) == tile && !is_safe(game, occupant.node)
    });
    let held = board.held_figures().iter().filter(move |held| match held.by {
        Holder::Piece(_, Site::Tile(cell)) => board.tile_at(cell) == tile,
        _ => false,
    });
    let occupants = occupants.map(|occupant| (occupant.owned(), FigureLocation::Node(occupant.node)));
    occupants.chain(held.map(|held| (held.owned(), FigureLocation::Held(held.by))))
}

/// Returns whether a castle protects the figures on a segment from the dragon (`the_princess_and_the_dragon.md 2.24`).
pub(super) fn is_safe(game: &Game, node: NodeId) -> bool {
    scoring::is_exempt(game, game.board().features().feature_of(node))
}
