//! The colours of The River, from `assets/art/river.toml`.

use std::sync::LazyLock;

use crate::ink::theme::{Rgb, palettes, read};

palettes! {
    /// The colours of its own.
    Colours { volcano: Volcano }
    /// The volcano.
    Volcano { rock: Rgb, lava: Rgb, glow: Rgb, smoke: Rgb }
}

/// The file with the colours.
pub const FILE: &str = include_str!("../../../../assets/art/river.toml");

/// The colours of this build.
pub static COLOURS: LazyLock<Colours> = LazyLock::new(|| read("river.toml", FILE));
