//! The command line. [`run()`] calls a function for each subcommand, which takes its arguments as a plain struct and
//! writes its output to a given writer.

pub mod backup;
pub mod doctor;
pub mod health;
mod input;
pub mod migrate;
pub mod replay;
pub mod restore;
pub mod review;
pub mod run;
pub mod sandbox;
pub mod verify;

use std::error::Error;
use std::ffi::OsString;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Parser, Subcommand};

use crate::config::Variables;
use crate::discord::InteractionSource;
use crate::engine;
use crate::opponent::Level;
use crate::picture::{Artist, Legend, Scene, Season};

pub use input::InputError;

/// Plays Carcassonne in Discord channels.
#[derive(Parser)]
#[command(version, about, long_about = None, after_help = "Without a command, runs the bot. For the settings, see .env.example.")]
pub struct Cli {
    #[command(subcommand)]
    command: Option<CliCommand>,
}

#[derive(Subcommand)]
enum CliCommand {
    /// Try the bot on this machine: a local substitute for Discord with a web page, where you play as several users.
    /// Needs no token.
    Sandbox {
        /// The address to listen on
        #[arg(long, default_value = "127.0.0.1:8080", value_parser = address)]
        listen: SocketAddr,
        /// Keep the games in this file. Without it they are lost when the sandbox stops.
        #[arg(long)]
        database: Option<PathBuf>,
    },
    /// Run the bot with interactions that Discord sends over HTTP instead of a gateway connection: any number of
    /// processes behind a load balancer that terminates HTTPS.
    Serve {
        /// The address to listen on for interactions
        #[arg(long, value_parser = address)]
        interactions: SocketAddr,
    },
    /// Copy all games to another database, which must be empty. No bot may run at the same time.
    Migrate(migrate::Migrate),
    /// Replay a record, a written game, or a saved game of JCloisterZone: scores, a picture of the board, an animation of the game.
    Replay {
        #[command(flatten)]
        replay: replay::Replay,
        /// Draw both in winter colours
        #[arg(long)]
        winter: bool,
    },
    /// Review a record: the moves that cost most, compared with those of the strong bot, and the luck of the draw.
    Review(review::ReviewArgs),
    /// Play seats in games of another program: answers decisions on standard input, one JSON object per line
    /// (docs/ENGINE.md).
    Engine {
        /// The level of play: gentle, steady or strong
        #[arg(long, default_value = "steady", value_parser = level)]
        level: Level,
    },
    /// Run an engine that is not trusted, without network, other processes and writing (docs/ENGINE.md).
    #[cfg(target_os = "linux")]
    Confine {
        /// The program and its arguments.
        #[arg(required = true, trailing_var_arg = true)]
        command: Vec<OsString>,
    },
    /// Verify that every draw of a finished game follows from the seed that was committed to at its start.
    Verify(verify::Verify),
    /// Copy the database. The bot may be running.
    Backup {
        /// The copy, which must not exist.
        file: PathBuf,
    },
    /// Replace the database with a backup. The bot must be stopped. The current database is kept under another name.
    Restore {
        /// The backup to restore.
        file: PathBuf,
    },
    /// Check settings, token, permissions and database.
    Doctor,
    /// Check the health of the bot on this machine, which must have METRICS_LISTEN set.
    Health,
}

fn address(text: &str) -> Result<SocketAddr, &'static str> {
    text.parse().map_err(|_| "an address has a port, such as 127.0.0.1:8301")
}

fn level(key: &str) -> Result<Level, &'static str> {
    Level::ALL.into_iter().find(|level| level.key() == key).ok_or("gentle, steady or strong")
}

/// Runs the subcommand.
pub fn run(cli: Cli) -> Result<(), Box<dyn Error + Send + Sync>> {
    let variables = Variables::load();
    let out = &mut io::stdout();
    match cli.command {
        None => run::run(variables.settings()?)?,
        Some(CliCommand::Serve { interactions }) => {
            let mut settings = variables.settings()?;
            settings.connection.source = InteractionSource::Http(interactions);
            run::run(settings)?;
        }
        Some(CliCommand::Migrate(databases)) => migrate::run(&databases, out)?,
        Some(CliCommand::Sandbox { listen, database }) => {
            let options = sandbox::Options { listen, database, engines: variables.check_file()?.engines()? };
            sandbox::run(options, variables.logging()?, out)?;
        }
        Some(CliCommand::Replay { replay, winter }) => {
            let artist = Artist::new().in_season(if winter { Season::Winter } else { Season::Summer });
            let studio = replay::Renderers {
                picture: &|view| Ok(artist.table(&Scene { legend: Some(Legend::default()), ..Scene::new(view) })?.png),
                film: &|moments| Ok(artist.film(moments)?.gif),
            };
            replay::run(&replay, studio, out)?;
        }
        Some(CliCommand::Review(file)) => review::run(&file, &Artist::new(), out)?,
        Some(CliCommand::Engine { level }) => engine::serve(level, io::stdin().lock(), out)?,
        #[cfg(target_os = "linux")]
        Some(CliCommand::Confine { command }) => return Err(engine::exec(&command).into()),
        Some(CliCommand::Verify(file)) => verify::run(&file, out)?,
        Some(CliCommand::Backup { file }) => {
            backup::run(&backup::Backup { database: variables.check_file()?.database_file()?, file }, out)?;
        }
        Some(CliCommand::Restore { file }) => {
            restore::run(&restore::Restore { database: variables.check_file()?.database_file()?, file }, out)?;
        }
        Some(CliCommand::Health) => health::run(variables.check_file()?.monitor()?, out)?,
        Some(CliCommand::Doctor) => doctor::run(&variables, out)?,
    }
    Ok(())
}
