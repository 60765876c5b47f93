//! Draws Traders & Builders: goods in cities and in the legend, builders and pigs.

#[cfg(test)]
mod tests;

use crate::legend::holdings::Holding;
use crate::plan::builder::crest_point;
use crate::{Art, FigureArt, HoldingGroup, Hooks, PlanBuilder, PrintLayer, PrintPhase, Pt};
use bergerie_rules::expansions::traders_and_builders::Good;
use bergerie_rules::{Figure, Kind, Seat, View, never};

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../../assets/art/traders_and_builders.toml"),
    place_prints,
    figure_art: &[
        FigureArt::standing(Figure::Builder, Art("builder")),
        FigureArt { figure: Figure::Pig, standing: Art("standing_pig"), lying: Some(Art("pig")) },
    ],
    add_holdings,
    ..Hooks::NONE
};

/// Returns the symbol of a good. Symbols differ in their outline and not only in their colour. The barrel bulges, the
/// sheaf is narrow in the middle, and the bolt of cloth is wide and low.
const fn good_art(good: Good) -> Art {
    Art(good.key())
}

/// Adds the goods tokens of a seat to its holdings. A good of which the seat has the majority is marked.
fn add_holdings(seat: Seat, view: &View, holdings: &mut Vec<Holding>) {
    let shown = view.expansions.traders_and_builders.as_ref();
    for good in Good::ALL {
        let leads = shown.is_some_and(|shown| shown.leaders(good).contains(&seat));
        holdings
            .push(Holding::new(HoldingGroup::Tokens, good_art(good), seat, (view, good.piece())).with_majority(leads));
    }
}

/// Places the goods symbols in the cities of a tile, at the positions of coats of arms.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    if phase != PrintPhase::Buildings {
        return;
    }
    for (index, segment) in builder.tile.segments(Kind::City) {
        let Some(city) = builder.cities.iter().find(|city| city.segment == index) else {
            never!("the city {index} of {} has no plan", builder.tile.shape.name);
            continue;
        };
        for good in Good::ALL.into_iter().filter(|good| segment.marks.has(good.mark())) {
            let at = symbol_point(crest_point(city, builder.cities));
            builder.objects.signs.push(at);
            builder.objects.is_crowded = true;
            builder.add_print(PrintLayer::Buildings, good_art(good), at);
        }
    }
}

/// Returns the position of a symbol from that of a coat of arms, which is smaller and so nearer to gates and walls.
fn symbol_point(crest: Pt) -> Pt {
    let corner = (crest.x - 0.5).abs() > 0.12 && (crest.y - 0.5).abs() > 0.12;
    if corner { crest.lerp(Pt::MIDDLE, -0.10) } else { crest }
}
