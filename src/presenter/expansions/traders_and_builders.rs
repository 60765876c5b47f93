//! Traders & Builders: goods, and the builder's second tile.

use crate::words::expansions::traders_and_builders::Messages as _;
use crate::words::{Words, markup};
use crate::{
    AnswerContext, AnswerDescription, Category, CodedComponent, EventContext, Narration, PointSource, Possessions,
    Prompt, QuestionContext, RehearsalContext,
};
use bergerie_rules::expansions::traders_and_builders::{
    Action, Event, Good, Goods, Part, Question, RefusalReason, goods_to_take, state,
};
use bergerie_rules::{
    self, ExpansionEvent, ExpansionRefusal, Figure, Game, Refusal, Score, Seat, Setup, Shape, Term, TermLabel,
};

use super::Hooks;

/// The points for a majority in one kind of goods.
const GOODS: Category = Category("goods");

pub(super) const HOOKS: Hooks = Hooks {
    code_letters: &[(CodedComponent::Figure(Figure::Builder), 'b'), (CodedComponent::Figure(Figure::Pig), 'p')],
    answer,
    answer_note,
    prompt,
    consequences,
    mentions_in_rehearsal: |event| {
        matches!(event, ExpansionEvent::TradersAndBuilders(Event::BuilderOrPigReturned { .. }))
    },
    point_source: |_| PointSource::of(GOODS),
    categories: &[GOODS],
    possessions: |words, game, seat| Possessions {
        holdings: goods_held(words, game, seat),
        estimates: majorities(words, game, seat),
        badge: badge(game, seat),
        ..Possessions::default()
    },
    add_tile_prints,
    refusal_text,
    event_narration,
    score_text: |words, score, context| Some(words.score(score, context.names)),
    occasion_text,
    term_text,
    rule_change,
    ..Hooks::NONE
};

/// Describes the gains of a rehearsed move other than points.
fn consequences(context: &RehearsalContext<'_>) -> Vec<String> {
    let promised = || [promised_goods(context), promised_tile(context)];
    if context.assists.are_on() { promised().into_iter().flatten().collect() } else { Vec::new() }
}

fn answer_note(
    context: &AnswerContext<'_>,
    after: &Game,
    events: &[bergerie_rules::Event],
    action: bergerie_rules::Action,
) -> Option<String> {
    let (AnswerContext { words, seat, .. }, bergerie_rules::Action::Place(_)) = (*context, action) else { return None };
    let goods = words.each_of_goods(goods_to_take(after));
    let second = is_tile_earned(events, seat).then(|| words.option_second_tile());
    let parts: Vec<String> = goods.chain(second).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// Returns a player's goods tokens. Returns none if the expansion is not in play.
fn goods_of(game: &Game, seat: Seat) -> Goods {
    state(game).map_or(Goods::NONE, |state| state.goods(seat))
}

fn goods_held(words: Words, game: &Game, seat: Seat) -> Vec<String> {
    words.each_of_goods(goods_of(game, seat)).collect()
}

/// Returns an emoji and count for each kind of token that a player has, or `None` if the player has no tokens.
fn badge(game: &Game, seat: Seat) -> Option<String> {
    let parts: Vec<String> =
        goods_of(game, seat).iter().map(|(good, count)| format!("{} {count}", sign(good))).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

const fn sign(good: Good) -> &'static str {
    match good {
        Good::Wine => "🍷",
        Good::Grain => "🌾",
        Good::Cloth => "🧵",
    }
}

fn majorities(words: Words, game: &Game, seat: Seat) -> Vec<String> {
    let state = state(game);
    let led = Good::ALL.into_iter().filter(|&good| state.is_some_and(|state| state.leaders(good).contains(&seat)));
    led.map(|good| words.scores_most(good.key())).collect()
}

fn promised_goods(context: &RehearsalContext<'_>) -> Option<String> {
    let goods = goods_to_take(context.game);
    (context.places_tile() && goods != Goods::NONE)
        .then(|| context.words.goods_promised(context.words.list_of_goods(goods)))
}

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    Some(AnswerDescription::named(match action.traders_and_builders()? {
        Action::SecondTile => context.words.action_second_tile(),
        Action::Decline => context.words.action_no_second_tile(),
    }))
}

fn is_tile_earned(events: &[bergerie_rules::Event], by: Seat) -> bool {
    let earned = |event: &bergerie_rules::Event| match event {
        bergerie_rules::Event::Expansion(ExpansionEvent::TradersAndBuilders(Event::SecondTileEarned { seat })) => {
            *seat == by
        }
        _ => false,
    };
    events.iter().any(earned)
}

fn promised_tile(context: &RehearsalContext<'_>) -> Option<String> {
    is_tile_earned(context.events, context.before.active()).then(|| context.words.second_tile_promised())
}

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision()?;
    let Question::SecondTile = decision.question.traders_and_builders()?;
    let words = context.words;
    let line = if context.is_upcoming {
        words.prompt_second_tile_upcoming()
    } else {
        words.prompt_second_tile(context.names.name(decision.seat))
    };
    Some(Prompt { is_short: true, ..Prompt::of(line) })
}

fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    let is_printed = |good: &Good| shape.has_mark(good.mark());
    parts.extend(Good::ALL.into_iter().filter(is_printed).map(|good| words.tile_goods(good.key())));
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::TradersAndBuilders(event) = *event else { return Narration::Silent };
    let name = |seat| context.names.name(seat);
    Narration::Sentence(match event {
        Event::GoodsTaken { seat, at, goods, .. } => {
            words.event_goods(markup::cell(at), words.list_of_goods(goods), name(seat))
        }
        Event::SecondPartBegan { seat } => words.event_builder_second_tile(name(seat)),
        Event::BuilderOrPigReturned { seat, figure, at } => {
            words.event_followed(markup::cell(at), figure.key(), name(seat))
        }
        // Earning a second tile needs no sentence, because the draw of the tile is described.
        Event::SecondTileEarned { .. } => return Narration::Silent,
    })
}

fn occasion_text(words: Words, _: &Score, winners: &str) -> Option<String> {
    Some(words.score_goods(winners))
}

fn term_text(words: Words, term: Term) -> Option<String> {
    match term.label {
        TermLabel::Wine | TermLabel::Grain | TermLabel::Cloth => {
            Some(words.label_most(term.label.key(), term.points()))
        }
        TermLabel::Pig => Some(words.label_pig(term.points())),
        _ => None,
    }
}

fn rule_change(words: Words, setup: &Setup, category: Category) -> Option<String> {
    let has_pigs = setup.expansions.traders_and_builders.as_ref().is_some_and(|options| options.pig == Part::On);
    (has_pigs && category == Category::FIELD).then(|| words.rule_pig())
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    match refusal {
        Refusal::Expansion(ExpansionRefusal::TradersAndBuilders(RefusalReason::WithoutCompanion)) => {
            Some(words.refusal_alone())
        }
        Refusal::Expansion(ExpansionRefusal::TradersAndBuilders(RefusalReason::FeatureCompleted)) => {
            Some(words.refusal_builder_completed())
        }
        _ => None,
    }
}

impl Words {
    /// Lists the kinds of goods whose count is above zero: "2 wine", "1 cloth".
    pub fn each_of_goods(self, goods: Goods) -> impl Iterator<Item = String> {
        goods.iter().map(move |(good, count)| self.piece(good.key(), count))
    }

    /// Joins the kinds of goods in a list: "2 wine and 1 cloth".
    pub fn list_of_goods(self, goods: Goods) -> String {
        self.list(&self.each_of_goods(goods).collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Locale;
    use bergerie_rules::Kind;

    #[test]
    fn refusals_name_the_figure() {
        let text = |refusal| Words::default().refusal(refusal, "");
        assert_eq!(text(Refusal::NoneLeft(Figure::Pig)), "Your pig is on the board.");
        assert_eq!(text(Refusal::NoneLeft(Figure::Meeple)), "All your meeples are on the board.");
        let not_there = |figure, kind| text(Refusal::NotThere { figure, kind });
        assert!(not_there(Figure::Builder, Kind::Field).starts_with("The builder can only"));
        assert!(!not_there(Figure::Meeple, Kind::Field).contains("builder"));
    }

    #[test]
    fn receipts_name_the_goods_and_the_pig() {
        for (words, most, pig) in [
            (Words::of(Locale::En), "10 for the most wine", "3 for the pig"),
            (Words::of(Locale::Fr), "10 pour le plus de vin", "3 pour le cochon"),
            (Words::of(Locale::De), "10 für den meisten Wein", "3 für das Schwein"),
        ] {
            let term = |label, count, each| term_text(words, Term { label, count, each });
            assert_eq!(term(TermLabel::Wine, 1, 10).as_deref(), Some(most));
            assert_eq!(term(TermLabel::Pig, 3, 1).as_deref(), Some(pig));
        }
    }
}
