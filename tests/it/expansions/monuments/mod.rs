//! Script syntax of Monuments (`tests/data/rules/README.md`).

#[cfg(bot)]
mod bot;
#[cfg(bot)]
mod cubes;

use bergerie_rules::expansions::monuments::{self, Event, MonumentView, ObjectiveView, renown_points};
use bergerie_rules::{Action, ExpansionAction, Game, Piece, Pos, View};

use crate::rules::{state, words};

pub use super::nothing::*;

/// Returns the action for `cube@N2:c`, `portalaN1@road:N` or `portal-abbot@N1@road:N`, or `None` for other words.
pub fn action(game: &Game, text: &str) -> Result<Option<Action>, String> {
    let word = text.split(['@', '-']).next().unwrap_or_default();
    if !["cube", "portal"].contains(&word) {
        return Ok(None);
    }
    let (_, figure, of) = words::with_figure(text)?;
    let action = if word == "cube" {
        let (at, objective) = objective(of)?;
        monuments::Action::PlaceCube { at, objective }
    } else {
        let (at, segment) = words::place(game, of)?;
        monuments::Action::UseChappaai { at, segment, figure }
    };
    Ok(Some(Action::Expansion(ExpansionAction::Monuments(action))))
}

/// Parses an objective, which is named by its monument and a letter, as in `N2:c`.
fn objective(text: &str) -> Result<(Pos, u8), String> {
    let (cell, letter) = text.split_once(':').ok_or("an objective is a cell and a letter")?;
    let number = ["a", "b", "c", "d"].iter().position(|l| *l == letter).ok_or("objectives are a, b, c and d")?;
    Ok((words::cell(cell)?, number as u8))
}

fn letter(objective: u8) -> char {
    char::from(b'a' + objective)
}

pub fn of_action(game: &Game, action: monuments::Action) -> String {
    match action {
        monuments::Action::PlaceCube { at, objective } => format!("cube@{at}:{}", letter(objective)),
        monuments::Action::UseChappaai { at, segment, figure } => {
            format!("portal{}@{}", words::of_figure(figure), words::of_place(game, at, segment))
        }
    }
}

/// Returns an event in script syntax. Returns `None` if the script's line already implies it.
pub fn of_event(event: &Event) -> Option<String> {
    match *event {
        Event::Reshuffled { seat, shape } => Some(format!("reshuffled: {} {shape}", seat.index())),
        Event::CubePlaced { is_automatic: false, .. } | Event::ChappaaiUsed { .. } => None,
        Event::CubePlaced { seat, at, objective, is_automatic: true } => {
            Some(format!("cube: {} on {} of {at}", seat.index(), letter(objective)))
        }
        Event::ObjectiveCompleted { at, objective } => Some(format!("objective: {} of {at}", letter(objective))),
        Event::Rewarded { seat, cubes, gain, .. } => {
            let parts = [
                (gain.points, "points"),
                (gain.renown, "renown"),
                (gain.bridges, "bridges"),
                (gain.houses, "houses"),
                (gain.walls, "walls"),
            ];
            let parts: Vec<String> = parts
                .into_iter()
                .filter(|(count, _)| *count > 0)
                .map(|(count, what)| format!("{count} {what}"))
                .collect();
            Some(format!("reward: {} for {cubes}: {}", seat.index(), parts.join(" ")))
        }
        Event::RenownGained { seat, tokens } => {
            Some(format!("renown: {} {tokens} +{}", seat.index(), renown_points(tokens)))
        }
    }
}

/// Answers the questions `? cubes 0`, `? renown 0`, `? bank`, `? objective N2:c`, `? pattern N2:c` and
/// `? architects N2`. Returns `None` for other questions.
pub fn value(game: &Game, name: &str, of: &str) -> Result<Option<String>, String> {
    let view = View::of(game);
    Ok(Some(match name {
        "cubes" => state::pieces(game, of, Piece::Cube)?,
        "renown" => state::pieces(game, of, Piece::Renown)?,
        "bank" => view.expansions.monuments.as_ref().map_or(0, |shown| shown.renown_left).to_string(),
        "objective" => progress(objective_view(&view, of)?),
        "pattern" => cells(objective_view(&view, of)?),
        "architects" => architects(&view, of)?,
        _ => return Ok(None),
    }))
}

fn monument<'a>(view: &'a View, cell: &str) -> Result<&'a MonumentView, String> {
    let at = words::cell(cell)?;
    let mut monuments = view.expansions.monuments.iter().flat_map(|shown| &shown.monuments);
    monuments.find(|monument| monument.at == at).ok_or_else(|| format!("no monument lies at {cell}"))
}

fn objective_view<'a>(view: &'a View, of: &str) -> Result<&'a ObjectiveView, String> {
    let (_, number) = objective(of)?;
    let (cell, _) = of.split_once(':').unwrap_or((of, ""));
    monument(view, cell)?.objectives.get(usize::from(number)).ok_or_else(|| "no such objective".to_owned())
}

/// Returns the state of an objective, as in `3 of 6, cubes 0:2 1:1`, or `done`.
fn progress(objective: &ObjectiveView) -> String {
    if objective.is_paid {
        return "done".into();
    }
    let filled = objective.cells.iter().filter(|(_, filled)| *filled).count();
    let cubes: Vec<String> = objective.cubes.iter().map(|(seat, count)| format!(" {}:{count}", seat.index())).collect();
    let cubes = if cubes.is_empty() { String::new() } else { format!(", cubes{}", cubes.concat()) };
    format!("{filled} of {}{cubes}", objective.cells.len())
}

fn cells(objective: &ObjectiveView) -> String {
    objective.cells.iter().map(|(at, _)| at.to_string()).collect::<Vec<_>>().join(" ")
}

fn architects(view: &View, cell: &str) -> Result<String, String> {
    let seats = monument(view, cell)?.architects.iter().map(|seat| seat.index().to_string());
    Ok(seats.collect::<Vec<_>>().join(" "))
}
