//! Texts of Abbey & Mayor: abbeys, mayors, wagons and barns.

use crate::words::expansions::abbey_and_mayor::Messages as _;
use crate::words::{Words, markup};
use crate::{Category, EventContext, Narration};
use bergerie_rules::expansions::abbey_and_mayor::{Event, Occasion, RefusalReason};
use bergerie_rules::{
    ExpansionEvent, ExpansionOccasion, ExpansionRefusal, Figure, Kind, Pos, Refusal, Score, Setup, Shape, score,
};

pub(super) fn figure_role(words: Words, figure: Figure, kind: Option<Kind>) -> Option<String> {
    // The tower names figures on top of it.
    let kind = kind.filter(|&kind| figure == Figure::Wagon && kind != Kind::Foundation)?;
    Some(words.role_wagon(words.kind_where(kind.key())))
}

/// Distinguishes abbeys from monasteries, because French swaps the words for them.
pub(super) fn feature_key(kind: Kind, shape: &Shape) -> Option<&'static str> {
    (kind == Kind::Monastery && shape.fits_all).then_some("abbey")
}

/// Adds the printed abbey to the description of a tile. It must not be named like a monastery.
pub(super) fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    if shape.fits_all {
        parts.clear();
        parts.push(words.tile_abbey());
    }
}

pub(super) fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    match *event {
        ExpansionEvent::AbbeyAndMayor(Event::BarnPlaced { seat, corner }) => {
            Narration::Sentence(words.event_barn(markup::cell(corner), context.names.name(seat)))
        }
        ExpansionEvent::AbbeyAndMayor(Event::WagonMoved { seat, to: (at, segment), .. }) => {
            let spot = words.figure_at(context.board, Figure::Wagon, (at, segment));
            Narration::Sentence(words.event_wagon(markup::cell(at), context.names.name(seat), spot))
        }
        // An abbey needs no sentence, because its placement is described.
        _ => Narration::Silent,
    }
}

pub(super) fn occasion_text(words: Words, score: &Score, winners: &str) -> Option<String> {
    let score::Occasion::Expansion(ExpansionOccasion::AbbeyAndMayor(occasion)) = score.occasion else { return None };
    let place = markup::cell(score.feature.as_ref()?.at.0);
    Some(match occasion {
        Occasion::BarnPlaced => words.score_barn_placed(place, winners),
        Occasion::FieldsJoined => words.score_barn_joined(place, winners),
        Occasion::Barn => words.score_barn(place, winners),
    })
}

/// Describes the points of abbeys, and those of farmers in a field with a barn.
pub(super) fn rule_change(words: Words, setup: &Setup, category: Category) -> Option<String> {
    setup.expansions.abbey_and_mayor.as_ref()?;
    match category {
        Category::MONASTERY => Some(words.rule_abbey()),
        Category::FIELD => Some(words.rule_barn()),
        _ => None,
    }
}

pub(super) fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    match refusal {
        Refusal::Expansion(ExpansionRefusal::AbbeyAndMayor(reason)) => Some(match reason {
            RefusalReason::NoHoleForAbbey => words.refusal_abbey("hole"),
            RefusalReason::AbbeyRotated => words.refusal_abbey("turned"),
            RefusalReason::AbbeyTooLate => words.refusal_abbey("late"),
            RefusalReason::NoCornerForBarn => words.refusal_barn("corner"),
            RefusalReason::FieldHasBarn => words.refusal_barn("farmer"),
            RefusalReason::NoBarn => words.refusal_barn("none"),
            RefusalReason::NoTargetForWagon => words.refusal_wagon(),
        }),
        _ => None,
    }
}

impl Words {
    /// Names the features that an abbey closes: "the road at N1".
    pub fn closed_by_abbey(self, closed: &[(Kind, Pos)]) -> String {
        let one = |&(kind, at): &(Kind, Pos)| self.abbey_closed(self.kind_object(kind.key()), markup::cell(at));
        self.list(&closed.iter().map(one).collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlayerNames;
    use crate::words::Locale;
    use bergerie_rules::expansions::abbot::Occasion::Recalled;
    use bergerie_rules::expansions::the_gifts::Occasion::CashedOut;
    use bergerie_rules::{ScoredFeature, Seat, ShapeId, Term, TermLabel};

    #[test]
    fn false_friends_are_kept_apart() {
        // The abbey is a monastère in French, and the monastery an abbaye.
        for (locale, abbey, monastery) in
            [(Locale::En, "abbey", "monastery"), (Locale::Fr, "monastère", "abbaye"), (Locale::De, "Abtei", "Kloster")]
        {
            let tile = |name: &str| ShapeId::named(name).map(|shape| Words::of(locale).tile(shape.get()));
            assert_eq!(tile("AM/A").as_deref(), Some(abbey));
            assert_eq!(tile("BA/L").as_deref(), Some(monastery));
        }
    }

    #[test]
    fn scores_of_an_abbey_never_call_it_a_monastery() {
        let recalled = score::Occasion::Expansion(ExpansionOccasion::Abbot(Recalled));
        let cashed_out = score::Occasion::Expansion(ExpansionOccasion::TheGifts(CashedOut));
        for (locale, abbey) in [(Locale::En, "abbey"), (Locale::Fr, "monastère"), (Locale::De, "abtei")] {
            let words = Words::of(locale);
            for occasion in [score::Occasion::Completed, score::Occasion::Final, recalled, cashed_out] {
                let term = Term { label: TermLabel::Tiles, count: 9, each: 1 };
                let feature = ScoredFeature {
                    kind: Kind::Monastery,
                    at: (Pos::START, 0),
                    shape: ShapeId::named("AM/A").unwrap(),
                    cells: Vec::new(),
                    strengths: [(Seat::FIRST, 1)].into_iter().collect(),
                    is_for_one: false,
                    tie_broken_by: None,
                };
                let score = Score { feature: Some(feature), ..Score::for_player(Seat::FIRST, occasion, term) };
                let text = words.score(&score, &PlayerNames::of_colours(words));
                assert!(text.to_lowercase().contains(abbey), "{text}");
            }
        }
    }
}
