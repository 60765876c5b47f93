//! Abbeys and wagons, about which the other engine asks different questions.

use std::collections::BTreeSet;

use bergerie_jcz::location::segment;
use bergerie_jcz::selection::{Options, PlacementLog, Pointer, Selected};
use bergerie_rules::expansions::abbey_and_mayor::{self, WagonMove};
use bergerie_rules::expansions::bridges_castles_and_bazaars;
use bergerie_rules::{
    Action, ExpansionAction, ExpansionQuestion, Kind, NodeId, Piece, Placement, Pos, Question, Rotation, SegmentPlace,
};

use super::Code;
use super::bridges_castles_and_bazaars::is_castle;
use crate::check::{CheckResult, Run, same};
use crate::log::{Act, Record};
use crate::scores::Points;

pub const CODE: Code =
    Code { before: leave_castles, act, adjust: |_, ours, theirs| forget_farmers(ours, theirs), ..Code::NONE };

/// The other engine's name for an abbey.
const ABBEY: &str = "AM/A";

fn special(action: abbey_and_mayor::Action) -> Action {
    Action::Expansion(ExpansionAction::AbbeyAndMayor(action))
}

/// Removes farmers that left a field in the last turn of the game, before the barn was scored. The other engine still
/// counts them.
fn forget_farmers(ours: &[Points], theirs: &mut [Points]) {
    for points in theirs.iter_mut().filter(|points| points.2 == "field" && !ours.contains(points)) {
        points.5.clear();
    }
}

/// Follows a choice about an abbey or a wagon. Returns `false` for other choices.
fn act(run: &mut Run, Act { p, opts, sel, .. }: &Act) -> Result<bool, String> {
    match opts.as_slice() {
        [Options::Tile { tile, o }] if tile == ABBEY => run.choose_abbey(*p, o, sel)?,
        [Options::Meeple { from: Some(from), o, .. }] => run.choose_wagon(*p, from, o, sel)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// Returns wagons from castles to their owners before a new turn, an auction, a state or the end. In the other engine, wagons
/// cannot move on from castles.
fn leave_castles(run: &mut Run, record: &Record) -> CheckResult {
    let is_next = match record {
        Record::Turn { .. } | Record::Final { .. } => true,
        Record::Other(other) => matches!(other.kind.as_str(), "double-turn" | "bazaar"),
        _ => false,
    };
    // At a state, both engines may ask about another wagon.
    while is_next && matches!(run.asked_of_abbeys(), Some(abbey_and_mayor::Question::Wagon { .. }))
        || matches!(record, Record::State { .. }) && run.asks_about_castle()
    {
        run.leave_castle()?;
    }
    Ok(())
}

impl Run {
    fn asked_of_abbeys(&self) -> Option<abbey_and_mayor::Question> {
        match self.game.decision()?.question {
            Question::Expansion(ExpansionQuestion::AbbeyAndMayor(question)) => Some(question),
            _ => None,
        }
    }

    fn choose_abbey(&mut self, player: usize, holes: &[PlacementLog], sel: &Selected) -> CheckResult {
        let asked = self.asked_of_abbeys();
        if !matches!(asked, Some(abbey_and_mayor::Question::Abbey | abbey_and_mayor::Question::FinalAbbey)) {
            return Err("we do not ask about an abbey".to_owned());
        }
        same("whose abbey", self.game.decision().map(|decision| decision.seat.index()), Some(player))?;
        let theirs = holes.iter().map(|placing| match placing {
            PlacementLog::Plain(x, y, _) => Ok(Pos::new(*x, *y)),
            PlacementLog::Bridged(..) => Err("an abbey with a bridge".to_owned()),
        });
        let theirs: BTreeSet<Pos> = theirs.collect::<Result<_, _>>()?;
        let ours = abbey_and_mayor::holes(&self.game);
        same("holes", ours.collect(), theirs)?;
        let Selected::Tile { x, y, .. } = sel else { return self.apply(special(abbey_and_mayor::Action::KeepAbbey)) };
        self.apply(special(abbey_and_mayor::Action::PlaceAbbey))?;
        self.apply(Action::Place(Placement::new(Pos::new(*x, *y), Rotation::R0)))
    }

    fn choose_wagon(&mut self, player: usize, from: &Pointer, targets: &[Pointer], sel: &Selected) -> CheckResult {
        let place = |Pointer(x, y, kind, location): &Pointer| {
            let at = Pos::new(*x, *y);
            let index = segment(self.game.board(), at, kind, location);
            index.map(|index| (at, index)).ok_or_else(|| format!("no {kind} {location} at {at}"))
        };
        let theirs = targets.iter().map(&place).collect::<Result<BTreeSet<_>, _>>()?;
        let (from, chosen) =
            (place(from)?, if let Selected::Meeple { at, .. } = sel { Some(place(at)?) } else { None });
        let options = self.game.setup().expansions.abbey_and_mayor.as_ref();
        let is_connected = options.is_some_and(|options| options.wagon_move == WagonMove::Connected);
        let is_between = |to: &SegmentPlace| is_connected && self.is_city(from) && self.is_city(*to);
        let (between, theirs): (BTreeSet<_>, BTreeSet<_>) = theirs.into_iter().partition(is_between);
        if !between.is_empty() {
            self.differences.insert("wagon-between-cities");
            self.is_elsewhere = chosen.is_some_and(|place| between.contains(&place));
            if self.is_elsewhere || theirs.is_empty() {
                return Ok(());
            }
        }
        while matches!(self.asked_of_abbeys(), Some(abbey_and_mayor::Question::Wagon { at, segment }) if (at, segment) != from)
        {
            self.leave_castle()?;
        }
        let Some(abbey_and_mayor::Question::Wagon { .. }) = self.asked_of_abbeys() else {
            return Err("we ask about no wagon".to_owned());
        };
        same("whose wagon", self.game.decision().map(|decision| decision.seat.index()), Some(player))?;
        same("places for the wagon", self.wagon_places(), theirs)?;
        self.apply(special(chosen.map_or(abbey_and_mayor::Action::ReturnWagon, |(at, segment)| {
            abbey_and_mayor::Action::MoveWagon { at, segment }
        })))
    }

    /// Returns the segments that we offer the wagon.
    fn wagon_places(&self) -> BTreeSet<SegmentPlace> {
        let place = |action: &Action| match *action {
            Action::Expansion(ExpansionAction::AbbeyAndMayor(abbey_and_mayor::Action::MoveWagon { at, segment })) => {
                Some((at, segment))
            }
            _ => None,
        };
        self.game.legal_actions().iter().filter_map(place).collect()
    }

    fn is_city(&self, (at, segment): SegmentPlace) -> bool {
        let placed = self.game.board().tile_at(at).map(|tile| self.game.board().placed_tile(tile));
        placed.and_then(|placed| placed.segment(segment)).is_some_and(|segment| segment.kind == Kind::City)
    }

    /// Returns whether we ask about a wagon on a castle.
    fn asks_about_castle(&self) -> bool {
        let Some(abbey_and_mayor::Question::Wagon { at, segment }) = self.asked_of_abbeys() else { return false };
        let board = self.game.board();
        let city = board.tile_at(at).map(|tile| board.features().feature_of(board.placed_tile(tile).node(segment)));
        city.is_some_and(|city| is_castle(self, city))
    }

    /// Returns the places to which a wagon may move from the castle that we ask about: the roads, cities and monasteries on
    /// its six cells that are incomplete and have no figures (`abbey_and_mayor.md 4.7, 4.8, 6.10`), except on the dragon's
    /// tile (`the_princess_and_the_dragon.md 2.27`).
    fn places_near_castle(&self) -> BTreeSet<SegmentPlace> {
        let (board, features) = (self.game.board(), self.game.board().features());
        let Some(abbey_and_mayor::Question::Wagon { at: from, .. }) = self.asked_of_abbeys() else {
            return BTreeSet::new();
        };
        let dragon = board.cell_of_piece(Piece::Dragon);
        let states = bridges_castles_and_bazaars::state(&self.game).into_iter();
        let castles = states.flat_map(|state| state.castles.built()).filter(|castle| castle.cells.contains(&from));
        let tiles = castles.flat_map(|castle| {
            board.tiles().iter().filter(|placed| castle.has_near(placed.at) && dragon != Some(placed.at))
        });
        let nodes = tiles.flat_map(|placed| placed.nodes());
        let is_open = |node: &NodeId| {
            let feature = features.feature_of(*node);
            matches!(features.get(feature).kind.base(), Kind::Road | Kind::City | Kind::Monastery)
                && !board.is_complete(feature)
                && board.figures_on(feature).next().is_none()
        };
        nodes.filter(is_open).map(|node| board.segment_location(node)).collect()
    }

    fn leave_castle(&mut self) -> CheckResult {
        same("a wagon that only ours asks about stood on a castle", self.asks_about_castle(), true)?;
        same("places for the wagon of a castle", self.wagon_places(), self.places_near_castle())?;
        self.differences.insert("castle-wagon");
        self.apply(special(abbey_and_mayor::Action::ReturnWagon))
    }
}
