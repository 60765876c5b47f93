//! The command line: [`run`] is its table of contents. What each subcommand does stands in its own file; it takes its
//! settings as a plain struct and writes to what it is given.

pub mod backup;
pub mod bot;
pub mod doctor;
pub mod health;
mod input;
pub mod migrate;
pub mod replay;
pub mod restore;
pub mod sandbox;
pub mod verify;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Parser, Subcommand};

use crate::config::{self, Variables};
use crate::discord::Ear;
use crate::picture::{Artist, Legend, Scene, Season};

pub use input::InputError;

/// Plays Carcassonne in Discord channels.
#[derive(Debug, Parser)]
#[command(version, about, long_about = None, after_help = "Without a command it is the bot. Settings: see .env.example.")]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Task>,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Try the bot on this machine: a stand-in for Discord with a web page to play as several people. Needs no token.
    Sandbox {
        /// Where to listen.
        #[arg(long, default_value = "127.0.0.1:8080")]
        listen: SocketAddr,
        /// Keep the games in this file. Without it they end with the sandbox.
        #[arg(long)]
        database: Option<PathBuf>,
    },
    /// Be the bot by requests that Discord sends over HTTP, instead of a connection to it: any number of processes, behind a load
    /// balancer that speaks HTTPS.
    Serve {
        /// Where to listen for interactions.
        #[arg(long)]
        interactions: SocketAddr,
    },
    /// Move all games to another database, which must be empty. No bot may run meanwhile.
    Migrate {
        /// Where they are: a file, or postgres://…
        #[arg(long)]
        from: String,
        /// Where they shall be.
        #[arg(long)]
        to: String,
    },
    /// Play a record again: scores, a picture of the table, a film of the game.
    Replay {
        /// The record.
        file: PathBuf,
        /// Where to put a picture of the table.
        #[arg(long)]
        png: Option<PathBuf>,
        /// Where to put a film of the game, an animated GIF.
        #[arg(long)]
        film: Option<PathBuf>,
        /// Let both show winter.
        #[arg(long)]
        winter: bool,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Check that every draw of a finished game follows from the seed that was sealed at its start.
    Verify {
        /// The record of the game.
        file: PathBuf,
    },
    /// Copy the database, also while the bot runs.
    Backup {
        /// The copy, which must not exist.
        file: PathBuf,
    },
    /// Put a backup in the place of the database, while the bot is stopped. What was there is kept under another name.
    Restore {
        /// The backup.
        file: PathBuf,
    },
    /// Check settings, token, permissions and database.
    Doctor,
    /// Ask the bot that runs on this machine whether all is well. It must have METRICS_LISTEN set.
    Health,
}

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The settings are not in order.
    #[error(transparent)]
    Settings(#[from] config::Faults),
    /// The bot stopped.
    #[error(transparent)]
    Bot(#[from] bot::BotError),
    /// The sandbox stopped.
    #[error(transparent)]
    Sandbox(#[from] sandbox::SandboxError),
    /// A record was not shown.
    #[error(transparent)]
    Replay(#[from] replay::ReplayError),
    /// A record was not verified.
    #[error(transparent)]
    Verify(#[from] verify::VerifyError),
    /// There is no backup.
    #[error(transparent)]
    Backup(#[from] backup::BackupError),
    /// Nothing was moved.
    #[error(transparent)]
    Migrate(#[from] migrate::MigrateError),
    /// No backup was restored.
    #[error(transparent)]
    Restore(#[from] restore::RestoreError),
    /// The running bot is not well.
    #[error(transparent)]
    Health(#[from] health::HealthError),
    /// Something is not in order.
    #[error(transparent)]
    Doctor(#[from] doctor::DoctorError),
}

/// Does what the command line says.
///
/// # Errors
/// Why that failed.
pub fn run(cli: Cli) -> Result<(), Error> {
    let variables = Variables::load();
    let out = &mut io::stdout();
    match cli.command {
        None => bot::run(variables.settings()?)?,
        Some(Task::Serve { interactions }) => {
            let mut settings = variables.settings()?;
            settings.connection.ear = Ear::Http(interactions);
            bot::run(settings)?;
        }
        Some(Task::Migrate { from, to }) => migrate::run(&migrate::Migrate { from, to }, out)?,
        Some(Task::Sandbox { listen, database }) => {
            sandbox::run(sandbox::Options { listen, database }, &variables.logging()?, out)?;
        }
        Some(Task::Replay { file, png, film, winter, json }) => {
            let artist = Artist::new().in_season(if winter { Season::Winter } else { Season::Summer });
            let studio = replay::Studio {
                picture: &|view| Ok(artist.table(&Scene { legend: Some(Legend::default()), ..Scene::new(view) })?.png),
                film: &|moments| Ok(artist.film(moments)?.gif),
            };
            replay::run(&replay::Replay { file, png, film, json }, studio, out)?;
        }
        Some(Task::Verify { file }) => verify::run(&verify::Verify { file }, out)?,
        Some(Task::Backup { file }) => {
            backup::run(&backup::Backup { database: variables.database_file()?, file }, out)?;
        }
        Some(Task::Restore { file }) => {
            restore::run(&restore::Restore { database: variables.database_file()?, file }, out)?;
        }
        Some(Task::Health) => health::run(variables.monitor()?, out)?,
        Some(Task::Doctor) => doctor::run(&variables, out)?,
    }
    Ok(())
}
