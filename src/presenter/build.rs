//! Generates the methods of `Words` from the messages in `assets/locales` (see `words/mod.rs`), and the files with converted
//! markup.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};

#[path = "words/ftl.rs"]
mod ftl;
#[path = "words/markup.rs"]
#[expect(dead_code, reason = "the program uses the rest")]
mod markup;

use ftl::{PlaceholderUse, Placeholders};
use markup::Style;

/// The languages, in the order of `Locale::ALL`. The first one defines the list of messages.
const LANGUAGES: [&str; 3] = ["en", "fr", "de"];

/// The placeholders of each text. The key of an attribute is `key.attribute`.
type Texts = BTreeMap<String, Placeholders>;

fn main() {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("../../assets/locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let languages = LANGUAGES.map(|language| files(&locales.join(language)));
    let texts = texts(&languages);
    let expansions: Vec<&str> = languages[0].iter().filter_map(|file| expansion(file)).collect();
    let code = [listed(&languages), labels(&texts), methods(&texts, &expansions)].concat();
    fs::write(Path::new(&env::var("OUT_DIR").unwrap()).join("messages.rs"), code).unwrap();
}

/// Returns the files below a folder, sorted by path.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    entries.into_iter().flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Returns the ID of the expansion to which a file belongs, or `None` if it belongs to the base game.
fn expansion(file: &Path) -> Option<&str> {
    file.parent().filter(|folder| folder.ends_with("expansions")).and(file.file_stem()?.to_str())
}

/// Returns the texts of the first language. Their placeholders are those of all languages, because a plural may be needed in French
/// only.
fn texts(languages: &[Vec<PathBuf>]) -> Texts {
    let mut texts = Texts::new();
    for (language, file) in languages.iter().enumerate().flat_map(|(i, files)| files.iter().map(move |file| (i, file)))
    {
        let read = ftl::texts(&fs::read_to_string(file).unwrap());
        for (key, placeholders) in read.unwrap_or_else(|faults| panic!("{}: {faults:?}", file.display())) {
            let is_own = expansion(file)
                .is_none_or(|id| key.contains('-') || is_label(&key) || key.starts_with(&format!("{id}_")));
            assert!(is_own, "{}: {key} does not begin with the ID of the expansion", file.display());
            if language == 0 {
                assert!(texts.insert(key.clone(), placeholders).is_none(), "{}: {key} is there twice", file.display());
            } else if let Some(known) = texts.get_mut(&key) {
                merge(known, placeholders);
            }
        }
    }
    texts
}

/// Adds placeholders to known ones. If their types differ, keeps the narrower type.
fn merge(known: &mut Placeholders, placeholders: Placeholders) {
    for (name, value) in placeholders {
        known.entry(name).and_modify(|known| *known = value.max(*known));
    }
}

/// Replaces the spaces that French has around punctuation by no-break spaces. Syntax has no such spaces.
fn with_no_break_spaces(text: &str) -> String {
    let before = [':', ';', '?', '!', '»', '%'];
    let text =
        before.iter().fold(text.to_owned(), |text, sign| text.replace(&format!(" {sign}"), &format!("\u{a0}{sign}")));
    text.replace("« ", "«\u{a0}")
}

/// Generates a constant with the files of every language, in which markup is converted.
fn listed(languages: &[Vec<PathBuf>]) -> String {
    let file = |file: &PathBuf| {
        let text = marked(&fs::read_to_string(file).unwrap(), file);
        // French texts are written with ordinary spaces, because no-break spaces cannot be told from them in an editor.
        let text = if file.iter().any(|part| part == "fr") { with_no_break_spaces(&text) } else { text };
        format!("({file:?}, {text:?}), ")
    };
    let lists = languages.iter().map(|files| format!("&[{}], ", files.iter().map(file).collect::<String>()));
    format!("pub(super) const FILES: [&[(&str, &str)]; 3] = [{}];\n", lists.collect::<String>())
}

/// Returns the text of a file in which the characters of markup replace the signs of it.
fn marked(text: &str, file: &Path) -> String {
    let resource =
        fluent_syntax::parser::parse(text).unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", file.display()));
    let mut marks = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let patterns = message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value));
        patterns.for_each(|pattern| mark(text, pattern, message.id.name, &mut marks));
    }
    marks.sort_unstable();
    let (mut converted, mut from) = (String::new(), 0);
    for (at, length, character) in marks {
        converted.push_str(&text[from..at]);
        converted.push(character);
        from = at + length;
    }
    converted + &text[from..]
}

/// Collects the signs of markup in a pattern: position, length, and the character that replaces the sign.
fn mark(text: &str, pattern: &Pattern<&str>, key: &str, marks: &mut Vec<(usize, usize, char)>) {
    let mut open = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                let start = value.as_ptr() as usize - text.as_ptr() as usize;
                for (at, sign) in value.char_indices().filter(|(_, sign)| ['*', '_', '`'].contains(sign)) {
                    if open.last() == Some(&sign) {
                        open.pop();
                        marks.push((start + at, 1, markup::END));
                    } else if open.last() != Some(&'`') {
                        open.push(sign);
                        let (style, length) = match sign {
                            '*' => (Style::Strong, 1),
                            '_' => (Style::Emphasis, 1),
                            _ if value[at + 1..].starts_with('/') => (Style::Command, 2),
                            _ => (Style::Literal, 1),
                        };
                        marks.push((start + at, length, style.begin()));
                    }
                }
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| mark(text, &variant.value, key, marks));
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
    assert!(open.is_empty(), "{key}: {open:?} has no end");
}

/// Returns whether a message is the name or description of a command, an option or a choice.
fn is_label(text: &str) -> bool {
    text.strip_prefix("label_").is_some_and(|name| name.starts_with(|sign: char| sign.is_ascii_uppercase()))
}

/// Generates a constant for each label, except for those of table options, whose keys have hyphens.
fn labels(texts: &Texts) -> String {
    let mut code = "pub mod labels {\nuse super::CommandLabel;\n".to_owned();
    for key in texts.keys().filter(|text| is_label(text) && !text.contains(['.', '-'])) {
        let name = &key["label_".len()..];
        code += &format!("pub const {name}: CommandLabel = CommandLabel({key:?});\n");
    }
    code + "}\n"
}

/// A text that every member of a message family has, such as the value of `figure-abbot` and its siblings, or one of
/// their attributes.
#[derive(Default)]
struct Shared {
    family: String,
    attribute: Option<String>,
    placeholders: Placeholders,
    members: usize,
}

/// Generates a method of `Words` for each message that is not a label, and for each text that a family of messages shares. The messages
/// of an expansion are the methods of a trait in a module with its ID, which their names omit.
fn methods(texts: &Texts, expansions: &[&str]) -> String {
    let mut code = "impl Words {\n".to_owned();
    let mut traits: BTreeMap<&str, [String; 2]> = BTreeMap::new();
    let mut families: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut shared: BTreeMap<String, Shared> = BTreeMap::new();
    for (text, placeholders) in texts.iter().filter(|(text, _)| !is_label(text)) {
        let (key, attribute) = text.split_once('.').map_or((text.as_str(), None), |(key, name)| (key, Some(name)));
        let Some((family, member)) = key.split_once('-') else {
            assert!(attribute.is_none(), "{text}: an attribute needs a label, or a key with a hyphen");
            let (parameters, arguments) = signature("self", placeholders);
            let body = format!("{{ self.format({key:?}, {arguments}) }}");
            let own = expansions.iter().find_map(|id| Some((*id, key.strip_prefix(id)?.strip_prefix('_')?)));
            if let Some((id, name)) = own {
                let [declared, defined] = traits.entry(id).or_default();
                *declared += &format!("fn {name}{parameters} -> String;\n");
                *defined += &format!("fn {name}{parameters} -> String {body}\n");
            } else {
                code += &format!("pub fn {key}{parameters} -> String {body}\n");
            }
            continue;
        };
        families.entry(family).or_default().insert(member);
        let name = attribute.map_or_else(|| family.to_owned(), |attribute| format!("{family}_{attribute}"));
        let first = Shared { placeholders: placeholders.clone(), ..Shared::default() };
        let known = shared.entry(name).or_insert(first);
        assert!(known.placeholders.keys().eq(placeholders.keys()), "{text}: others like it have other placeholders");
        merge(&mut known.placeholders, placeholders.clone());
        (known.family, known.attribute) = (family.to_owned(), attribute.map(str::to_owned));
        known.members += 1;
    }
    for (name, Shared { family, attribute, placeholders, members }) in shared {
        let (parameters, arguments) = signature("self, key: &str", &placeholders);
        let key = format!("&format!(\"{family}-{{key}}\")");
        let (returned, body) = match attribute {
            _ if members < families[family.as_str()].len() => {
                ("Option<String>", format!("self.pattern({key}, {attribute:?}, {arguments})"))
            }
            Some(attribute) => ("String", format!("self.attribute({key}, {attribute:?}, {arguments})")),
            None => ("String", format!("self.format({key}, {arguments})")),
        };
        code += &format!("pub fn {name}{parameters} -> {returned} {{ {body} }}\n");
    }
    code += "}\npub mod expansions {\n";
    for (id, [declared, defined]) in traits {
        code += &format!("/// The messages of an expansion.\npub mod {id} {{\nuse super::super::*;\n");
        code +=
            &format!("/// The messages of an expansion in one language.\npub trait Messages: Copy {{\n{declared}}}\n");
        code += &format!("impl Messages for Words {{\n{defined}}}\n}}\n");
    }
    code + "}\n"
}

/// Returns the parameters of a method and the arguments for the placeholders. The parameters are `first` and then the placeholders
/// in alphabetical order.
fn signature(first: &str, placeholders: &Placeholders) -> (String, String) {
    let (mut parameters, mut arguments) = (first.to_owned(), String::new());
    for (name, value) in placeholders {
        let (taken, filled) = match value {
            PlaceholderUse::Any => ("FluentValue<'a>", format!("{name}.into()")),
            PlaceholderUse::Word => ("Cow<'a, str>", format!("FluentValue::String({name}.into())")),
            PlaceholderUse::Number => ("FluentNumber", format!("FluentValue::Number({name}.into())")),
        };
        parameters += &format!(", {name}: impl Into<{taken}>");
        arguments += &format!("({name:?}, {filled}), ");
    }
    let lifetime = if parameters.contains("'a") { "<'a>" } else { "" };
    (format!("{lifetime}({parameters})"), format!("[{arguments}]"))
}
