//! The colours of Traders & Builders, from `assets/art/traders_and_builders.toml`.

use std::sync::LazyLock;

use crate::ink::theme::{Rgb, palettes, read};

palettes! {
    /// The colours of its own.
    Colours { goods: Goods, builder: Builder, pig: Pig }
    /// Barrels of wine, sheaves of grain, bolts of cloth.
    Goods {
        barrel: Rgb, hoop: Rgb, wine: Rgb, straw: Rgb, stalk: Rgb, ribbon: Rgb, cloth: Rgb, fold: Rgb, thread: Rgb,
    }
    /// Builders, besides their seats' colours.
    Builder { cap: Rgb, cap_shaded: Rgb, handle: Rgb, iron: Rgb }
    /// The noses of pigs, which are their seats' colours else.
    Pig { snout: Rgb, snout_shaded: Rgb }
}

/// The file with the colours.
pub const FILE: &str = include_str!("../../../../assets/art/traders_and_builders.toml");

/// The colours of this build.
pub static COLOURS: LazyLock<Colours> = LazyLock::new(|| read("traders_and_builders.toml", FILE));
