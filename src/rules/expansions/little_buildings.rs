//! Little Buildings (`little_buildings.md 1`): buildings on tiles, each of which adds points to the features there.
//!
//! With Bridges, Castles & Bazaars, a castle repeats these points (`little_buildings.md 3.2`). With The Messages, messages do.

use serde::{Deserialize, Serialize};

use super::own::little_buildings::{action, event, options, refusal};
use crate::kind::BaseScoring;
use crate::setup::options;
use crate::{
    AuditedScore, ExpansionOccasion, FeatureId, Flow, Game, Hooks, Kind, Piece, PlacedPiece, PlacedTile, Pos, Refusal,
    Seat, Site, Term, TermLabel, Terms, score,
};

pub(crate) use super::nothing::*;

options! {
    LittleBuildings in little_buildings;
    /// The points for each building (`values`, `little_buildings.md 2.1`).
    values: BuildingValues {
        /// A point for each (`little_buildings.md 2.1`).
        Equal "equal",
        /// 3 points for a tower, 2 for a house and 1 for a shed.
        Different "different",
    },
    /// The buildings that each player begins with (`share`, `little_buildings.md 0.1`).
    share: Share {
        /// As many as possible (`little_buildings.md 0.1`).
        Most "most",
        /// As many as possible, with equal numbers of each kind.
        EqualKinds "equal_kinds",
    },
}

/// The buildings, each with its line of a receipt and its points if they differ.
const BUILDINGS: [(Piece, TermLabel, i16); 3] = [
    (Piece::LittleShed, TermLabel::LittleSheds, 1),
    (Piece::LittleHouse, TermLabel::LittleHouses, 2),
    (Piece::LittleTower, TermLabel::LittleTowers, 3),
];

/// The number of buildings of each kind in the box.
const COPIES: usize = 6;

/// The answer that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Puts a building on the tile just placed (`little_buildings.md 1.1`).
    Build { building: Piece, at: Pos },
}

/// The event that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A building was put on a tile.
    Built { seat: Seat, building: Piece, at: Pos },
}

/// The reason why the expansion refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The player has no such building (`little_buildings.md 0.1`).
    #[error("no such building is left")]
    NoneLeft,
    /// Another tile was placed last (`little_buildings.md 1.1`).
    #[error("the building goes on the tile just placed")]
    WrongTile,
}

pub(super) const HOOKS: Hooks = Hooks {
    distribute_components,
    offer_main_actions: |game, seat, tile, actions| {
        let at = game.board().placed_tile(tile).at;
        let left = BUILDINGS.iter().filter(|&&(building, ..)| game.player(seat).piece_count(building) > 0);
        actions.extend(left.map(|&(building, ..)| action(Action::Build { building, at })));
    },
    refusal_of,
    adjust_total: Some(|game, feature, _, terms| add_buildings(game, feature, terms)),
    recount_total,
    list_pieces: |game, seat, list| game.list_pieces(&BUILDINGS.map(|(building, ..)| building), seat, list),
    audit,
    ..Hooks::NONE
};

fn has_different_values(game: &Game) -> bool {
    options(game).is_some_and(|options| options.values == BuildingValues::Different)
}

/// Shares out the buildings. If there are too few for one more of each kind, players get one more of any kind, so that
/// no kind runs out (`little_buildings.md 0.1, 0.2`).
fn distribute_components(game: &mut Game) {
    let players = game.player_count();
    let of_each = COPIES / players;
    BUILDINGS.iter().for_each(|&(building, ..)| game.give_pieces(building, of_each as u8));
    let rest = (COPIES % players).max(1);
    let more = share_of_each(game) - of_each * BUILDINGS.len();
    for (number, seat) in game.seats().flat_map(|seat| std::iter::repeat_n(seat, more)).enumerate() {
        let building = BUILDINGS.iter().cycle().nth(number / rest);
        building.into_iter().for_each(|&(building, ..)| game.player_mut(seat).add_pieces(building, 1));
    }
}

/// Returns the number of buildings that each player begins with (`little_buildings.md 0.1`).
fn share_of_each(game: &Game) -> usize {
    let is_equal = has_different_values(game) || options(game).is_some_and(|own| own.share == Share::EqualKinds);
    match (is_equal, game.player_count()) {
        (true, players) => COPIES / players * BUILDINGS.len(),
        (false, players) => COPIES * BUILDINGS.len() / players,
    }
}

fn refusal_of(game: &Game, seat: Seat, answer: crate::Action) -> Option<Refusal> {
    let Action::Build { building, at } = answer.little_buildings()?;
    Some(if !game.decision()?.question.is_main() {
        Refusal::NotAsked
    } else if at != game.board().placed_tile(game.last_placed_tile()).at {
        refusal(RefusalReason::WrongTile)
    } else if game.player(seat).piece_count(building) == 0 {
        refusal(RefusalReason::NoneLeft)
    } else {
        Refusal::NotOffered
    })
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    let (Action::Build { building, at }, seat) = (action, game.active());
    game.player_mut(seat).take_pieces(building, 1);
    game.place_piece(PlacedPiece { piece: building, owner: None, site: Site::Tile(at) });
    events.push(event(Event::Built { seat, building, at }));
    Flow::Next
}

/// Returns the buildings on the board, each with its cell.
pub fn buildings(game: &Game) -> impl Iterator<Item = (Piece, Pos)> {
    game.board().pieces().iter().filter_map(|placed| match placed.site {
        Site::Tile(at) if BUILDINGS.iter().any(|&(building, ..)| building == placed.piece) => Some((placed.piece, at)),
        _ => None,
    })
}

/// Returns the lines for buildings, given whether the feature includes the building on a tile (`little_buildings.md 2.1`).
fn lines(game: &Game, includes: impl Fn(&PlacedTile) -> bool) -> impl Iterator<Item = Term> {
    let on = |at| game.board().tile_at(at).map(|tile| game.board().placed_tile(tile));
    let included: Vec<Piece> =
        buildings(game).filter(|&(_, at)| on(at).is_some_and(&includes)).map(|it| it.0).collect();
    let lines = match has_different_values(game) {
        true => BUILDINGS.map(|(building, label, each)| {
            let count = included.iter().filter(|other| **other == building).count() as u16;
            Term { label, count, each }
        }),
        false => BUILDINGS.map(|(building, ..)| {
            let count = if building == Piece::LittleShed { included.len() as u16 } else { 0 };
            Term { label: TermLabel::LittleBuildings, count, each: 1 }
        }),
    };
    lines.into_iter().filter(|term| term.count > 0)
}

/// Returns whether a feature counts the buildings on its own tiles, or those on the nine cells of its tile. Returns `None`
/// if it counts none (`little_buildings.md 2.1, 2.2`).
fn counts_around(kind: Kind) -> Option<bool> {
    match kind.rules().base_scoring {
        BaseScoring::Tiles | BaseScoring::TilesAndPennants | BaseScoring::Cities => Some(false),
        BaseScoring::TilesAround => Some(true),
        BaseScoring::Nothing => None,
    }
}

/// Adds the points of buildings, after all other lines (`little_buildings.md 2.1–2.4`).
fn add_buildings(game: &Game, feature: FeatureId, terms: &mut Terms) {
    let (board, features) = (game.board(), game.board().features());
    let Some(is_around) = counts_around(features.get(feature).kind) else { return };
    let includes = |built: &PlacedTile| match is_around {
        true => board.cells(feature).iter().any(|cell| built.cells().any(|own| cell.block().contains(&own))),
        false => features.nodes(feature).any(|node| board.placed_tile(node.tile).at == built.at),
    };
    lines(game, includes).for_each(|term| score::add(terms, term));
}

fn recount_total(AuditedScore { table, game, found, score, .. }: AuditedScore<'_>, worth: &mut i32) {
    let is_own = |label| label == TermLabel::LittleBuildings || BUILDINGS.iter().any(|&(_, own, _)| own == label);
    // Castles and messages repeat points that include these lines, and other expansions may score a feature in their own way.
    let is_due = match score.occasion {
        score::Occasion::Expansion(
            ExpansionOccasion::BridgesCastlesAndBazaars(_) | ExpansionOccasion::TheMessages(_),
        ) => false,
        score::Occasion::Completed | score::Occasion::Final
            if score.feature.as_ref().is_some_and(|of| !of.is_for_one) =>
        {
            true
        }
        _ => score.terms.iter().any(|term| is_own(term.label)),
    };
    let Some(is_around) = counts_around(found.kind).filter(|_| is_due) else { return };
    let cells = table.cells(found);
    let includes = |built: &PlacedTile| match is_around {
        true => built.cells().any(|own| cells.iter().any(|cell| cell.block().contains(&own))),
        false => found.places.iter().any(|(at, _)| *at == built.at),
    };
    *worth += lines(game, includes).map(Term::points).sum::<i32>();
}

/// Checks that no tile has two buildings, and that no building is lost.
fn audit(game: &Game) -> Result<(), String> {
    let mut cells: Vec<Pos> = buildings(game).map(|(_, at)| at).collect();
    cells.sort_unstable();
    let built = cells.len();
    cells.dedup();
    let left: usize = BUILDINGS.iter().map(|&(building, ..)| game.pieces_left(building)).sum();
    let dealt = share_of_each(game);
    if cells.len() < built {
        Err("a tile has two buildings".to_owned())
    } else if built + left != dealt * game.player_count() {
        Err(format!("{built} buildings are built and {left} left of {dealt} each"))
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expansion, Rotation, support};

    fn game() -> Game {
        let mut game = support::game(6, &[Expansion::LittleBuildings]);
        support::draw(&mut game, "BA/L");
        support::place_drawn(&mut game, "S1", Rotation::R0);
        game
    }

    const fn shed() -> crate::Action {
        action(Action::Build { building: Piece::LittleShed, at: Pos::new(0, 1) })
    }

    /// A building that a player does not have (`little_buildings.md 1.1`).
    #[test]
    fn a_building_must_be_in_the_supply() {
        let mut game = support::game(6, &[Expansion::LittleBuildings]);
        game.player_mut(Seat::FIRST).take_pieces(Piece::LittleShed, 1);
        support::draw(&mut game, "BA/L");
        support::place_drawn(&mut game, "S1", Rotation::R0);
        assert_eq!(game.check(shed()), Err(refusal(RefusalReason::NoneLeft)));
    }

    #[test]
    fn lost_and_superfluous_buildings_are_found() {
        let mut game = game();
        support::apply(&mut game, shed());
        assert_eq!(support::audit_error(&game), None);
        let second = PlacedPiece { piece: Piece::LittleShed, owner: None, site: Site::Tile(Pos::new(0, 1)) };
        game.place_piece(second);
        assert_eq!(support::audit_error(&game).as_deref(), Some("a tile has two buildings"));
        let mut game = self::game();
        game.player_mut(Seat::FIRST).take_pieces(Piece::LittleShed, 1);
        let error = support::audit_error(&game);
        assert_eq!(error.as_deref(), Some("0 buildings are built and 17 left of 3 each"));
    }
}
