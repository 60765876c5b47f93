//! What the lists of messages and the files of all languages have in common.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::rules::figure::Figure;

use crate::rules::score::{Label, Occasion, Score, Term};
use crate::rules::seat::Seat;
use crate::rules::tile::Edge;

use super::faults::edge_key;
use super::story::Cast;
use super::{
    Locale, Words, bundle, categories, commands, console, expansions, faults, kinds, lobby, manners, pieces, receipt,
    seats, story, tiles, turn,
};

/// Message or message.attribute, with its placeholders.
type Texts = BTreeMap<String, BTreeSet<String>>;

fn listed() -> Texts {
    let core = [
        categories::KEYS,
        categories::KEYED,
        console::KEYS,
        faults::KEYS,
        faults::KEYED,
        kinds::KEYS,
        kinds::KEYED,
        lobby::KEYS,
        manners::KEYS,
        pieces::KEYS,
        pieces::KEYED,
        receipt::KEYS,
        seats::KEYS,
        story::KEYS,
        tiles::KEYS,
        turn::KEYS,
        turn::KEYED,
    ];
    let mut texts = Texts::new();
    let mut list = |key: String, args: &[&str]| {
        let args = args.iter().map(|&arg| arg.to_owned()).collect();
        assert!(!texts.contains_key(&key), "{key} is listed twice");
        texts.insert(key, args);
    };
    for &(key, args) in core.iter().chain(expansions::KEYS).copied().flatten() {
        list(key.to_owned(), args);
    }
    for label in commands::LABELS.iter().chain(expansions::LABELS.iter().copied().flatten()) {
        list(label.key().to_owned(), &[]);
        if label.is_described() {
            list(format!("{}.description", label.key()), &[]);
        }
    }
    texts
}

fn written(locale: Locale) -> Texts {
    let mut texts = Texts::new();
    for (name, text) in bundle::all() {
        let text = text[locale.index()];
        let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, e)| panic!("{locale}/{name}.ftl: {e:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name.to_owned();
            if let Some(value) = &message.value {
                assert!(texts.insert(key.clone(), placeholders(value)).is_none(), "{locale}: {key} stands twice");
            }
            for attribute in &message.attributes {
                texts.insert(format!("{key}.{}", attribute.id.name), placeholders(&attribute.value));
            }
        }
    }
    texts
}

fn placeholders(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    in_pattern(pattern, &mut found);
    found
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => in_inline(inline, found),
            Expression::Select { selector, variants } => {
                in_inline(selector, found);
                variants.iter().for_each(|v| in_pattern(&v.value, found));
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inline) => in_inline(inline, found),
            Expression::Select { selector, variants } => {
                in_inline(selector, found);
                variants.iter().for_each(|v| in_pattern(&v.value, found));
            }
        },
        _ => {}
    }
}

#[test]
fn every_language_has_the_listed_messages_with_their_placeholders() {
    let listed = listed();
    for locale in Locale::ALL {
        let written = written(locale);
        let missing: Vec<&String> = listed.keys().filter(|k| !written.contains_key(*k)).collect();
        let unused: Vec<&String> = written.keys().filter(|k| !listed.contains_key(*k)).collect();
        assert!(missing.is_empty() && unused.is_empty(), "{locale}: missing {missing:?}, unused {unused:?}");
        for (key, args) in &listed {
            assert_eq!(&written[key], args, "{locale}: {key} has other placeholders than its list");
        }
    }
}

/// The files below a folder, by their names without `.ftl`.
fn found(folder: &Path, prefix: &str, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = format!("{prefix}{}", path.file_stem().unwrap().to_string_lossy());
        if path.is_dir() {
            found(&path, &format!("{name}/"), names);
        } else {
            names.insert(name);
        }
    }
}

#[test]
fn every_file_of_a_language_is_read() {
    let read: BTreeSet<String> = bundle::all().map(|(name, _)| (*name).to_owned()).collect();
    for locale in Locale::ALL {
        let mut names = BTreeSet::new();
        found(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(locale.tag()), "", &mut names);
        assert_eq!(names, read, "{locale}");
    }
}

#[test]
fn languages_are_found_by_discord_s_names() {
    assert_eq!(Locale::of("en-GB"), Locale::En);
    assert_eq!(Locale::of("fr"), Locale::Fr);
    assert_eq!(Locale::of("pt-BR"), Locale::En);
}

#[test]
fn what_is_looked_up_by_a_key_is_there_for_every_key() {
    let listed = listed();
    for figure in Figure::ALL {
        let key = format!("figure_{}", figure.key());
        assert!(listed.contains_key(&key), "{key}");
    }
    for edge in [Edge::Field, Edge::Road, Edge::City, Edge::River] {
        let key = format!("edge_{}", edge_key(edge));
        assert!(listed.contains_key(&key) && listed.contains_key(&format!("{key}.side")), "{key}");
    }
}

#[test]
fn every_line_of_a_receipt_has_words() {
    for words in Locale::ALL.map(Words::of) {
        for label in Label::ALL {
            let score = Score::alone(Seat::FIRST, Occasion::Completed, Term { label: *label, count: 2, each: 3 });
            let text = words.receipt(&score, &Cast::of_colours(words));
            assert!(!text.is_empty() && !text.contains("label_"), "{label:?}: {text}");
        }
    }
}

/// How players of a language say it, and how they do not: what was agreed when native players read everything.
#[test]
fn wordings_that_were_mended_stay() {
    let has = |locale: Locale, text: &str| {
        let text = text.to_lowercase();
        bundle::all().any(|(_, texts)| texts[locale.index()].to_lowercase().contains(&text))
    };
    for (locale, gone, instead) in [
        (Locale::Fr, "les prend toutes", "accepte n’importe laquelle"),
        (Locale::Fr, "à tout prix", "à n’importe quel prix"),
        (Locale::Fr, "n’est demandé qu’une fois", "ne se prononce qu’une fois"),
        (Locale::Fr, "jusque-là l’achète", "jusqu’à ce prix, il rachète la tuile"),
        (Locale::Fr, "devant :", "en main :"),
        (Locale::Fr, "la pile", "la pioche"),
        (Locale::Fr, "} sens", "} orientations"),
        (Locale::Fr, "button_more = plus", "button_more = autres"),
        (Locale::Fr, "bergerie joue à", "avec bergerie, on joue à"),
        (Locale::Fr, "laissent beaucoup ouvert", "laissent beaucoup de points ouverts"),
        (Locale::Fr, "tu es mentionné", "on te mentionne"),
        (Locale::Fr, "votre ", "ta place"),
        (Locale::De, "role_architect = baumeister", "role_architect = architekt"),
        (Locale::De, "} plätze, nur mit", "} stellen, nur mit"),
        (Locale::De, "lobby_seats = plätze", "lobby_seats = spieler"),
        (Locale::De, "ganz stadt", "ringsum stadt"),
        (Locale::De, "davon nichts mehr", "danach hast du keine mehr"),
        (Locale::De, "ohne **{", "ohne ‚{"),
        (Locale::De, "zurück in den vorrat", "zurück in den stapel"),
        (Locale::De, "eintreiben", "in den stall"),
        (Locale::De, "fragt dich gerade niemand", "das steht gerade nicht an"),
    ] {
        assert!(has(locale, instead), "{locale}: `{instead}` is gone");
        assert!(!has(locale, gone), "{locale}: `{gone}` is back; say `{instead}`");
    }
}
