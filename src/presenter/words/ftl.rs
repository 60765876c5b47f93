//! A parser for the messages of a Fluent file and their placeholders. The build script and the tests of this layer use it.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::{ParserError, parse};

/// The use of a placeholder in a message, which decides the type of its argument.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlaceholderUse {
    /// Text or a number, shown unchanged.
    #[default]
    Any,
    /// A keyword that selects a variant.
    Word,
    /// A number that selects a plural form.
    Number,
}

/// The placeholders of a message, by name.
pub type Placeholders = BTreeMap<String, PlaceholderUse>;

/// Returns the messages of a file with their placeholders, in file order. The key of an attribute is `key.attribute`.
pub fn texts(file: &str) -> Result<Vec<(String, Placeholders)>, Vec<ParserError>> {
    let resource = parse(file).map_err(|(_, errors)| errors)?;
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let texts = messages.flat_map(|message| {
        let key = message.id.name;
        let value = message.value.map(|pattern| (key.to_owned(), placeholders(&pattern)));
        let attribute = |name: &str, pattern| (format!("{key}.{name}"), placeholders(pattern));
        let attributes: Vec<_> = message.attributes.iter().map(|a| attribute(a.id.name, &a.value)).collect();
        value.into_iter().chain(attributes)
    });
    Ok(texts.collect())
}

fn placeholders(pattern: &Pattern<&str>) -> Placeholders {
    let mut found = Placeholders::new();
    in_pattern(pattern, &mut found);
    found
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut Placeholders) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut Placeholders) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, PlaceholderUse::Any, found),
        Expression::Select { selector, variants } => {
            let value = variants.iter().map(|variant| selected_by(&variant.key)).max().unwrap_or_default();
            in_inline(selector, value, found);
            variants.iter().for_each(|variant| in_pattern(&variant.value, found));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, value: PlaceholderUse, found: &mut Placeholders) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let known = found.entry(id.name.to_owned()).or_default();
            *known = value.max(*known);
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        // A referenced message contains no placeholders.
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
        other => panic!("{other:?}: placeholders are not looked for in here"),
    }
}

/// Returns the type of a placeholder that selects a variant with this key.
fn selected_by(key: &VariantKey<&str>) -> PlaceholderUse {
    match key {
        VariantKey::NumberLiteral { .. } => PlaceholderUse::Number,
        VariantKey::Identifier { name: "other" } => PlaceholderUse::Any,
        VariantKey::Identifier { name: "zero" | "one" | "two" | "few" | "many" } => PlaceholderUse::Number,
        VariantKey::Identifier { .. } => PlaceholderUse::Word,
    }
}
