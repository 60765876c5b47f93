//! Helpers for unit tests: games in which the first seat begins, and turns given by the names of tiles and cells.

use crate::audit::AuditedTable;
use crate::expansions::{bridges_castles_and_bazaars, own};
use crate::{
    Action, DrawOutcome, Event, Expansion, Figure, FigureLocation, FirstPlayer, Game, Kind, NodeId, Occasion,
    OwnedFigure, Piece, Placement, Pos, Rotation, Score, Seat, Setup, ShapeId, scoring,
};

/// The second seat.
pub const SECOND: Seat = Seat::new(1).unwrap();

/// Returns a game with these expansions in which the first seat begins.
pub fn game(players: u8, expansions: &[Expansion]) -> Game {
    let mut setup = Setup { first: FirstPlayer::Seat(Seat::FIRST), ..Setup::base(players) };
    expansions.iter().for_each(|&expansion| setup.expansions.set(expansion, true));
    Game::new(setup).unwrap()
}

/// Returns the shape with this name. Panics if there is none.
pub fn shape(name: &str) -> ShapeId {
    ShapeId::named(name).unwrap()
}

/// Draws the tile with this name, and returns the events.
pub fn draw(game: &mut Game, tile: &str) -> Vec<Event> {
    let mut events = Vec::new();
    game.draw(DrawOutcome::Tile(shape(tile)), &mut events).unwrap();
    events
}

/// Reveals a tile from the pile at a bazaar, and returns the events.
pub fn offer(game: &mut Game, tile: &str) -> Vec<Event> {
    let (offer, mut events) = (bridges_castles_and_bazaars::DrawOutcome::Offer(shape(tile)), Vec::new());
    game.draw(own::bridges_castles_and_bazaars::drawn(offer), &mut events).unwrap();
    events
}

/// Applies an answer that must be legal, and returns the events.
pub fn apply(game: &mut Game, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    game.apply(action, &mut events).unwrap();
    events
}

/// Places the tile in hand, and returns the events.
pub fn place_drawn(game: &mut Game, at: &str, rotation: Rotation) -> Vec<Event> {
    apply(game, Action::Place(Placement::new(at.parse().unwrap(), rotation)))
}

/// Removes all tiles from the pile except these.
pub fn leave(game: &mut Game, tiles: &[&str]) {
    for shape in game.pile().iter().collect::<Vec<_>>() {
        assert!(game.pile_mut().take(shape));
    }
    tiles.iter().for_each(|tile| game.pile_mut().mix_in(shape(tile)));
}

/// Returns the scores that these events report.
pub fn scores(events: &[Event]) -> Vec<&Score> {
    events.iter().filter_map(|event| if let Event::Scored(score) = event { Some(&**score) } else { None }).collect()
}

/// Returns the points of each player, by seat.
pub fn points(game: &Game) -> Vec<i32> {
    game.seats().map(|seat| game.player(seat).points()).collect()
}

/// Returns the first segment of a kind on a cell.
pub fn node(game: &Game, at: &str, kind: Kind) -> NodeId {
    let placed = game.board().placed_tile(game.board().tile_at(at.parse().unwrap()).unwrap());
    placed.nodes().zip(placed.segments()).find(|(_, segment)| segment.kind == kind).unwrap().0
}

/// Puts a tile on a cell, without asking the rules.
pub fn put(game: &mut Game, tile: &str, at: &str, rotation: Rotation) {
    game.board_mut().place_tile(shape(tile), Placement::new(at.parse().unwrap(), rotation), None);
}

/// Returns the score of a segment's feature at the end of the game, without awarding it.
pub fn final_score(game: &Game, node: NodeId) -> Score {
    let (feature, why) = (game.board().features().feature_of(node), Occasion::Final);
    scoring::feature_score(
        game,
        feature,
        why,
        scoring::feature_terms(game, feature, why),
        scoring::majority(game, feature),
    )
}

/// Returns the points of a score as the audit counts them.
pub fn audited(game: &Game, score: &Score) -> i32 {
    let table = AuditedTable::new(game);
    let nowhere = (Pos::new(99, 99), 0);
    let found = table.flood(score.feature.as_ref().map_or(nowhere, |feature| feature.at));
    table.expected_points(game, &found, score, &[])
}

/// Returns the first objection of an expansion's audit, or `None` if there is none.
pub fn audit_error(game: &Game) -> Option<String> {
    game.hooks().iter().find_map(|hooks| (hooks.audit)(game).err())
}

/// Puts a figure from its owner's supply on a segment, without asking the rules.
pub fn stand(game: &mut Game, figure: Figure, seat: Seat, node: NodeId) {
    game.move_figure(
        OwnedFigure { figure, seat },
        [FigureLocation::Supply, FigureLocation::Node(node)],
        &mut Vec::new(),
    );
}

/// Takes all pieces of a kind from a player's supply.
pub fn take_all(game: &mut Game, seat: Seat, piece: Piece) {
    let player = game.player_mut(seat);
    player.take_pieces(piece, player.piece_count(piece));
}

/// Draws a tile and places it. Then puts a meeple on the first segment of kind `on`, or passes if `on` is `None`.
pub fn place_tile(game: &mut Game, tile: &str, at: &str, rotation: Rotation, on: Option<Kind>) -> Vec<Event> {
    let mut events = draw(game, tile);
    events.extend(place_drawn(game, at, rotation));
    let segment = on.and_then(|kind| shape(tile).get().segments.iter().position(|s| s.kind == kind));
    let at = at.parse().unwrap();
    let deploy = |segment| Action::Deploy { figure: Figure::Meeple, at, segment: segment as u8 };
    if game.decision().is_some() {
        events.extend(apply(game, segment.map_or(Action::Pass, deploy)));
    }
    events
}
