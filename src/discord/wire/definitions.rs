//! The definitions of the commands, in the form in which they are registered with Discord.

use std::collections::HashMap;

use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{CommandOptionType, CommandType, InstallationContext, InteractionContext};

use crate::discord::commands::command::{Command, OptionType, SlashOption, TopLevelCommand};
use crate::discord::commands::list::{entries, is_for_managers, is_in_menus, is_personal};
use crate::discord::commands::names::english_name;
use crate::discord::permissions::Permissions;
use crate::discord::settings::table_options;
use crate::presenter::words::labels::CommandLabel;
use crate::presenter::words::{Locale, Words};

pub(super) fn definitions() -> Vec<CreateCommand> {
    let in_menus = entries().filter(|command| is_in_menus(command));
    entries().map(command_definition).chain(in_menus.map(menu_definition)).collect()
}

/// Defines a command in the menus of users. Unlike the names of slash commands, its name begins with a capital letter.
fn menu_definition(command: &TopLevelCommand) -> CreateCommand {
    let name = |words| {
        let name = command.label().name(words);
        let mut letters = name.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    };
    let definition = CreateCommand::new(name(Words::default()))
        .kind(CommandType::User)
        .contexts(contexts(command))
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User]);
    translations().fold(definition, |definition, (tag, words)| definition.name_localized(tag, name(words)))
}

fn command_definition(command_definition: &TopLevelCommand) -> CreateCommand {
    let (label, options): (CommandLabel, Vec<CreateCommandOption>) = match command_definition {
        TopLevelCommand::Single(command) => (command.label, command.options.iter().map(option_definition).collect()),
        TopLevelCommand::Group(label, commands) => (*label, commands.iter().map(subcommand_definition).collect()),
    };
    let command = CreateCommand::new(english_name(label))
        .description(label.description(Words::default()))
        .contexts(contexts(command_definition))
        .add_integration_type(InstallationContext::Guild)
        .set_options(options);
    let command = if is_for_managers(command_definition) {
        command.default_member_permissions(Permissions::MANAGE_GUILD)
    } else {
        command.add_integration_type(InstallationContext::User)
    };
    translations().fold(command, |command, (tag, words)| {
        command.name_localized(tag, label.name(words)).description_localized(tag, label.description(words))
    })
}

/// Returns the contexts in which a command can be used. A game needs a bot that can post, so it works in a server or in direct
/// messages with the bot. In the direct messages of other users, only private responses work. A server's settings need a server.
fn contexts(command_definition: &TopLevelCommand) -> Vec<InteractionContext> {
    if is_for_managers(command_definition) {
        return vec![InteractionContext::Guild];
    }
    let with_bot = [InteractionContext::Guild, InteractionContext::BotDm];
    with_bot.into_iter().chain(is_personal(command_definition).then_some(InteractionContext::PrivateChannel)).collect()
}

fn subcommand_definition(command: &Command) -> CreateCommandOption {
    let options: Vec<CreateCommandOption> = command.options.iter().map(option_definition).collect();
    described_option(CommandOptionType::SubCommand, command.label).set_sub_options(options)
}

fn option_definition(option: &SlashOption) -> CreateCommandOption {
    let kind = match option.kind {
        OptionType::Text | OptionType::Choice(_) | OptionType::Table(_) => CommandOptionType::String,
        OptionType::Number | OptionType::NumberTo(_) => CommandOptionType::Integer,
        OptionType::User => CommandOptionType::User,
        OptionType::File => CommandOptionType::Attachment,
    };
    let described = described_option(kind, option.label).required(option.is_required);
    match option.kind {
        OptionType::Text | OptionType::Number => described.set_autocomplete(true),
        OptionType::User | OptionType::File => described,
        OptionType::NumberTo(most) => described.set_autocomplete(true).min_int_value(0).max_int_value(most.into()),
        OptionType::Choice(choices) => choices.iter().copied().fold(described, with_choice),
        OptionType::Table(option) => table_options::values(option).fold(described, with_choice),
    }
}

fn with_choice(option: CreateCommandOption, (label, id): (CommandLabel, &str)) -> CreateCommandOption {
    let names: HashMap<String, String> =
        translations().map(|(tag, words)| (tag.to_owned(), label.name(words))).collect();
    option.add_string_choice_localized(label.name(Words::default()), id, names)
}

fn described_option(kind: CommandOptionType, label: CommandLabel) -> CreateCommandOption {
    let english = Words::default();
    let option = CreateCommandOption::new(kind, label.name(english), label.description(english));
    translations().fold(option, |option, (tag, words)| {
        option.name_localized(tag, label.name(words)).description_localized(tag, label.description(words))
    })
}

/// Returns Discord's locales in other languages than the default one, with the messages of each.
fn translations() -> impl Iterator<Item = (&'static str, Words)> {
    let others = Locale::ALL.into_iter().filter(|locale| *locale != Locale::default());
    others.map(|locale| (locale.tag(), Words::of(locale)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::{Value, json};

    use super::*;
    use crate::discord::commands::list::find;

    /// Returns the slash commands.
    fn list() -> Value {
        let all = serde_json::to_value(definitions()).unwrap();
        all.as_array().unwrap().iter().filter(|command| command["type"] != 2).cloned().collect()
    }

    #[test]
    fn profiles_are_in_the_menus_of_users() {
        let all = serde_json::to_value(definitions()).unwrap();
        let in_menus: Vec<&Value> = all.as_array().unwrap().iter().filter(|command| command["type"] == 2).collect();
        let names = json!({ "fr": "Profil", "de": "Profil" });
        assert_eq!(in_menus.len(), 1);
        assert_eq!((&in_menus[0]["name"], &in_menus[0]["name_localizations"]), (&json!("Profile"), &names));
        assert_eq!((&in_menus[0]["contexts"], &in_menus[0]["description"]), (&json!([0, 1]), &Value::Null));
    }

    /// Calls `check` with each command, subcommand, option and choice.
    fn each(value: &Value, check: &mut impl FnMut(&Value)) {
        for item in value.as_array().into_iter().flatten() {
            check(item);
            each(&item["options"], check);
        }
    }

    fn texts(item: &Value, key: &str) -> Vec<String> {
        let localized = item[format!("{key}_localizations")].as_object().cloned().unwrap_or_default();
        let all = localized.into_values().chain([item[key].clone()]);
        all.filter_map(|v| v.as_str().map(str::to_owned)).collect()
    }

    #[test]
    fn names_and_descriptions_keep_discords_limits_in_every_language() {
        each(&list(), &mut |item| {
            for name in texts(item, "name") {
                assert!((1..=32).contains(&name.chars().count()), "{name}");
                assert!(name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_'), "{name}");
                assert_eq!(name, name.to_lowercase());
            }
            for description in texts(item, "description") {
                assert!((1..=100).contains(&description.chars().count()), "{description}");
            }
            assert_eq!(texts(item, "description").len(), 3, "{item}");
        });
    }

    #[test]
    fn only_private_answers_are_offered_where_the_bot_is_no_member() {
        for command in list().as_array().unwrap() {
            if command["name"] == "server" {
                assert_eq!(
                    (&command["contexts"], &command["integration_types"]),
                    (&json!([0]), &json!([0])),
                    "{command}"
                );
                assert_eq!(command["default_member_permissions"], "32", "Manage Server");
                continue;
            }
            let personal = ["replay", "mygames", "share", "away", "settings", "help"];
            let is_personal = personal.contains(&command["name"].as_str().unwrap());
            let contexts = if is_personal { json!([0, 1, 2]) } else { json!([0, 1]) };
            assert_eq!((&command["contexts"], &command["integration_types"]), (&contexts, &json!([0, 1])), "{command}");
        }
    }

    #[test]
    fn counts_keep_discords_limits() {
        let list = list();
        assert!((1..=100).contains(&list.as_array().unwrap().len()));
        each(&list, &mut |item| {
            for key in ["options", "choices"] {
                assert!(item[key].as_array().map_or(0, Vec::len) <= 25, "{item}");
            }
            for choice in item["choices"].as_array().into_iter().flatten() {
                assert!(texts(choice, "name").iter().all(|n| (1..=100).contains(&n.chars().count())), "{choice}");
            }
            let options = item["options"].as_array().cloned().unwrap_or_default();
            let required: Vec<bool> = options.iter().map(|o| o["required"].as_bool().unwrap_or(false)).collect();
            assert!(required.is_sorted_by(|a, b| a >= b), "required options come first: {item}");
            for locale in [None, Some("fr"), Some("de")] {
                let names: Vec<&Value> = options
                    .iter()
                    .map(|o| locale.map_or(&o["name"], |locale| &o["name_localizations"][locale]))
                    .collect();
                let distinct: BTreeSet<String> = names.iter().map(ToString::to_string).collect();
                assert_eq!(distinct.len(), names.len(), "{item}");
            }
        });
    }

    #[test]
    fn each_command_is_short_enough_with_all_its_languages() {
        fn length(value: &Value) -> usize {
            let own = |key: &str| texts(value, key).iter().map(|t| t.chars().count()).sum::<usize>();
            let inner = |key: &str| value[key].as_array().into_iter().flatten().map(length).sum::<usize>();
            own("name") + own("description") + inner("options") + inner("choices")
        }
        for command in list().as_array().unwrap() {
            assert!(length(command) < 8000, "{}: {}", command["name"], length(command));
        }
    }

    #[test]
    fn every_command_is_found_by_its_name() {
        for command in list().as_array().unwrap() {
            let name = command["name"].as_str().unwrap();
            let subcommands: Vec<&Value> =
                command["options"].as_array().into_iter().flatten().filter(|o| o["type"] == 1).collect();
            if subcommands.is_empty() {
                assert!(find(name, None).is_some(), "{name}");
            }
            for subcommand in subcommands {
                assert!(find(name, subcommand["name"].as_str()).is_some(), "{name}");
            }
        }
    }
}
