//! The colours of Abbey & Mayor, from `assets/art/abbey_and_mayor.toml`.

use std::sync::LazyLock;

use crate::ink::theme::{Rgb, palettes, read};

palettes! {
    /// The colours of its own.
    Colours { abbey: Abbey, mayor: Mayor, wagon: Wagon, barn: Barn }
    /// The abbey tile.
    Abbey { court: Rgb, path: Rgb, walls: Rgb, shaded: Rgb, roof: Rgb, lawn: Rgb, glass: Rgb }
    /// Mayors, besides their seats' colours.
    Mayor { hat: Rgb, fur: Rgb }
    /// Wagons, besides their seats' colours.
    Wagon { wood: Rgb, spoke: Rgb }
    /// Barns, besides their seats' colours.
    Barn { thatch: Rgb, thatch_shaded: Rgb, door: Rgb }
}

/// The file with the colours.
pub const FILE: &str = include_str!("../../../../assets/art/abbey_and_mayor.toml");

/// The colours of this build.
pub static COLOURS: LazyLock<Colours> = LazyLock::new(|| read("abbey_and_mayor.toml", FILE));
