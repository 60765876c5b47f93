//! Abbey & Mayor: abbeys instead of draws, moves of wagons, and barns.

mod abbey;
mod facts;
mod wagon;
mod ways;

use crate::discord::decision::attempt::{Asked, Asking};
use crate::discord::expansions::Controls;
use crate::discord::show::category::Category;
use crate::rules::board::Standing;
use crate::rules::expansions::SpecialOccasion;
use crate::rules::expansions::abbey_and_mayor::{Action, Occasion as Given};
use crate::rules::figure::Figure;
use crate::rules::piece::{Piece, Site, Stood};
use crate::rules::score::{Occasion, Score};
use crate::rules::seat::Seat;
use crate::rules::view::SeatView;
use crate::rules::{Action as AnyAction, Game};
use crate::table::Snapshot;
use crate::words::Words;

use super::Hooks;
use facts::as_action;

/// Points of barns in final scoring. Farmers' points are listed with the fields.
const BARNS: Category = Category("barn");

pub(super) const HOOKS: Hooks = Hooks {
    has_house_rules: true,
    buttons: &[abbey::BUTTON],
    figure_letters: &[(Figure::Mayor, 'y'), (Figure::Wagon, 'w')],
    answer,
    placeholder: wagon::placeholder,
    control: |words, action| matches!(as_action(action), Some(Action::Barn { .. })).then(|| words.menu_barn()),
    precedes: |action| as_action(action) == Some(Action::Abbey),
    builds: |action| matches!(as_action(action), Some(Action::Barn { .. })),
    preceding: |attempt, action| match as_action(action) {
        Some(Action::Abbey) => vec![attempt.words.abbey_tried()],
        _ => Vec::new(),
    },
    tried: abbey::tried,
    tiles_to_come: abbey::to_come,
    ask,
    pane: ways::pane,
    controls,
    holdings,
    legend,
    figure,
    scenery,
    categories: &[BARNS],
    category: |score| (given(score) == Some(Given::Barn)).then_some(BARNS),
    is_earned: |score| given(score) != Some(Given::Barn),
    ..Hooks::NONE
};

const fn given(score: &Score) -> Option<Given> {
    match score.occasion {
        Occasion::Special(SpecialOccasion::AbbeyAndMayor(given)) => Some(given),
        _ => None,
    }
}

fn answer(asked: &Asked<'_>, action: AnyAction) -> Option<String> {
    let words = asked.words;
    Some(match as_action(action)? {
        Action::Abbey => words.action_abbey(),
        Action::Keep if abbey::asked_about(asked.game).is_some_and(|(_, is_last)| is_last) => words.action_keep_abbey(),
        Action::Keep => words.action_draw(),
        Action::Barn { corner } => words.action_barn(facts::corner(words, asked.game, corner)),
        Action::Move { at, segment } => wagon::target(asked, (at, segment)),
        Action::Home => words.action_wagon_home(),
    })
}

fn ask(asking: &Asking<'_>) -> Option<Vec<String>> {
    abbey::ask(asking).or_else(|| wagon::ask(asking)).map(|question| vec![question])
}

fn controls(words: Words, table: &Snapshot, game: &Game) -> Option<Controls> {
    abbey::controls(words, table, game).or_else(|| wagon::controls(words, table, game))
}

/// Describes a player's remaining abbey and barn.
fn holdings(words: Words, game: &Game, seat: Seat) -> Vec<String> {
    let Some(state) = facts::state(game) else { return Vec::new() };
    let counts = [(state.abbeys.left(seat), Piece::Abbey), (state.barns.left(seat), Piece::Barn)];
    counts.into_iter().filter(|&(count, _)| count > 0).map(|(count, piece)| named(words, piece, count.into())).collect()
}

fn named(words: Words, piece: Piece, count: usize) -> String {
    if piece == Piece::Abbey { words.abbeys(count) } else { words.barns(count) }
}

/// Describes them for the alternative text of the legend.
fn legend(words: Words, seat: &SeatView) -> Vec<String> {
    let count = |piece: Piece| seat.count(piece).filter(|&count| count > 0).map(|count| named(words, piece, count));
    [Piece::Abbey, Piece::Barn].into_iter().filter_map(count).collect()
}

/// Describes the current strength of a mayor, which is public.
fn figure(words: Words, game: &Game, standing: &Standing, figure: &str) -> Option<String> {
    let strength = standing.figure.rules().strength.of(game, *standing);
    (standing.figure == Figure::Mayor).then(|| words.alt_mayor(figure, strength))
}

/// Lists the barns on the board.
fn scenery(words: Words, game: &Game) -> Option<String> {
    let barn = |stood: &Stood| match (stood.piece, stood.owner, stood.site) {
        (Piece::Barn, Some(seat), Site::Corner(at)) => Some(words.alt_barn(at.to_string(), words.colour(seat))),
        _ => None,
    };
    let barns: Vec<String> = game.board().stood().iter().filter_map(barn).collect();
    (!barns.is_empty()).then(|| barns.join(" "))
}
