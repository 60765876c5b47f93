//! A small bot for tests. It uses all features of Discord that Bergerie uses: commands with autocomplete, pictures,
//! buttons, menus, a modal, and ephemeral answers that are edited. It shows that serenity works with the sandbox.

use std::sync::Arc;

use serenity::all::{
    ActionRowComponent, AutocompleteChoice, ButtonStyle, Client, ClientBuilder, CommandInteraction, CommandOptionType,
    ComponentInteraction, ComponentInteractionDataKind, Context, CreateActionRow, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption, CreateInputText,
    CreateInteractionResponse, CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateModal,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments, EditInteractionResponse,
    EventHandler, GatewayIntents, HttpBuilder, InputTextStyle, Interaction, Message, ModalInteraction, Ready,
};
use serenity::gateway::ShardManager;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;

use crate::support::wait::within_deadline;

/// The demo bot while it is running.
pub struct Demo {
    shards: Arc<ShardManager>,
    task: JoinHandle<()>,
    /// The events that the bot has received, as text.
    pub heard: UnboundedReceiver<String>,
}

impl Demo {
    /// Connects the bot to a sandbox.
    pub async fn start(url: &str, token: &str) -> Self {
        let (tell, heard) = unbounded_channel();
        let mut client = client(url, token, Handler { tell }).await;
        let shards = Arc::clone(&client.shard_manager);
        let task = tokio::spawn(async move { client.start().await.expect("a bot that ends well") });
        Self { shards, task, heard }
    }

    /// Closes the connection properly and stops the bot.
    pub async fn stop(self) {
        self.shards.shutdown_all().await;
        self.task.await.expect("no panic in the bot");
    }

    /// Stops the bot without closing the connection, as after `kill -9`.
    pub async fn kill(self) {
        self.task.abort();
        self.task.await.expect_err("it was killed");
        // serenity runs its shards in separate tasks, which must be stopped too.
        self.shards.shutdown_all().await;
    }

    /// Waits until the bot receives an event whose text begins with `start`, then returns the text.
    pub async fn hears(&mut self, start: &str) -> String {
        let listen = async {
            loop {
                let heard = self.heard.recv().await.expect("the bot to live");
                if heard.starts_with(start) {
                    return heard;
                }
            }
        };
        within_deadline(&format!("the event {start:?}"), listen).await
    }
}

async fn client(url: &str, token: &str, handler: Handler) -> Client {
    let http = HttpBuilder::new(token).proxy(url).ratelimiter_disabled(true).build();
    let intents = GatewayIntents::non_privileged();
    ClientBuilder::new_with_http(http, intents).event_handler(handler).await.expect("a client")
}

struct Handler {
    tell: UnboundedSender<String>,
}

impl Handler {
    fn heard(&self, what: impl Into<String>) {
        let _ = self.tell.send(what.into());
    }
}

#[serenity::async_trait]
impl EventHandler for Handler {
    async fn ready(&self, ctx: Context, ready: Ready) {
        self.heard(format!("ready as {}", ready.user.name));
        ctx.http.create_global_commands(&commands()).await.expect("commands");
    }

    async fn guild_create(&self, _: Context, guild: serenity::all::Guild, _: Option<bool>) {
        self.heard(format!("server with {} channels and {} members", guild.channels.len(), guild.members.len()));
    }

    async fn resume(&self, _: Context, _: serenity::all::ResumedEvent) {
        self.heard("resumed");
    }

    async fn thread_create(&self, _: Context, thread: serenity::all::GuildChannel) {
        self.heard(format!("thread {}", thread.name));
    }

    async fn message(&self, _: Context, message: Message) {
        self.heard(format!("message by {}: {}", message.author.name, message.content));
    }

    async fn message_update(
        &self,
        _: Context,
        _: Option<Message>,
        _: Option<Message>,
        event: serenity::all::MessageUpdateEvent,
    ) {
        self.heard(format!("change: {}", event.content.unwrap_or_default()));
    }

    async fn message_delete(
        &self,
        _: Context,
        _: serenity::all::ChannelId,
        _: serenity::all::MessageId,
        _: Option<serenity::all::GuildId>,
    ) {
        self.heard("deletion");
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        match interaction {
            Interaction::Autocomplete(typing) => complete(&ctx, &typing).await,
            Interaction::Command(command) => {
                self.heard(format!("command {} in {}", command.data.name, command.locale));
                run(&ctx, &command).await;
            }
            Interaction::Component(used) => use_component(&ctx, &used).await,
            Interaction::Modal(modal) => submit(&ctx, &modal).await,
            _ => self.heard("something else"),
        }
    }
}

fn commands() -> Vec<CreateCommand> {
    let at = CreateCommandOption::new(CommandOptionType::String, "at", "Where to place it")
        .required(true)
        .set_autocomplete(true);
    let turned = CreateCommandOption::new(CommandOptionType::Integer, "turned", "Degrees clockwise")
        .name_localized("fr", "tour")
        .add_int_choice("0°", 0)
        .add_int_choice("90°", 90)
        .add_int_choice("180°", 180);
    let place = CreateCommand::new("place")
        .description("Place your tile")
        .name_localized("fr", "placer")
        .description_localized("fr", "Posez votre tuile")
        .name_localized("de", "legen")
        .description_localized("de", "Lege dein Plättchen")
        .add_option(at)
        .add_option(turned);
    let with = CreateCommandOption::new(CommandOptionType::User, "with", "Whom to invite");
    let pace = CreateCommandOption::new(CommandOptionType::String, "pace", "How fast")
        .add_string_choice("one day", "day")
        .add_string_choice("one week", "week");
    let new = CreateCommandOption::new(CommandOptionType::SubCommand, "new", "Open a table")
        .add_sub_option(with)
        .add_sub_option(pace);
    let info = CreateCommandOption::new(CommandOptionType::SubCommand, "info", "What is going on");
    let game = CreateCommand::new("game").description("Tables").add_option(new).add_option(info);
    vec![place, game, CreateCommand::new("silent").description("Never answers")]
}

async fn complete(ctx: &Context, typing: &CommandInteraction) {
    let text = typing.data.autocomplete().map(|option| option.value.to_owned()).unwrap_or_default();
    let places = ["N1", "N2E1", "N2E3", "S1W4"].into_iter().filter(|place| place.contains(&text.to_uppercase()));
    let choices = places.map(|place| AutocompleteChoice::new(format!("{place} (fits 2 ways)"), place)).collect();
    let answer = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new().set_choices(choices));
    typing.create_response(ctx, answer).await.expect("choices to arrive");
}

async fn run(ctx: &Context, command: &CommandInteraction) {
    let answered = match command.data.name.as_str() {
        "place" => rehearse(ctx, command).await,
        "game" => open_table(ctx, command).await,
        _ => Ok(()),
    };
    answered.expect("the answer to arrive");
}

/// Answers with "thinking…" and then with a public post that has a picture, a mention and buttons.
async fn open_table(ctx: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    command.defer(ctx).await?;
    let with = command.data.resolved.users.values().next();
    let invited = with.map(|user| format!(" <@{}>, your turn.", user.id)).unwrap_or_default();
    let buttons = vec![
        CreateButton::new("join").label("Join").style(ButtonStyle::Success),
        CreateButton::new("rename").label("Rename").style(ButtonStyle::Secondary),
        CreateButton::new("why").label("Why?"),
        CreateButton::new("start").label("Start").style(ButtonStyle::Danger).disabled(true),
        CreateButton::new_link("https://example.org/rules").label("Rules"),
    ];
    let edit = EditInteractionResponse::new()
        .content(format!("**Lauragais** · a new table by <@{}>.{invited}\nUntil <t:1795259459:R>", command.user.id))
        .new_attachment(picture("board.png", 1).description("The empty table"))
        .components(vec![CreateActionRow::Buttons(buttons)]);
    command.edit_response(ctx, edit).await.map(|_| ())
}

/// Sends an ephemeral console with a picture, a menu and buttons.
async fn rehearse(ctx: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    let at = command.data.options.first().and_then(|option| option.value.as_str()).unwrap_or_default();
    let message = CreateInteractionResponseMessage::new()
        .ephemeral(true)
        .content(format!("Place **{at}**, not turned. Scores now: nothing."))
        .add_file(picture("rehearsal.png", 2).description(format!("The tile at {at}")))
        .components(console(0));
    command.create_response(ctx, CreateInteractionResponse::Message(message)).await
}

fn console(turned: u32) -> Vec<CreateActionRow> {
    let options = ["No figure", "Knight", "Farmer north"];
    let options =
        options.map(|name| CreateSelectMenuOption::new(name, name.to_lowercase()).description("costs nothing"));
    let menu = CreateSelectMenu::new("figure", CreateSelectMenuKind::String { options: options.to_vec() });
    let buttons = vec![
        CreateButton::new(format!("turn:{turned}")).label("Turn").style(ButtonStyle::Secondary),
        CreateButton::new("confirm").label("Confirm").style(ButtonStyle::Success),
    ];
    vec![CreateActionRow::SelectMenu(menu.placeholder("Figure")), CreateActionRow::Buttons(buttons)]
}

async fn use_component(ctx: &Context, used: &ComponentInteraction) {
    let id = used.data.custom_id.as_str();
    let answered = match (id, &used.data.kind) {
        ("join", _) => {
            used.create_response(ctx, CreateInteractionResponse::Acknowledge).await.expect("an acknowledgement");
            let content = format!("{}\n<@{}> joined.", used.message.content, used.user.id);
            let edit = EditInteractionResponse::new().content(content);
            let edit = edit.attachments(EditAttachments::keep_all(&used.message));
            used.edit_response(ctx, edit).await.map(|_| ())
        }
        ("rename", _) => {
            let input = CreateInputText::new(InputTextStyle::Short, "Name", "name").max_length(20);
            let modal = CreateModal::new("renaming", "A new name").components(vec![CreateActionRow::InputText(input)]);
            used.create_response(ctx, CreateInteractionResponse::Modal(modal)).await
        }
        ("why", _) => {
            let text = CreateInteractionResponseMessage::new().content("Because sheep.").ephemeral(true);
            used.create_response(ctx, CreateInteractionResponse::Message(text)).await.expect("an answer");
            let more = CreateInteractionResponseFollowup::new().content("And wolves.").ephemeral(true);
            used.create_followup(ctx, more).await.map(|_| ())
        }
        ("confirm", _) => confirm(ctx, used).await,
        (_, ComponentInteractionDataKind::StringSelect { values }) => {
            update(ctx, used, format!("Figure: {}", values.join(", ")), 0).await
        }
        _ => {
            let turned = id.strip_prefix("turn:").and_then(|turned| turned.parse().ok()).unwrap_or(0) + 90;
            update(ctx, used, format!("Turned by {turned}°."), turned).await
        }
    };
    answered.expect("the answer to arrive");
}

async fn update(ctx: &Context, used: &ComponentInteraction, text: String, turned: u32) -> serenity::Result<()> {
    let message = CreateInteractionResponseMessage::new()
        .content(text)
        .add_file(picture("rehearsal.png", turned + 3).description("The tile, turned"))
        .components(console(turned));
    used.create_response(ctx, CreateInteractionResponse::UpdateMessage(message)).await
}

/// Closes the console and posts the result publicly.
async fn confirm(ctx: &Context, used: &ComponentInteraction) -> serenity::Result<()> {
    let done = CreateInteractionResponseMessage::new().content("Placed.").components(vec![]).files([]);
    used.create_response(ctx, CreateInteractionResponse::UpdateMessage(done)).await?;
    let post = serenity::all::CreateMessage::new()
        .content(format!("<@{}> placed a tile.", used.user.id))
        .allowed_mentions(serenity::all::CreateAllowedMentions::new())
        .nonce(serenity::all::Nonce::String("turn-12".to_owned()))
        .enforce_nonce(true);
    used.channel_id.send_message(ctx, post.clone()).await?;
    used.channel_id.send_message(ctx, post).await.map(|_| ())
}

async fn submit(ctx: &Context, modal: &ModalInteraction) {
    let input = modal.data.components.first().and_then(|row| row.components.first());
    let Some(ActionRowComponent::InputText(input)) = input else { panic!("no input in {modal:?}") };
    let name = input.value.clone().unwrap_or_default();
    let text = CreateInteractionResponseMessage::new().content(format!("**{name}** · renamed"));
    modal.create_response(ctx, CreateInteractionResponse::UpdateMessage(text)).await.expect("the answer to arrive");
}

/// Draws a picture of squares whose colours depend on the seed.
fn picture(name: &str, seed: u32) -> CreateAttachment {
    let (width, height) = (960, 640);
    let mut pixels = Vec::with_capacity(width * height * 3);
    for y in 0..height {
        for x in 0..width {
            let tile = (x / 80 + y / 80 * 3) as u32 + seed;
            let shade = 20 * (tile % 4) as u8;
            pixels.extend([90 + shade, 140 + shade, 70 + shade / 2]);
        }
    }
    let mut bytes = vec![];
    let mut encoder = png::Encoder::new(&mut bytes, width as u32, height as u32);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&pixels).expect("pixels");
    writer.finish().expect("an end");
    CreateAttachment::bytes(bytes, name)
}
