//! Seasons: the same pixels in other colours.
//!
//! A theme file gives its colours for summer. Under the name of another season it may give other colours to the same names. A
//! picture is drawn as in summer, and its palette is what changes: an entry that has a name becomes what the name becomes, and an
//! entry between named colours (a shadow on grass, the rim of a wood) goes where the colours around it go. So a season costs
//! nothing while a picture is drawn, and all seasons share what is kept.

use std::sync::LazyLock;

use toml::{Table, Value};

use super::palette::{PALETTE, gap, oklab, reserved};
use super::theme::{self, Rgb, THEME, Theme, WINTERS, parted};
use crate::expansions;

/// In which colours a picture is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Season {
    /// Those in which it is drawn.
    #[default]
    Summer,
    /// Snow lies on fields, trees and some roofs.
    Winter,
}

impl Season {
    /// Every season.
    pub const ALL: [Season; 2] = [Season::Summer, Season::Winter];

    /// The colours of the palette's entries.
    pub(crate) fn colours(self) -> &'static [Rgb] {
        match self {
            Season::Summer => &PALETTE.colours,
            Season::Winter => &WINTER,
        }
    }
}

/// The palette in winter.
static WINTER: LazyLock<Vec<Rgb>> = LazyLock::new(|| dressed(&Changes::of(WINTERS)));

/// How far a named colour takes others along, as the eye measures it.
const REACH: f32 = 0.02;

/// The weight of staying as it is, for an entry that is far from all that changes.
const STAY: f32 = 80.0;

/// How much more a named colour counts than a mixture.
const NAMED: f32 = 6.0;

/// How much more a mixture counts that covers much of a picture.
const WIDE: f32 = 40.0;

/// What a colour of summer becomes.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Change {
    from: Rgb,
    to: Rgb,
}

impl Change {
    /// What becomes of a mixture with another colour.
    fn mixed(self, other: Change, share: f32) -> Change {
        Change { from: self.from.mix(other.from, share), to: self.to.mix(other.to, share) }
    }
}

/// What all colours become that have a name, or that every picture has exactly.
struct Changes {
    /// Those of the base game, by name.
    base: Vec<(String, Change)>,
    /// Those that expansions bring.
    expansions: Vec<Change>,
    /// Those that every picture has exactly.
    reserved: Vec<Change>,
}

impl Changes {
    fn of(season: &str) -> Changes {
        let mut base = Vec::new();
        let (summer, other) = parted(theme::FILE, season);
        pair("", &Value::Table(summer.clone()), Some(&Value::Table(other.clone())), &mut base);
        let mut expansions = Vec::new();
        for (summer, other) in expansions::all().map(|hooks| parted(hooks.art, season)) {
            pair("", &Value::Table(summer), Some(&Value::Table(other)), &mut expansions);
        }
        // A test dresses the palette for every season: no input can make this fail.
        let whole: Theme = laid_over(summer, other).try_into().unwrap_or_else(|fault| panic!("{season}: {fault}"));
        let reserved = reserved(&THEME).into_iter().zip(reserved(&whole)).map(|(from, to)| Change { from, to });
        Changes {
            base,
            expansions: expansions.into_iter().map(|(_, change)| change).collect(),
            reserved: reserved.collect(),
        }
    }

    /// Those that are exact, the reserved ones first.
    fn exact(&self) -> impl Iterator<Item = Change> + '_ {
        let named = self.base.iter().map(|(_, change)| change);
        self.reserved.iter().chain(named).chain(&self.expansions).copied()
    }

    /// What takes other colours along, and how much each counts.
    fn pulls(&self) -> Vec<(f32, Change)> {
        let named = |name: &'static str| {
            self.base.iter().filter(move |(own, _)| own.starts_with(name)).map(|(_, change)| *change)
        };
        let tones = || [".ink", ".shadow", ".grass_shadow", ".light", ".dark"].into_iter().flat_map(named);
        // Everything may be in light or shade.
        let shaded = self.exact().flat_map(|one| tones().map(move |tone| (one, tone)));
        // What stands or lies on grass mixes with it along its rim.
        let is_printed = |(name, _): &&(String, Change)| name.matches('.').count() > 1;
        let printed = self.base.iter().filter(is_printed).map(|(_, change)| *change);
        let on_grass = printed.flat_map(|one| named(".grass.tints").map(move |tint| (tint, one)));
        // The board throws a wide shadow.
        let on_table =
            named(".table.ground").flat_map(|table| named(".table.shadow").map(move |shadow| (table, shadow)));
        let exact = self.exact().map(|change| (NAMED, change));
        let mixtures = shaded.chain(on_grass).map(|pair| (1.0, pair)).chain(on_table.map(|pair| (WIDE, pair)));
        let shares = [0.1, 0.2, 0.3, 0.4, 0.6, 0.8];
        let mixed = mixtures.flat_map(|(weight, (one, other))| shares.map(|share| (weight, one.mixed(other, share))));
        exact.chain(mixed).collect()
    }
}

/// A table with what another says otherwise.
fn laid_over(mut table: Table, other: Table) -> Table {
    for (key, value) in other {
        let merged = match (table.remove(&key), value) {
            (Some(Value::Table(below)), Value::Table(above)) => Value::Table(laid_over(below, above)),
            (_, value) => value,
        };
        table.insert(key, merged);
    }
    table
}

/// Finds every colour, and what stands at the same place for a season.
fn pair(name: &str, summer: &Value, other: Option<&Value>, found: &mut Vec<(String, Change)>) {
    match summer {
        Value::String(text) => {
            let Ok(from) = text.parse() else { return };
            let to = other.and_then(Value::as_str).and_then(|text| text.parse().ok()).unwrap_or(from);
            found.push((name.to_owned(), Change { from, to }));
        }
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                pair(&format!("{name}.{index}"), value, other.and_then(|other| other.get(index)), found);
            }
        }
        Value::Table(table) => {
            for (key, value) in table {
                pair(&format!("{name}.{key}"), value, other.and_then(|other| other.get(key)), found);
            }
        }
        _ => {}
    }
}

/// The palette after these changes.
fn dressed(changes: &Changes) -> Vec<Rgb> {
    let pulls = changes.pulls().into_iter();
    let around: Vec<Pull> = pulls.map(|(weight, change)| (oklab(change.from), weight, change)).collect();
    let dressed = |&colour: &Rgb| match changes.exact().find(|change| change.from == colour) {
        Some(exact) => exact.to,
        None => carried(colour, &around),
    };
    PALETTE.colours.iter().map(dressed).collect()
}

/// A change as the eye measures where it begins, and how much it counts.
type Pull = ([f32; 3], f32, Change);

/// Where a colour goes with those around it, the nearest first.
fn carried(colour: Rgb, around: &[Pull]) -> Rgb {
    let lab = oklab(colour);
    let (mut sum, mut total) = ([0.0; 3], STAY);
    for &(at, weight, Change { from, to }) in around {
        let gap = gap(at, lab);
        let weight = weight * (-gap / (2.0 * REACH * REACH)).exp() / (gap + 1e-5);
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
    use crate::ink::palette::{seat_tones, stepped};

    /// What a season's tables name that summer does not.
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
    fn a_season_names_only_what_has_a_colour_in_summer() {
        let mut found = Vec::new();
        for file in expansions::all().map(|hooks| hooks.art).chain([theme::FILE]) {
            let (summer, winter) = parted(file, WINTERS);
            strangers(&Value::Table(winter), Some(&Value::Table(summer)), "", &mut found);
        }
        assert_eq!(found, Vec::<String>::new());
    }

    #[test]
    fn a_named_colour_becomes_exactly_what_its_season_says() {
        let winter = Season::Winter.colours();
        let changes = Changes::of(WINTERS);
        let fill = changes.base.iter().find(|(name, _)| name == ".water.fill").expect("a colour").1;
        assert_ne!(fill.from, fill.to);
        assert_eq!(winter[usize::from(PALETTE.index(fill.from))], fill.to);
        // And so does what follows from named ones: the steps of a meadow.
        let tint = changes.base.iter().find(|(name, _)| name == ".grass.tints.0").expect("a colour").1;
        assert_eq!(winter[1], stepped(tint.to, 1));
    }

    #[test]
    fn seats_keep_their_colours_in_every_season() {
        for season in Season::ALL {
            for tone in THEME.seats.colours.into_iter().flat_map(seat_tones) {
                assert_eq!(season.colours()[usize::from(PALETTE.index(tone))], tone, "{season:?}");
            }
        }
    }

    #[test]
    fn fields_can_be_told_apart_from_all_that_is_no_field_in_every_season() {
        for season in Season::ALL {
            let colours = season.colours();
            let at = |colour| oklab(colours[usize::from(PALETTE.index(colour))]);
            for tint in THEME.grass.tints {
                for other in [THEME.road.fill, THEME.water.fill, THEME.city.ground, THEME.table.ground] {
                    assert!(gap(at(tint), at(other)).sqrt() > 0.04, "{season:?}: {tint:?} and {other:?}");
                }
            }
        }
    }
}
