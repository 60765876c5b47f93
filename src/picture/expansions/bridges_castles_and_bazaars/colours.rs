//! The colours of Bridges, Castles & Bazaars, from `assets/art/bridges_castles_and_bazaars.toml`.

use std::sync::LazyLock;

use crate::ink::theme::{Rgb, palettes, read};

palettes! {
    /// The colours of its own.
    Colours { bazaar: Bazaar, castle: Castle }
    /// Bazaars.
    Bazaar { square: Rgb, edge: Rgb, awnings: [Rgb; 3], stripe: Rgb, canvas: Rgb, dark: Rgb }
    /// Castles.
    Castle { court: Rgb }
}

/// The file with the colours.
pub const FILE: &str = include_str!("../../../../assets/art/bridges_castles_and_bazaars.toml");

/// The colours of this build.
pub static COLOURS: LazyLock<Colours> = LazyLock::new(|| read("bridges_castles_and_bazaars.toml", FILE));
