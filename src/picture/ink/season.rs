//! Seasons, which show the same pixels in other colours.
//!
//! A theme file has the colours of summer, and optionally a table with different colours for another season. Pictures
//! are drawn in summer colours, and only the palette is replaced. A named colour becomes that of the season. An entry
//! between named colours, such as a shadow on grass, changes with the colours around it. So a season takes no time
//! while drawing, and all seasons share the caches.

use std::collections::HashMap;
use std::sync::LazyLock;

use toml::{Table, Value};

use super::palette::{oklab, reserved_colours, squared_distance};
use super::theme::{self, Theme, WINTER_KEY, summer_and_season_colours};
use crate::{PALETTE, Rgb, THEME, expansions};

/// A season, which determines the colours of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Season {
    /// Summer, with the colours in which pictures are drawn.
    #[default]
    Summer,
    /// Winter, with snow on fields, trees and some roofs.
    Winter,
}

impl Season {
    /// All seasons.
    pub const ALL: [Season; 2] = [Season::Summer, Season::Winter];

    /// Returns the colours of the palette's entries in this season.
    pub(crate) fn colours(self) -> &'static [Rgb] {
        match self {
            Season::Summer => &PALETTE.colours,
            Season::Winter => &WINTER_COLOURS,
        }
    }
}

static WINTER_COLOURS: LazyLock<Vec<Rgb>> = LazyLock::new(|| recoloured_palette(&SeasonChanges::of(WINTER_KEY)));

/// The distance in Oklab within which a named colour affects other colours.
const CHANGE_RADIUS: f32 = 0.02;

/// The weight of leaving an entry unchanged. It matters for entries far from all changed colours.
const UNCHANGED_WEIGHT: f32 = 80.0;

/// The weight of a named colour, relative to a mixture of colours.
const NAMED_WEIGHT: f32 = 6.0;

/// The weight of a mixture that covers a large part of a picture, relative to other mixtures.
const COMMON_MIXTURE_WEIGHT: f32 = 40.0;

/// The change of a colour from summer to another season.
#[derive(Clone, Copy, Debug, PartialEq)]
struct ColourChange {
    from: Rgb,
    to: Rgb,
}

impl ColourChange {
    /// Returns the change of a mixture. `share` is the share of the other change's colours.
    fn mixed(self, other: ColourChange, share: f32) -> ColourChange {
        ColourChange { from: self.from.mix(other.from, share), to: self.to.mix(other.to, share) }
    }
}

/// The changes of all colours that have a name or must be exact.
struct SeasonChanges {
    /// Changes of the base game's colours by name.
    base: Vec<(String, ColourChange)>,
    /// Changes of the colours that expansions add.
    expansions: Vec<ColourChange>,
    /// Changes of colours that must be exact.
    reserved: Vec<ColourChange>,
}

impl SeasonChanges {
    /// Reads the changes of a season from all files.
    fn of(season: &str) -> SeasonChanges {
        let (summer, other) = summer_and_season_colours(theme::THEME_FILE, season);
        let base = colour_changes(summer.clone(), other.clone()).collect();
        let expansions = expansions::all().map(|hooks| summer_and_season_colours(hooks.art_file, season));
        let expansions = expansions.flat_map(|(summer, other)| colour_changes(summer, other)).map(|(_, change)| change);
        // This cannot fail, because a test computes the palette of every season.
        let whole: Theme = merged_tables(summer, other).try_into().unwrap_or_else(|error| panic!("{season}: {error}"));
        let reserved = reserved_colours(&THEME)
            .into_iter()
            .zip(reserved_colours(&whole))
            .map(|(from, to)| ColourChange { from, to });
        SeasonChanges { base, expansions: expansions.collect(), reserved: reserved.collect() }
    }

    /// Returns the changes of colours that must be exact, beginning with the reserved colours.
    fn exact_changes(&self) -> impl Iterator<Item = ColourChange> + '_ {
        let named = self.base.iter().map(|(_, change)| change);
        self.reserved.iter().chain(named).chain(&self.expansions).copied()
    }

    /// Returns the changes that affect other colours, with their weights.
    fn weighted_changes(&self) -> Vec<WeightedChange> {
        let named = |name: &'static str| {
            self.base.iter().filter(move |(own, _)| own.starts_with(name)).map(|(_, change)| *change)
        };
        let tones = || ["ink", "shadow", "grass_shadow", "light", "dark"].into_iter().flat_map(named);
        // Pictures contain lit and shaded tones of every colour.
        let shaded = self.exact_changes().flat_map(|one| tones().map(move |tone| (one, tone)));
        // The edges of prints and pieces on grass are mixtures with grass.
        let is_printed = |(name, _): &&(String, ColourChange)| name.contains('.');
        let printed = self.base.iter().filter(is_printed).map(|(_, change)| *change);
        let on_grass = printed.flat_map(|one| named("grass.tints").map(move |tint| (tint, one)));
        // The wide shadow of the board is a mixture with the table's ground.
        let on_table = named("table.ground").flat_map(|table| named("table.shadow").map(move |shadow| (table, shadow)));
        let exact = self.exact_changes().map(|change| (NAMED_WEIGHT, change));
        let mixtures =
            shaded.chain(on_grass).map(|pair| (1.0, pair)).chain(on_table.map(|pair| (COMMON_MIXTURE_WEIGHT, pair)));
        let shares = [0.1, 0.2, 0.3, 0.4, 0.6, 0.8];
        let mixed = mixtures.flat_map(|(weight, (one, other))| shares.map(|share| (weight, one.mixed(other, share))));
        let weighted =
            |(weight, change): (f32, ColourChange)| WeightedChange { summer: oklab(change.from), weight, change };
        exact.chain(mixed).map(weighted).collect()
    }
}

/// Returns `table` with the values of `other` in place of its own.
fn merged_tables(mut table: Table, other: Table) -> Table {
    for (key, value) in other {
        let merged = match (table.remove(&key), value) {
            (Some(Value::Table(below)), Value::Table(above)) => Value::Table(merged_tables(below, above)),
            (_, value) => value,
        };
        table.insert(key, merged);
    }
    table
}

fn colour_changes(summer: Table, other: Table) -> impl Iterator<Item = (String, ColourChange)> {
    let other: HashMap<String, Rgb> = theme::named_colours(other).into_iter().collect();
    theme::named_colours(summer).into_iter().map(move |(name, from)| {
        let to = other.get(&name).copied().unwrap_or(from);
        (name, ColourChange { from, to })
    })
}

fn recoloured_palette(changes: &SeasonChanges) -> Vec<Rgb> {
    let around = changes.weighted_changes();
    let recoloured = |&colour: &Rgb| match changes.exact_changes().find(|change| change.from == colour) {
        Some(exact) => exact.to,
        None => recoloured_like_neighbours(colour, &around),
    };
    PALETTE.colours.iter().map(recoloured).collect()
}

/// A change with its weight, and with the Oklab value of its summer colour.
struct WeightedChange {
    summer: [f32; 3],
    weight: f32,
    change: ColourChange,
}

/// Changes a colour like the colours around it. Nearer colours have more weight.
fn recoloured_like_neighbours(colour: Rgb, around: &[WeightedChange]) -> Rgb {
    let lab = oklab(colour);
    let (mut sum, mut total) = ([0.0; 3], UNCHANGED_WEIGHT);
    for &WeightedChange { summer, weight, change: ColourChange { from, to } } in around {
        let distance = squared_distance(summer, lab);
        let weight = weight * (-distance / (2.0 * CHANGE_RADIUS * CHANGE_RADIUS)).exp() / (distance + 1e-5);
        let moved = [(from.0, to.0), (from.1, to.1), (from.2, to.2)].map(|(from, to)| f32::from(to) - f32::from(from));
        sum.iter_mut().zip(moved).for_each(|(sum, moved)| *sum += weight * moved);
        total += weight;
    }
    let part = |v: u8, sum: f32| (f32::from(v) + sum / total).round().clamp(0.0, 255.0) as u8;
    Rgb(part(colour.0, sum[0]), part(colour.1, sum[1]), part(colour.2, sum[2]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ink::palette::{at_lightness_step, seat_tones};

    /// Collects the names in a season's tables that do not exist in summer.
    fn strangers(season: &Value, summer: Option<&Value>, name: &str, found: &mut Vec<String>) {
        match (season, summer) {
            (Value::Table(table), Some(Value::Table(_))) => {
                table.iter().for_each(|(key, value)| {
                    strangers(value, summer.and_then(|summer| summer.get(key)), &format!("{name}.{key}"), found);
                });
            }
            (Value::Array(list), Some(Value::Array(own))) if list.len() == own.len() => {
                list.iter().zip(own).for_each(|(value, own)| strangers(value, Some(own), name, found));
            }
            (Value::String(text), Some(Value::String(_))) if text.parse::<Rgb>().is_ok() => {}
            _ => found.push(name.to_owned()),
        }
    }

    #[test]
    fn a_season_changes_only_colours_that_summer_has() {
        let mut found = Vec::new();
        for file in expansions::all().map(|hooks| hooks.art_file).chain([theme::THEME_FILE]) {
            let (summer, winter) = summer_and_season_colours(file, WINTER_KEY);
            strangers(&Value::Table(winter), Some(&Value::Table(summer)), "", &mut found);
        }
        assert_eq!(found, Vec::<String>::new());
    }

    #[test]
    fn a_named_colour_becomes_exactly_that_of_its_season() {
        let winter = Season::Winter.colours();
        let changes = SeasonChanges::of(WINTER_KEY);
        let fill = changes.base.iter().find(|(name, _)| name == "water.fill").expect("a colour").1;
        assert_ne!(fill.from, fill.to);
        assert_eq!(winter[usize::from(PALETTE.nearest_index(fill.from))], fill.to);
        // Colours that are derived from named colours change as well. Steps of grass tints are an example.
        let tint = changes.base.iter().find(|(name, _)| name == "grass.tints.0").expect("a colour").1;
        assert_eq!(winter[1], at_lightness_step(tint.to, 1));
    }

    #[test]
    fn seats_keep_their_colours_in_every_season() {
        for season in Season::ALL {
            for tone in THEME.seats.colours.into_iter().flat_map(seat_tones) {
                assert_eq!(season.colours()[usize::from(PALETTE.nearest_index(tone))], tone, "{season:?}");
            }
        }
    }

    #[test]
    fn fields_differ_from_all_other_features_in_every_season() {
        for season in Season::ALL {
            let colours = season.colours();
            let at = |colour| oklab(colours[usize::from(PALETTE.nearest_index(colour))]);
            for tint in THEME.grass.tints {
                for other in [THEME.road.fill, THEME.water.fill, THEME.city.ground, THEME.table.ground] {
                    assert!(squared_distance(at(tint), at(other)).sqrt() > 0.04, "{season:?}: {tint:?} and {other:?}");
                }
            }
        }
    }
}
