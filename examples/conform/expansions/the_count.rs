//! Translates the decisions about the City of The Count: meeples that enter and leave it, and moves of the count. The
//! other engine uses the same kinds of choices for other expansions too.

use bergerie_jcz::answers::passing;
use bergerie_jcz::data;
use bergerie_jcz::location::segment;
use bergerie_jcz::selection::{Options, Pointer, Selected};
use bergerie_rules::expansions::the_count;
use std::collections::BTreeSet;

use bergerie_rules::expansions::the_count::CityQuarter;
use bergerie_rules::{Action, ExpansionAction, Figure, Game, Pos};
use serde_json::Value;

use super::Code;
use crate::check::{Run, same};
use crate::log::Act;
use crate::scores::Points;

pub const CODE: Code = Code { act, adjust: |run, ours, theirs| adjust(run, ours, theirs), ..Code::NONE };

/// The other engine's name for the kind of a quarter.
const QUARTER: &str = "Quarter";

/// Replaces our strengths with the other engine's where ours are greater, because the other engine logs the strengths
/// before meeples left the City.
fn adjust(run: &Run, ours: &mut [Points], theirs: &mut [Points]) {
    if run.game.setup().expansions.the_count.is_none() {
        return;
    }
    for (seat, points, name, items, cells, strengths) in ours {
        let is_same = |theirs: &&Points| {
            (&theirs.0, &theirs.1, &theirs.2, &theirs.3, &theirs.4) == (&*seat, &*points, &*name, &*items, &*cells)
        };
        let Some(before) = theirs.iter().find(is_same).map(|theirs| &theirs.5) else { continue };
        let is_less =
            |(seat, strength): &(usize, u8)| strengths.iter().any(|(other, now)| other == seat && strength <= now);
        if before.iter().all(is_less) {
            strengths.clone_from(before);
        }
    }
}

/// Replays a decision about the City. Returns `false` for any other decision.
fn act(run: &mut Run, act: &Act) -> Result<bool, String> {
    let mut theirs = Vec::new();
    for options in &act.opts {
        match options {
            Options::Meeple { meeple, from: Some(Pointer(_, _, kind, _)), o } if kind == QUARTER => {
                for at in o {
                    theirs.push(leave(&run.game, meeple, at)?);
                }
            }
            Options::Meeple { meeple, o, .. } if o.iter().all(|at| at.2 == QUARTER) => {
                for at in o {
                    theirs.push(the_count::Action::SendMeeple { figure: figure(meeple)?, to: quarter(&at.3)? });
                }
            }
            Options::Other(other) if is_count(other.get("figure")) => {
                let listed = other.get("o").and_then(Value::as_array).ok_or("options without a list")?;
                for option in listed {
                    theirs.push(the_count::Action::MoveCount {
                        to: quarter(option.get(3).and_then(Value::as_str).unwrap_or_default())?,
                    });
                }
            }
            _ => return Ok(false),
        }
    }
    let decision = run.game.decision().ok_or("nothing is asked about the City")?;
    same("player asked about the City", decision.seat.index(), act.p)?;
    let name = |action: &the_count::Action| format!("{action:?}");
    let ours = decision
        .actions
        .iter()
        .filter_map(|action| action.the_count())
        .filter(|action| *action != the_count::Action::StayInCity);
    let ours: BTreeSet<String> = ours.map(|action| name(&action)).collect();
    same("answers about the City", ours, theirs.iter().map(name).collect())?;
    let answer = match &act.sel {
        Selected::Pass {} => passing(decision),
        Selected::Meeple { meeple, at } if at.2 == QUARTER => {
            special(the_count::Action::SendMeeple { figure: figure(meeple)?, to: quarter(&at.3)? })
        }
        Selected::Meeple { meeple, at } => special(leave(&run.game, meeple, at)?),
        Selected::Other(other) => {
            let to = other.get("at").and_then(|at| at.get(3)).and_then(Value::as_str).unwrap_or_default();
            special(the_count::Action::MoveCount { to: quarter(to)? })
        }
        Selected::Tile { .. } => return Err("a tile for the City".to_owned()),
    };
    run.apply(answer)?;
    Ok(true)
}

const fn special(action: the_count::Action) -> Action {
    Action::Expansion(ExpansionAction::TheCount(action))
}

fn is_count(figure: Option<&Value>) -> bool {
    figure.and_then(Value::as_str).is_some_and(|figure| figure.starts_with("count"))
}

fn figure(meeple: &str) -> Result<Figure, String> {
    let mut figures = Figure::ALL.into_iter().filter(|&figure| data::figure(figure) == Some(meeple));
    figures.next().ok_or_else(|| format!("no figure is called {meeple}"))
}

fn quarter(name: &str) -> Result<CityQuarter, String> {
    bergerie_jcz::expansions::the_count::quarter(name).ok_or_else(|| format!("no quarter is called {name}"))
}

fn leave(game: &Game, meeple: &str, Pointer(x, y, kind, location): &Pointer) -> Result<the_count::Action, String> {
    let at = Pos::new(*x, *y);
    let segment = segment(game.board(), at, kind, location).ok_or_else(|| format!("no {kind} {location} at {at}"))?;
    Ok(the_count::Action::MoveMeeple { figure: figure(meeple)?, at, segment })
}
