//! The colours of The Gifts, from `assets/art/the_gifts.toml`.

use std::sync::LazyLock;

use crate::ink::theme::{Rgb, palettes, read};

palettes! {
    /// The colours of its own.
    Colours { ribbon: Rgb, straw: Rgb, straw_shaded: Rgb }
}

/// The file with the colours.
pub const FILE: &str = include_str!("../../../../assets/art/the_gifts.toml");

/// The colours of this build.
pub static COLOURS: LazyLock<Colours> = LazyLock::new(|| read("the_gifts.toml", FILE));
