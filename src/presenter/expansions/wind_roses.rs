//! The Wind Roses: the prints of roses, and the points for tiles in their quadrants.

use crate::words::expansions::wind_roses::Messages as _;
use crate::words::markup;
use crate::{Category, Overview, PointSource};
use bergerie_rules::expansions::wind_roses::{Occasion, quarter, ruling_rose};
use bergerie_rules::{ExpansionOccasion, Kind, TermLabel};

use super::{Hooks, HouseRules};

/// The points for tiles with a quarter of a rose.
const ROSES: Category = Category("wind_rose");

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    point_source: |_| PointSource::of(ROSES),
    categories: &[ROSES],
    add_tile_prints: |words, shape, parts| {
        let part = quarter(shape).map_or("all", |(mark, _)| mark.key());
        parts.extend(shape.has(Kind::WindRose).then(|| words.tile_rose(part)));
    },
    score_text: |words, score, context| Some(words.score(score, context.names)),
    occasion_text: |words, score, winners| match score.occasion {
        bergerie_rules::Occasion::Expansion(ExpansionOccasion::WindRoses(Occasion::Quarter { at })) => {
            Some(words.score_rose(markup::cell(at), winners))
        }
        _ => None,
    },
    term_text: |words, term| (term.label == TermLabel::WindRose).then(|| words.label_rose(term.points())),
    overview: |words, game| {
        let in_play = game.setup().expansions.wind_roses.is_some();
        let rose = ruling_rose(game).filter(|_| in_play);
        let north = |rose: &bergerie_rules::PlacedTile| bergerie_rules::Side::N.rotated(rose.rotation);
        Overview {
            scenery: rose
                .map(|rose| words.alt_rose(rose.at.to_string(), words.side(north(rose))))
                .into_iter()
                .collect(),
            ..Overview::default()
        }
    },
    ..Hooks::NONE
};
