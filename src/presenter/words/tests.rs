//! Tests of the messages in all languages.

#[path = "ftl.rs"]
mod ftl;

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use bergerie_rules::{Expansion, ExpansionGroup, SetupOption};

use super::markup::is_reserved;
use super::messages::FILES;
use super::{Locale, Words, labels};
use ftl::texts;

/// Returns every text of a language by key, with the names of its placeholders.
fn written(locale: Locale) -> BTreeMap<String, Vec<String>> {
    let mut all = BTreeMap::new();
    for (key, placeholders) in FILES[locale.index()].iter().flat_map(|(_, text)| texts(text).unwrap()) {
        let twice = all.insert(key.clone(), placeholders.into_keys().collect());
        assert!(twice.is_none(), "{locale}: {key} is there twice");
    }
    all
}

#[test]
fn every_language_has_the_same_messages_with_the_same_placeholders() {
    let english = written(Locale::En);
    for locale in Locale::ALL {
        let written = written(locale);
        let missing: Vec<&String> = english.keys().filter(|k| !written.contains_key(*k)).collect();
        let unused: Vec<&String> = written.keys().filter(|k| !english.contains_key(*k)).collect();
        assert!(missing.is_empty() && unused.is_empty(), "{locale}: missing {missing:?}, unused {unused:?}");
        for (key, placeholders) in &english {
            assert_eq!(&written[key], placeholders, "{locale}: {key} has other placeholders than in English");
        }
    }
}

/// Returns the variants of each choice whose default is a keyword of its own. The other choices, with `*[other]`, depend on a
/// language's grammar.
fn keywords(locale: Locale) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for (_, file) in FILES[locale.index()] {
        let (mut key, mut variants) = ("", Vec::new());
        for line in file.lines() {
            if !line.starts_with([' ', '}']) {
                key = line.split(" =").next().unwrap_or_default();
            }
            let line = line.trim_start();
            let (is_default, line) = line.strip_prefix('*').map_or((false, line), |rest| (true, rest));
            if let Some((variant, _)) = line.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
                variants.push(variant.to_owned());
                // Fluent lets the default be anywhere, we put it last.
                if is_default {
                    let choice: BTreeSet<String> = variants.drain(..).collect();
                    if variant != "other" {
                        all.insert(key.to_owned(), choice);
                    }
                }
            }
        }
    }
    all
}

#[test]
fn every_language_has_the_same_keywords() {
    let english = keywords(Locale::En);
    assert!(english["abbey_and_mayor_refusal_abbey"].contains("hole"), "{english:?}");
    for locale in Locale::ALL {
        assert_eq!(keywords(locale), english, "{locale}");
    }
}

/// Returns the markup and the command names of each message. Singular forms are left out, because German has more of them.
fn markup_of(locale: Locale) -> BTreeMap<&'static str, Vec<String>> {
    let (mut all, mut key) = (BTreeMap::new(), "");
    for line in FILES[locale.index()].iter().flat_map(|(_, file)| file.lines()) {
        if line.trim_start().starts_with("[one]") {
            continue;
        }
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            key = line.split(" =").next().unwrap_or(key);
        }
        let references = line.split_whitespace().filter(|word| word.starts_with("label_")).map(str::to_owned);
        let characters = line.chars().filter(|&character| is_reserved(character)).map(String::from);
        all.entry(key).or_insert_with(Vec::new).extend(references.chain(characters));
    }
    all.values_mut().for_each(|found| found.sort());
    all
}

#[test]
fn every_language_has_the_same_markup_and_names_the_same_commands() {
    let english = markup_of(Locale::En);
    assert!(english["error_over"].contains(&"label_NEW".to_owned()) && english["error_over"].len() == 4);
    for locale in Locale::ALL {
        for (key, found) in markup_of(locale) {
            assert_eq!(Some(&found), english.get(key), "{locale}: {key} has other markup than in English");
            for label in found.iter().filter(|found| found.starts_with("label_")) {
                let label = label.split('.').next().unwrap_or_default();
                assert!(english.contains_key(label), "{locale}: {key} refers to {label}");
            }
        }
    }
}

#[test]
fn languages_are_found_by_tags_with_a_region() {
    assert_eq!(Locale::of("en-GB"), Locale::En);
    assert_eq!(Locale::of("fr"), Locale::Fr);
    assert_eq!(Locale::of("pt-BR"), Locale::En);
}

#[test]
fn expansions_and_options_have_texts_and_no_text_is_about_another_one() {
    let expansions = Expansion::ALL.iter().flat_map(|expansion| {
        let key = format!("expansion-{}", expansion.id());
        [format!("{key}.description"), key]
    });
    let options = SetupOption::all().flat_map(|option| {
        let id = option.id();
        let values = option.values.iter().map(|value| format!("value-{id}-{value}"));
        std::iter::once(format!("option-{id}")).chain(values).collect::<Vec<_>>()
    });
    let needed: BTreeSet<String> = expansions.chain(options).collect();
    let is_about_one = |key: &String| ["expansion-", "option-", "value-"].iter().any(|family| key.starts_with(family));
    let found = written(Locale::En)
        .into_keys()
        .filter(is_about_one)
        .filter(|key| ![".note", ".card"].iter().any(|end| key.ends_with(end)));
    assert_eq!(found.collect::<BTreeSet<_>>(), needed);
}

/// "1 point", not "1 points", and a minus sign instead of a hyphen.
#[test]
fn numbers_are_written_as_in_print() {
    for (words, plurals) in Locale::ALL.map(Words::of).into_iter().zip([
        &["1 tiles", "1 unseen tiles", "1 points", "1 times", "1 monasteries"][..],
        &["1 tuiles", "1 points", "1 zones", "1 abbayes", "1 moutons"],
        &["1 Punkte", "1-mal", "1 Schafe", "1 Klöster", "Plättchen, die"],
    ]) {
        let awards = ["city", "road", "monastery", "giver", "sharer", "leap", "comeback", "sheep", "wolf"];
        let mut texts: Vec<String> = awards.iter().map(|award| words.award(award, 1, "A")).collect();
        texts.extend([words.label_tiles(1), words.end_pace(words.one_decimal(1.0), 1usize)]);
        texts.push(words.alt_seat("red", "disc", "-", 1));
        texts.extend([
            words.end_title(1, 1, "-", "A"),
            words.end_left(1, "-", "A"),
            words.format("hills_and_sheep_tiles_hidden", [("all", 1.into()), ("count", 1.into())]),
        ]);
        for title in ["king", "robber"] {
            for text in ["event_title_taken", "event_title_shared", "holds_title", "alt_title"] {
                let arguments =
                    [("player", "A".into()), ("players", "A".into()), ("size", 1.into()), ("title", title.into())];
                texts.push(words.format(&format!("king_and_robber_{text}"), arguments));
            }
        }
        for text in texts {
            assert!(plurals.iter().all(|plural| !text.contains(plural)), "{text}");
        }
        assert_eq!(words.one_decimal(2.25).contains(','), words.locale != Locale::En);
        assert!(words.category_points("A", -1).contains("−1") && words.category_menu("A", -1).contains("−1"));
    }
}

/// Otherwise, a line could begin with a colon.
#[test]
fn french_has_no_break_spaces_around_punctuation() {
    let mut spaces = 0;
    for line in FILES[Locale::Fr.index()].iter().flat_map(|(_, file)| file.lines()) {
        for sign in [':', ';', '?', '!', '»', '%'] {
            assert!(!line.contains(&format!(" {sign}")), "{line}");
            assert!(!line.contains(&format!("\" \"}}{sign}")), "{line}");
            spaces += line.matches(&format!("\u{a0}{sign}")).count();
        }
        assert!(!line.contains("« "), "{line}");
    }
    assert!(spaces > 500, "{spaces}");
    let french = Words::of(Locale::Fr);
    assert_eq!(french.labelled("A", french.list(&["b".to_owned()])), "A\u{a0}: b");
}

/// French has a space before colons and semicolons.
#[test]
fn labels_and_lists_are_punctuated_as_in_print() {
    let punctuated = Locale::ALL.map(Words::of).map(|words| {
        let things = ["a, b".to_owned(), "c".to_owned()];
        words.labelled("A", words.separated(&things))
    });
    assert_eq!(punctuated, ["A: a, b; c", "A\u{a0}: a, b\u{a0}; c", "A: a, b; c"]);
}

/// Longer texts would be cut off.
#[test]
fn texts_of_forms_menus_and_buttons_are_short() {
    let keep = |most: usize, texts: &mut dyn Iterator<Item = String>| {
        texts.for_each(|text| assert!((1..=most).contains(&text.chars().count()), "{text}"));
    };
    for words in Locale::ALL.map(Words::of) {
        let titles = [
            words.button_options(),
            words.button_hours(),
            words.orders_form(),
            words.preset_form(),
            words.format("bridges_castles_and_bazaars_sealed_form", [("letter", "A".into())]),
            words.format("bridges_castles_and_bazaars_sealed_form_bazaar", []),
        ];
        let fields = [
            words.orders_without_number(),
            words.preset_name(),
            words.field_zone(),
            words.field_quiet(),
            words.format("bridges_castles_and_bazaars_sealed_lines", [("most", 99.into())]),
            words.format("bridges_castles_and_bazaars_sealed_amount", [("most", 99.into()), ("role", "picker".into())]),
            words.format("bridges_castles_and_bazaars_sealed_amount", [("most", 99.into()), ("role", "bidder".into())]),
        ];
        // The other standing orders are checkboxes.
        let orders = [labels::ORDER_BID, labels::ORDER_CITY, labels::ORDER_HERD].map(|order| order.name(words));
        keep(45, &mut titles.into_iter().chain(fields).chain(orders));
        let notes = [
            words.orders_range(99, 99),
            words.preset_shared(),
            words.field_zone_note(),
            words.field_quiet_note(),
            words.format("bridges_castles_and_bazaars_sealed_hint", [("role", "picker".into())]),
            words.format("bridges_castles_and_bazaars_sealed_hint", [("role", "bidder".into())]),
        ];
        let expansions = Expansion::ALL.iter().map(|expansion| expansion.id());
        let expansions = expansions.flat_map(|id| [words.expansion(id), words.expansion_description(id)]);
        let rules = SetupOption::all().flat_map(|option| {
            let id = option.id();
            let values = option.values.iter().map(|value| format!("{id}-{value}"));
            let values =
                values.flat_map(|key| [Some(words.options_default(words.value(&key))), words.value_note(&key)]);
            std::iter::once(words.option(&id)).chain(values.flatten()).collect::<Vec<_>>()
        });
        let groups = ExpansionGroup::ALL.map(|group| words.expansion_group(group.key()));
        keep(45, &mut groups.into_iter());
        keep(100, &mut notes.into_iter().chain(expansions).chain(rules));
        let is_whole = |(key, placeholders): &(String, Vec<String>)| key.contains("button_") && placeholders.is_empty();
        let buttons = written(words.locale).into_iter().filter(is_whole);
        keep(80, &mut buttons.map(|(key, _)| words.format(&key, [])));
    }
}

/// A row of `assets/locales/terms.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    concept: String,
    /// The term to use. At least one message contains it.
    term: String,
    /// Words that no message may contain. A `*` at the end stands for any ending.
    avoid: Vec<String>,
}

/// Returns the words of a message in lower case, each with a space before and after it.
fn spaced(text: &str) -> String {
    let text = text.to_lowercase();
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    format!(" {} ", words.collect::<Vec<_>>().join(" "))
}

/// Returns the words of a line of a Fluent file, without keys, comments, placeables and keywords of variants.
fn plain_text(line: &str) -> String {
    let text = if line.starts_with('#') { "" } else { line.split_once(" = ").map_or(line, |(_, text)| text) };
    let is_found = |part: &&str| {
        let is_variant = part.ends_with(']') && part.trim_start_matches('*').starts_with('[');
        !(is_variant || part.starts_with('$') || part.starts_with("label_"))
    };
    spaced(&text.split_whitespace().filter(is_found).collect::<Vec<_>>().join(" "))
}

#[test]
fn messages_use_the_terms_of_their_language() {
    let table = include_str!("../../../assets/locales/terms.toml");
    let mut terms: BTreeMap<String, Vec<Row>> = toml::from_str(table).unwrap();
    for locale in Locale::ALL {
        let lines = FILES[locale.index()].iter().flat_map(|(_, file)| file.lines());
        let lines: Vec<(&str, String)> = lines.map(|line| (line, plain_text(line))).collect();
        for Row { concept, term, avoid } in terms.remove(&locale.to_string()).unwrap() {
            let is_used = lines.iter().any(|(_, plain_text)| plain_text.contains(spaced(&term).trim_end()));
            assert!(is_used, "{locale}: no message says `{term}` ({concept})");
            for avoided in avoid {
                let words = spaced(&avoided);
                let words = if avoided.ends_with('*') { words.trim_end() } else { &words };
                let found = lines.iter().find(|(_, plain_text)| plain_text.contains(words));
                assert!(found.is_none(), "{locale}: `{avoided}` instead of `{term}` ({concept}): {found:?}");
            }
        }
    }
    assert!(terms.is_empty(), "terms of other languages: {:?}", terms.keys());
}

/// A button or a vote names what happens. The value of a command's option may be a yes.
#[test]
fn no_message_is_a_bare_yes_or_no() {
    for locale in Locale::ALL {
        let lines = FILES[locale.index()].iter().flat_map(|(_, file)| file.lines());
        for line in lines.filter(|line| !line.starts_with("label_")) {
            let text = plain_text(line);
            assert!(
                ![" yes ", " no ", " oui ", " non ", " ja ", " nein "].contains(&text.as_str()),
                "{locale}: {line}"
            );
        }
    }
}

/// Accounts of moves in English are in the past tense. Points are named as they are in previews, so their sentences are in the present
/// tense, as everything is in French and German.
#[test]
fn accounts_of_a_move_are_in_one_tense() {
    const PRESENT: &[&str] = &[
        "builds",
        "comes",
        "completes",
        "draws",
        "gets",
        "goes",
        "keeps",
        "lets",
        "moves",
        "pays",
        "places",
        "plays",
        "receives",
        "returns",
        "sends",
        "shows",
        "takes",
        "wins",
    ];
    for (locale, kind, avoided) in [
        (Locale::En, "event_", PRESENT),
        (Locale::En, "score_", &["was", "were"]),
        (Locale::De, "event_", &["wurde", "wurden", "war", "kam", "zog", "nahm", "bekam", "legte", "setzte", "baute"]),
        (Locale::Fr, "event_", &[]),
        (Locale::Fr, "score_", &[]),
    ] {
        let (mut key, mut checked) = ("", 0);
        for line in FILES[locale.index()].iter().flat_map(|(_, file)| file.lines()) {
            if line.starts_with(|first: char| first.is_ascii_lowercase()) {
                key = line.split(" =").next().unwrap_or(key);
            }
            if !key.starts_with(kind) && !key.contains(&format!("_{kind}")) {
                continue;
            }
            let text = plain_text(line);
            let words: Vec<&str> = text.split_whitespace().collect();
            let is_perfect = |pair: &[&str]| {
                ["a", "ont"].contains(&pair[0]) && pair[1].ends_with(['é', 'i', 'u']) || pair == ["est", "arrivé"]
            };
            let has_other = words.iter().any(|word| avoided.contains(word))
                || (locale == Locale::Fr && words.windows(2).any(is_perfect));
            assert!(!has_other, "{locale}: {line}");
            checked += 1;
        }
        assert!(checked > 15, "{locale}: {checked} lines of {kind}");
    }
}

/// Checks wordings that native speakers agreed on and that are not terms.
#[test]
fn corrected_wordings_stay() {
    let has = |locale: Locale, text: &str| {
        let text = text.to_lowercase();
        FILES[locale.index()].iter().any(|(_, file)| file.replace('\u{a0}', " ").to_lowercase().contains(&text))
    };
    for (locale, gone, instead) in [
        (Locale::Fr, "à tout prix", "à n’importe quel prix"),
        (Locale::Fr, "jusque-là l’achète", "garde la tuile jusqu’à son propre prix"),
        (Locale::Fr, "devant :", "en main :"),
        (Locale::Fr, "} sens", "} orientations"),
        (Locale::Fr, "button_more = autres", "button_more = plus"),
        (Locale::Fr, "le rentrer : ", "rentrer : "),
        (Locale::Fr, "l’agrandir\n", "action_grow = agrandir"),
        (Locale::De, "wolfsgefahr", "wolf: { $wolves } von { $tokens } chips"),
        (Locale::En, "skip with a minimal move", "skip (minimal move, no meeple)"),
        (Locale::Fr, "bergerie joue à", "avec bergerie, on joue à"),
        (Locale::Fr, "laissent beaucoup ouvert", "laissent beaucoup de points ouverts"),
        (Locale::Fr, "tu es mentionné", "on te mentionne"),
        (Locale::De, "*[other] baumeister", "*[other] architekt"),
        (Locale::De, "} plätze, nur mit", "} stellen, nur mit"),
        (Locale::De, "fragt dich gerade niemand", "das steht gerade nicht an"),
    ] {
        assert!(has(locale, instead), "{locale}: `{instead}` is gone");
        assert!(!has(locale, gone), "{locale}: `{gone}` is back; say `{instead}`");
    }
}
