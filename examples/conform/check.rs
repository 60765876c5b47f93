//! Plays one logged game with our engine and stops at the first difference.

use std::collections::{BTreeMap, BTreeSet};

use bergerie_jcz::location::segment;
use bergerie_jcz::selection::{PlacementLog, Selected};
use bergerie_jcz::{answers, data};
use bergerie_rules::{
    Action, DrawOutcome, Event, Figure, Game, Kind, Placement, Pos, Seat, Setup, ShapeId, View, Waiting,
};
use serde_json::Value;

use crate::expansions::{self, Code, Memory};
use crate::log::{self, Act, Record};
use crate::scores::{self, Points};

/// Compares a whole game and returns the known differences that it shows.
///
/// # Errors
/// The first other difference, with the place of its record in the log.
pub fn check(setup: Setup, log: &[Record]) -> Result<BTreeSet<&'static str>, String> {
    let game = Game::new(setup).map_err(|errors| format!("setup: {errors:?}"))?;
    let mut run = Run {
        game,
        events: Vec::new(),
        scores: Vec::new(),
        returns: BTreeMap::new(),
        tokens: Tokens::new(),
        placed: 0,
        discarded: 0,
        never_drawn: never_drawn(log)?,
        differences: BTreeSet::new(),
        is_elsewhere: false,
        memory: Memory::default(),
    };
    for (number, record) in log.iter().enumerate() {
        run.follow(record).map_err(|why| format!("record {number}: {why}"))?;
        if run.is_elsewhere {
            break;
        }
    }
    Ok(run.differences)
}

pub type CheckResult = Result<(), String>;

pub fn same<T: PartialEq + std::fmt::Debug>(what: &str, ours: T, theirs: T) -> CheckResult {
    if ours == theirs { Ok(()) } else { Err(format!("{what}: ours {ours:?}, theirs {theirs:?}")) }
}

/// The number of tokens of each kind that each player took.
pub type Tokens = BTreeMap<(usize, String), u8>;

pub struct Run {
    pub game: Game,
    pub events: Vec<Event>,
    /// Scores that the log has reported since the last comparison.
    scores: Vec<log::Score>,
    /// The number of figures that the log has returned to each player since then.
    returns: BTreeMap<usize, usize>,
    /// Tokens that each player has taken in the log since then.
    tokens: Tokens,
    /// The number of tiles that the log has placed.
    placed: usize,
    /// The number of tiles that the log has discarded.
    discarded: usize,
    /// The tiles that were never drawn.
    pub never_drawn: Vec<ShapeId>,
    /// The known differences that this game has shown so far.
    pub differences: BTreeSet<&'static str>,
    /// Whether the other engine allowed an action that our rules forbid. If so, the rest of the log cannot be followed.
    pub is_elsewhere: bool,
    pub memory: Memory,
}

impl Run {
    fn follow(&mut self, record: &Record) -> CheckResult {
        expansions::ALL.iter().try_for_each(|code| (code.before)(self, record))?;
        for code in expansions::ALL {
            if (code.record)(self, record)? {
                return Ok(());
            }
        }
        match record {
            Record::Turn { p } => {
                // The log reports points at the start of a turn later, so they are compared later.
                let begun = self.events.iter().rposition(|event| matches!(event, Event::Turn { .. }));
                let later = begun.map(|begun| self.events.split_off(begun)).unwrap_or_default();
                self.compare_scores()?;
                self.events = later;
                same("player", self.game.active().index(), *p)
            }
            Record::Draw { p, tile, pack } => {
                if self.game.hand().is_some() {
                    same("tile won", self.game.hand(), Some(named(tile)?))?;
                } else {
                    self.draw(DrawOutcome::Tile(named(tile)?))?;
                }
                same("player", self.game.active().index(), *p)?;
                same("tiles left", self.game.pile().len(), *pack)
            }
            Record::Discard { tile } => self.discard(tile),
            Record::Act(act) => self.act(act),
            Record::Placed { tile, x, y, r } => self.placed(tile, &PlacementLog::Plain(*x, *y, *r)),
            Record::Deployed {} => Ok(()),
            Record::Other(other) if data::lists(|data| &data.ignored.records, &other.kind) => Ok(()),
            Record::Other(other) => Err(format!("an unknown record, {}", other.kind)),
            Record::Commit { p } => match self.game.decision() {
                Some(d) if d.seat.index() == *p && d.question.is_main() => Err(format!("we still ask {:?}", d.actions)),
                _ => Ok(()),
            },
            Record::Score(score) => {
                self.scores.push(score.clone());
                Ok(())
            }
            Record::Return { at: Some(at), .. }
                if at.get(2).and_then(Value::as_str).is_some_and(|kind| data::lists(|d| &d.ignored.returns, kind)) =>
            {
                Ok(())
            }
            Record::Return { p, .. } => {
                *self.returns.entry(*p).or_default() += 1;
                Ok(())
            }
            Record::TokenReceived { p, token, n } => {
                *self.tokens.entry((*p, token.clone())).or_default() += n;
                Ok(())
            }
            Record::State { scores, supply } => self.state(scores, supply),
            Record::Final { scores, supply, features, discarded, .. } => {
                same("over", self.game.waiting() == &Waiting::Over, true)?;
                self.compare_scores()?;
                self.state(scores, supply)?;
                let ours: BTreeSet<String> = self.game.discarded().iter().map(ShapeId::to_string).collect();
                same("discarded", ours, discarded.iter().cloned().collect())?;
                features.iter().try_for_each(|feature| self.feature(feature))
            }
        }
    }

    pub fn draw(&mut self, drawn: DrawOutcome) -> CheckResult {
        self.game.draw(drawn, &mut self.events).map_err(|error| format!("{drawn:?}: {error}"))
    }

    fn discard(&mut self, tile: &str) -> CheckResult {
        if self.game.discarded().len() == self.discarded {
            self.draw(DrawOutcome::Tile(named(tile)?))?;
        }
        // The log removes a tile that a player won at auction before it reports the turn.
        self.discarded += 1;
        same("discarded", self.game.discarded().get(self.discarded - 1).copied(), Some(named(tile)?))
    }

    fn placed(&mut self, tile: &str, at: &PlacementLog) -> CheckResult {
        self.placed += 1;
        let Action::Place(placement) = answers::placement(at)? else { return Err("no placement".to_owned()) };
        if self.game.board().tiles().len() < self.placed {
            // Our engine asks a question here and theirs does not, because cell and rotation leave no choice.
            let same_spot = |p: &Placement| (p.at, p.rotation) == (placement.at, placement.rotation);
            let placements =
                self.game.legal_actions().iter().filter_map(|a| if let Action::Place(p) = a { Some(*p) } else { None });
            let placement = placements.into_iter().find(same_spot).ok_or("we do not offer that placement")?;
            self.note_unlisted(&[])?;
            self.apply(Action::Place(placement))?;
        }
        let placed = self.game.board().tile_at(placement.at).map(|t| *self.game.board().placed_tile(t));
        let placed = placed.ok_or("no tile there")?;
        same("tile", placed.shape, named(tile)?)?;
        // A tile that fits everywhere looks the same in all rotations. The other engine rotates it, and ours does not.
        if !placed.shape.fits_all {
            same("rotation", placed.rotation, placement.rotation)?;
        }
        expansions::ALL.iter().try_for_each(|code| (code.placed)(self))
    }

    /// Records a difference for each of our legal answers that is not in `theirs`, the other engine's list. Checks that
    /// these answers are exactly those that our rules allow.
    pub fn note_unlisted(&mut self, theirs: &[Action]) -> CheckResult {
        let only_ours = self.game.legal_actions().iter().filter(|action| !theirs.contains(action));
        self.differences.extend(only_ours.filter_map(data::unlisted).flatten());
        expansions::ALL.iter().try_for_each(|code| (code.unlisted)(self))
    }

    fn act(&mut self, act: &Act) -> CheckResult {
        for code in expansions::ALL {
            if (code.act)(self, act)? {
                return Ok(());
            }
        }
        let decision = self.game.decision().ok_or("we ask nothing")?.clone();
        same("player of the decision", decision.seat.index(), act.p)?;
        let options = act.opts.iter().map(|options| answers::options(&self.game, options));
        let mut theirs = options.collect::<Result<Vec<_>, _>>()?.concat();
        if act.pass {
            theirs.push(answers::passing(&decision));
        }
        let is_known = |action: &&Action| !theirs.contains(action) && data::unlisted(action).is_none();
        let only_ours: Vec<_> = decision.actions.iter().filter(is_known).collect();
        let only_theirs: Vec<_> = theirs.iter().filter(|action| !decision.actions.contains(action)).collect();
        if !only_ours.is_empty() || !only_theirs.is_empty() {
            return Err(format!("choices: only ours {only_ours:?}, only theirs {only_theirs:?}"));
        }
        self.note_unlisted(&theirs)?;
        if let Selected::Other(other) = &act.sel {
            for code in expansions::ALL {
                if (code.selected)(self, other)? {
                    return Ok(());
                }
            }
        }
        self.apply(answers::selected(&self.game, &decision, &act.sel)?)
    }

    pub fn apply(&mut self, action: Action) -> CheckResult {
        self.game.apply(action, &mut self.events).map_err(|refusal| format!("{action:?}: {refusal}"))
    }

    /// Checks that the scores and returned figures that the other engine has logged since the last check match ours.
    pub fn compare_scores(&mut self) -> CheckResult {
        let mut ours: Vec<Points> = Vec::new();
        let mut returns: BTreeMap<usize, usize> = BTreeMap::new();
        let mut tokens = Tokens::new();
        for event in self.events.drain(..) {
            expansions::ALL.iter().for_each(|code| (code.tokens)(&event, &mut tokens));
            match event {
                Event::Scored(score) => ours.extend(scores::ours(&score)),
                Event::Returned { seat, .. } => *returns.entry(seat.index()).or_default() += 1,
                _ => {}
            }
        }
        let mut theirs = Vec::new();
        for score in std::mem::take(&mut self.scores) {
            if !data::is_ignored(&score.name, score.pts, score.at_the_end) {
                theirs.extend(scores::theirs(score)?);
            }
        }
        for Code { adjust, .. } in expansions::ALL {
            adjust(self, &mut ours, &mut theirs);
        }
        ours.sort();
        theirs.sort();
        same("scores", ours, theirs)?;
        same("tokens taken", tokens, std::mem::take(&mut self.tokens))?;
        same("figures returned", returns, std::mem::take(&mut self.returns))
    }

    fn state(&self, scores: &[i32], supply: &[BTreeMap<String, u8>]) -> CheckResult {
        let players = || self.game.seats().map(|seat| self.game.player(seat));
        same("scores", players().map(|p| p.points()).collect::<Vec<_>>(), scores.to_vec())?;
        same("supply", self.game.seats().map(|seat| self.supply(seat)).collect(), supply.to_vec())
    }

    /// Returns the number of each piece in a player's supply, by the other engine's names of the pieces.
    fn supply(&self, seat: Seat) -> BTreeMap<String, u8> {
        let figures =
            Figure::ALL.into_iter().map(|f| (data::figure(f), usize::from(self.game.player(seat).figure_count(f))));
        let shown = View::of(&self.game).seats.into_iter().nth(seat.index());
        let pieces = shown.into_iter().flat_map(|seat| seat.pieces).map(|(piece, count)| (data::piece(piece), count));
        let all = figures.chain(pieces).filter(|&(_, count)| count > 0);
        let mut supply = all.filter_map(|(name, count)| Some((name?.to_owned(), count as u8))).collect();
        expansions::ALL.iter().for_each(|code| (code.supply)(&self.game, seat, &mut supply));
        supply
    }

    /// Compares a feature of the final board with ours: its segments, and the properties that the log has.
    fn feature(&self, theirs: &log::Feature) -> CheckResult {
        if data::lists(|data| &data.ignored.features, &theirs.kind) {
            return Ok(());
        }
        let board = self.game.board();
        let mut nodes = BTreeSet::new();
        for (x, y, location) in &theirs.at {
            let at = Pos::new(*x, *y);
            let index = segment(board, at, &theirs.kind, location)
                .ok_or_else(|| format!("no {} {location} at {at}", theirs.kind))?;
            nodes.insert((at, index));
        }
        let &(at, index) = nodes.first().ok_or("a feature without segments")?;
        let tile = board.tile_at(at).ok_or("no tile")?;
        let feature = board.features().feature_of(board.placed_tile(tile).node(index));
        let members = board.features().nodes(feature).map(|n| (board.placed_tile(n.tile).at, n.index));
        same("segments", members.collect(), nodes)?;
        let tally = board.features().get(feature);
        if let Some(done) = theirs.done {
            same("done", board.is_complete(feature), done)?;
        }
        if let Some(closed) = theirs.closed {
            same("closed", tally.is_closed(), closed)?;
        }
        if let Some(pennants) = theirs.pennants {
            let segments = board.features().nodes(feature).map(|n| n.segment);
            let ours = segments.map(|segment| usize::from(segment.pennants)).sum();
            same("pennants", ours, pennants)?;
        }
        if let (Kind::Field, Some(cities)) = (tally.kind, theirs.cities) {
            same("cities", board.completed_cities(feature).len(), cities + theirs.castles.unwrap_or(0))?;
        }
        expansions::ALL.iter().try_for_each(|code| (code.feature)(self, feature, theirs))
    }
}

fn never_drawn(log: &[Record]) -> Result<Vec<ShapeId>, String> {
    let Some(Record::Final { never_drawn, .. }) = log.last() else { return Err("the log has no end".to_owned()) };
    let mut tiles = Vec::new();
    for (tile, &copies) in never_drawn {
        tiles.extend(std::iter::repeat_n(named(tile)?, copies));
    }
    Ok(tiles)
}

pub fn named(tile: &str) -> Result<ShapeId, String> {
    ShapeId::named(tile).ok_or_else(|| format!("unknown tile {tile}"))
}
