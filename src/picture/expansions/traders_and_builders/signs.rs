//! Signs for goods in the legend.

use super::goods;
use crate::ink::curve::pt;
use crate::legend::holdings::{Holding, Shelf};
use crate::pieces::icons::Sign;
use bergerie_rules::expansions::traders_and_builders::Good;
use bergerie_rules::seat::Seat;
use bergerie_rules::view::View;

/// Half the height of a symbol, in heights of a sign.
const SIZE: f32 = 0.40;

static WINE: Sign =
    Sign { name: "wine", width: 9.5, draw: |b, _, s| goods::good(b, Good::Wine, pt(0.0, 0.0), SIZE * s) };
static GRAIN: Sign =
    Sign { name: "grain", width: 11.0, draw: |b, _, s| goods::good(b, Good::Grain, pt(0.0, 0.0), SIZE * s) };
static CLOTH: Sign =
    Sign { name: "cloth", width: 13.0, draw: |b, _, s| goods::good(b, Good::Cloth, pt(0.0, 0.0), SIZE * s) };

/// The tokens of a seat, those of which nobody has more among them marked.
pub fn holdings(seat: Seat, view: &View, holdings: &mut Vec<Holding>) {
    let shown = view.expansions.traders_and_builders.as_ref();
    for (good, sign) in Good::ALL.into_iter().zip([&WINE, &GRAIN, &CLOTH]) {
        let leads = shown.is_some_and(|shown| shown.leads(seat, good));
        holdings.push(Holding::new(Shelf::Tokens, sign, seat, (view, good.piece())).leading(leads));
    }
}
