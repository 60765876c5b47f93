//! Darmstadt: the Darmstadtium, and the points for the most meeples around a church.

use crate::words::expansions::darmstadt::Messages as _;
use crate::words::markup;
use crate::{Category, PointSource};
use bergerie_rules::expansions::darmstadt::Occasion;
use bergerie_rules::{ExpansionOccasion, Mark, TermLabel};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    point_source: |_| PointSource::of(Category::MONASTERY),
    add_tile_prints: |words, shape, parts| {
        parts.extend(shape.has_mark(Mark::Darmstadtium).then(|| words.tile_darmstadtium()));
        parts.extend(shape.has_mark(Mark::Church).then(|| words.tile_church()));
    },
    score_text: |words, score, context| Some(words.score(score, context.names)),
    occasion_text: |words, score, winners| match score.occasion {
        bergerie_rules::Occasion::Expansion(ExpansionOccasion::Darmstadt(Occasion::Church { at })) => {
            Some(words.score_church(markup::cell(at), winners))
        }
        _ => None,
    },
    term_text: |words, term| match term.label {
        TermLabel::Darmstadtium => Some(words.label_darmstadtium(term.points())),
        TermLabel::Church => Some(words.label_church(term.points())),
        _ => None,
    },
    rule_change: |words, setup, category| {
        setup.expansions.darmstadt.as_ref()?;
        match category {
            Category::CITY => Some(words.rule_city()),
            Category::MONASTERY => Some(words.rule_church()),
            _ => None,
        }
    },
    ..Hooks::NONE
};
