//! Bridges, castles and bazaars: where the other engine is narrower than our rules, its log says less than ours asks.

use std::collections::{BTreeMap, BTreeSet};

use bergerie::rules::expansions::SpecialDrawn;
use bergerie::rules::expansions::bridges_castles_and_bazaars::{Action as Special, Bridge, bridge_of};
use bergerie::rules::expansions::bridges_castles_and_bazaars::{
    BazaarMode, Drawn as Offered, Event as Happened, castle_origin,
};
use bergerie::rules::expansions::bridges_castles_and_bazaars::{Question as Asked, State};
use bergerie::rules::expansions::{SpecialAction, SpecialEvent, SpecialQuestion};
use bergerie::rules::feature::FeatureId;
use bergerie::rules::figure::Figure;
use bergerie::rules::geometry::{Axis, Pos};
use bergerie::rules::piece::{Piece, Site, SpecialPiece};
use bergerie::rules::seat::Seat;
use bergerie::rules::tile::ShapeId;
use bergerie::rules::{Action, Drawn, Event, Game, Question, View};

use crate::check::{Checked, Run, named, same};
use crate::differences::Difference;
use crate::location::segment;
use crate::log::{Options, Pointer, Selected, Span};
use crate::names;

fn special(action: Special) -> Action {
    Action::Special(SpecialAction::BridgesCastlesAndBazaars(action))
}

/// A bridge by their names.
pub fn span(Span(x, y, axis): &Span) -> Result<Bridge, String> {
    let axis = match axis.as_str() {
        "NS" => Axis::NorthSouth,
        "WE" => Axis::WestEast,
        other => return Err(format!("unknown axis {other}")),
    };
    Ok(Bridge { at: Pos::new(*x, *y), axis })
}

/// The choice of a bridge that no placement needs.
pub fn bridge(Pointer(x, y, _, axis): &Pointer) -> Result<Action, String> {
    Ok(special(Special::Bridge(span(&Span(*x, *y, axis.clone()))?)))
}

/// A bridge that a placement needs.
pub const fn needed(bridge: Bridge) -> SpecialPiece {
    SpecialPiece { piece: Piece::Bridge, site: Site::Over(bridge) }
}

/// Whether ours may offer what theirs does not: bridges, and whatever is only about them.
pub fn is_extra(action: &Action) -> bool {
    match action {
        Action::Place(placement) => bridge_of(placement).is_some(),
        Action::Special(SpecialAction::BridgesCastlesAndBazaars(special)) => {
            matches!(special, Special::Bridge(_) | Special::Discard)
        }
        _ => false,
    }
}

/// What a player has left, in their words.
pub fn supply(game: &Game, seat: Seat) -> BTreeMap<String, u8> {
    let figures = Figure::ALL.into_iter().map(|f| (names::figure(f), usize::from(game.purse(seat).count(f))));
    let pieces = View::of(game).seats.into_iter().nth(seat.index()).map_or_else(Vec::new, |seat| seat.pieces);
    let all = figures.chain(pieces.into_iter().map(|(piece, count)| (names::piece(piece), count)));
    all.filter(|&(_, count)| count > 0).filter_map(|(name, count)| Some((name?.to_owned(), count as u8))).collect()
}

impl Run {
    fn expansion(&self) -> Option<&State> {
        self.game.states().bridges_castles_and_bazaars.as_ref()
    }

    /// Whether a city is under a castle.
    pub fn is_castle(&self, city: FeatureId) -> bool {
        let features = self.game.board().features();
        let at = self.game.board().place(features.get(city).oldest);
        self.expansion().is_some_and(|state| state.castles.built().iter().any(|castle| castle.at(&self.game) == at))
    }

    fn asked(&self) -> Option<Asked> {
        match self.game.decision()?.question {
            Question::Special(SpecialQuestion::BridgesCastlesAndBazaars(question)) => Some(question),
            _ => None,
        }
    }

    /// What passing means: a tile that fits only with a bridge is discarded.
    pub fn passing(&self) -> Action {
        match self.game.decision().map(|decision| decision.question) {
            Some(Question::Place(_)) => special(Special::Discard),
            _ => Action::Pass,
        }
    }

    /// Passes where theirs asked nothing, since it knows fewer places for bridges.
    pub fn pass_bridges(&mut self) -> Checked {
        let Some(decision) = self.game.decision().filter(|decision| decision.question == Question::Act) else {
            return Ok(());
        };
        let only_bridges = decision.actions.iter().all(|action| *action == Action::Pass || is_extra(action));
        if !only_bridges {
            return Ok(());
        }
        self.differences.insert(Difference::MoreBridges);
        self.apply(Action::Pass)
    }

    /// Theirs has nothing more to say about this tile: no castle is built, and castles take what is worth most.
    pub fn finish_turn(&mut self) -> Checked {
        self.pass_bridges()?;
        while let Some(question) = self.asked() {
            if matches!(question, Asked::SmallCity { .. } | Asked::Castle { .. }) {
                self.differences.insert(Difference::CastleChoices);
            }
            match question {
                Asked::SmallCity { .. } => self.apply(special(Special::TakePoints))?,
                Asked::Castle { .. } => {
                    let best = self.game.legal().iter().copied().max_by_key(|&action| self.taken(action));
                    self.apply(best.ok_or("nothing for a castle to take")?)?;
                }
                Asked::Pick | Asked::Raise | Asked::Deal | Asked::Request => break,
            }
        }
        Ok(())
    }

    /// The points that a castle takes with an answer.
    fn taken(&self, action: Action) -> Option<i32> {
        let (mut game, mut events) = (self.game.clone(), Vec::new());
        game.apply(action, &mut events).ok()?;
        events.iter().find_map(|event| match event {
            Event::Scored(score) if castle_origin(score).is_some() => Some(score.points),
            _ => None,
        })
    }

    /// Follows a choice about castles or bazaars; `false` if it is about something else.
    pub fn act_at_bazaar(&mut self, player: usize, opts: &[Options], sel: &Selected) -> Result<bool, String> {
        match (opts, sel) {
            ([Options::Castle { o }], sel) => {
                let at = if let Selected::Castle { at } = sel { Some(at) } else { None };
                self.choose_castle(player, o, at)?;
            }
            ([Options::BazaarSelect { o }], Selected::BazaarSelect { idx, price }) => {
                self.select(player, o, *idx, *price)?
            }
            ([Options::BazaarBid { min }], sel) => {
                let raises = self.game.legal().iter().filter_map(|action| match action {
                    Action::Special(SpecialAction::BridgesCastlesAndBazaars(Special::Raise { bid })) => Some(*bid),
                    _ => None,
                });
                same("lowest raise", raises.min(), Some(*min))?;
                self.answer(
                    player,
                    match sel {
                        Selected::BazaarBid { price } => Special::Raise { bid: *price },
                        _ => Special::Decline,
                    },
                )?;
            }
            ([Options::BazaarBuysell {}], Selected::BazaarBuysell { v }) => {
                self.answer(player, if v == "BUY" { Special::Buy } else { Special::Sell })?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn answer(&mut self, player: usize, action: Special) -> Checked {
        same("who chooses", self.game.decision().map(|decision| decision.seat.index()), Some(player))?;
        self.apply(special(action))
    }

    /// Theirs asks for one of several cities; ours asks for each, and whatever theirs did not choose is declined.
    fn choose_castle(&mut self, player: usize, cities: &[Pointer], chosen: Option<&Pointer>) -> Checked {
        self.pass_bridges()?;
        let features = |pointers: &[&Pointer]| -> Result<Vec<FeatureId>, String> {
            pointers.iter().map(|pointer| self.city(pointer)).collect()
        };
        let cities = features(&cities.iter().collect::<Vec<_>>())?;
        let chosen = features(chosen.as_slice())?;
        while let (Some(Asked::SmallCity { at, segment }), Some(decision)) = (self.asked(), self.game.decision()) {
            let board = self.game.board();
            let city = board.features().of(board.laid(board.at(at).ok_or("no tile")?).node(segment));
            let is_theirs = decision.seat.index() == player && cities.contains(&city);
            let is_chosen = is_theirs && chosen.contains(&city);
            if !is_theirs {
                self.differences.insert(Difference::CastleChoices);
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
        Ok(board.features().of(board.laid(board.at(at).ok_or("no tile")?).node(index)))
    }

    fn select(&mut self, player: usize, free: &[u8], offer: u8, price: u8) -> Checked {
        let options = self.game.setup().expansions.bridges_castles_and_bazaars.as_ref();
        if options.is_some_and(|options| options.bazaar_mode == BazaarMode::NoBid) {
            self.picks.push_back(offer);
            return Ok(());
        }
        let auction = self.expansion().and_then(|state| state.bazaars.auction());
        let ours: Vec<u8> = auction.into_iter().flat_map(|auction| auction.free()).map(|(place, _)| place).collect();
        same("tiles on offer", ours.as_slice(), free)?;
        self.answer(player, Special::Pick { offer, bid: price })
    }

    /// Without bids ours lets each pick when the one before has played.
    pub fn pick_unasked(&mut self) -> Checked {
        match self.asked() {
            Some(Asked::Pick) => {
                let offer = self.picks.pop_front().ok_or("nobody picked")?;
                self.apply(special(Special::Pick { offer, bid: 0 }))
            }
            _ => Ok(()),
        }
    }

    /// Tiles go on offer.
    pub fn turn_up(&mut self, tiles: &[String]) -> Checked {
        for tile in tiles {
            let drawn = Drawn::Special(SpecialDrawn::BridgesCastlesAndBazaars(Offered::Offer(named(tile)?)));
            self.game.draw(drawn, &mut self.events).map_err(|e| format!("{tile}: {e}"))?;
        }
        Ok(())
    }

    /// A tile was sold: to whom, and who paid whom.
    pub fn auctioned(&mut self, tile: &str, p: usize, bidder: Option<usize>, v: &str, pts: i32) -> Checked {
        if !self.picks.is_empty() || self.asked() == Some(Asked::Pick) && pts == 0 && bidder.is_none() {
            // Without bids ours has not come so far.
            return Ok(());
        }
        let (to, payee) = if v == "BUY" { (Some(p), bidder) } else { (bidder, Some(p)) };
        let theirs = (named(tile)?, to, pts.unsigned_abs() as u8, payee);
        let ours: Vec<(ShapeId, Option<usize>, u8, Option<usize>)> = self
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Special(SpecialEvent::BridgesCastlesAndBazaars(Happened::Sold { shape, to, paid, payee })) => {
                    Some((*shape, Some(to.index()), *paid, payee.map(Seat::index)))
                }
                _ => None,
            })
            .collect();
        if ours.contains(&theirs) { Ok(()) } else { Err(format!("sold: ours {ours:?}, theirs {theirs:?}")) }
    }

    pub fn bridge_stands(&self, Pointer(x, y, _, axis): &Pointer) -> Checked {
        let bridge = span(&Span(*x, *y, axis.clone()))?;
        let board = self.game.board();
        same("bridge", board.at(bridge.at).and_then(|tile| board.laid(tile).over()), Some(bridge.axis))
    }

    /// A castle was built. Ours builds when all choices are made.
    pub fn castle_stands(&self, player: usize, at: &[Pointer], vicinity: &[(i16, i16)]) -> Checked {
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
