//! What the lists of messages and the files of all languages have in common.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::bundle::FILES;
use super::{
    Locale, bridges_castles_and_bazaars, commands, console, faults, hills_and_sheep, lobby, monuments, pieces, receipt,
    sealed, seats, story, the_gifts, tiles, turn,
};

/// Message or message.attribute, with its placeholders.
type Texts = BTreeMap<String, BTreeSet<String>>;

fn listed() -> Texts {
    let subjects = [
        bridges_castles_and_bazaars::KEYS,
        console::KEYS,
        faults::KEYS,
        hills_and_sheep::KEYS,
        lobby::KEYS,
        monuments::KEYS,
        pieces::KEYS,
        receipt::KEYS,
        sealed::KEYS,
        seats::KEYS,
        story::KEYS,
        the_gifts::KEYS,
        tiles::KEYS,
        turn::KEYS,
    ];
    let mut texts = Texts::new();
    for &(key, args) in subjects.into_iter().flatten() {
        let args = args.iter().map(|a| (*a).to_owned()).collect();
        assert!(texts.insert(key.to_owned(), args).is_none(), "{key} is listed twice");
    }
    for label in commands::LABELS {
        texts.insert(label.key().to_owned(), BTreeSet::new());
        if label.is_described() {
            texts.insert(format!("{}.description", label.key()), BTreeSet::new());
        }
    }
    texts
}

fn written(locale: Locale) -> Texts {
    let mut texts = Texts::new();
    for (name, text) in FILES[locale.index()] {
        let resource =
            fluent_syntax::parser::parse(*text).unwrap_or_else(|(_, e)| panic!("{locale}/{name}.ftl: {e:?}"));
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

#[test]
fn every_language_has_the_same_files_as_english() {
    let names = |index: usize| FILES[index].iter().map(|(name, _)| *name).collect::<Vec<_>>();
    for locale in Locale::ALL {
        assert_eq!(names(locale.index()), names(0));
    }
    assert_eq!(Locale::of("en-GB"), Locale::En);
    assert_eq!(Locale::of("fr"), Locale::Fr);
    assert_eq!(Locale::of("pt-BR"), Locale::En);
}
