//! The colours of Monuments, from `assets/art/monuments.toml`.

use std::sync::LazyLock;

use crate::ink::theme::{Rgb, palettes, read};

palettes! {
    /// The colours of its own.
    Colours { monument: Monument, fire: Fire }
    /// The cards of monuments.
    Monument { centre: Rgb, wanted: Rgb, other: Rgb, renown: Rgb }
    /// Fires and lamps.
    Fire { flame: Rgb, glow: Rgb }
}

/// The file with the colours.
pub const FILE: &str = include_str!("../../../../assets/art/monuments.toml");

/// The colours of this build.
pub static COLOURS: LazyLock<Colours> = LazyLock::new(|| read("monuments.toml", FILE));
