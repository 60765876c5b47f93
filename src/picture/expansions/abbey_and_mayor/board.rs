//! Barns on the corners of tiles.

use super::pieces::Piece;
use crate::board::composer::{Composer, Stand};
use crate::ink::curve::{Pt, pt};
use crate::pieces::figure;
use crate::studio::workshop::Piece as AnyPiece;
use bergerie_rules::piece::{Piece as Owned, Site, Stood};

/// The feet of a barn's front from its corner, in heights of a meeple: its middle is where the four tiles meet.
const FEET: Pt = pt(-0.08, 0.50);

/// The barns, each about the corner on which it stands. They hide figures and are hidden by them.
pub fn barns(composer: &Composer<'_>, _: &[Stand<'_>], pieces: &mut Vec<((i32, i32), AnyPiece)>) {
    let feet = FEET * figure::height(composer.layout.scale.detail);
    let barn = |stood: &Stood| match (stood.piece, stood.owner, stood.site) {
        (Owned::Barn, Some(owner), Site::Corner(cell)) => Some((composer.point(cell, feet), Piece::Barn(owner).into())),
        _ => None,
    };
    pieces.extend(composer.scene.view.stood.iter().filter_map(barn));
}
