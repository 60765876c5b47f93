//! `/help`: how to begin, the rules as cards with pictures, and all commands by purpose, generated from the list of commands.

use crate::discord::context::{Context, HostSettings, Outcome, words_of};
use crate::discord::error::AppError;
use crate::discord::message::{
    Block, Button, Draft, File, HelpTopic, MAX_OPTIONS, MessageLayout, Press, button, menu, primary_button,
    split_pages, success_button,
};
use crate::presenter::MenuOption;
use crate::presenter::rule_pictures::{card_picture, every_icon};
use crate::presenter::words::labels::{self, CommandLabel};
use crate::presenter::words::{Words, markup};
use crate::rules::{Expansion, Setup, SetupOption, never};

use super::command::TopLevelCommand;
use super::sheet;

/// The maximum number of cards in a message. Discord allows 6000 characters in all embeds of a message together.
const MAX_CARDS: usize = 5;

/// The keys of the sections: opening, joining and leaving tables, answering decisions, and looking without changing anything.
const SECTIONS: [&str; 3] = ["table", "turn", "look"];

/// Returns the section of a command or group. Commands of expansions belong to the turn.
fn section_of(label: CommandLabel) -> &'static str {
    match label {
        labels::GAME | labels::DUEL | labels::MYGAMES | labels::AWAY | labels::SETTINGS | labels::SERVER => "table",
        labels::BOARD
        | labels::FIELDS_OF
        | labels::IF_ENDED
        | labels::WHY
        | labels::SCORES
        | labels::TILES
        | labels::FILM
        | labels::LEADERBOARD
        | labels::PROFILE
        | labels::HELP => "look",
        _ => "turn",
    }
}

/// The key of the card about the icons of the panel.
const ICONS_CARD: &str = "icons";

/// The key of the card of the base game. The cards of expansions have their IDs.
const BASE_CARD: &str = "base";

/// The file name of a card's picture.
const CARD_PICTURE: &str = "card.png";

/// Shows the three parts of the help.
pub(super) fn show(ctx: &Context) -> Outcome {
    let words = ctx.words;
    let mut draft = Draft::text(format!("{}\n{}", words.help_title(), words.help_topics(words.button_play_now())))
        .row(topic_buttons(words, None));
    let links = policy_links(words, &ctx.app.host_settings).map(Block::Text);
    draft.layout = MessageLayout::Blocks(std::iter::once(Block::Rows).chain(links).collect());
    Outcome::message(draft)
}

/// Shows a part of the help.
pub(super) fn show_topic(
    ctx: &Context,
    topic: HelpTopic,
    entries: impl Iterator<Item = &'static TopLevelCommand>,
) -> Result<Outcome, AppError> {
    let words = ctx.words;
    // Name the buttons of posts in the language of the table.
    let posts = ctx.table().map_or(words, |table| words_of(&table));
    let texts = match topic {
        HelpTopic::Play => vec![play_text(words, posts)],
        HelpTopic::Commands => split_pages(section_texts(words, &entries.collect::<Vec<_>>())),
        HelpTopic::Rules => return rules_card(ctx, BASE_CARD),
    };
    let mut draft = Draft::text(words.help_title());
    if topic == HelpTopic::Play {
        draft = draft.row([success_button(Press::New(false, String::new()), words.button_open_table())]);
    }
    let draft = draft.row(topic_buttons(words, Some(topic)));
    let blocks = texts.into_iter().map(Block::Text).chain([Block::Rows]).collect();
    Ok(Outcome::message(Draft { layout: MessageLayout::Blocks(blocks), ..draft }))
}

/// Shows the rules card chosen from a menu. The number only distinguishes the menus of a message.
pub(in crate::discord) fn choose_card(ctx: &Context, _menu: u8, values: &[String]) -> Result<Outcome, AppError> {
    rules_card(ctx, values.first().ok_or(AppError::OldButton)?)
}

/// Composes a message with a rules card, its picture, and the menu of all cards.
fn rules_card(ctx: &Context, key: &str) -> Result<Outcome, AppError> {
    let (words, host_settings) = (ctx.words, &ctx.app.host_settings);
    let expansion = Expansion::ALL.iter().copied().find(|expansion| expansion.id() == key);
    let mut draft = Draft::default();
    let mut blocks = Vec::new();
    if key == ICONS_CARD {
        let Some((scene, named)) = every_icon(words) else {
            never!("no game with all expansions can begin");
            return Err(AppError::OldButton);
        };
        draft.text = words.help_icons(named.join(" · "), words.help_icons_title());
        if let Some(legend) = ctx.app.artist.legend(&scene)? {
            let alt = words.alt_icons();
            draft.files.push(File { name: CARD_PICTURE, bytes: legend.png.into(), alt: Some(alt.clone()) });
            blocks.push(Block::Picture { name: CARD_PICTURE, alt });
        }
    } else {
        draft.text = match expansion {
            Some(expansion) => expansion_card(words, host_settings, &Setup::base(0), expansion),
            None if key == BASE_CARD => {
                let title = markup::strong(words.lobby_base());
                let lines =
                    [title, words.help_base_card()].into_iter().chain(sheet::base_sheet_link(words, host_settings));
                lines.collect::<Vec<_>>().join("\n")
            }
            None => return Err(AppError::OldButton),
        };
        match card_picture(words, expansion) {
            Some(picture) => blocks.push(draft.add_picture(&ctx.app.artist, CARD_PICTURE, picture)?),
            None => never!("the card of {key} has no picture"),
        }
    }
    let choice = |label: String, own: &str| MenuOption { is_chosen: own == key, ..MenuOption::new(label, own) };
    let mut choices = vec![choice(words.lobby_base(), BASE_CARD), choice(words.help_icons_title(), ICONS_CARD)];
    choices.extend(Expansion::ALL.iter().map(|expansion| choice(words.expansion(expansion.id()), expansion.id())));
    let menus = choices.chunks(MAX_OPTIONS).zip(0..);
    draft.rows.extend(menus.map(|(part, number)| menu(Press::RuleCard(number), words.help_cards(), part.to_vec())));
    blocks.push(Block::Rows);
    let draft = draft.row(topic_buttons(words, Some(HelpTopic::Rules)));
    Ok(Outcome::message(Draft { layout: MessageLayout::Blocks(blocks), ..draft }))
}

/// Creates the buttons for the parts of the help. The one that is shown is highlighted.
fn topic_buttons(words: Words, shown: Option<HelpTopic>) -> [Button; 3] {
    let topics = [
        (HelpTopic::Play, words.button_play_now()),
        (HelpTopic::Rules, words.button_rules()),
        (HelpTopic::Commands, words.button_commands()),
    ];
    topics.map(|(topic, label)| {
        let is_main = shown.unwrap_or(HelpTopic::Play) == topic;
        if is_main { primary_button(Press::Help(topic), label) } else { button(Press::Help(topic), label) }
    })
}

/// Returns links to the host's policies, or `None` if the host has set none.
fn policy_links(words: Words, host_settings: &HostSettings) -> Option<String> {
    let privacy = host_settings.privacy_url.as_ref().map(|url| words.help_privacy(markup::url(url)));
    let terms = host_settings.terms_url.as_ref().map(|url| words.help_terms(markup::url(url)));
    let links: Vec<String> = privacy.into_iter().chain(terms).collect();
    (!links.is_empty()).then(|| markup::note(links.join(" · ")))
}

/// Summarizes the expansions in play, on a card each: what is new, the options in force, and a link to the rules. Fails if there is none, because the host
/// has removed them all since the button was shown.
pub(in crate::discord) fn cheat_sheet(
    words: Words,
    host_settings: &HostSettings,
    setup: &Setup,
) -> Result<Outcome, AppError> {
    let played = Expansion::ALL.iter().filter(|&&expansion| setup.expansions.has(expansion));
    let cards: Vec<String> = played.map(|&expansion| expansion_card(words, host_settings, setup, expansion)).collect();
    if cards.is_empty() {
        return Err(AppError::OldButton);
    }
    let drafts = cards.chunks(MAX_CARDS).map(|cards| Draft { embeds: cards.to_vec(), ..Draft::default() });
    Ok(Outcome::drafts(drafts.collect()))
}

/// Composes the card of an expansion. If the card has no text of its own, uses the description of the expansion.
fn expansion_card(words: Words, host_settings: &HostSettings, setup: &Setup, expansion: Expansion) -> String {
    let id = expansion.id();
    let text = words.expansion_card(id).unwrap_or_else(|| words.expansion_description(id));
    let changed = |option: &SetupOption| {
        let value = option.value(setup).filter(|value| Some(value) != option.values.first())?;
        Some(words.value(&format!("{}-{value}", option.id())))
    };
    let options: Vec<String> =
        SetupOption::all().filter(|option| option.expansion == Some(expansion)).filter_map(changed).collect();
    let options = (!options.is_empty()).then(|| markup::note(options.join(" · ")));
    let link = sheet::expansion_link(words, host_settings, expansion);
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

/// Explains how to start a game and to take a turn. Buttons of posts are named in the language of `posts`.
fn play_text(words: Words, posts: Words) -> String {
    let lines = [
        words.help_start(posts.button_join(), posts.button_start()),
        words.help_bots(posts.button_bot()),
        words.help_turn(words.button_confirm(), posts.button_play()),
        words.help_places(),
    ];
    lines.map(|line| format!("- {line}")).join("\n")
}

/// Returns the sections of commands.
fn section_texts(words: Words, entries: &[&TopLevelCommand]) -> Vec<String> {
    let section = |key: &str| {
        let listed = entries.iter().filter(|entry| section_of(entry.label()) == key);
        let lines = listed.map(|entry| command_line(words, entry));
        [words.help_area(key)].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    };
    SECTIONS.map(section).into()
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
    use crate::discord::context::Reply;
    use crate::discord::context::tests::{app, ctx};
    use crate::discord::message::Row;
    use crate::discord::message::markdown::{length, markdown};
    use crate::presenter::words::Locale;
    use crate::table::{ChannelId, UserId};

    fn all() -> Vec<&'static TopLevelCommand> {
        entries().collect()
    }

    #[test]
    fn every_command_is_named_in_one_message_in_every_language() {
        for locale in Locale::ALL {
            let words = Words::of(locale);
            let pages = split_pages(section_texts(words, &all()));
            // A message with Components V2 has at most 4,000 characters.
            assert!(pages.len() <= 2 && pages.iter().map(|page| length(page)).sum::<usize>() < 3900, "{locale}");
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
        let host_settings =
            HostSettings { rules_url: Some("https://example.org/rules".to_owned()), ..HostSettings::default() };
        for words in Locale::ALL.map(Words::of) {
            let Reply::Pages(pages) = cheat_sheet(words, &host_settings, &setup).unwrap().reply else {
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
        let none = cheat_sheet(Words::default(), &host_settings, &Setup::base(2));
        assert!(matches!(none, Err(AppError::OldButton)), "the press is answered");
    }

    #[test]
    fn buttons_have_the_names_of_the_table_s_language() {
        let (french, german) = (Words::of(Locale::Fr), Words::of(Locale::De));
        let text = play_text(french, german);
        assert!(text.contains(&markup::strong(german.button_play())), "{text}");
        assert!(text.contains(&markup::strong(french.button_confirm())), "{text}");
    }

    #[test]
    fn the_rules_have_a_card_with_a_picture_for_the_base_game_the_icons_and_every_expansion() {
        let app = app();
        for locale in Locale::ALL {
            let ctx = ctx(&app, UserId(4), ChannelId(3), locale);
            let show = |topic| match show_topic(&ctx, topic, entries()).unwrap().reply {
                Reply::Message(draft) => draft,
                _ => panic!("no message"),
            };
            let Reply::Message(start) = super::show(&ctx).reply else { panic!("no message") };
            let topics = [HelpTopic::Play, HelpTopic::Rules, HelpTopic::Commands];
            assert_eq!(start.rows, [Row::from(topic_buttons(ctx.words, None))]);
            topics.into_iter().for_each(|topic| {
                assert!(show(topic).rows.contains(&Row::from(topic_buttons(ctx.words, Some(topic)))))
            });
            let offered = show(HelpTopic::Rules).rows.into_iter().filter_map(|row| match row {
                Row::Menu(menu) => Some(menu.options.choices().to_vec()),
                Row::Buttons(_) => None,
            });
            let offered: Vec<MenuOption> = offered.flatten().collect();
            assert_eq!(offered.len(), Expansion::ALL.len() + 2);
            for card in offered {
                let Reply::Message(draft) = choose_card(&ctx, 0, &[card.value]).unwrap().reply else {
                    panic!("no message")
                };
                assert!(draft.text.contains(&card.label) && length(&draft.text) < 2000, "{locale}: {}", draft.text);
                assert!(matches!(&draft.files[..], [file] if file.bytes.starts_with(b"\x89PNG")), "{}", card.label);
            }
        }
    }
}
