//! Abbeys, wagons and barns in the words of the other engine.

use std::collections::BTreeSet;

use bergerie::rules::expansions::abbey_and_mayor::{
    Action as Special, Occasion as Given, Question as Asked, WagonMove,
};
use bergerie::rules::expansions::{SpecialAction, SpecialOccasion, SpecialQuestion};
use bergerie::rules::geometry::{Half, Pos, Rotation};
use bergerie::rules::score::{Occasion, Score};
use bergerie::rules::tile::{Kind, SegmentIndex, ShapeId};
use bergerie::rules::{Action, Placement, Question};

use crate::check::{Checked, Run, same};
use crate::differences::Difference;
use crate::location::{halves, segment};
use crate::log::{Laying, Options, Pointer, Selected};
use crate::scores::Points;

/// The abbey as a tile.
const ABBEY: &str = "AM/A";

fn special(action: Special) -> Action {
    Action::Special(SpecialAction::AbbeyAndMayor(action))
}

/// How a tile lies for ours: an abbey looks the same from all sides, and theirs turns it all the same.
pub fn rotation(shape: ShapeId, rotation: Rotation) -> Rotation {
    if ShapeId::named(ABBEY) == Some(shape) { Rotation::R0 } else { rotation }
}

/// Their name for points that barns have brought.
pub fn name(score: &Score) -> Option<&'static str> {
    let Occasion::Special(SpecialOccasion::AbbeyAndMayor(given)) = score.occasion else { return None };
    Some(match given {
        Given::PutUp => "field.barn-placed",
        Given::Joined => "field.barn-connected",
        Given::Barn => "field",
    })
}

/// A barn by the field in the north-west of the tile south-east of it, as theirs names it.
pub fn barn(Pointer(x, y, _, location): &Pointer) -> Result<Action, String> {
    let field = halves(location);
    if field.contains(Half::Nnw) && field.contains(Half::Wnw) {
        Ok(special(Special::Barn { corner: Pos::new(*x, *y) }))
    } else {
        Err(format!("{location} is not in the north-west"))
    }
}

/// Theirs compares farmers that have left a field before its barn is scored, if the last turn of the game sent them home.
pub fn forget_farmers(ours: &[Points], theirs: &mut [Points]) {
    for points in theirs.iter_mut().filter(|points| points.2 == "field" && !ours.contains(points)) {
        points.5.clear();
    }
}

impl Run {
    fn asked_of_abbeys(&self) -> Option<Asked> {
        match self.game.decision()?.question {
            Question::Special(SpecialQuestion::AbbeyAndMayor(question)) => Some(question),
            _ => None,
        }
    }

    /// Follows a choice about an abbey or a wagon; `false` if it is about something else.
    pub fn act_with_abbey(&mut self, player: usize, opts: &[Options], sel: &Selected) -> Result<bool, String> {
        match opts {
            [Options::Tile { tile, o }] if tile == ABBEY => self.choose_abbey(player, o, sel)?,
            [Options::Meeple { from: Some(from), o, .. }] => self.choose_wagon(player, from, o, sel)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn choose_abbey(&mut self, player: usize, holes: &[Laying], sel: &Selected) -> Checked {
        let asked = self.asked_of_abbeys();
        if !matches!(asked, Some(Asked::Abbey | Asked::LastAbbey)) {
            return Err("we do not ask about an abbey".to_owned());
        }
        same("whose abbey", self.game.decision().map(|decision| decision.seat.index()), Some(player))?;
        let theirs = holes.iter().map(|laying| match laying {
            Laying::Plain(x, y, _) => Ok(Pos::new(*x, *y)),
            Laying::Bridged(..) => Err("an abbey with a bridge".to_owned()),
        });
        let theirs: BTreeSet<Pos> = theirs.collect::<Result<_, _>>()?;
        let ours = bergerie::rules::expansions::abbey_and_mayor::holes(&self.game);
        same("holes", ours.collect(), theirs)?;
        let Selected::Tile { x, y, .. } = sel else { return self.apply(special(Special::Keep)) };
        self.apply(special(Special::Abbey))?;
        self.apply(Action::Place(Placement::new(Pos::new(*x, *y), Rotation::R0)))
    }

    fn choose_wagon(&mut self, player: usize, from: &Pointer, targets: &[Pointer], sel: &Selected) -> Checked {
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
        let is_between = |to: &(Pos, SegmentIndex)| is_connected && self.is_city(from) && self.is_city(*to);
        let (between, theirs): (BTreeSet<_>, BTreeSet<_>) = theirs.into_iter().partition(is_between);
        if !between.is_empty() {
            self.differences.insert(Difference::WagonBetweenCities);
            self.is_elsewhere = chosen.is_some_and(|place| between.contains(&place));
            if self.is_elsewhere || theirs.is_empty() {
                return Ok(());
            }
        }
        while matches!(self.asked_of_abbeys(), Some(Asked::Wagon { at, segment }) if (at, segment) != from) {
            self.leave_castle()?;
        }
        let Some(Asked::Wagon { .. }) = self.asked_of_abbeys() else { return Err("we ask about no wagon".to_owned()) };
        same("whose wagon", self.game.decision().map(|decision| decision.seat.index()), Some(player))?;
        let ours = self.game.legal().iter().filter_map(|action| match action {
            Action::Special(SpecialAction::AbbeyAndMayor(Special::Move { at, segment })) => Some((*at, *segment)),
            _ => None,
        });
        same("places for the wagon", ours.collect(), theirs)?;
        self.apply(special(chosen.map_or(Special::Home, |(at, segment)| Special::Move { at, segment })))
    }

    fn is_city(&self, (at, segment): (Pos, SegmentIndex)) -> bool {
        let laid = self.game.board().at(at).map(|tile| self.game.board().laid(tile));
        laid.and_then(|laid| laid.segment(segment)).is_some_and(|segment| segment.kind == Kind::City)
    }

    /// Theirs lets no wagon move on from a castle.
    pub fn leave_castles(&mut self) -> Checked {
        while matches!(self.asked_of_abbeys(), Some(Asked::Wagon { .. })) {
            self.leave_castle()?;
        }
        Ok(())
    }

    fn leave_castle(&mut self) -> Checked {
        let Some(Asked::Wagon { at, segment }) = self.asked_of_abbeys() else { return Ok(()) };
        let board = self.game.board();
        let city = board.features().of(board.laid(board.at(at).ok_or("no tile")?).node(segment));
        same("a wagon that only ours asks about stood on a castle", self.is_castle(city), true)?;
        self.differences.insert(Difference::CastleWagon);
        self.apply(special(Special::Home))
    }
}
