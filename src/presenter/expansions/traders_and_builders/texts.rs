//! Texts of Traders & Builders: goods, the builder and its second tile, the pig.

use crate::presenter::{EventContext, Narration};
use crate::rules::expansions::traders_and_builders::{Event, Good, Goods, Part, RefusalReason};
use crate::rules::{ExpansionEvent, ExpansionRefusal, Label, Refusal, Score, Setup, Shape, Term};
use crate::words::{Words, markup};

pub(super) fn tile(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    let is_printed = |good: &Good| shape.segments.iter().any(|segment| segment.marks.has(good.mark()));
    parts.extend(Good::ALL.into_iter().filter(is_printed).map(|good| words.tile_goods(good.key())));
}

pub(super) fn event(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::TradersAndBuilders(event) = *event else { return Narration::Silent };
    let name = |seat| context.cast.name(seat);
    Narration::Alone(match event {
        Event::Goods { seat, at, goods, .. } => {
            words.event_goods(markup::spot(at), words.list_of_goods(goods), name(seat))
        }
        Event::SecondTile { seat } => words.event_second_part(name(seat)),
        Event::Followed { seat, figure, at } => words.event_followed(markup::spot(at), figure.key(), name(seat)),
        // Earning a second tile needs no sentence, because the draw of the tile is described.
        Event::Earned { .. } => return Narration::Silent,
    })
}

/// Describes the score for the most tokens of a kind, which is for no feature.
pub(super) fn score(words: Words, score: &Score, context: &EventContext<'_>) -> Option<String> {
    Some(words.score(score, context.cast))
}

pub(super) fn occasion(words: Words, _: &Score, winners: &str) -> Option<String> {
    Some(words.score_goods(winners))
}

pub(super) fn term(words: Words, term: Term) -> Option<String> {
    match term.label {
        Label::Wine | Label::Grain | Label::Cloth => Some(words.label_most(term.label.key(), term.points())),
        Label::Pig => Some(words.label_pig(term.points())),
        _ => None,
    }
}

/// Describes the points that a pig adds to a field.
pub(super) fn rule(words: Words, setup: &Setup, category: &str) -> Option<String> {
    let has_pigs = setup.expansions.traders_and_builders.as_ref().is_some_and(|options| options.pig == Part::On);
    (has_pigs && category == "field").then(|| words.rule_pig())
}

pub(super) fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    match refusal {
        Refusal::Expansion(ExpansionRefusal::TradersAndBuilders(RefusalReason::Alone)) => Some(words.refusal_alone()),
        Refusal::Expansion(ExpansionRefusal::TradersAndBuilders(RefusalReason::Completed)) => {
            Some(words.refusal_builder_completed())
        }
        _ => None,
    }
}

impl Words {
    /// Lists the kinds of goods whose count is above zero: "2 wine", "1 cloth".
    pub(crate) fn each_of_goods(self, goods: Goods) -> impl Iterator<Item = String> {
        goods.iter().map(move |(good, count)| self.piece(good.key(), count))
    }

    /// Joins the kinds of goods in a list: "2 wine and 1 cloth".
    pub(crate) fn list_of_goods(self, goods: Goods) -> String {
        self.list(&self.each_of_goods(goods).collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Expansion, Figure, Kind};
    use crate::words::Locale;

    #[test]
    fn builder_and_pig_are_called_so_wherever_they_are() {
        let role = |figure, kind| Words::default().role_of(figure, kind);
        assert_eq!(role(Figure::Builder, Kind::City), "builder");
        assert_eq!(role(Figure::Builder, Kind::Road), "builder");
        assert_eq!(role(Figure::Pig, Kind::Field), "pig");
    }

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
    fn the_rule_of_fields_includes_pigs_if_they_are_played() {
        let mut setup = Setup::base(2);
        setup.expansions.set(Expansion::TradersAndBuilders, true);
        let is_included = |setup: &Setup| Words::default().rule(setup, "field").contains("1 more point");
        assert!(is_included(&setup));
        setup.expansions.traders_and_builders.as_mut().unwrap().pig = Part::Off;
        assert!(!is_included(&setup));
    }

    #[test]
    fn receipts_name_the_goods_and_the_pig() {
        for (words, most, pig) in [
            (Words::of(Locale::En), "10 for the most wine", "3 for the pig"),
            (Words::of(Locale::Fr), "10 pour le plus de vin", "3 pour le cochon"),
            (Words::of(Locale::De), "10 für den meisten Wein", "3 für das Schwein"),
        ] {
            let term = |label, count, each| term(words, Term { label, count, each });
            assert_eq!(term(Label::Wine, 1, 10).as_deref(), Some(most));
            assert_eq!(term(Label::Pig, 3, 1).as_deref(), Some(pig));
        }
    }
}
