//! Converts a command that a user typed or filled in to the options that the bot receives, valid as for a client.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::value::{InvalidCommand, Invocation, Names, convert};
use crate::{Command, CommandOption};

/// The values of a command by the names of its options, as text or JSON.
pub type Values = BTreeMap<String, Value>;

/// A command together with the subcommand that the user chose.
#[derive(Clone, Debug)]
pub struct Target<'c> {
    pub command: &'c Command,
    /// The group and the subcommand, if the command has any.
    path: Vec<&'c CommandOption>,
}

impl<'c> Target<'c> {
    /// Finds the command at the start of `text` (with or without `/`) and returns it with the rest of the text.
    pub fn find<'t>(
        commands: impl Iterator<Item = &'c Command>,
        text: &'t str,
        locale: &str,
    ) -> Result<(Self, &'t str), InvalidCommand> {
        let (word, mut rest) = first_word(text.trim_start().trim_start_matches('/'));
        let called = |command: &&Command| word == command.name || word == command.name_in(locale);
        let command = { commands }.find(called).ok_or_else(|| InvalidCommand::UnknownCommand(word.to_owned()))?;
        let mut target = Self { command, path: vec![] };
        while target.options().iter().any(CommandOption::has_suboptions) {
            let (word, after) = first_word(rest);
            let options = target.options();
            let Some(option) = options.iter().find(|option| option.is_called(word, locale)) else {
                let names: Vec<_> = options.iter().map(|option| option.name_in(locale)).collect();
                return Err(InvalidCommand::NeedsSubcommand(target.name(), names.join(", ")));
            };
            target.path.push(option);
            rest = after;
        }
        Ok((target, rest))
    }

    /// Returns the names of command and subcommands, such as `game new`.
    pub fn name(&self) -> String {
        let names = self.path.iter().map(|option| option.name.as_str());
        std::iter::once(self.command.name.as_str()).chain(names).collect::<Vec<_>>().join(" ")
    }

    /// Returns the options of the subcommand, or of the command if it has no subcommands.
    pub fn options(&self) -> &'c [CommandOption] {
        self.path.last().map_or(&self.command.options, |option| &option.options)
    }

    /// Splits input such as `at: N2E1 turned: 90` into values. Only the name of an option and a colon start one.
    pub fn split(&self, text: &str, locale: &str) -> Result<Values, InvalidCommand> {
        let mut given = Values::new();
        let mut current: Option<(&str, String)> = None;
        for word in text.split_whitespace() {
            let (head, tail) = word.split_once(':').unwrap_or((word, ""));
            let option = self.options().iter().find(|option| word.contains(':') && option.is_called(head, locale));
            match (option, &mut current) {
                (Some(option), _) => {
                    given.extend(current.take().map(|(name, value)| (name.to_owned(), json!(value))));
                    current = Some((&option.name, tail.to_owned()));
                }
                (None, Some((_, value))) => {
                    value.push_str(if value.is_empty() { "" } else { " " });
                    value.push_str(word);
                }
                (None, None) => return Err(InvalidCommand::UnexpectedText(self.name(), word.to_owned())),
            }
        }
        given.extend(current.map(|(name, value)| (name.to_owned(), json!(value))));
        Ok(given)
    }

    /// Validates the values and builds the options of the interaction.
    pub fn invoke(&self, given: &Values, names: Names<'_>) -> Result<Invocation, InvalidCommand> {
        let mut invocation = self.without_options();
        for name in given.keys() {
            self.option(name, names.locale)?;
        }
        let mut options = vec![];
        for option in self.options() {
            let value = given.iter().find(|(name, _)| option.is_called(name, names.locale)).map(|(_, value)| value);
            match value.filter(|value| !value.is_null()) {
                Some(value) => {
                    let value = convert(option, value, names, &mut invocation)?;
                    options.push(json!({ "name": option.name, "type": option.kind, "value": value }));
                }
                None if option.required => {
                    return Err(InvalidCommand::Missing(option.name_in(names.locale).to_owned()));
                }
                None => {}
            }
        }
        invocation.options = self.nest_options(options);
        Ok(invocation)
    }

    /// Builds the options of an autocomplete request for `text` in the option `focused`, without other invalid values.
    pub fn complete(
        &self,
        focused: &str,
        text: &str,
        given: &Values,
        names: Names<'_>,
    ) -> Result<Invocation, InvalidCommand> {
        let mut invocation = self.without_options();
        let wanted = self.option(focused, names.locale)?;
        if !wanted.autocomplete {
            return Err(InvalidCommand::NoAutocomplete(focused.to_owned()));
        }
        let mut options = vec![];
        for option in self.options() {
            if option.name == wanted.name {
                options.push(json!({ "name": option.name, "type": option.kind, "value": text, "focused": true }));
            } else if let Some((_, value)) = given.iter().find(|(name, _)| option.is_called(name, names.locale))
                && let Ok(value) = convert(option, value, names, &mut invocation)
            {
                options.push(json!({ "name": option.name, "type": option.kind, "value": value }));
            }
        }
        invocation.options = self.nest_options(options);
        Ok(invocation)
    }

    fn without_options(&self) -> Invocation {
        Invocation { name: self.name(), options: vec![], users: vec![], channels: vec![], roles: vec![], files: vec![] }
    }

    fn option(&self, name: &str, locale: &str) -> Result<&'c CommandOption, InvalidCommand> {
        let option = self.options().iter().find(|option| option.is_called(name, locale));
        option.ok_or_else(|| InvalidCommand::UnknownOption(self.name(), name.to_owned()))
    }

    /// Nests options in their subcommand and group.
    fn nest_options(&self, options: Vec<Value>) -> Vec<Value> {
        let wrap = |inner: Vec<Value>, option: &&CommandOption| {
            vec![json!({ "name": option.name, "type": option.kind, "options": inner })]
        };
        self.path.iter().rev().fold(options, wrap)
    }
}

fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::users::initial_users;

    fn commands() -> Vec<Command> {
        let list = json!([
            { "name": "place", "description": "d", "name_localizations": { "fr": "placer" }, "options": [
                { "type": 3, "name": "at", "description": "d", "required": true, "autocomplete": true },
                { "type": 4, "name": "turned", "description": "d", "min_value": 0, "max_value": 270,
                  "name_localizations": { "fr": "tour" } },
                { "type": 3, "name": "pace", "description": "d", "choices": [
                    { "name": "one day", "value": "day" }, { "name": "one week", "value": "week" }] },
                { "type": 6, "name": "who", "description": "d" },
            ]},
            { "name": "game", "description": "d", "options": [
                { "type": 2, "name": "seat", "description": "d", "options": [
                    { "type": 1, "name": "give", "description": "d", "options": [
                        { "type": 5, "name": "now", "description": "d" }] }] },
                { "type": 1, "name": "start", "description": "d" },
            ]},
        ]);
        serde_json::from_value(list).unwrap()
    }

    fn run(text: &str, locale: &str) -> Result<(String, Value), InvalidCommand> {
        let commands = commands();
        let (users, channels) = (initial_users(), BTreeMap::new());
        let names = Names { users: &users, channels: &channels, locale };
        let (target, rest) = Target::find(commands.iter(), text, locale)?;
        let invocation = target.invoke(&target.split(rest, locale)?, names)?;
        Ok((invocation.name, Value::Array(invocation.options)))
    }

    #[test]
    fn typed_commands_become_options() {
        let at = |value: &str| json!({ "name": "at", "type": 3, "value": value });
        let turned = json!({ "name": "turned", "type": 4, "value": 90 });
        let carol = json!({ "name": "who", "type": 6, "value": "1100000000000000103" });
        for (text, locale, name, options) in [
            ("/place at: N2E1 turned: 90", "en-US", "place", json!([at("N2E1"), turned])),
            ("place turned:90 at:two words", "de", "place", json!([at("two words"), turned])),
            ("/placer at: a:b tour: 90", "fr", "place", json!([at("a:b"), turned])),
            ("/place at: x who: @carol", "fr", "place", json!([at("x"), carol])),
            ("/game start", "fr", "game start", json!([{ "name": "start", "type": 1, "options": [] }])),
            (
                "/game seat give now: yes",
                "fr",
                "game seat give",
                json!([{ "name": "seat", "type": 2, "options": [{ "name": "give", "type": 1, "options": [
                    { "name": "now", "type": 5, "value": true }] }] }]),
            ),
            (
                "/place at: x pace: one week",
                "fr",
                "place",
                json!([at("x"), { "name": "pace", "type": 3, "value": "week" }]),
            ),
        ] {
            assert_eq!(run(text, locale), Ok((name.to_owned(), options)), "{text}");
        }
    }

    #[test]
    fn invalid_input_is_refused_like_by_the_client() {
        for (text, message) in [
            ("/plaice", "there is no command /plaice here"),
            ("/game", "/game needs a subcommand: seat, start"),
            ("/game seat", "/game seat needs a subcommand: give"),
            ("/place turned: 90", "the option \"at\" is required"),
            ("/place here", "\"here\" does not belong to any option of /place"),
            ("/place at: x turned: 360", "\"360\" is not a valid value for \"turned\": it is too large"),
            ("/place at: x turned: much", "\"much\" is not a valid value for \"turned\": it is no whole number"),
            ("/place at: x pace: slow", "\"slow\" is not a valid value for \"pace\": it is not among the choices"),
            ("/place at: x who: zoe", "\"zoe\" is not a valid value for \"who\": there is nobody of that name"),
        ] {
            assert_eq!(run(text, "en-US").unwrap_err().to_string(), message);
        }
    }

    #[test]
    fn a_request_for_choices_has_the_text_as_it_is() {
        let commands = commands();
        let (users, channels) = (initial_users(), BTreeMap::new());
        let names = Names { users: &users, channels: &channels, locale: "fr" };
        let (target, _) = Target::find(commands.iter(), "place", "fr").unwrap();
        let given = Values::from([("tour".to_owned(), json!(90)), ("who".to_owned(), json!("nobo"))]);
        let options = target.complete("at", "N", &given, names).unwrap().options;
        let expected = json!([
            { "name": "at", "type": 3, "value": "N", "focused": true },
            { "name": "turned", "type": 4, "value": 90 },
        ]);
        assert_eq!(Value::Array(options), expected);
        assert_eq!(target.complete("tour", "", &given, names), Err(InvalidCommand::NoAutocomplete("tour".into())));
    }
}
