//! Every example and every sentence of the rules is played by some scenario, or says what it waits for.

use std::collections::BTreeSet;

use super::scenario;

/// Examples that need an expansion which the game does not have yet, and why.
const WAITING: &[(&str, &str)] = &[
    ("HS-S13", "the dragon of The Princess & the Dragon eats the shepherd"),
    ("HI-E08", "a large meeple ties with two others: Inns & Cathedrals"),
    ("HI-E12", "two monks on one monastery: the Synod's abbeys; until then hills_and_monks decides nothing either"),
    ("HI-E14", "a barn on the corner of a hill: Abbey & Mayor"),
    ("MO-E12", "two architects on one monument: no expansion can put a second one there yet"),
    ("MO-E24", "Change Position on a monument: The Gifts"),
];

/// Examples of `rules/examples.md`: a prefix and the last number with it.
const EXAMPLES: &[(&str, u8)] =
    &[("BA-E", 19), ("HS-S", 13), ("SH-E", 27), ("HI-E", 16), ("VI-E", 9), ("MO-E", 24), ("HW-E", 7), ("DE-E", 4)];

/// What the paragraphs of `rules/hills_and_sheep.md` say beyond the examples, and the options of the table.
/// §2.7 (strength of mayors) and §2.10 (several monks) have nothing to be played with yet.
const SENTENCES: &[&str] = &[
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

#[test]
fn every_example_is_played_or_waits() {
    let played = played();
    let examples = EXAMPLES.iter().flat_map(|(prefix, last)| (1..=*last).map(move |n| format!("{prefix}{n:02}")));
    let missing: Vec<String> = examples.filter(|e| !played.contains(e) && !waits(e)).collect();
    assert!(missing.is_empty(), "no scenario for {missing:?}");
}

#[test]
fn no_example_waits_that_is_played() {
    let played = played();
    let late: Vec<_> = WAITING.iter().filter(|(example, why)| played.contains(*example) || why.is_empty()).collect();
    assert!(late.is_empty(), "{late:?} need not wait any more");
}

#[test]
fn every_sentence_about_hills_and_sheep_is_played() {
    let played = played();
    let missing: Vec<_> = SENTENCES.iter().filter(|sentence| !played.contains(**sentence)).collect();
    assert!(missing.is_empty(), "no scenario for {missing:?}");
    let listed = |id: &String| !id.starts_with("hs-") || SENTENCES.contains(&id.as_str());
    let unlisted: Vec<_> = played.iter().filter(|id| !listed(id)).collect();
    assert!(unlisted.is_empty(), "{unlisted:?} would not be missed");
}
