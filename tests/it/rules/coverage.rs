//! Every example and every sentence of the rules is played by some scenario, or says what it waits for.

use std::collections::BTreeSet;

use super::scenario;

/// Examples that need an expansion which the game does not have yet, and why.
const WAITING: &[(&str, &str)] = &[
    ("HS-S13", "the dragon of The Princess & the Dragon eats the shepherd"),
    ("HI-E08", "a large meeple ties with two others: Inns & Cathedrals"),
    ("HI-E14", "a barn on the corner of a hill: Abbey & Mayor"),
    ("BR-E21", "an inn below a bridge doubles another road: Inns & Cathedrals"),
    ("BR-E22", "an inn below a bridge of its own road: Inns & Cathedrals"),
    ("CA-S04", "a builder's second part: Traders & Builders"),
    ("CA-S05", "an extra tile by a message: The Messages"),
    ("CA-E17", "a witch halves a city: Mage & Witch"),
    ("CA-E25", "inns and cathedrals before the castle: Inns & Cathedrals; vineyards are in VI-E09"),
    ("BZ-S02", "a builder's second part after the auction: Traders & Builders"),
    ("BZ-S03", "a builder's second part before the auction: Traders & Builders"),
    ("BZ-E11", "a builder's second part draws a bazaar: Traders & Builders; a replaced tile does in BZ-E23"),
    ("GI-E16", "an inn by a swept road: Inns & Cathedrals"),
    ("XX-E04", "a large meeple ties with two others: Inns & Cathedrals"),
];

/// Examples that are played in a test written in Rust, and where: they take too long for a scenario, or need a place on the
/// board that nothing in play brings about.
const IN_CODE: &[(&str, &str)] = &[
    ("BZ-E01", "src/rules/expansions/bridges_castles_and_bazaars/bazaar.rs"),
    ("BZ-E02", "src/rules/expansions/bridges_castles_and_bazaars/bazaar.rs"),
    ("BZ-E14", "src/rules/expansions/bridges_castles_and_bazaars/bazaar.rs"),
    ("BZ-E20", "src/rules/expansions/bridges_castles_and_bazaars/bazaar.rs"),
    ("BZ-E21", "src/rules/expansions/bridges_castles_and_bazaars/tests.rs"),
    ("BZ-E22", "src/rules/expansions/bridges_castles_and_bazaars/tests.rs"),
    ("CA-E22", "src/rules/expansions/bridges_castles_and_bazaars/tests.rs"),
    ("CA-E23", "src/rules/expansions/bridges_castles_and_bazaars/tests.rs"),
    ("CA-E24", "src/rules/expansions/bridges_castles_and_bazaars/tests.rs"),
    ("CA-E27", "src/rules/expansions/bridges_castles_and_bazaars/tests.rs"),
    ("GI-E10", "src/rules/expansions/the_gifts/tests.rs"),
    ("GI-E30", "src/rules/expansions/the_gifts/tests.rs"),
    ("MO-E12", "src/rules/expansions/monuments/tests.rs"),
    ("XX-E12", "tests/it/rules/together.rs"),
];

/// Examples of `rules/examples.md`: a prefix and the last number with it.
const EXAMPLES: &[(&str, u8)] = &[
    ("BA-E", 19),
    ("HS-S", 13),
    ("SH-E", 27),
    ("HI-E", 16),
    ("VI-E", 9),
    ("BR-S", 8),
    ("BR-E", 29),
    ("CA-S", 6),
    ("CA-E", 31),
    ("BZ-S", 3),
    ("BZ-E", 23),
    ("GI-E", 31),
    ("XX-E", 12),
    ("MO-E", 24),
    ("HW-E", 7),
    ("DE-E", 4),
];

/// What the paragraphs of `rules/hills_and_sheep.md` say beyond the examples, and the options of the table.
/// §2.7 (strength of mayors) has nothing to be played with yet.
const HILLS_AND_SHEEP: &[&str] = &[
    "hs-0-components",
    "hs-0-first-edition",
    "hs-0-river",
    "hs-1.1.1-instead",
    "hs-1.1.1-fields-only",
    "hs-1.1.1-one",
    "hs-1.1.2-connected",
    "hs-1.1.4-no-owner",
    "hs-1.1.5-at-once",
    "hs-1.1.7-joining",
    "hs-1.2.1-not-extended",
    "hs-1.2.1-touching",
    "hs-1.2.3-grow",
    "hs-1.2.3-herd",
    "hs-1.2.4-only-herding",
    "hs-1.3-third-joins",
    "hs-1.3-own-field-only",
    "hs-1.4-two-fields",
    "hs-1.4-two-fields-one-own",
    "hs-1.4-wolf-elsewhere",
    "hs-1.4-other-stays-open",
    "hs-1.4-farmers-stay",
    "hs-1.4-same-turn-others",
    "hs-1.4-forced-before-road",
    "hs-1.6-all-herded",
    "hs-2.1-any-tile",
    "hs-2.1-ordinary",
    "XX-E11",
    "hs-2.3-no-feature",
    "hs-2.4-no-figure",
    "hs-2.5-road",
    "hs-2.5-none",
    "hs-2.8-alone",
    "hs-2.9-city",
    "hs-2.11-when-placed",
    "hs-2.12-shepherd",
    "hs-3.1-no-figure",
    "hs-3.2-around-only",
    "hs-3-bridge",
    "hs-4-double-apart",
    "hs-4-double-other-sides",
    "hs-4-tip-is-field",
    "hs-4-houses-bend",
    "hs-4-monasteries",
    "hs-options-most-tied",
    "hs-options-blank",
    "hs-options-blank-ties",
    "hs-options-before-wolf",
    "hs-options-before-closed",
    "hs-options-before-other-closes",
    "hs-options-sharing-default",
    "hs-options-no-shepherd-after-farmer",
    "hs-options-nobody",
    "hs-options-everybody",
    "hs-options-everybody-wolf",
    "hs-options-everybody-farmers",
    "hs-options-closed-stays",
    "hs-options-closed-own",
    "hs-options-closed-inner",
    "hs-options-no-fields",
    "hs-resign-flock",
    "hs-resign-herded",
    "hs-resign-closed",
];

/// What the paragraphs of `rules/bridges_castles_bazaars.md` say beyond the examples, and the options of the table.
/// §1.1.7a (houses, walls, monuments) stands with those: `hw-C5-bridge-later`, `mo-B18-no-bridge`.
const BRIDGES_CASTLES_AND_BAZAARS: &[&str] = &[
    "bcb-0-pieces",
    "bcb-1-river",
    "bcb-2-points",
    "bcb-2-resigned",
    "bcb-2-resigned-choice",
    "bcb-2-resigned-castle",
    "bcb-2-resigned-last",
    "bcb-2-resigned-last-choice",
    "bcb-2.3.1-garden",
    "bcb-2.3.6-same",
    "bcb-2.3.9-abbot",
    "bcb-3-on-request",
    "bcb-3-most-bid",
    "bcb-3-on-request-wanted",
    "bcb-3-on-request-resigned",
    "bcb-3-resigned",
    "bcb-3-resigned-pick",
    "bcb-3-resigned-deal",
    "bcb-4-monastery-in-a-city",
    "bcb-4-monastery-open-city",
    "bcb-4-inn",
];

/// What the paragraphs of `rules/gifts.md` say beyond the examples, and the options of the table.
const GIFTS: &[&str] = &[
    "gifts-0-components",
    "gifts-1.1-each-tile",
    "gifts-options-strict",
    "gifts-1.5-garden",
    "gifts-1.6-hill",
    "gifts-1.6-shepherd",
    "gifts-1.7-secret",
    "gifts-1.6-bridge-beside",
    "gifts-2.1-before-placing",
    "gifts-2.1-may",
    "gifts-2.2-bridge",
    "gifts-2.2-house",
    "gifts-2.2-wall",
    "gifts-2.3-discarded",
    "gifts-2.3-not-wasted",
    "gifts-2.4-auction",
    "gifts-2.4-discarded",
    "gifts-2-synod-unoccupied",
    "gifts-2-synod-complete",
    "gifts-2-synod-abbot",
    "gifts-2-synod-garden",
    "gifts-2-synod-recall",
    "gifts-2-synod-recall-fewer",
    "gifts-2-sweeper-again",
    "gifts-2-sweeper-complete",
    "gifts-2-change-monk",
    "gifts-2-change-others",
    "gifts-2-change-bridge",
    "gifts-2-change-fields-off",
    "gifts-2-change-shared-field",
    "gifts-2-cashout-field",
    "gifts-2-cashout-monk",
    "gifts-2-cashout-oasis",
    "gifts-2-cashout-garden",
    "gifts-2-take2",
    "gifts-2-take2-bridge",
    "gifts-2-take2-house",
    "gifts-2-take2-wall",
    "gifts-2-take2-river",
    "gifts-2-take2-lake",
    "gifts-options-discarded",
    "gifts-2-take2-same",
    "gifts-2-take2-once",
    "gifts-2-take2-none-fits",
    "gifts-2-take2-won-bazaar",
    "gifts-1.8-last",
    "gifts-resign",
    "gifts-resign-two-tiles",
    "gifts-resign-next-opens",
];

/// What the paragraphs of `rules/monuments.md` say of monuments beyond the examples, and the options of the table.
const MONUMENTS: &[&str] = &[
    "mo-1-components",
    "mo-B3-let-go",
    "mo-B3-let-go-first",
    "mo-options-discarded",
    "mo-B22-any-segment",
    "mo-B4-monastery",
    "mo-B4-castle",
    "mo-B1-any-two-tiles",
    "mo-B22-bridge-beside",
    "mo-B22-house",
    "mo-B22-wall",
    "mo-B22-flock",
    "mo-B18-no-bridge",
    "mo-B18-bridge-for-its-road",
    "mo-B12-too-late",
    "mo-B21-abbot",
    "mo-B21-no-castle",
    "mo-B7-too-few",
    "mo-B24-two-monuments",
    "mo-A2.8-pieces",
    "mo-A2.8-house",
    "mo-A2.8-wall",
    "mo-resign-last",
    "mo-options-as-well",
    "mo-B17-two-cells",
    "mo-B19-hidden",
    "mo-portal",
    "mo-portal-complete",
    "mo-options-decoration",
    "mo-B21-architect-stays",
    "mo-B21-oasis-stays",
    "mo-B21-cash-out",
    "mo-B22-cash-out",
    "mo-B21-synod",
    "mo-B22-one-gift",
    "mo-B4-swept",
    "mo-B20-take2",
    "mo-B20-put-back",
    "mo-B3-take2",
];

/// The same of houses and walls (§C, §D).
const HOUSES_AND_WALLS: &[&str] = &[
    "hw-1-pieces",
    "hw-1-many",
    "hw-options-two",
    "hw-options-one",
    "hw-C2-desert",
    "hw-options-all-roads",
    "hw-D5-other-side",
    "hw-D5-flock",
    "hw-D5-farmers",
    "hw-castle-house",
    "hw-castle-wall",
    "hw-C8-discard",
    "hw-options-must-build",
    "hw-C4-bridge-too",
    "hw-C5-bridge-later",
];

/// The same of deserts (§F).
const DESERTS: &[&str] = &[
    "de-F2-components",
    "de-F1-edge",
    "de-F1-no-figure",
    "de-F2-worm-completes",
    "de-F2-worm-completes-first",
    "de-F2-majority",
    "de-F2-ride",
    "de-F2-ride-deposit",
    "de-F2-ride-oasis",
    "de-F2-ride-decoration",
    "de-F2-corner",
    "de-F2-corner-bars",
    "de-F2-end",
    "de-F1-oasis",
    "de-F1-oasis-complete",
    "de-F1-vineyards",
    "de-F1-abbot",
    "de-F1-monument",
    "de-F1-monument-complete",
    "de-options-decoration",
];

/// The names of all scenarios, those of an example's parts without their letter.
fn played() -> BTreeSet<String> {
    let whole = |id: String| match id.get(2..4) {
        Some("-E" | "-S") => id.trim_end_matches(|c: char| c.is_ascii_lowercase()).to_owned(),
        _ => id,
    };
    scenario::files().into_iter().flat_map(|file| scenario::read(&file)).map(|(s, _)| whole(s.id)).collect()
}

fn waits(example: &str) -> bool {
    WAITING.iter().any(|(waiting, _)| *waiting == example)
}

/// Whether a test says that it plays an example.
fn is_in_code(example: &str) -> bool {
    let file = IN_CODE.iter().find(|(id, _)| *id == example).map(|(_, file)| file);
    let text = |file| std::fs::read_to_string(format!("{}/{file}", env!("CARGO_MANIFEST_DIR"))).unwrap_or_default();
    file.is_some_and(|file| text(file).contains(&format!("// {example}")))
}

#[test]
fn every_example_is_played_or_waits() {
    let played = played();
    let examples = EXAMPLES.iter().flat_map(|(prefix, last)| (1..=*last).map(move |n| format!("{prefix}{n:02}")));
    let missing: Vec<String> = examples.filter(|e| !played.contains(e) && !waits(e) && !is_in_code(e)).collect();
    assert!(missing.is_empty(), "no scenario for {missing:?}");
}

#[test]
fn no_example_waits_that_is_played() {
    let played = played();
    let late: Vec<_> = WAITING.iter().filter(|(example, why)| played.contains(*example) || why.is_empty()).collect();
    assert!(late.is_empty(), "{late:?} need not wait any more");
}

/// Everything with a prefix is listed, and everything listed is played.
fn all_are_played(prefix: &str, sentences: &[&str]) {
    let played = played();
    let missing: Vec<_> = sentences.iter().filter(|sentence| !played.contains(**sentence)).collect();
    assert!(missing.is_empty(), "no scenario for {missing:?}");
    let listed = |id: &String| !id.starts_with(prefix) || sentences.contains(&id.as_str());
    let unlisted: Vec<_> = played.iter().filter(|id| !listed(id)).collect();
    assert!(unlisted.is_empty(), "{unlisted:?} would not be missed");
}

#[test]
fn every_sentence_about_hills_and_sheep_is_played() {
    all_are_played("hs-", HILLS_AND_SHEEP);
}

#[test]
fn every_sentence_about_bridges_castles_and_bazaars_is_played() {
    all_are_played("bcb-", BRIDGES_CASTLES_AND_BAZAARS);
}

#[test]
fn every_sentence_about_gifts_is_played() {
    all_are_played("gifts-", GIFTS);
}

#[test]
fn every_sentence_about_monuments_is_played() {
    all_are_played("mo-", MONUMENTS);
    all_are_played("hw-", HOUSES_AND_WALLS);
    all_are_played("de-", DESERTS);
}
