//! Draws Besiegers and Cathars: the signs of sieges in cities.

use crate::plan::builder::crest_point;
use crate::{Art, Hooks, PlanBuilder, PrintLayer, PrintPhase};
use bergerie_rules::{Kind, Mark};

pub(super) const HOOKS: Hooks =
    Hooks { art_file: include_str!("../../../assets/art/siege.toml"), place_prints, ..Hooks::NONE };

/// Places a sign in each besieged city.
fn place_prints(builder: &mut PlanBuilder<'_>, phase: PrintPhase) {
    if phase != PrintPhase::Buildings {
        return;
    }
    for (index, _) in builder.tile.segments(Kind::City).filter(|(_, city)| city.marks.has(Mark::Besieged)) {
        let Some(city) = builder.cities.iter().find(|city| city.segment == index) else { continue };
        let at = crest_point(city, builder.cities);
        builder.objects.signs.push(at);
        builder.objects.is_crowded = true;
        builder.add_print(PrintLayer::Buildings, Art("siege"), at);
    }
}
