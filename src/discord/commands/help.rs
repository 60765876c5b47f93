//! `/help`: explains how to play, and lists all commands by purpose. It is generated from the list of commands.

use crate::discord::context::{Context, Outcome, Policies, Reply, words_of};
use crate::discord::error::AppError;
use crate::discord::message::{Draft, split_pages};
use crate::rules::{Expansion, Setup, SetupOption};
use crate::words::labels::{self, CommandLabel};
use crate::words::{Words, markup};

use super::command::TopLevelCommand;
use super::sheet;

/// The maximum number of cards in a message. Discord allows 6000 characters in all embeds of a message together.
const MAX_CARDS: usize = 5;

/// The keys of the sections: opening, joining and leaving tables, answering decisions, and looking without changing anything.
const SECTIONS: [&str; 3] = ["table", "turn", "look"];

/// Returns the section of a command or group. Commands of expansions belong to the turn.
fn section_of(label: CommandLabel) -> &'static str {
    match label {
        labels::GAME | labels::MYGAMES | labels::AWAY | labels::SETTINGS => "table",
        labels::BOARD
        | labels::FIELDS_OF
        | labels::IF_ENDED
        | labels::WHY
        | labels::SCORES
        | labels::TILES
        | labels::FILM
        | labels::HELP => "look",
        _ => "turn",
    }
}

/// Shows how to play, and the purpose of each command.
pub(super) fn show(ctx: &Context, entries: impl Iterator<Item = &'static TopLevelCommand>) -> Outcome {
    // Name the buttons of posts in the language of the table.
    let posts = ctx.table().map_or(ctx.words, |table| words_of(&table));
    let sections = section_texts(ctx.words, posts, &entries.collect::<Vec<_>>());
    Outcome::pages(split_pages(sections.into_iter().chain(policy_links(ctx.words, &ctx.app.policies))))
}

/// Returns links to the host's policies, or `None` if the host has set none.
fn policy_links(words: Words, policies: &Policies) -> Option<String> {
    let privacy = policies.privacy.as_ref().map(|url| words.help_privacy(markup::url(url)));
    let terms = policies.terms.as_ref().map(|url| words.help_terms(markup::url(url)));
    let links: Vec<String> = privacy.into_iter().chain(terms).collect();
    (!links.is_empty()).then(|| markup::note(links.join(" · ")))
}

/// Summarizes the expansions in play, on a card each: what is new, the options in force, and a link to the rules. Fails if there is none, because the host
/// has removed them all since the button was shown.
pub(in crate::discord) fn cheat_sheet(words: Words, policies: &Policies, setup: &Setup) -> Result<Outcome, AppError> {
    let played = Expansion::ALL.iter().filter(|&&expansion| setup.expansions.has(expansion));
    let cards: Vec<String> = played.map(|&expansion| expansion_card(words, policies, setup, expansion)).collect();
    if cards.is_empty() {
        return Err(AppError::OldButton);
    }
    let drafts = cards.chunks(MAX_CARDS).map(|cards| Draft { embeds: cards.to_vec(), ..Draft::default() });
    Ok(Outcome { reply: Reply::Pages(drafts.collect()), ..Outcome::default() })
}

/// Composes the card of an expansion. If the card has no text of its own, uses the description of the expansion.
fn expansion_card(words: Words, policies: &Policies, setup: &Setup, expansion: Expansion) -> String {
    let id = expansion.id();
    let text = words.expansion_card(id).unwrap_or_else(|| words.expansion_description(id));
    let changed = |option: &SetupOption| {
        let value = option.value(setup).filter(|value| Some(value) != option.values.first())?;
        Some(words.value(&format!("{}-{value}", option.id())))
    };
    let options: Vec<String> =
        SetupOption::all().filter(|option| option.expansion == Some(expansion)).filter_map(changed).collect();
    let options = (!options.is_empty()).then(|| markup::note(options.join(" · ")));
    let link = sheet::expansion_link(words, policies, expansion);
    let lines = [markup::strong(words.expansion(id)), text].into_iter().chain(options).chain(link);
    lines.collect::<Vec<_>>().join("\n")
}

/// Describes expansions with their options and all values of each option.
pub(super) fn describe(words: Words, expansions: &[Expansion]) -> Outcome {
    Outcome::pages(split_pages(expansions.iter().flat_map(|&expansion| expansion_lines(words, expansion))))
}

fn expansion_lines(words: Words, expansion: Expansion) -> Vec<String> {
    let id = expansion.id();
    let title = words.labelled(markup::strong(words.expansion(id)), words.expansion_description(id));
    let option = |option: &SetupOption| {
        let value = |value: &&str| words.value(&format!("{}-{value}", option.id()));
        let mut values: Vec<String> = option.values.iter().map(value).collect();
        if let Some(default) = values.first_mut() {
            *default = words.options_default(std::mem::take(default));
        }
        format!("- {}", words.labelled(words.option(&option.id()), values.join(" / ")))
    };
    let options = SetupOption::all().filter(|option| option.expansion == Some(expansion));
    [title].into_iter().chain(options.map(option)).collect()
}

/// Returns the sections of the help, each of which is in one message. Buttons of posts are named in the language of `posts`.
fn section_texts(words: Words, posts: Words, entries: &[&TopLevelCommand]) -> Vec<String> {
    let start = [
        words.help_title(),
        words.help_start(posts.button_join(), posts.button_start()),
        words.help_turn(words.button_confirm(), posts.button_play()),
        words.help_places(),
    ];
    let section = |key: &str| {
        let listed = entries.iter().filter(|entry| section_of(entry.label()) == key);
        let lines = listed.map(|entry| command_line(words, entry));
        [words.help_area(key)].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    };
    [start.join("\n")].into_iter().chain(SECTIONS.map(section)).collect()
}

/// Describes a command, or a group with its subcommands: "`/shepherd place`, `grow`, `herd`: Your shepherd and the flock".
fn command_line(words: Words, entry: &TopLevelCommand) -> String {
    let name = entry.label().name(words);
    let names: Vec<String> = match entry {
        TopLevelCommand::Single(_) => vec![markup::command(name)],
        TopLevelCommand::Group(_, commands) => {
            let mut names = commands.iter().map(|command| command.label.name(words));
            let first = names.next().map(|first| markup::command(format!("{name} {first}")));
            first.into_iter().chain(names.map(markup::literal)).collect()
        }
    };
    format!("- {}", words.labelled(names.join(", "), entry.label().description(words)))
}

#[cfg(test)]
mod tests {
    use super::super::list::entries;
    use super::*;
    use crate::discord::message::markdown::{length, markdown};
    use crate::words::Locale;

    fn all() -> Vec<&'static TopLevelCommand> {
        entries().collect()
    }

    #[test]
    fn every_command_is_named_in_two_messages_at_most_in_every_language() {
        for locale in Locale::ALL {
            let words = Words::of(locale);
            let pages = split_pages(section_texts(words, words, &all()));
            assert!(pages.len() <= 2, "{locale}: {} messages", pages.len());
            let text = markdown(&pages.join("\n"));
            for entry in all() {
                let name = entry.label().name(words);
                let line = text
                    .lines()
                    .find(|line| [" ", "`"].iter().any(|end| line.starts_with(&format!("- `/{name}{end}"))));
                let line = line.unwrap_or_else(|| panic!("{locale}: /{name} is not told"));
                assert!(line.ends_with(&entry.label().description(words)), "{line}");
                let TopLevelCommand::Group(_, commands) = entry else { continue };
                for command in *commands {
                    let name = command.label.name(words);
                    assert!(line.contains(&format!("`{name}`")) || line.contains(&format!(" {name}`")), "{line}");
                }
            }
            for key in SECTIONS {
                assert!(text.contains(&markdown(&words.help_area(key))), "{locale}: {key}");
            }
        }
    }

    #[test]
    fn every_option_of_an_expansion_is_described_with_all_values() {
        for locale in Locale::ALL {
            let words = Words::of(locale);
            for option in SetupOption::all() {
                let Some(expansion) = option.expansion else { continue };
                let name = words.option(&option.id());
                let start = format!("- {}", words.labelled(&name, ""));
                let lines = expansion_lines(words, expansion);
                let line = lines.iter().find(|line| line.starts_with(&start));
                let line = line.unwrap_or_else(|| panic!("{locale}: {name} is not in {lines:?}"));
                for value in option.values {
                    assert!(line.contains(&words.value(&format!("{}-{value}", option.id()))), "{line}");
                }
            }
        }
    }

    #[test]
    fn the_cheat_sheet_has_a_card_for_each_expansion_in_play() {
        let mut setup = Setup::base(2);
        Expansion::ALL.iter().for_each(|&expansion| setup.expansions.set(expansion, true));
        let policies = Policies { rules: Some("https://example.org/rules".to_owned()), ..Policies::default() };
        for words in Locale::ALL.map(Words::of) {
            let Reply::Pages(pages) = cheat_sheet(words, &policies, &setup).unwrap().reply else {
                panic!("several messages")
            };
            let cards: Vec<String> = pages.iter().flat_map(|page| &page.embeds).map(|card| markdown(card)).collect();
            assert_eq!(cards.len(), Expansion::ALL.len());
            for (card, expansion) in cards.iter().zip(Expansion::ALL) {
                assert!(card.starts_with(&format!("**{}**\n", words.expansion(expansion.id()))), "{card}");
                assert!(card.lines().count() > 1 && card.chars().count() < 1000, "{card}");
                assert!(card.ends_with(&format!("(<https://example.org/rules/{}.md>)", expansion.id())), "{card}");
            }
            let lengths = pages.iter().map(|page| page.embeds.iter().map(|card| length(card)).sum::<usize>());
            assert!(lengths.into_iter().all(|length| length <= 6000));
        }
        let none = cheat_sheet(Words::default(), &policies, &Setup::base(2));
        assert!(matches!(none, Err(AppError::OldButton)), "the press is answered");
    }

    #[test]
    fn buttons_have_the_names_of_the_table_s_language() {
        let (french, german) = (Words::of(Locale::Fr), Words::of(Locale::De));
        let text = section_texts(french, german, &all()).join("\n");
        assert!(text.contains(&markup::strong(german.button_play())), "{text}");
        assert!(text.contains(&markup::strong(french.button_confirm())), "{text}");
    }
}
