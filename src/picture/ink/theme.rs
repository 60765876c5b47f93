//! Named colours, from `assets/art/theme.toml`.

use std::str::FromStr;
use std::sync::LazyLock;

use image::Rgba;
use serde::{Deserialize, Deserializer};
use toml::Value;

/// A colour: red, green and blue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// Mixes the colour with another colour. `share` is the share of the other colour.
    pub fn mix(self, other: Rgb, share: f32) -> Rgb {
        let part = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * share).round() as u8;
        Rgb(part(self.0, other.0), part(self.1, other.1), part(self.2, other.2))
    }

    /// Returns a lighter tone, by mixing the colour with the theme's `light`. `share` is the share of that colour.
    pub fn lit(self, share: f32) -> Rgb {
        self.mix(THEME.light, share)
    }

    /// Returns a darker tone, by mixing the colour with the theme's `dark`. `share` is the share of that colour.
    pub fn shaded(self, share: f32) -> Rgb {
        self.mix(THEME.dark, share)
    }

    /// Returns the colour as a translucent ink. An `alpha` of 0 is transparent, and 1 is opaque.
    pub fn with_alpha(self, alpha: f32) -> Ink {
        Ink { colour: self, alpha }
    }

    /// Returns a premultiplied pixel of the colour. An `alpha` of 0 is transparent, and 255 is opaque.
    pub fn premultiplied(self, alpha: u8) -> Rgba<u8> {
        let part = |v: u8| ((u32::from(v) * u32::from(alpha) + 127) / 255) as u8;
        Rgba([part(self.0), part(self.1), part(self.2), alpha])
    }

    /// Returns the colour that results from drawing a premultiplied soft pixel on this colour.
    pub fn blended_under(self, Rgba([r, g, b, alpha]): Rgba<u8>) -> Rgb {
        let through = |v: u8| ((u32::from(v) * u32::from(255 - alpha) + 127) / 255) as u8;
        let part = |over: u8, under: u8| over.saturating_add(through(under));
        Rgb(part(r, self.0), part(g, self.1), part(b, self.2))
    }

    /// Returns the relative luminance, 0 to 1.
    pub fn luminance(self) -> f32 {
        (0.2126 * f32::from(self.0) + 0.7152 * f32::from(self.1) + 0.0722 * f32::from(self.2)) / 255.0
    }
}

impl FromStr for Rgb {
    type Err = InvalidColour;

    fn from_str(text: &str) -> Result<Rgb, InvalidColour> {
        let number = text.strip_prefix('#').filter(|digits| digits.len() == 6);
        let number = number.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let [_, r, g, b] = number.ok_or(InvalidColour)?.to_be_bytes();
        Ok(Rgb(r, g, b))
    }
}

#[derive(Debug, thiserror::Error)]
#[error("not a colour such as #3A2A20")]
pub struct InvalidColour;

impl<'de> Deserialize<'de> for Rgb {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rgb, D::Error> {
        std::borrow::Cow::<'de, str>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink {
    pub colour: Rgb,
    pub alpha: f32,
}

impl From<Rgb> for Ink {
    fn from(colour: Rgb) -> Ink {
        Ink { colour, alpha: 1.0 }
    }
}

/// Declares a struct for each group of colours in a theme file.
macro_rules! palettes {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $kind:ty),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Debug, serde::Deserialize)]
        pub struct $name { $(pub $field: $kind),* }
    )*};
}

palettes! {
    /// The colours that code uses. Their keys are in `assets/art/theme.toml`, which has more colours for drawings.
    Theme {
        ink: Rgb, shadow: Rgb, grass_shadow: Rgb, light: Rgb, dark: Rgb, rim: Rgb, gold: Rgb, cream: Rgb,
        table: Table, grass: Grass, road: Road, city: City, monastery: Monastery, water: Water, plants: Plants,
        wood: Wood, seats: Seats,
    }
    /// The table around the board.
    Table { ground: Rgb, shadow: Rgb, letters: Rgb, card: Rgb, dashes: Rgb, disc: Rgb, digits: Rgb }
    Grass { tints: [Rgb; 4], dark: Rgb, light: Rgb, stubble: Rgb, clover: Rgb, flowers: [Rgb; 2] }
    Road { fill: Rgb, sun: Rgb, edge: Rgb, rut: Rgb, pebble: Rgb, verge: Rgb, place: Rgb, cobble: Rgb, cottage: Rgb }
    City {
        ground: Rgb, fleck: Rgb, roofs: Vec<Rgb>, cottages: Vec<Rgb>, walls: Vec<Rgb>, stone: Rgb, stone_middle: Rgb,
        stone_dark: Rgb, crenel: Rgb, arch: Rgb, slate: Rgb, church: Rgb, shield: Rgb, charge: Rgb, window: Rgb,
    }
    Monastery { roof: Rgb, court: Rgb }
    Water { fill: Rgb, shaded: Rgb, edge: Rgb, glint: Rgb, bank: Rgb }
    /// Trees and gardens.
    Plants { greens: [Rgb; 4], hedge_lit: Rgb, bed: Rgb, flowers: [Rgb; 4] }
    /// Wooden bridges.
    Wood { plank: Rgb, light: Rgb, dark: Rgb, rail: Rgb }
    /// Seats and their marks.
    Seats { colours: [Rgb; 6], mark_light: Rgb, mark_dark: Rgb }
}

/// The file with the base game's colours.
pub const THEME_FILE: &str = include_str!("../../../assets/art/theme.toml");

/// The colours that code uses, read from the theme file.
pub static THEME: LazyLock<Theme> = LazyLock::new(|| {
    // Like in `parted`, the file is compiled in and read by every test of a picture, so this cannot fail.
    summer_and_season_colours(THEME_FILE, WINTER_KEY)
        .0
        .try_into()
        .unwrap_or_else(|error| panic!("assets/art/theme.toml: {error}"))
});

/// The name of winter in theme files.
pub const WINTER_KEY: &str = "winter";

/// Returns the summer colours of a file in `assets/art/`, and the colours that differ in a season.
pub fn summer_and_season_colours(file: &str, season: &str) -> (toml::Table, toml::Table) {
    // This cannot fail, because the files are compiled in and every test of a picture reads them.
    let mut summer: toml::Table = file.parse().unwrap_or_else(|error| panic!("a file of assets/art: {error}"));
    summer.remove("draw");
    match summer.remove(season) {
        Some(Value::Table(other)) => (summer, other),
        _ => (summer, toml::Table::new()),
    }
}

/// Returns the colours of a table by name, in order. Those of a list are numbered from 0, as in "plants.greens.2".
pub fn named_colours(table: toml::Table) -> Vec<(String, Rgb)> {
    fn walk(name: &str, value: &Value, found: &mut Vec<(String, Rgb)>) {
        let own = |key: &str| if name.is_empty() { key.to_owned() } else { format!("{name}.{key}") };
        match value {
            Value::String(text) => found.extend(text.parse().ok().map(|colour| (name.to_owned(), colour))),
            Value::Array(list) => {
                list.iter().zip(0..).for_each(|(value, n): (_, usize)| walk(&own(&n.to_string()), value, found))
            }
            Value::Table(table) => table.iter().for_each(|(key, value)| walk(&own(key), value, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    walk("", &Value::Table(table), &mut found);
    found
}

impl Table {
    /// Returns the opaque colour that a translucent plate has on the table's ground.
    pub fn thin_plate(&self) -> Rgb {
        self.ground.mix(self.card, 0.47)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_theme_reads() {
        assert_eq!(THEME.ink, Rgb(0x3A, 0x2A, 0x20));
        assert_eq!(Rgb(0, 0, 0).mix(Rgb(255, 255, 255), 0.5), Rgb(128, 128, 128));
    }
}
