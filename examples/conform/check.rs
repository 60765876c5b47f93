//! Plays one logged game with our engine and stops at the first difference.
//!
//! What belongs to Bridges, Castles & Bazaars stands in `bazaars.rs`, to Abbey & Mayor in `abbeys.rs`.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use bergerie::rules::expansions::hills_and_sheep::Action::{Grow, Herd};
use bergerie::rules::expansions::hills_and_sheep::{self, Token};
use bergerie::rules::expansions::{SpecialAction, SpecialDrawn, SpecialLot};
use bergerie::rules::figure::Figure;
use bergerie::rules::geometry::{Pos, Rotation};
use bergerie::rules::piece::Piece;
use bergerie::rules::tile::{Kind, ShapeId};
use bergerie::rules::{Action, Drawn, Event, Game, Lot, Placement, Question, Setup, Waiting};

use crate::abbeys;
use crate::bazaars::{self, is_extra, supply};
use crate::differences::Difference;
use crate::goods::{self, Tokens};
use crate::location::segment;
use crate::log::{self, Laying, Options, Pointer, Record, Selected};
use crate::names;
use crate::scores::{self, Points};

/// Compares a whole game and returns the known differences that it shows.
///
/// # Errors
/// The first other difference, with the place of its record in the log.
pub fn check(setup: Setup, log: &[Record]) -> Result<BTreeSet<Difference>, String> {
    let game = Game::new(setup).map_err(|faults| format!("setup: {faults:?}"))?;
    let mut run = Run {
        game,
        events: Vec::new(),
        scores: Vec::new(),
        returns: BTreeMap::new(),
        tokens: Tokens::new(),
        laid: 0,
        discarded: 0,
        never_drawn: never_drawn(log)?,
        picks: VecDeque::new(),
        differences: BTreeSet::new(),
        is_elsewhere: false,
    };
    for (number, record) in log.iter().enumerate() {
        run.follow(record).map_err(|why| format!("record {number}: {why}"))?;
        if run.is_elsewhere {
            break;
        }
    }
    Ok(run.differences)
}

pub type Checked = Result<(), String>;

pub fn same<T: PartialEq + std::fmt::Debug>(what: &str, ours: T, theirs: T) -> Checked {
    if ours == theirs { Ok(()) } else { Err(format!("{what}: ours {ours:?}, theirs {theirs:?}")) }
}

pub struct Run {
    pub game: Game,
    pub events: Vec<Event>,
    /// Scores that the log told since the last comparison.
    scores: Vec<log::Score>,
    /// Figures returned to each player since then.
    returns: BTreeMap<usize, usize>,
    /// Tokens taken by each player since then.
    tokens: Tokens,
    /// Tiles that the log laid.
    laid: usize,
    /// Tiles that the log discarded.
    discarded: usize,
    /// The tiles that nobody drew: theirs does not say which of them lie under hills, so ours puts any there.
    never_drawn: Vec<ShapeId>,
    /// Tiles picked without bids, which theirs lets everybody do before anybody plays.
    pub picks: VecDeque<u8>,
    /// The known differences that the game has shown so far.
    pub differences: BTreeSet<Difference>,
    /// Whether theirs did what our rules deny, so that the rest of the log cannot be followed.
    pub is_elsewhere: bool,
}

impl Run {
    fn follow(&mut self, record: &Record) -> Checked {
        match record {
            Record::Turn { p } => {
                self.leave_castles()?;
                self.pick_unasked()?;
                self.compare_scores()?;
                same("player", self.game.active().index(), *p)
            }
            Record::DoubleTurn {} => {
                self.leave_castles()?;
                if self.has_second_tile()? { self.compare_scores() } else { Ok(()) }
            }
            Record::Draw { p, tile, pack } => {
                if self.game.hand().is_some() {
                    same("tile won", self.game.hand(), Some(named(tile)?))?;
                } else {
                    self.draw(tile)?;
                }
                same("player", self.game.active().index(), *p)?;
                same("tiles left", self.game.pile().len(), *pack)
            }
            Record::Discard { tile } => self.discard(tile),
            Record::Act { p, opts, sel, pass } => self.act(*p, opts, sel, *pass),
            Record::Placed { tile, x, y, r } => self.placed(tile, Laying::Plain(*x, *y, *r)),
            Record::Deployed {} => Ok(()),
            Record::FlockToken { token } => self.token(token),
            Record::Token { at } => self.bridge_stands(at),
            Record::Castle { p, at, vicinity } => self.castle_stands(*p, at, vicinity),
            Record::Bazaar { tiles } => {
                self.leave_castles()?;
                self.turn_up(tiles)
            }
            Record::Auctioned { tile, p, bidder, v, pts } => self.auctioned(tile, *p, *bidder, v, *pts),
            Record::Commit { p } => {
                self.finish_turn()?;
                match self.game.decision() {
                    Some(d) if d.seat.index() == *p && d.question == Question::Act => {
                        Err(format!("we still ask {:?}", d.actions))
                    }
                    _ => Ok(()),
                }
            }
            Record::Score(score) => {
                self.scores.push(score.clone());
                Ok(())
            }
            Record::Return { p } => {
                *self.returns.entry(*p).or_default() += 1;
                Ok(())
            }
            Record::TokenReceived { p, token, n } => {
                *self.tokens.entry((*p, token.clone())).or_default() += n;
                Ok(())
            }
            Record::State { scores, supply } => self.state(scores, supply),
            Record::Final { scores, supply, features, discarded, .. } => {
                self.leave_castles()?;
                same("over", self.game.waiting() == &Waiting::Over, true)?;
                self.compare_scores()?;
                self.state(scores, supply)?;
                let ours: BTreeSet<String> = self.game.discarded().iter().map(ShapeId::to_string).collect();
                same("discarded", ours, discarded.iter().cloned().collect())?;
                features.iter().try_for_each(|feature| self.feature(feature))
            }
        }
    }

    fn draw(&mut self, tile: &str) -> Checked {
        let shape = named(tile)?;
        self.game.draw(Drawn::Tile(shape), &mut self.events).map_err(|e| format!("{tile}: {e}"))
    }

    fn discard(&mut self, tile: &str) -> Checked {
        if self.game.discarded().len() == self.discarded {
            self.draw(tile)?;
        }
        // One that was won at auction is gone before its turn is told.
        self.discarded += 1;
        same("discarded", self.game.discarded().get(self.discarded - 1).copied(), Some(named(tile)?))
    }

    fn placed(&mut self, tile: &str, at: Laying) -> Checked {
        self.laid += 1;
        let placement = placement(&at)?;
        if self.game.board().tiles().len() < self.laid {
            // Theirs asked nothing; ours asks all the same. Cell and rotation leave no choice of bridges.
            let same_spot = |p: &Placement| (p.at, p.rotation) == (placement.at, placement.rotation);
            let placements =
                self.game.legal().iter().filter_map(|a| if let Action::Place(p) = a { Some(*p) } else { None });
            let placement = placements.into_iter().find(same_spot).ok_or("we do not offer that placement")?;
            if self.game.legal().iter().any(is_extra) {
                self.differences.insert(Difference::MoreBridges);
            }
            self.apply(Action::Place(placement))?;
        }
        let laid = self.game.board().at(placement.at).map(|t| *self.game.board().laid(t));
        let laid = laid.ok_or("no tile there")?;
        same("tile", laid.shape, named(tile)?)?;
        same("rotation", laid.rotation, abbeys::rotation(laid.shape, placement.rotation))?;
        self.hide_tile()
    }

    /// Puts a tile that nobody ever drew under a hill that was just laid.
    fn hide_tile(&mut self) -> Checked {
        let lot = Lot::Special(SpecialLot::HillsAndSheep(hills_and_sheep::Lot::UnderTile));
        if *self.game.waiting() != Waiting::Draw(lot) {
            return Ok(());
        }
        let shape = self.never_drawn.pop().ok_or("no tile for under the hill")?;
        self.special(hills_and_sheep::Drawn::UnderTile(shape))
    }

    fn token(&mut self, token: &str) -> Checked {
        const TOKENS: [(&str, Token); 5] = [
            ("SHEEP_1X", Token::One),
            ("SHEEP_2X", Token::Two),
            ("SHEEP_3X", Token::Three),
            ("SHEEP_4X", Token::Four),
            ("WOLF", Token::Wolf),
        ];
        let (_, token) = TOKENS.into_iter().find(|(name, _)| *name == token).ok_or("unknown token")?;
        self.special(hills_and_sheep::Drawn::Token(token))
    }

    fn special(&mut self, drawn: hills_and_sheep::Drawn) -> Checked {
        let drawn = Drawn::Special(SpecialDrawn::HillsAndSheep(drawn));
        self.game.draw(drawn, &mut self.events).map_err(|e| format!("{drawn:?}: {e}"))
    }

    fn act(&mut self, player: usize, opts: &[Options], sel: &Selected, pass: bool) -> Checked {
        if self.act_at_bazaar(player, opts, sel)? || self.act_with_abbey(player, opts, sel)? {
            return Ok(());
        }
        if matches!(sel, Selected::Flock { .. }) {
            self.pass_bridges()?;
        }
        let decision = self.game.decision().ok_or("we ask nothing")?;
        same("who chooses", decision.seat.index(), player)?;
        let mut theirs = opts.iter().map(|o| self.options(o)).collect::<Result<Vec<_>, _>>()?.concat();
        if pass {
            theirs.push(self.passing());
        }
        // Ours knows more places for bridges; nothing else may differ.
        let only_ours: Vec<_> = decision.actions.iter().filter(|a| !theirs.contains(a) && !is_extra(a)).collect();
        let only_theirs: Vec<_> = theirs.iter().filter(|a| !decision.actions.contains(a)).collect();
        if !only_ours.is_empty() || !only_theirs.is_empty() {
            return Err(format!("choices: only ours {only_ours:?}, only theirs {only_theirs:?}"));
        }
        if decision.actions.iter().any(|action| !theirs.contains(action)) {
            self.differences.insert(Difference::MoreBridges);
        }
        let action = match sel {
            Selected::Tile { x, y, r, bridge: None } => Action::Place(placement(&Laying::Plain(*x, *y, *r))?),
            Selected::Tile { x, y, r, bridge: Some(span) } => {
                Action::Place(placement(&Laying::Bridged(*x, *y, *r, span.clone()))?)
            }
            Selected::Meeple { meeple, at } => self.deploy(meeple, at)?,
            Selected::Bridge { at } => bazaars::bridge(at)?,
            Selected::Flock { v } => flock(if v == "EXPAND" { Grow } else { Herd }),
            Selected::Pass {} => self.passing(),
            _ => return Err("a choice that belongs elsewhere".to_owned()),
        };
        self.apply(action)
    }

    pub fn apply(&mut self, action: Action) -> Checked {
        self.game.apply(action, &mut self.events).map_err(|refusal| format!("{action:?}: {refusal}"))
    }

    fn options(&self, options: &Options) -> Result<Vec<Action>, String> {
        match options {
            Options::Tile { o, .. } => o.iter().map(|at| Ok(Action::Place(placement(at)?))).collect(),
            Options::Meeple { meeple, o, .. } => o.iter().map(|at| self.deploy(meeple, at)).collect(),
            Options::Bridge { o } => o.iter().map(bazaars::bridge).collect(),
            Options::Flock {} => Ok(vec![flock(Grow), flock(Herd)]),
            _ => Err("an option that belongs elsewhere".to_owned()),
        }
    }

    fn deploy(&self, meeple: &str, Pointer(x, y, kind, location): &Pointer) -> Result<Action, String> {
        if names::piece(Piece::Barn) == Some(meeple) {
            return abbeys::barn(&Pointer(*x, *y, kind.clone(), location.clone()));
        }
        let figure = Figure::ALL.into_iter().find(|&f| names::figure(f) == Some(meeple)).ok_or("unknown figure")?;
        let at = Pos::new(*x, *y);
        same("tile of the figure", self.game.board().laid(self.game.last()).at, at)?;
        let segment =
            segment(self.game.board(), at, kind, location).ok_or_else(|| format!("no {kind} {location} at {at}"))?;
        Ok(Action::Deploy { figure, segment })
    }

    /// Compares the scores and returned figures since the last comparison.
    fn compare_scores(&mut self) -> Checked {
        let mut ours: Vec<Points> = Vec::new();
        let mut returns: BTreeMap<usize, usize> = BTreeMap::new();
        let mut tokens = Tokens::new();
        for event in self.events.drain(..) {
            goods::take(&event, &mut tokens);
            match event {
                Event::Scored(score) => ours.extend(scores::ours(&score)),
                Event::Returned { seat, .. } => *returns.entry(seat.index()).or_default() += 1,
                _ => {}
            }
        }
        // What a castle does not take at the end is told by theirs as 0 points, and so is what a mayor without pennants gets.
        let is_nothing = |score: &log::Score| {
            matches!(score.name.as_str(), "city.empty" | "castle.empty") && score.pts == 0
                || score.at_the_end && score.name == "castle"
        };
        let told = self.scores.drain(..).filter(|score| !is_nothing(score));
        let mut theirs: Vec<Points> = told.map(scores::theirs).collect::<Result<_, _>>()?;
        abbeys::forget_farmers(&ours, &mut theirs);
        for told in [&mut ours, &mut theirs] {
            scores::forget_choices(&self.game, told);
        }
        ours.sort();
        theirs.sort();
        same("scores", ours, theirs)?;
        same("tokens taken", tokens, std::mem::take(&mut self.tokens))?;
        same("figures returned", returns, std::mem::take(&mut self.returns))
    }

    fn state(&self, scores: &[i32], supply: &[BTreeMap<String, u8>]) -> Checked {
        let purses = || self.game.seats().map(|seat| self.game.purse(seat));
        same("scores", purses().map(|p| p.score()).collect::<Vec<_>>(), scores.to_vec())?;
        same("supply", self.game.seats().map(|seat| self::supply(&self.game, seat)).collect(), supply.to_vec())
    }

    /// Compares a feature of the final board: its segments, and what is known of it.
    fn feature(&self, theirs: &log::Feature) -> Checked {
        if theirs.kind == "AbbeyEdge" {
            return Ok(());
        }
        let board = self.game.board();
        let mut nodes = BTreeSet::new();
        for (x, y, location) in &theirs.at {
            let at = Pos::new(*x, *y);
            let kind = if theirs.kind == "Castle" { "City" } else { &theirs.kind };
            let index =
                segment(board, at, kind, location).ok_or_else(|| format!("no {} {location} at {at}", theirs.kind))?;
            nodes.insert((at, index));
        }
        let &(at, index) = nodes.first().ok_or("a feature without segments")?;
        let tile = board.at(at).ok_or("no tile")?;
        let feature = board.features().of(board.laid(tile).node(index));
        let members = board.features().members(feature).map(|n| (board.laid(n.tile).at, n.segment));
        same("segments", members.collect(), nodes)?;
        let tally = board.features().get(feature);
        if let Some(done) = theirs.done {
            same("done", board.is_complete(feature), done)?;
        }
        if let Some(closed) = theirs.closed {
            same("closed", tally.open == 0, closed)?;
        }
        if let Some(pennants) = theirs.pennants {
            let segments = board.features().members(feature).filter_map(|n| board.segment(n));
            let ours = segments.map(|segment| usize::from(segment.pennants)).sum();
            same("pennants", ours, pennants)?;
        }
        if let (Kind::Field, Some(cities)) = (tally.kind, theirs.cities) {
            let castles = board.completed_cities(feature).iter().filter(|&&city| self.is_castle(city)).count();
            same("castles", castles, theirs.castles.unwrap_or(0))?;
            same("cities", board.completed_cities(feature).len() - castles, cities)?;
        }
        same("castle", self.is_castle(feature), theirs.kind == "Castle")?;
        Ok(())
    }
}

fn flock(action: hills_and_sheep::Action) -> Action {
    Action::Special(SpecialAction::HillsAndSheep(action))
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

fn placement(laying: &Laying) -> Result<Placement, String> {
    let (x, y, degrees, bridge) = match laying {
        Laying::Plain(x, y, degrees) => (x, y, degrees, None),
        Laying::Bridged(x, y, degrees, span) => (x, y, degrees, Some(bazaars::span(span)?)),
    };
    let rotation = Rotation::try_from(*degrees).map_err(|e| e.to_string())?;
    Ok(Placement { at: Pos::new(*x, *y), rotation, piece: bridge.map(bazaars::needed) })
}
