//! `bergerie doctor`: diagnoses settings, database, token and permissions.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::time::Duration;

use reqwest::redirect::Policy;
use tokio::net::TcpListener;

use crate::config::Variables;
use crate::discord::{self, ChannelReport, Connection, DiscordClient, Identity, LoginClient};
use crate::engine;
use crate::page::{self, LOGIN_RETURN_PATH, PageSettings};
use crate::presenter::words::Words;
use crate::store::{self, ChannelId, DatabaseLocation, Store, StoreError};
use crate::table::Tables;

use super::run::build_runtime;

/// The time limit for a response at the URL of the pages.
const PAGE_TIME: Duration = Duration::from_secs(10);

/// The reason why a diagnosis did not succeed.
#[derive(Debug, thiserror::Error)]
pub enum DoctorError {
    /// The diagnosis found problems. Contains their number.
    #[error("failed checks: {0}")]
    Problems(usize),
    /// The result could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
}

/// Checks settings, database, token and permissions. Prints one line per result.
///
/// # Errors
///
/// [`DoctorError::Problems`] if there are problems.
pub fn run(variables: &Variables, out: &mut dyn Write) -> Result<(), DoctorError> {
    let mut output = DiagnosisOutput { out, problem_count: 0 };
    let settings = variables.settings();
    output.print_result("settings", settings.as_ref().map(|_| "complete".to_owned()).map_err(ToString::to_string))?;
    output.print_result("database", check_database(variables))?;
    if let Ok(settings) = settings {
        if let engines @ [_, ..] = settings.host_settings.engines.as_slice() {
            let names: Vec<&str> = engines.iter().map(|engine| engine.name.as_str()).collect();
            let checked = engine::check(engines).map_err(|error| error.to_string());
            output.print_result("programs", checked.map(|()| format!("{} can be confined", names.join(", "))))?;
        }
        let runtime = build_runtime()?;
        let return_url = settings.pages.as_ref().map(|(_, pages)| pages.url.at(LOGIN_RETURN_PATH));
        if let Some((address, pages)) = settings.pages {
            output.print_result("pages", runtime.block_on(check_pages(address, pages)))?;
        }
        let identity = runtime.block_on(discord::identify(&settings.connection)).map_err(|error| error.to_string());
        output.print_result("Discord", identity.as_ref().map(identity_text).map_err(Clone::clone))?;
        if let Ok(identity) = identity {
            if let Some((secret, url)) = settings.client_secret.as_deref().zip(return_url) {
                let checked = runtime.block_on(check_login(&settings.connection, secret, &url));
                output.print_result("log-in", checked.map(|()| "users can log in with Discord".to_owned()))?;
            }
            let tables = settings.database.channels_in_use().unwrap_or_default();
            let played: Vec<u64> = tables.iter().map(|(_, channel)| channel.0).collect();
            match runtime.block_on(discord::survey(&settings.connection, &identity, &played)) {
                Ok(places) => output.print_channels(&places, &tables)?,
                Err(error) => output.print_result("permissions", Err(error.to_string()))?,
            }
        }
    }
    if output.problem_count == 0 { Ok(()) } else { Err(DoctorError::Problems(output.problem_count)) }
}

struct DiagnosisOutput<'a> {
    out: &'a mut dyn Write,
    problem_count: usize,
}

impl DiagnosisOutput<'_> {
    fn print_result(&mut self, what: &str, found: Result<String, String>) -> io::Result<()> {
        match found {
            Ok(text) => writeln!(self.out, "ok    {what}: {text}"),
            Err(text) => {
                self.problem_count += 1;
                writeln!(self.out, "FAIL  {what}: {text}")
            }
        }
    }

    /// Reports missing permissions by channel. In channels without a table, they may be withheld on purpose.
    fn print_channels(&mut self, places: &[ChannelReport], tables: &[(String, ChannelId)]) -> io::Result<()> {
        for ChannelReport { channel, name, missing_permissions: missing } in places {
            let played = tables.iter().filter(|(_, at)| at.0 == *channel).map(|(table, _)| table.as_str());
            let played: Vec<&str> = played.collect();
            let missing: Vec<String> = missing.iter().map(|key| Words::default().permission(key)).collect();
            let name = name.as_deref().unwrap_or("a channel that was deleted, or that the bot cannot see");
            match (missing.is_empty(), played.is_empty()) {
                (true, _) => self.print_result(name, Ok("all permissions".to_owned()))?,
                (false, true) => {
                    writeln!(self.out, "note  {name}: games cannot be played here without {}", missing.join(", "))?
                }
                (false, false) => {
                    let (played, missing) = (played.join(", "), missing.join(", "));
                    self.print_result(
                        name,
                        Err(format!("the table {played} waits for the permissions {missing} (channel {channel})")),
                    )?;
                }
            }
        }
        Ok(())
    }
}

fn identity_text(Identity { name, id }: &Identity) -> String {
    format!("the token is that of {name}. Invite it with {}", discord::invitation_url(*id))
}

fn check_database(variables: &Variables) -> Result<String, String> {
    let location = variables.check_file().and_then(Variables::database).map_err(|problems| problems.to_string())?;
    let looked = check_location(&location).map_err(|error| format!("{location}: {error}"))?;
    if let DatabaseLocation::File(path) = &location
        && store::is_accessible_to_others(path)
    {
        let path = path.display();
        return Err(format!(
            "others on this machine may read {path}, which contains the seeds of running games: chmod 600 {path}*"
        ));
    }
    Ok(looked)
}

fn check_location(location: &DatabaseLocation) -> Result<String, StoreError> {
    let is_new = match location {
        DatabaseLocation::File(path) => {
            let is_vacant = store::is_vacant(path)?;
            store::check_folder(path)?;
            is_vacant
        }
        DatabaseLocation::Server(_) => location.checkup()?.version == 0,
    };
    if is_new {
        return Ok(format!("{location} will be created at the first start"));
    }
    location.checkup()?.require_usable()?;
    Ok(format!("{location} is sound"))
}

/// Checks that Discord lets users log in and sends them back to this URL.
async fn check_login(connection: &Connection, secret: &str, url: &str) -> Result<(), String> {
    let store = Store::in_memory().map_err(|error| error.to_string())?;
    let client = DiscordClient::new(connection, &Tables::new(store)).map_err(|error| error.to_string())?;
    LoginClient::new(&client, secret).check(url).await.map_err(|error| error.to_string())
}

/// Requests a file of the pages at their public URL. If the bot is not running, serves it meanwhile.
async fn check_pages(address: SocketAddr, settings: PageSettings) -> Result<String, String> {
    let url = settings.url.clone();
    let _server = match TcpListener::bind(address).await {
        Ok(listener) => Some(page::serve_assets(listener, settings)),
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => None,
        Err(error) => return Err(format!("PAGES_LISTEN is {address}, but the address is not available: {error}")),
    };
    let client = reqwest::Client::builder().redirect(Policy::none()).timeout(PAGE_TIME).build();
    let response = client.map_err(|error| error.to_string())?.get(format!("{url}/assets/main.js")).send().await;
    match response.map(|response| response.status().as_u16()) {
        Ok(200) if url.is_encrypted() || address.ip().is_loopback() && url.is_loopback() => {
            Ok(format!("reachable at {url}"))
        }
        Ok(200) => Err(format!("{url} is not encrypted: use https, so that nobody else reads the links")),
        Ok(421) => Err(format!("the reverse proxy at {url} must pass the header Host unchanged")),
        Ok(status) => {
            Err(format!("{url} responds with status {status}. Does the reverse proxy pass requests to {address}?"))
        }
        Err(error) => Err(format!("{url} is not reachable: {}", error.without_url())),
    }
}
