//! The colours of Hills & Sheep, from `assets/art/hills_and_sheep.toml`.

use std::sync::LazyLock;

use crate::ink::theme::{Rgb, palettes, read};

palettes! {
    /// The colours of its own.
    Colours { hill: Hill, vineyard: Vineyard, sheep: Sheep }
    /// Hills.
    Hill { earth: Rgb, grass: Rgb, rock: Rgb }
    /// Vineyards.
    Vineyard { soil: Rgb, edge: Rgb, furrow: Rgb, hedge: Rgb, leaf: Rgb, lit: Rgb, grape: Rgb, bloom: Rgb }
    /// Sheep, shepherds, and the tokens of their flocks.
    Sheep {
        wool: Rgb, shaded: Rgb, face: Rgb, straw: Rgb, straw_shaded: Rgb, staff: Rgb, token: Rgb, wolf_token: Rgb,
        fur: Rgb, fur_shaded: Rgb, muzzle: Rgb, eye: Rgb,
    }
}

/// The file with the colours.
pub const FILE: &str = include_str!("../../../../assets/art/hills_and_sheep.toml");

/// The colours of this build.
pub static COLOURS: LazyLock<Colours> = LazyLock::new(|| read("hills_and_sheep.toml", FILE));
