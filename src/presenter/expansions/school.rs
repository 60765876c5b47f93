//! The School: the teacher, and the points that he repeats.

use crate::receipt::feature_key;
use crate::words::Words;
use crate::words::expansions::school::Messages as _;
use crate::{
    AnswerContext, AnswerDescription, Category, EventContext, Narration, Overview, PlayerNames, PointSource,
    Possessions, Prompt, QuestionContext,
};
use bergerie_rules::expansions::school::{Action, Event, PublicState, lessons};
use bergerie_rules::{self, Expansion, ExpansionEvent, Game, Kind, Seat, Term, TermLabel};

use super::{Hooks, HouseRules};

/// The points that the teacher repeats.
const TEACHER: Category = Category("teacher");

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    combination_warning: |words, setup| {
        let is_tested = |one| matches!(one, Expansion::School | Expansion::InnsAndCathedrals);
        (!setup.expansions.iter().all(is_tested)).then(|| words.combination_warning())
    },
    answer,
    prompt,
    mentions_in_rehearsal: |_| true,
    point_source: |_| PointSource::of(TEACHER),
    categories: &[TEACHER],
    possessions,
    overview: |words, game| Overview { scenery: vec![scenery(words, game)], ..Overview::default() },
    add_tile_prints: |words, shape, parts| parts.extend(shape.has(Kind::School).then(|| words.tile_school())),
    event_narration,
    score_text: |words, score, context| Some(words.score(score, context.names)),
    occasion_text: |words, _, winners| Some(words.score_lesson(winners)),
    term_text: |words, term: Term| (term.label == TermLabel::Lesson).then(|| words.label_lesson(term.points())),
    ..Hooks::NONE
};

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let (Action::Repeat { at, segment }, words) = (action.school()?, context.words);
    let board = context.game.board();
    let placed = board.placed_tile(board.tile_at(at)?);
    let lesson = lessons(context.game).into_iter().find(|lesson| lesson.at == (at, segment))?;
    let feature = words.kind_title(feature_key(placed.segment(segment)?.kind, placed.shape));
    let name = words.action_repeat(feature, words.feature_place(board, (at, segment)), lesson.points);
    // The name has the points.
    let answer = AnswerDescription { whole_note: Some(String::new()), ..AnswerDescription::named(name) };
    Some(answer.with_heading(words.heading_teacher()).on(at, Some(segment)))
}

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision().filter(|decision| decision.question.school().is_some())?;
    let (words, names) = (context.words, context.names);
    let holder = PublicState::of(context.game).holder?;
    let line = match context.is_upcoming {
        true => words.prompt_repeat_upcoming(),
        false if holder == decision.seat => words.prompt_repeat(names.name(holder)),
        false => words.prompt_repeat_for(names.name(holder), names.name(decision.seat)),
    };
    Some(Prompt { is_short: true, ..Prompt::of(line).with_heading(words.heading_teacher()) })
}

fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let has_teacher = PublicState::of(game).holder == Some(seat);
    Possessions {
        scoring_holdings: has_teacher.then(|| words.holding()).into_iter().collect(),
        badge: has_teacher.then(|| "🎓".to_owned()),
        ..Possessions::default()
    }
}

fn scenery(words: Words, game: &Game) -> String {
    let names = PlayerNames::of_colours(words);
    PublicState::of(game).holder.map_or_else(|| words.alt_school(), |holder| words.alt_teacher(names.name(holder)))
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::School(Event::TeacherTaken { seat }) = *event else { return Narration::Silent };
    Narration::Sentence(words.event_taken(context.names.name(seat)))
}
