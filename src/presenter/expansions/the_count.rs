//! The Count of Carcassonne: meeples that enter and leave the City, the count, and descriptions of the quarters.

use crate::answers::distinct_answers;
use crate::expansions::abbey_and_mayor;
use crate::words::expansions::the_count::Messages as _;
use crate::words::{Words, labels, markup};
use crate::{
    AnswerContext, AnswerDescription, AnswerRole, Category, EventContext, Narration, Overview, PlayerNames, Prompt,
    QuestionContext,
};
use bergerie_picture::{Pane, Part};
use bergerie_rules::expansions::river::RiverSet;
use bergerie_rules::expansions::the_count::{
    self, Action, CityQuarter, Question, RefusalReason, count_quarter, meeples_in_quarter,
};
use bergerie_rules::{
    self, ExpansionAction, ExpansionEvent, ExpansionQuestion, ExpansionRefusal, Figure, Game, OwnedFigure, Pos,
    Refusal, Seat, Setup, Site, Term, TermLabel, Waiting, never,
};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    combination_warning: |words, setup| {
        let second = setup.expansions.river.as_ref().filter(|river| river.set != RiverSet::First);
        second.map(|_| words.combination_warning())
    },
    order_labels: &[("stay-in-city", labels::ORDER_CITY)],
    answer,
    pass_label: |words, question| match question {
        ExpansionQuestion::TheCount(Question::SendMeeple) => Some(words.action_send_nobody()),
        ExpansionQuestion::TheCount(Question::MoveCount) => Some(words.action_count_stays()),
        _ => None,
    },
    answer_role: |action| match action.the_count() {
        Some(Action::SendMeeple { to, .. } | Action::MoveCount { to }) => AnswerRole::ChangesSite(to.site()),
        Some(Action::MoveMeeple { at, .. }) => AnswerRole::ChangesSite(Site::Tile(at)),
        Some(Action::StayInCity) => AnswerRole::Refuses,
        None => AnswerRole::Plain,
    },
    answer_note,
    prompt,
    pane,
    mentions_in_rehearsal: |_| true,
    overview: |words, game| Overview { scenery: scenery(words, game), ..Overview::default() },
    refusal_text,
    event_narration,
    term_text,
    rule_change,
    ..Hooks::NONE
};

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let AnswerContext { words, game, .. } = *context;
    Some(match action.the_count()? {
        // A button with the quarter alone is narrow enough for a phone.
        Action::SendMeeple { figure: Figure::Meeple, to } => {
            AnswerDescription::named(words.quarter_button(to.key())).with_heading(words.heading_send())
        }
        Action::SendMeeple { figure, to } => {
            let name = words.action_send(words.figure(figure.key(), 1), words.quarter_name(to));
            AnswerDescription::named(name).with_heading(words.heading_send())
        }
        Action::MoveCount { to } => {
            AnswerDescription::named(words.quarter_button(to.key())).with_heading(words.heading_count())
        }
        Action::MoveMeeple { figure, at, segment } => {
            let spot = words.figure_at(game.board(), figure, (at, segment));
            let board = game.board();
            let feature = board.node_at((at, segment)).map(|node| board.features().feature_of(node));
            // Only a ringmaster scores what is around it, so the place of other meeples in a feature has no effect.
            let place = (figure == Figure::Ringmaster).then_some(at);
            let effect = feature.map(|feature| format!("{figure:?} {feature:?} {place:?}"));
            let answer = AnswerDescription::named(words.action_move_out(at.to_string(), spot))
                .with_heading(words.heading_move_out());
            AnswerDescription { effect, ..answer.on(at, Some(segment)) }
        }
        // The answers have no heading, because answers under a heading are offered tile by tile if there are many of
        // them.
        Action::StayInCity => AnswerDescription::named(words.action_stay()),
    })
}

/// Describes the points that a meeple wins by leaving the City, if all other meeples stay there.
fn answer_note(
    context: &AnswerContext<'_>,
    after: &Game,
    _: &[bergerie_rules::Event],
    action: bergerie_rules::Action,
) -> Option<String> {
    let Action::MoveMeeple { .. } = action.the_count()? else { return None };
    let pending_question = |game: &Game| game.decision().and_then(|decision| decision.question.the_count());
    let is_last = pending_question(context.game) == Some(Question::LastMoveOut);
    let points = |game: &Game| {
        let mut ahead = game.clone();
        while matches!(pending_question(&ahead), Some(Question::MoveOut | Question::LastMoveOut)) {
            let stay = bergerie_rules::Action::Expansion(ExpansionAction::TheCount(Action::StayInCity));
            if let Err(refusal) = ahead.apply(stay, &mut Vec::new()) {
                never!("a meeple cannot stay in the City: {refusal}");
                break;
            }
        }
        let ended = if is_last && *ahead.waiting() != Waiting::Over { ahead.if_ended().0 } else { ahead };
        ended.player(context.seat).points()
    };
    Some(context.words.move_out_gains(points(after) - points(context.game)))
}

/// Maximum number of answers that are offered with a question: of moves, whose labels are long, and of others.
const MAX_MOVES: usize = 2;
const MAX_ANSWERS: usize = 5;

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision()?;
    let (words, player) = (context.words, context.names.name(decision.seat));
    let (line, heading) = match decision.question.the_count()? {
        Question::SendMeeple if context.is_upcoming => (words.prompt_send_upcoming(), words.heading_send()),
        Question::SendMeeple => (words.prompt_send(player), words.heading_send()),
        Question::MoveCount => {
            (words.prompt_count(player, words.quarter_name(count_quarter(context.game)?)), words.heading_count())
        }
        Question::MoveOut => (words.prompt_move_out(player), words.heading_move_out()),
        Question::LastMoveOut => (words.prompt_last_move_out(player), words.heading_move_out()),
    };
    let is_move = matches!(decision.question.the_count(), Some(Question::MoveOut | Question::LastMoveOut));
    let most = if is_move { MAX_MOVES } else { MAX_ANSWERS };
    let answer_context = AnswerContext { words, assists: context.assists, game: context.game, seat: decision.seat };
    let is_short = distinct_answers(&answer_context, decision).len() <= most;
    Some(Prompt { is_short, ..Prompt::of(line).with_heading(heading) })
}

fn pane(words: Words, game: &Game) -> Option<(Pane, String)> {
    let decision = game.decision()?;
    decision.question.the_count()?;
    let moves = decision.actions.iter().filter_map(|action| match action.the_count()? {
        Action::MoveMeeple { at, .. } => Some(at),
        _ => None,
    });
    let focus: Vec<Pos> = moves.collect();
    let around = if focus.is_empty() { vec![Pos::START, Pos::new(-1, 0)] } else { focus.clone() };
    Some((Pane::Part(Part { around, focus, ..Part::default() }), scenery(words, game).join("\n")))
}

fn scenery(words: Words, game: &Game) -> Vec<String> {
    let quarter = |quarter: CityQuarter| {
        let owned =
            |seat: Seat| meeples_in_quarter(game, seat, quarter).map(move |figure| OwnedFigure { figure, seat });
        let figures: Vec<OwnedFigure> = game.seats().flat_map(owned).collect();
        let named = || words.owned_figures(&figures, &PlayerNames::of_colours(words));
        (!figures.is_empty()).then(|| words.alt_quarter(named(), words.quarter_name(quarter)))
    };
    let Some(count) = count_quarter(game) else { return Vec::new() };
    let city = words.alt_city(words.quarter_name(count));
    std::iter::once(city).chain(CityQuarter::ALL.into_iter().filter_map(quarter)).collect()
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::TheCount(event) = *event else { return Narration::Silent };
    let one = |figure: Figure| words.figure(figure.key(), 1);
    Narration::Sentence(match event {
        the_count::Event::MeepleSent { seat, figure, to } => {
            words.event_sent(one(figure), context.names.name(seat), words.quarter_name(to))
        }
        the_count::Event::CountMoved { to } => words.event_count(words.quarter_name(to)),
        the_count::Event::MeepleMoved { seat, figure, from, at, .. } => {
            words.event_left_city(markup::cell(at), one(figure), context.names.name(seat), words.quarter_name(from))
        }
    })
}

fn term_text(words: Words, term: Term) -> Option<String> {
    (term.label == TermLabel::CityOfCarcassonne).then(|| words.label_city_of_carcassonne(term.points()))
}

fn rule_change(words: Words, setup: &Setup, category: Category) -> Option<String> {
    let counts_cities = matches!(category, Category::FIELD | abbey_and_mayor::BARNS);
    (setup.expansions.the_count.is_some() && counts_cities).then(|| words.rule_city_of_carcassonne())
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::TheCount(bad)) = refusal else { return None };
    Some(match bad {
        RefusalReason::NoMeeple(_) => words.refusal_count_no_meeple(),
        RefusalReason::WrongQuarter => words.refusal_count_wrong_quarter(),
        RefusalReason::CountIsThere => words.refusal_count_count_is_there(),
        RefusalReason::QuarterClosed => words.refusal_count_quarter_closed(),
        RefusalReason::QuarterEmpty => words.refusal_count_quarter_empty(),
        RefusalReason::NotScored => words.refusal_count_not_scored(),
    })
}

impl Words {
    /// Names a quarter of the City.
    pub fn quarter_name(self, quarter: CityQuarter) -> String {
        self.quarter(quarter.key())
    }
}
