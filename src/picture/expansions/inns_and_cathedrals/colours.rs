//! The colours of Inns & Cathedrals, from `assets/art/inns_and_cathedrals.toml`.

use std::sync::LazyLock;

use crate::ink::theme::{Rgb, palettes, read};

palettes! {
    /// The colours of its own.
    Colours { cathedral: Cathedral }
    /// Cathedrals.
    Cathedral { walls: Rgb, shaded: Rgb, roof: Rgb, square: Rgb, joint: Rgb, glass: Rgb, rose: Rgb }
}

/// The file with the colours.
pub const FILE: &str = include_str!("../../../../assets/art/inns_and_cathedrals.toml");

/// The colours of this build.
pub static COLOURS: LazyLock<Colours> = LazyLock::new(|| read("inns_and_cathedrals.toml", FILE));
