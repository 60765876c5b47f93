//! The messages of all languages, which are parsed once.

use bergerie_rules::{always, never};

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::locale::Locale;
use super::messages::FILES;

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 3]> = LazyLock::new(|| Locale::ALL.map(read));

fn read(locale: Locale) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(locale.tag().parse().into_iter().collect());
    // Omit isolation marks, which some phones show as boxes. All three languages are written from left to right.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(with_minus(&number.as_string())),
        _ => None,
    }));
    for (file, text) in FILES[locale.index()] {
        // This cannot fail, because the build script has parsed the same text.
        let resource =
            FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        if let Err(errors) = bundle.add_resource(resource) {
            panic!("{file}: {errors:?}");
        }
    }
    bundle
}

/// Replaces the hyphen of a negative number with a minus sign, because readers could take a hyphen for a dash.
pub fn with_minus(number: &str) -> String {
    number.replace('-', "−")
}

/// The messages of one language. The build script generates a method for each message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The language in which the methods return messages.
    pub locale: Locale,
}

/// Reports a missing message and returns its key, which is displayed instead.
fn missing(key: String) -> String {
    never!("there is no message {key}");
    key
}

type Args<'a, const N: usize> = [(&'static str, FluentValue<'a>); N];

impl Words {
    /// Returns the messages of a language.
    pub const fn of(locale: Locale) -> Words {
        Words { locale }
    }

    /// Formats a number with one decimal.
    pub fn one_decimal(self, number: f32) -> String {
        let text = with_minus(&format!("{number:.1}"));
        if self.locale == Locale::En { text } else { text.replace('.', ",") }
    }

    /// Formats a message. A missing message is displayed as its key; a test ensures that no message is missing.
    pub(super) fn format<const N: usize>(self, key: &str, args: Args<'_, N>) -> String {
        self.pattern(key, None, args).unwrap_or_else(|| missing(key.to_owned()))
    }

    /// Formats an attribute of a message.
    pub(super) fn attribute<const N: usize>(self, key: &str, attribute: &str, args: Args<'_, N>) -> String {
        self.pattern(key, Some(attribute), args).unwrap_or_else(|| missing(format!("{key}.{attribute}")))
    }

    /// Formats a message or one of its attributes. Returns `None` if it does not exist.
    pub(super) fn pattern<const N: usize>(
        self,
        key: &str,
        attribute: Option<&str>,
        args: Args<'_, N>,
    ) -> Option<String> {
        let bundle = &BUNDLES[self.locale.index()];
        let message = bundle.get_message(key)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> = args.into_iter().collect();
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        always!(errors.is_empty(), "the message {key} is wrong: {errors:?}");
        Some(text)
    }

    /// Joins strings as a list: "a, b and c".
    pub fn list(self, things: &[String]) -> String {
        match things {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => self.and(first.join(", "), last.as_str()),
        }
    }

    /// Joins strings that may contain commas: "a, b; c".
    pub fn separated(self, things: &[String]) -> String {
        things.join(&self.separator())
    }
}
