//! Traders & Builders in words: goods, the builder and its second tile, the pig.

use crate::rules::expansions::traders_and_builders::{Bad, Event, Good, Goods};
use crate::rules::expansions::{SpecialEvent, SpecialRefusal};
use crate::rules::figure::Figure;
use crate::rules::score::{Label, Score, Term};
use crate::rules::tile::{Kind, Shape};
use crate::rules::{Event as AnyEvent, Refusal};
use crate::words::Words;

use super::{Hooks, Manner, Scene};

pub(super) const HOOKS: Hooks = Hooks { role, tile, manner, event, is_told, occasion, term, refusal, ..Hooks::NONE };

fn role(words: Words, figure: Figure, _: Kind) -> Option<String> {
    match figure {
        Figure::Builder => Some(words.role_builder()),
        Figure::Pig => Some(words.role_pig()),
        _ => None,
    }
}

fn tile(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    let is_printed = |good: &Good| shape.segments.iter().any(|segment| segment.marks.has(good.mark()));
    parts.extend(Good::ALL.into_iter().filter(is_printed).map(|good| words.tile_goods(good.key())));
}

/// That a second tile was earned is told when it comes.
const fn manner(event: &SpecialEvent, _: &[AnyEvent]) -> Manner {
    match event {
        SpecialEvent::TradersAndBuilders(Event::Earned { .. }) => Manner::Silent,
        _ => Manner::Alone,
    }
}

fn event(words: Words, event: &SpecialEvent, scene: &Scene<'_>) -> Option<String> {
    let SpecialEvent::TradersAndBuilders(event) = *event else { return None };
    let name = |seat| scene.cast.name(seat);
    match event {
        Event::Goods { seat, at, goods, .. } => {
            Some(words.story_goods(at.to_string(), words.list_of_goods(goods), name(seat)))
        }
        Event::SecondTile { seat } => Some(words.story_second_part(name(seat))),
        Event::Followed { seat, figure, at } => Some(words.story_followed(at.to_string(), figure.key(), name(seat))),
        Event::Earned { .. } => None,
    }
}

/// The most of a kind of goods.
const fn is_told(_: &Score) -> bool {
    true
}

fn occasion(words: Words, _: &Score, winners: &str) -> Option<String> {
    Some(words.score_goods(winners))
}

fn term(words: Words, term: Term) -> Option<String> {
    let most = |good: Good| words.label_most(good.key(), term.points());
    match term.label {
        Label::Wine => Some(most(Good::Wine)),
        Label::Grain => Some(most(Good::Grain)),
        Label::Cloth => Some(most(Good::Cloth)),
        Label::Pig => Some(words.label_pig(term.points())),
        _ => None,
    }
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    match refusal {
        Refusal::Special(SpecialRefusal::TradersAndBuilders(Bad::Alone)) => Some(words.refusal_alone()),
        Refusal::Special(SpecialRefusal::TradersAndBuilders(Bad::Completed)) => Some(words.refusal_builder_completed()),
        Refusal::NotThere { figure: Figure::Builder, .. } => Some(words.refusal_not_there_builder()),
        Refusal::NotThere { figure: Figure::Pig, .. } => Some(words.refusal_not_there_pig()),
        Refusal::NoneLeft(Figure::Builder) => Some(words.refusal_none_left_builder()),
        Refusal::NoneLeft(Figure::Pig) => Some(words.refusal_none_left_pig()),
        _ => None,
    }
}

impl Words {
    /// "2 wine", "1 cloth": each kind of which there is some.
    pub(crate) fn each_of_goods(self, goods: Goods) -> impl Iterator<Item = String> {
        goods.iter().map(move |(good, count)| self.goods(count, good.key()))
    }

    /// "2 wine and 1 cloth"
    pub(crate) fn list_of_goods(self, goods: Goods) -> String {
        self.list(&self.each_of_goods(goods).collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Locale;

    #[test]
    fn builder_and_pig_are_called_so_wherever_they_are() {
        let role = |figure, kind| Words::default().role_of(figure, kind);
        assert_eq!(role(Figure::Builder, Kind::City), "builder");
        assert_eq!(role(Figure::Builder, Kind::Road), "builder");
        assert_eq!(role(Figure::Pig, Kind::Field), "pig");
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
