//! How strong a mayor is now: a number on a coat of arms, like those that it counts.

use super::pieces::Piece;
use crate::board::composer::{Composer, Stand};
use crate::ink::curve::pt;
use crate::ink::theme::THEME;
use crate::pieces::figure;
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::figure::Figure;

/// Size of a number, and half the width of the arms below it in sizes of the number.
const DIGITS: f32 = 0.15;
const ARMS: f32 = 0.60;

/// The strength of every mayor, over all figures, since it is there to be read.
pub fn numbers(composer: &mut Composer<'_>) {
    let size = (DIGITS * composer.side() as f32).max(composer.smallest_type()).round();
    let mayors = composer.stands.iter().filter(|stand| stand.figure.figure == Figure::Mayor);
    let numbers: Vec<_> = mayors.filter_map(|mayor| number(composer, mayor)).collect();
    for (at, strength) in numbers {
        let half = (size * ARMS).round();
        // Beside the mayor, whose mark must be seen too.
        let at = (at.0 - (half * 0.9) as i32, at.1);
        composer.stamp(Piece::Arms { half: half as u32 }, at);
        let size = if strength > 9 { size * 0.78 } else { size };
        composer.stamp(AnyPiece::Text(strength.to_string(), size.round() as u32, THEME.table.digits), at);
    }
}

/// Where the western hem of a mayor is, and how strong it is.
fn number(composer: &Composer<'_>, mayor: &Stand<'_>) -> Option<((i32, i32), u8)> {
    let shown = composer.scene.view.expansions.abbey_and_mayor.as_ref()?;
    let own = mayor.figure;
    let view =
        shown.mayors.iter().find(|view| (view.seat, view.at, view.segment) == (own.seat, own.at, own.segment))?;
    let hem = mayor.at + pt(-0.50, -0.24) * figure::height(composer.layout.scale.detail);
    Some((composer.point(own.at, hem), view.strength))
}
