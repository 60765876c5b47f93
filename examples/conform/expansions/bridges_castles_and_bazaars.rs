//! Bridges, castles and bazaars. The other engine allows less than our rules, so its log does not answer all questions
//! of our engine.

use std::collections::{BTreeSet, VecDeque};

use bergerie_jcz::data;
use bergerie_jcz::expansions::bridges_castles_and_bazaars::castle_points;
use bergerie_jcz::location::{axis, segment};
use bergerie_jcz::selection::{Options, Pointer, Selected};
use bergerie_rules::expansions::bridges_castles_and_bazaars::{
    Action as Special, BazaarMode, DrawOutcome as Offered, Event as Happened, Origin, Question as Asked, State,
    castle_origin, state,
};
use bergerie_rules::{
    Action, DrawOutcome, Event, ExpansionAction, ExpansionDrawOutcome, ExpansionEvent, ExpansionQuestion, FeatureId,
    Kind, Piece, Placement, Pos, Question, Rotation, Score, Seat, ShapeId, Site, SpecialPiece,
};
use serde::Deserialize;

use super::{Code, bridges};
use crate::check::{CheckResult, Run, named, same};
use crate::log::{self, Act, Record};
use crate::scores::{Item, Points};

pub const CODE: Code = Code {
    before,
    record,
    act,
    unlisted,
    items,
    adjust: |run, ours, theirs| forget_choices(run, ours, theirs),
    feature,
    ..Code::NONE
};

/// Tiles that were picked without bids. In the other engine, all players pick a tile before the first of them plays.
pub type Memory = VecDeque<u8>;

fn special(action: Special) -> Action {
    Action::Expansion(ExpansionAction::BridgesCastlesAndBazaars(action))
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum BoardEvent {
    Token { at: Pointer },
    Castle { p: usize, at: Vec<Pointer>, vicinity: Vec<(i16, i16)> },
    Bazaar { tiles: Vec<String> },
    Auctioned { tile: String, p: usize, bidder: Option<usize>, v: String, pts: i32 },
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Choice {
    Castle { o: Vec<Pointer> },
    BazaarSelect { o: Vec<u8> },
    BazaarBid { min: u8 },
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Chosen {
    Castle { at: Pointer },
    BazaarSelect { idx: u8, price: u8 },
    BazaarBid { price: u8 },
}

fn before(run: &mut Run, record: &Record) -> CheckResult {
    match record {
        Record::Turn { .. } => run.pick_unasked(),
        Record::Commit { .. } => run.finish_turn(),
        _ => Ok(()),
    }
}

fn record(run: &mut Run, record: &Record) -> Result<bool, String> {
    let Record::Other(other) = record else { return Ok(false) };
    let is_bridge = || other.get("token").and_then(|token| token.as_str()) == Some("BRIDGE");
    if !(["castle", "bazaar", "auctioned"].contains(&other.kind.as_str()) || other.kind == "token" && is_bridge()) {
        return Ok(false);
    }
    match other.read()? {
        BoardEvent::Token { at } => run.bridge_stands(&at)?,
        BoardEvent::Castle { p, at, vicinity } => run.castle_stands(p, &at, &vicinity)?,
        BoardEvent::Bazaar { tiles } => run.turn_up(&tiles)?,
        BoardEvent::Auctioned { tile, p, bidder, v, pts } => run.auctioned(&tile, p, bidder, &v, pts)?,
    }
    Ok(true)
}

/// Follows a choice about castles or bazaars. Returns `false` for other choices.
fn act(run: &mut Run, Act { p, opts, sel, .. }: &Act) -> Result<bool, String> {
    let [Options::Other(options)] = opts.as_slice() else { return Ok(false) };
    match options.kind.as_str() {
        "flock" => run.pass_bridges()?,
        "castle" | "bazaar-select" | "bazaar-bid" => {
            let chosen = if let Selected::Other(other) = sel { Some(other.read()?) } else { None };
            run.choose(*p, options.read()?, chosen)?;
            return Ok(true);
        }
        _ => {}
    }
    Ok(false)
}

/// Checks that our bridges are exactly those that the rules allow.
fn unlisted(run: &Run) -> CheckResult {
    let game = &run.game;
    let Some(decision) = game.decision().filter(|_| run.expansion().is_some()) else { return Ok(()) };
    let has_bridge = game.player(decision.seat).piece_count(Piece::Bridge) > 0;
    let bridge = |action: &Action| match *action {
        Action::Place(placement) => placement.piece.map(|_| placement),
        Action::Expansion(ExpansionAction::BridgesCastlesAndBazaars(Special::BuildBridge(bridge))) => {
            let piece = SpecialPiece { piece: Piece::Bridge, site: Site::Over(bridge) };
            Some(Placement::new(bridge.at, Rotation::R0).with(piece))
        }
        _ => None,
    };
    let ours: BTreeSet<Placement> = decision.actions.iter().filter_map(bridge).collect();
    match decision.question {
        Question::Place(shape) => {
            let legal = if has_bridge { bridges::bridged_placements(game, shape) } else { BTreeSet::new() };
            same("placements with a bridge", &ours, &legal)?;
            // `bridges_castles_and_bazaars.md 1.2.4`
            let is_plain = |action: &Action| matches!(action, Action::Place(placement) if placement.piece.is_none());
            let needs_bridge = !decision.actions.iter().any(is_plain);
            same("discard", decision.actions.contains(&special(Special::Discard)), needs_bridge)
        }
        question if question.is_main() => {
            let placed = run.events.iter().rposition(|event| matches!(event, Event::Placed { .. })).unwrap_or(0);
            let is_bridge = |event: &Event| {
                matches!(
                    event,
                    Event::Expansion(ExpansionEvent::BridgesCastlesAndBazaars(Happened::BridgeBuilt { .. }))
                )
            };
            let may_build = has_bridge && !run.events.iter().skip(placed).any(is_bridge);
            let legal = if may_build { bridges::free_bridges(game) } else { BTreeSet::new() };
            same("bridges", ours, legal)
        }
        _ => Ok(()),
    }
}

/// Returns a single line for the points of a castle. The other engine reports the kind of feature whose points the
/// castle repeats, but not their breakdown. Returns `None` if the points are not those of a castle.
fn items(score: &Score, city: &'static str) -> Option<Vec<Item>> {
    let repeated = match castle_origin(score)? {
        Origin::Castle => "castle",
        Origin::Road => "road",
        Origin::City => city,
        Origin::Monastery | Origin::Abbey | Origin::Shrine => "monastery",
    };
    Some(vec![(format!("castle.{repeated}"), None, score.points)])
}

/// Clears the feature whose points a castle repeats, if several features or castles scored the same number of points.
/// The engines may name different ones. Owner and points are still compared.
fn forget_choices(run: &Run, ours: &mut [Points], theirs: &mut [Points]) {
    let (game, features) = (&run.game, run.game.board().features());
    let completed = game.board().completed_by(game.last_placed_tile()).into_iter();
    let worth: BTreeSet<(i32, Kind)> =
        completed.filter_map(|feature| Some((game.prospect(feature)?.completed, features.get(feature).kind))).collect();
    for scores in [ours, theirs] {
        let castles: Vec<i32> = scores.iter().filter(|score| score.2 == "castle").map(|score| score.1).collect();
        for castle in scores.iter_mut().filter(|score| score.2 == "castle") {
            let kinds = worth.iter().filter(|(points, _)| *points == castle.1).count();
            if kinds + castles.iter().filter(|&&points| points == castle.1).count() > 2 {
                castle.3.clear();
            }
        }
    }
}

fn feature(run: &Run, feature: FeatureId, theirs: &log::Feature) -> CheckResult {
    let board = run.game.board();
    if board.features().get(feature).kind == Kind::Field && theirs.cities.is_some() {
        let castles = board.completed_cities(feature).iter().filter(|&&city| is_castle(run, city)).count();
        same("castles", castles, theirs.castles.unwrap_or(0))?;
    }
    same("castle", is_castle(run, feature), theirs.kind == "Castle")
}

/// Returns whether a city is under a castle.
pub fn is_castle(run: &Run, city: FeatureId) -> bool {
    let at = run.game.board().segment_location(run.game.board().features().get(city).oldest);
    run.expansion().is_some_and(|state| state.castles.built().iter().any(|castle| castle.at(&run.game) == at))
}

impl Run {
    fn expansion(&self) -> Option<&State> {
        state(&self.game)
    }

    fn asked(&self) -> Option<Asked> {
        match self.game.decision()?.question {
            Question::Expansion(ExpansionQuestion::BridgesCastlesAndBazaars(question)) => Some(question),
            _ => None,
        }
    }

    /// Passes if the other engine asked no question. It knows fewer places for bridges.
    fn pass_bridges(&mut self) -> CheckResult {
        let Some(decision) = self.game.decision().filter(|decision| decision.question.is_main()) else {
            return Ok(());
        };
        if decision.actions.iter().any(|action| *action != Action::Pass && data::unlisted(action).is_none()) {
            return Ok(());
        }
        self.note_unlisted(&[])?;
        self.apply(Action::Pass)
    }

    /// Answers the remaining questions of a turn about which the log has no more records. No castle is built, and
    /// castles repeat the highest score.
    fn finish_turn(&mut self) -> CheckResult {
        self.pass_bridges()?;
        while let Some(question) = self.asked() {
            if matches!(question, Asked::SmallCity { .. } | Asked::Castle { .. }) {
                self.differences.insert("castle-choices");
            }
            match question {
                Asked::SmallCity { .. } => self.apply(special(Special::TakePoints))?,
                Asked::Castle { .. } => {
                    let best = self
                        .game
                        .legal_actions()
                        .iter()
                        .copied()
                        .max_by_key(|&action| castle_points(&self.game, action));
                    self.apply(best.ok_or("nothing for a castle to take")?)?;
                }
                Asked::Pick | Asked::Raise | Asked::Deal | Asked::Request => break,
            }
        }
        Ok(())
    }

    fn choose(&mut self, player: usize, choice: Choice, chosen: Option<Chosen>) -> CheckResult {
        match (choice, chosen) {
            (Choice::Castle { o }, Some(Chosen::Castle { at })) => self.choose_castle(player, &o, Some(&at)),
            (Choice::Castle { o }, None) => self.choose_castle(player, &o, None),
            (Choice::BazaarSelect { o }, Some(Chosen::BazaarSelect { idx, price })) => {
                self.select(player, &o, idx, price)
            }
            (Choice::BazaarBid { min }, chosen) => {
                let raises = self.game.legal_actions().iter().filter_map(|action| match action {
                    Action::Expansion(ExpansionAction::BridgesCastlesAndBazaars(Special::Raise { bid })) => Some(*bid),
                    _ => None,
                });
                same("lowest raise", raises.min(), Some(min))?;
                let price = if let Some(Chosen::BazaarBid { price }) = chosen { Some(price) } else { None };
                self.answer(player, price.map_or(Special::Decline, |bid| Special::Raise { bid }))
            }
            _ => Err("a selection of another kind".to_owned()),
        }
    }

    fn answer(&mut self, player: usize, action: Special) -> CheckResult {
        same("who chooses", self.game.decision().map(|decision| decision.seat.index()), Some(player))?;
        self.apply(special(action))
    }

    /// Answers our question about each city. The other engine asks for one of several cities, so all others are
    /// declined.
    fn choose_castle(&mut self, player: usize, cities: &[Pointer], chosen: Option<&Pointer>) -> CheckResult {
        self.pass_bridges()?;
        let features = |pointers: &[&Pointer]| -> Result<Vec<FeatureId>, String> {
            pointers.iter().map(|pointer| self.city(pointer)).collect()
        };
        let cities = features(&cities.iter().collect::<Vec<_>>())?;
        let chosen = features(chosen.as_slice())?;
        while let (Some(Asked::SmallCity { at, segment }), Some(decision)) = (self.asked(), self.game.decision()) {
            let board = self.game.board();
            let city =
                board.features().feature_of(board.placed_tile(board.tile_at(at).ok_or("no tile")?).node(segment));
            let is_theirs = decision.seat.index() == player && cities.contains(&city);
            let is_chosen = is_theirs && chosen.contains(&city);
            if !is_theirs {
                self.differences.insert("castle-choices");
            }
            self.apply(special(if is_chosen { Special::BuildCastle } else { Special::TakePoints }))?;
            if is_chosen {
                return Ok(());
            }
        }
        if chosen.is_empty() { Ok(()) } else { Err("we do not ask about that castle".to_owned()) }
    }

    fn city(&self, Pointer(x, y, _, location): &Pointer) -> Result<FeatureId, String> {
        let (board, at) = (self.game.board(), Pos::new(*x, *y));
        let index = segment(board, at, "City", location).ok_or_else(|| format!("no city {location} at {at}"))?;
        Ok(board.features().feature_of(board.placed_tile(board.tile_at(at).ok_or("no tile")?).node(index)))
    }

    fn select(&mut self, player: usize, free: &[u8], offer: u8, price: u8) -> CheckResult {
        let options = self.game.setup().expansions.bridges_castles_and_bazaars.as_ref();
        if options.is_some_and(|options| options.bazaar_mode == BazaarMode::NoBid) {
            self.memory.auctions.push_back(offer);
            return Ok(());
        }
        let auction = self.expansion().and_then(|state| state.bazaars.auction());
        let ours: Vec<u8> =
            auction.into_iter().flat_map(|auction| auction.unsold_tiles()).map(|(place, _)| place).collect();
        same("tiles on offer", ours.as_slice(), free)?;
        self.answer(player, Special::Pick { offer, bid: price })
    }

    /// Picks tiles without bids. In our engine, a player picks after the previous player has played.
    fn pick_unasked(&mut self) -> CheckResult {
        match self.asked() {
            Some(Asked::Pick) => {
                let offer = self.memory.auctions.pop_front().ok_or("nobody picked")?;
                self.apply(special(Special::Pick { offer, bid: 0 }))
            }
            _ => Ok(()),
        }
    }

    /// Offers tiles for sale.
    fn turn_up(&mut self, tiles: &[String]) -> CheckResult {
        for tile in tiles {
            let offer = Offered::Offer(named(tile)?);
            self.draw(DrawOutcome::Expansion(ExpansionDrawOutcome::BridgesCastlesAndBazaars(offer)))?;
        }
        Ok(())
    }

    /// Compares the sale of a tile: the buyer, and who paid whom.
    fn auctioned(&mut self, tile: &str, p: usize, bidder: Option<usize>, v: &str, pts: i32) -> CheckResult {
        if !self.memory.auctions.is_empty() || self.asked() == Some(Asked::Pick) && pts == 0 && bidder.is_none() {
            // Without bids, our game has not reached the sale yet.
            return Ok(());
        }
        let (to, payee) = if v == "BUY" { (Some(p), bidder) } else { (bidder, Some(p)) };
        let theirs = (named(tile)?, to, pts.unsigned_abs() as u8, payee);
        let ours: Vec<(ShapeId, Option<usize>, u8, Option<usize>)> = self
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Expansion(ExpansionEvent::BridgesCastlesAndBazaars(Happened::Sold {
                    shape,
                    to,
                    paid,
                    payee,
                })) => Some((*shape, Some(to.index()), *paid, payee.map(Seat::index))),
                _ => None,
            })
            .collect();
        if ours.contains(&theirs) { Ok(()) } else { Err(format!("sold: ours {ours:?}, theirs {theirs:?}")) }
    }

    fn bridge_stands(&self, Pointer(x, y, _, axis): &Pointer) -> CheckResult {
        let (board, at) = (self.game.board(), Pos::new(*x, *y));
        same("bridge", board.tile_at(at).and_then(|tile| board.placed_tile(tile).road_axis()), Some(self::axis(axis)?))
    }

    /// Compares a new castle. Our engine builds it when all choices have been made.
    fn castle_stands(&self, player: usize, at: &[Pointer], vicinity: &[(i16, i16)]) -> CheckResult {
        if matches!(self.asked(), Some(Asked::SmallCity { .. })) {
            return Ok(());
        }
        let castles = self.expansion().into_iter().flat_map(|state| state.castles.built());
        let cells: BTreeSet<Pos> = at.iter().map(|Pointer(x, y, ..)| Pos::new(*x, *y)).collect();
        let castle = castles.into_iter().find(|castle| cells == castle.cells.into_iter().collect());
        let castle = castle.ok_or_else(|| format!("no castle on {cells:?}"))?;
        let lords: Vec<usize> = castle.lords(&self.game).into_iter().map(Seat::index).collect();
        same("lords", lords, vec![player])?;
        let near = vicinity.iter().filter(|&&(x, y)| castle.has_near(Pos::new(x, y))).count();
        same("cells near the castle", near, vicinity.len())
    }
}
