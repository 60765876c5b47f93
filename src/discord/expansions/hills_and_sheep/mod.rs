//! Hills & Sheep: the shepherd and its flock.

mod command;
mod flock;

use crate::discord::commands::command::Entry;
use crate::discord::decision::answers;
use crate::discord::decision::attempt::Asked;
use crate::discord::decision::codes;
use crate::discord::expansions::Controls;
use crate::discord::message::parts::primary;
use crate::discord::message::press::{Press, Turn};
use crate::discord::show::category::Category;
use crate::discord::show::summary::{Award, GameSummary};
use crate::rules::board::Standing;
use crate::rules::expansions::hills_and_sheep::{Event as Happened, Occasion as Given, Token};
use crate::rules::expansions::{SpecialEvent, SpecialOccasion};
use crate::rules::figure::Figure;
use crate::rules::score::{Occasion, Score};
use crate::rules::tile::Kind;
use crate::rules::{Action as AnyAction, Event, Game};
use crate::table::Snapshot;
use crate::words::Words;
use crate::words::commands as labels;

use super::Hooks;
use flock::Flock;

/// Points for herded flocks.
const FLOCKS: Category = Category("flock");

pub(super) const HOOKS: Hooks = Hooks {
    orders: &[("herd", labels::ORDER_HERD)],
    commands: &[Entry::Group(labels::SHEPHERD, command::COMMANDS)],
    figure_letters: &[(Figure::Shepherd, 's')],
    is_before_figures: |game, _| flock::is_before_figures(game),
    answer: |asked, action| Some(flock::action(asked.words, asked.aids, asked.game, flock::as_action(action)?)),
    prospect,
    draws_on: flock::draws_token,
    depends_on_rest: is_herded,
    tried: flock::tried,
    ask: flock::ask,
    controls,
    worth,
    footnote: flock::bag,
    figure,
    scenery,
    awards,
    categories: &[FLOCKS],
    category: |score| is_herded(score).then_some(FLOCKS),
    ..Hooks::NONE
};

/// Returns the awards for the most sheep herded and the most wolves drawn.
fn awards(summary: &GameSummary) -> Vec<Award> {
    let herded = summary.most(|seat| {
        let scores = summary.events.iter().filter_map(|(_, event)| match event {
            Event::Scored(score) if is_herded(score) => Some(score.gain(seat).max(0) as u32),
            _ => None,
        });
        scores.sum()
    });
    let bitten = summary.most(|seat| {
        let is_wolf = |event: &Event| {
            matches!(event, Event::Special(SpecialEvent::HillsAndSheep(Happened::Token { seat: of, token: Token::Wolf })) if *of == seat)
        };
        summary.events.iter().filter(|(_, event)| is_wolf(event)).count() as u32
    });
    let awards =
        [herded.and_then(|best| Award::of("sheep", best, 8)), bitten.and_then(|most| Award::of("wolf", most, 2))];
    awards.into_iter().flatten().collect()
}

fn is_herded(score: &Score) -> bool {
    score.occasion == Occasion::Special(SpecialOccasion::HillsAndSheep(Given::Herded))
}

/// Describes the odds that a shepherd's first token is a wolf.
fn prospect(asked: &Asked<'_>, _: &Game, action: AnyAction) -> Option<String> {
    let AnyAction::Deploy { figure: Figure::Shepherd, .. } = action else { return None };
    Some(flock::wolves(asked.words, asked.game).unwrap_or_default())
}

/// Creates a button for each answer about a flock.
fn controls(words: Words, table: &Snapshot, game: &Game) -> Option<Controls> {
    let (decision, _) = flock::asked(game)?;
    let answer = |(index, &action): (usize, &AnyAction)| {
        let label = answers::answer(words, table.aids, game, decision, action);
        primary(&Press::Turn(table.id, decision.number, Turn::Answer(codes::encode(action, index))), label)
    };
    Some(Controls::Instead(decision.actions.iter().enumerate().map(answer).collect()))
}

fn worth(asked: &Asked<'_>) -> Vec<String> {
    let flock = Flock::of(asked.game, asked.seat).filter(|_| asked.aids.are_on());
    flock.map(|flock| asked.words.scores_flock(flock.sheep)).into_iter().collect()
}

fn figure(words: Words, game: &Game, standing: &Standing, figure: &str) -> Option<String> {
    let is_shepherd = standing.figure == Figure::Shepherd;
    is_shepherd.then(|| words.alt_flock(figure, flock::beside(game, standing.seat)))
}

/// Lists the hills on the board.
fn scenery(words: Words, game: &Game) -> Option<String> {
    let hills = game.board().tiles().iter().filter(|laid| laid.shape.shape().has(Kind::Hill));
    let hills: Vec<String> = hills.map(|laid| laid.at.to_string()).collect();
    (!hills.is_empty()).then(|| words.alt_hills(hills.join(", ")))
}
