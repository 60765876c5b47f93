//! The colours of Deserts, from `assets/art/deserts.toml`.

use std::sync::LazyLock;

use crate::ink::theme::{Rgb, palettes, read};

palettes! {
    /// The colours of its own.
    Colours { desert: Desert, spice: Spice }
    /// Deserts.
    Desert { sand: Rgb, crest: Rgb, shade: Rgb, edge: Rgb, worm: Rgb }
    /// Deposits of spice, and the worm's throat.
    Spice { dark: Rgb, glow: Rgb }
}

/// The file with the colours.
pub const FILE: &str = include_str!("../../../../assets/art/deserts.toml");

/// The colours of this build.
pub static COLOURS: LazyLock<Colours> = LazyLock::new(|| read("deserts.toml", FILE));
