//! Plays one logged game with our engine and stops at the first difference.

use std::collections::{BTreeMap, BTreeSet};

use bergerie::rules::expansions::hills_and_sheep::Action::{Grow, Herd};
use bergerie::rules::expansions::hills_and_sheep::{self, Token};
use bergerie::rules::expansions::{SpecialAction, SpecialDrawn, SpecialLot};
use bergerie::rules::figure::Figure;
use bergerie::rules::geometry::{Pos, Rotation};
use bergerie::rules::score::{Label, Occasion, Score, Term};
use bergerie::rules::tile::{Kind, ShapeId};
use bergerie::rules::{Action, Drawn, Event, Game, Lot, Placement, Question, Setup, Waiting};

use crate::location::{figure_name, kind_name, segment};
use crate::log::{self, Laying, Options, Pointer, Record, Selected};

/// Compares a whole game.
///
/// # Errors
/// The first difference, with the place of its record in the log.
pub fn check(setup: Setup, log: &[Record]) -> Checked {
    let game = Game::new(setup).map_err(|faults| format!("setup: {faults:?}"))?;
    let mut run = Run {
        game,
        events: Vec::new(),
        scores: Vec::new(),
        returns: BTreeMap::new(),
        laid: 0,
        never_drawn: never_drawn(log)?,
    };
    for (number, record) in log.iter().enumerate() {
        run.follow(record).map_err(|why| format!("record {number}: {why}"))?;
    }
    Ok(())
}

type Checked = Result<(), String>;

fn same<T: PartialEq + std::fmt::Debug>(what: &str, ours: T, theirs: T) -> Checked {
    if ours == theirs { Ok(()) } else { Err(format!("{what}: ours {ours:?}, theirs {theirs:?}")) }
}

/// A score reduced to what both engines say about it.
type Points = (usize, i32, &'static str, Vec<(String, u16, i32)>, BTreeSet<(i16, i16)>, Vec<(usize, u8)>);

struct Run {
    game: Game,
    events: Vec<Event>,
    /// Scores that the log told since the last comparison.
    scores: Vec<log::Score>,
    /// Figures returned to each player since then.
    returns: BTreeMap<usize, usize>,
    /// Tiles that the log laid.
    laid: usize,
    /// The tiles that nobody drew: theirs does not say which of them lie under hills, so ours puts any there.
    never_drawn: Vec<ShapeId>,
}

impl Run {
    fn follow(&mut self, record: &Record) -> Checked {
        match record {
            Record::Turn { p } => {
                self.compare_scores()?;
                same("player", self.game.active().index(), *p)
            }
            Record::Draw { p, tile, pack } => {
                self.draw(tile)?;
                same("player", self.game.active().index(), *p)?;
                same("tiles left", self.game.pile().len(), *pack)
            }
            Record::Discard { tile } => {
                self.draw(tile)?;
                let shape = named(tile)?;
                let discarded =
                    self.events.iter().any(|e| matches!(e, Event::Discarded { shape: s, .. } if *s == shape));
                same("discarded", discarded, true)
            }
            Record::Act { p, opts, sel, pass } => self.act(*p, opts, sel, *pass),
            Record::Placed { tile, x, y, r } => self.placed(tile, Laying(*x, *y, *r)),
            Record::Deployed {} => Ok(()),
            Record::FlockToken { token } => self.token(token),
            Record::Commit { p } => match self.game.decision() {
                Some(d) if d.seat.index() == *p && !matches!(d.question, Question::Place(_)) => {
                    Err(format!("we still ask {:?}", d.actions))
                }
                _ => Ok(()),
            },
            Record::Score(score) => {
                self.scores.push(score.clone());
                Ok(())
            }
            Record::Return { p } => {
                *self.returns.entry(*p).or_default() += 1;
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

    fn draw(&mut self, tile: &str) -> Checked {
        let shape = named(tile)?;
        self.game.draw(Drawn::Tile(shape), &mut self.events).map_err(|e| format!("{tile}: {e}"))
    }

    fn placed(&mut self, tile: &str, at: Laying) -> Checked {
        self.laid += 1;
        let placement = placement(at)?;
        if self.game.board().tiles().len() < self.laid {
            // Theirs asked nothing; ours asks all the same.
            self.apply(Action::Place(placement))?;
        }
        let laid = self.game.board().at(placement.at).map(|t| *self.game.board().laid(t));
        let laid = laid.ok_or("no tile there")?;
        same("tile", laid.shape, named(tile)?)?;
        same("rotation", laid.rotation, placement.rotation)?;
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
        let decision = self.game.decision().ok_or("we ask nothing")?;
        same("who chooses", decision.seat.index(), player)?;
        let ours: BTreeSet<String> = decision.actions.iter().map(|a| format!("{a:?}")).collect();
        let mut theirs: BTreeSet<String> =
            opts.iter().map(|o| self.options(o)).collect::<Result<Vec<_>, _>>()?.concat().into_iter().collect();
        if pass {
            theirs.insert(format!("{:?}", Action::Pass));
        }
        if ours != theirs {
            let only =
                |a: &BTreeSet<String>, b: &BTreeSet<String>| a.difference(b).cloned().collect::<Vec<_>>().join(", ");
            return Err(format!(
                "choices: only ours [{}], only theirs [{}]",
                only(&ours, &theirs),
                only(&theirs, &ours)
            ));
        }
        let action = match sel {
            Selected::Tile { x, y, r } => Action::Place(placement(Laying(*x, *y, *r))?),
            Selected::Meeple { meeple, at } => self.deploy(meeple, at)?,
            Selected::Flock { v } => flock(if v == "EXPAND" { Grow } else { Herd }),
            Selected::Pass {} => Action::Pass,
        };
        self.apply(action)
    }

    fn apply(&mut self, action: Action) -> Checked {
        self.game.apply(action, &mut self.events).map_err(|refusal| format!("{action:?}: {refusal}"))
    }

    fn options(&self, options: &Options) -> Result<Vec<String>, String> {
        let actions: Result<Vec<Action>, String> = match options {
            Options::Tile { o } => o.iter().map(|&at| Ok(Action::Place(placement(at)?))).collect(),
            Options::Meeple { meeple, o } => o.iter().map(|at| self.deploy(meeple, at)).collect(),
            Options::Flock {} => Ok(vec![flock(Grow), flock(Herd)]),
        };
        Ok(actions?.iter().map(|a| format!("{a:?}")).collect())
    }

    fn deploy(&self, meeple: &str, Pointer(x, y, kind, location): &Pointer) -> Result<Action, String> {
        let figure = Figure::ALL.into_iter().find(|&f| figure_name(f) == meeple).ok_or("unknown figure")?;
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
        for event in self.events.drain(..) {
            match event {
                Event::Scored(score) => ours.extend(points(&score)),
                Event::Returned { seat, .. } => *returns.entry(seat.index()).or_default() += 1,
                _ => {}
            }
        }
        let mut theirs: Vec<Points> = self.scores.drain(..).map(their_points).collect::<Result<_, _>>()?;
        ours.sort();
        theirs.sort();
        same("scores", ours, theirs)?;
        same("figures returned", returns, std::mem::take(&mut self.returns))
    }

    fn state(&self, scores: &[i32], supply: &[BTreeMap<String, u8>]) -> Checked {
        let purses = || self.game.seats().map(|seat| self.game.purse(seat));
        same("scores", purses().map(|p| p.score).collect::<Vec<_>>(), scores.to_vec())?;
        let counts = |purse: &bergerie::rules::Purse| -> BTreeMap<String, u8> {
            let figures = Figure::ALL.into_iter().filter(|&f| purse.has(f));
            figures.map(|f| (figure_name(f).to_owned(), purse.count(f))).collect()
        };
        same("supply", purses().map(counts).collect::<Vec<_>>(), supply.to_vec())
    }

    /// Compares a feature of the final board: its segments, and what is known of it.
    fn feature(&self, theirs: &log::Feature) -> Checked {
        let board = self.game.board();
        let mut nodes = BTreeSet::new();
        for (x, y, location) in &theirs.at {
            let at = Pos::new(*x, *y);
            let index = segment(board, at, &theirs.kind, location)
                .ok_or_else(|| format!("no {} {location} at {at}", theirs.kind))?;
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
            let ours = board.features().members(feature).map(|n| usize::from(board.segment(n).pennants)).sum();
            same("pennants", ours, pennants)?;
        }
        if let (Kind::Field, Some(cities)) = (tally.kind, theirs.cities) {
            same("cities", board.completed_cities(feature).len(), cities)?;
        }
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

fn named(tile: &str) -> Result<ShapeId, String> {
    ShapeId::named(tile).ok_or_else(|| format!("unknown tile {tile}"))
}

fn placement(Laying(x, y, degrees): Laying) -> Result<Placement, String> {
    let rotation = Rotation::try_from(degrees).map_err(|e| e.to_string())?;
    Ok(Placement { at: Pos::new(x, y), rotation })
}

/// Our score in the other engine's words, once for each winner.
fn points(score: &Score) -> Vec<Points> {
    // Only a game that values small cities less has a name for them.
    let small = score.terms.first().is_some_and(|term| term.each == 1);
    let name = match (score.kind, score.occasion) {
        (Kind::Road, Occasion::Completed) => "road",
        (Kind::Road, _) => "road.incomplete",
        (Kind::City, Occasion::Completed) if small => "city.tiny",
        (Kind::City, Occasion::Completed) => "city",
        (Kind::City, _) => "city.incomplete",
        (Kind::Field, Occasion::Herded) => "flock",
        (Kind::Field, _) => "field",
        (Kind::Monastery, Occasion::Completed) => "monastery",
        (Kind::Monastery, _) => "monastery.incomplete",
        (kind, _) => kind_name(kind).unwrap_or("?"),
    };
    let label = |term: &Term| match term.label {
        Label::Tiles => "tiles".to_owned(),
        Label::Pennants => "pennants".to_owned(),
        Label::Cities => "cities".to_owned(),
        Label::Vineyards => "vineyards".to_owned(),
        Label::Sheep => format!("sheep.SHEEP_{}X", term.each),
    };
    let mut items: Vec<_> = score.terms.iter().map(|t| (label(t), t.count, t.points())).collect();
    items.sort();
    // Theirs names the monastery's own tile alone, and strengths only where there is something to compare.
    let inner = matches!(score.kind, Kind::Monastery | Kind::Garden);
    let cells: BTreeSet<_> = score.cells.iter().filter(|_| !inner).map(|at| (at.x, at.y)).collect();
    let strengths: Vec<_> = score.strengths.iter().map(|&(seat, s)| (seat.index(), s)).collect();
    let powers = if strengths.len() > 1 { strengths } else { Vec::new() };
    let each = |seat: &bergerie::rules::seat::Seat| {
        (seat.index(), score.points, name, items.clone(), cells.clone(), powers.clone())
    };
    score.winners.iter().map(each).collect()
}

fn their_points(score: log::Score) -> Result<Points, String> {
    const NAMES: [&str; 9] = [
        "flock",
        "road",
        "road.incomplete",
        "city",
        "city.tiny",
        "city.incomplete",
        "field",
        "monastery",
        "monastery.incomplete",
    ];
    let name = NAMES.into_iter().find(|n| *n == score.name).ok_or_else(|| format!("unknown score {}", score.name))?;
    let tiles = if name.starts_with("monastery") { Vec::new() } else { score.tiles };
    let powers = score.powers.into_iter().map(|(player, strength, _)| (player, strength)).collect();
    let mut items = score.items;
    items.sort();
    Ok((score.p, score.pts, name, items, tiles.into_iter().collect(), powers))
}
