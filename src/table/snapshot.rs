//! A table as it was at one moment.

use std::sync::Arc;

use crate::opponent::Level;
use crate::rules::action::Decision;
use crate::rules::seat::Seat;
use crate::rules::{Game, Setup};
use crate::store::{Aids, ChannelId, GuildId, Pace, PersonId, Posts, Season, TableId, TableRow, Waited};

use super::draws::Draws;
use super::expansions;
use super::fair::{Commitment, Seed};

/// A table as it was at one moment. It never changes; ask again for a newer one.
#[derive(Clone)]
pub struct Snapshot {
    /// Its number.
    pub id: TableId,
    /// Its name, unique among active tables.
    pub name: String,
    /// Where it is played.
    pub channel: ChannelId,
    /// Who may configure, start and abort it.
    pub host: PersonId,
    /// The language of its public posts.
    pub locale: String,
    /// Who plays: the n-th person has the n-th seat.
    pub people: Vec<PersonId>,
    /// The seats that the bot plays, and how well.
    pub bots: Vec<Option<Level>>,
    /// What is agreed; [`Setup::players`] is the number of people.
    pub setup: Setup,
    /// Whether it works out odds and values for its players.
    pub aids: Aids,
    /// How long somebody has for an answer.
    pub pace: Pace,
    /// The season that its pictures show.
    pub season: Season,
    /// How long it has waited, once the game is on.
    pub waited: Option<Waited>,
    /// The server of its channel, if it is known.
    pub guild: Option<GuildId>,
    /// The table whose people are invited to this one.
    pub rematch_of: Option<TableId>,
    /// Whether a message that stays pinned says how it stands.
    pub pinned: bool,
    /// What binds the draws since the table was opened: the hash of the secret seed.
    pub commitment: Commitment,
    /// The messages that show it.
    pub posts: Posts,
    /// How far it is.
    pub phase: Phase,
    /// What it waits for several people to file in private, if it does.
    pub sealed: Option<Round>,
}

/// What a game waits for several people to file in private. What they have filed is not in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// What it is about, as numbers of the expansion's: of sealed bids the places of the tiles on offer. Everybody files
    /// something about each.
    pub subjects: Vec<u8>,
    /// Everybody who files, in the order in which the rules ask.
    pub parties: Vec<Seat>,
    /// Who of them has filed.
    pub filed: Vec<Seat>,
}

impl Round {
    /// What a game waits for, of which some have `filed` their part.
    pub(super) fn of(game: &Game, filed: &[Seat]) -> Option<Round> {
        let expansions::Call { subjects, parties, .. } = expansions::call(game)?;
        let filed = parties.iter().copied().filter(|seat| filed.contains(seat)).collect();
        Some(Round { subjects, parties, filed })
    }

    /// Who has still to file.
    pub fn owing(&self) -> impl Iterator<Item = Seat> {
        self.parties.iter().copied().filter(|seat| !self.filed.contains(seat))
    }
}

/// How far a table is.
#[derive(Clone)]
pub enum Phase {
    /// People may join.
    Lobby,
    /// The game is on: it waits for a decision.
    Playing(Play),
    /// The game has ended.
    Over {
        /// The end of the game.
        play: Play,
        /// How it came.
        ending: Ending,
        /// The seed, no longer secret.
        seed: Seed,
    },
    /// It was closed before the game ended.
    Aborted,
}

/// A game, and how long its log is.
#[derive(Clone)]
pub struct Play {
    /// The state of play.
    pub game: Arc<Game>,
    /// Entries of its log so far.
    pub length: u32,
    /// Its draws so far.
    pub(super) draws: Draws,
}

/// How a game came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// All tiles were laid.
    PlayedOut,
    /// All but one resigned.
    OneLeft,
}

impl Phase {
    fn play(&self) -> Option<&Play> {
        match self {
            Phase::Playing(play) | Phase::Over { play, .. } => Some(play),
            Phase::Lobby | Phase::Aborted => None,
        }
    }

    pub(super) fn game(&self) -> Option<&Game> {
        self.play().map(|play| &*play.game)
    }

    pub(super) fn over(play: Play, row: &TableRow) -> Phase {
        let playing = play.game.seats().filter(|&seat| !play.game.purse(seat).resigned).count();
        let ending = if playing < usize::from(Setup::FEWEST) { Ending::OneLeft } else { Ending::PlayedOut };
        Phase::Over { play, ending, seed: Seed::new(row.seed) }
    }
}

impl Snapshot {
    /// `filed` says who has filed what the game waits for.
    pub(super) fn new(row: TableRow, posts: Posts, phase: Phase, filed: &[Seat], waited: Option<Waited>) -> Snapshot {
        Snapshot {
            sealed: phase.game().and_then(|game| Round::of(game, filed)),
            id: row.id,
            name: row.name,
            channel: row.channel,
            host: row.host,
            locale: row.locale,
            people: row.people,
            bots: row.bots,
            setup: row.setup,
            aids: row.aids,
            pace: row.pace,
            season: row.season,
            waited,
            guild: row.guild,
            rematch_of: row.rematch_of,
            pinned: row.pinned,
            commitment: Seed::new(row.seed).commitment(),
            posts,
            phase,
        }
    }

    /// The game and the length of its log, once it has begun and unless it was aborted.
    pub fn play(&self) -> Option<&Play> {
        self.phase.play()
    }

    /// The game, once it has begun and unless it was aborted.
    pub fn game(&self) -> Option<&Arc<Game>> {
        self.play().map(|play| &play.game)
    }

    /// What the game waits for, if it is on.
    pub fn decision(&self) -> Option<&Decision> {
        self.game()?.decision()
    }

    /// Whether it is in the lobby or being played.
    pub fn is_active(&self) -> bool {
        matches!(self.phase, Phase::Lobby | Phase::Playing(_))
    }

    /// The seat that somebody has.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.people.iter().position(|&p| p == person).and_then(Seat::new)
    }

    /// The person who has a seat.
    pub fn person(&self, seat: Seat) -> Option<PersonId> {
        self.people.get(seat.index()).copied().filter(|person| !person.is_nobody())
    }

    /// How well the bot plays a seat, if it plays it.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.bots.get(seat.index()).copied().flatten()
    }

    /// Whether the bot plays a seat for somebody who may take it back.
    pub fn is_entrusted(&self, seat: Seat) -> bool {
        self.bot(seat).is_some() && self.person(seat).is_some()
    }

    /// The next seat of the bot whose turn it is to choose or to file something, and how well it plays.
    pub fn bot_to_move(&self) -> Option<(Seat, Level)> {
        self.asked().into_iter().find_map(|seat| Some((seat, self.bot(seat)?)))
    }

    /// Whether nobody but the bot is asked now.
    pub fn waits_for_bots(&self) -> bool {
        let asked = self.asked();
        !asked.is_empty() && asked.into_iter().all(|seat| self.bot(seat).is_some())
    }

    /// The people at the table, without the bot.
    pub fn persons(&self) -> impl Iterator<Item = PersonId> {
        self.people.iter().copied().filter(|person| !person.is_nobody())
    }

    /// Who must choose now, if the game is on; of several who must file something the first.
    pub fn waiting_for(&self) -> Option<PersonId> {
        self.awaited().first().copied()
    }

    /// Every person whom the game waits for, if it is on: one person, or all who must still file something.
    pub fn awaited(&self) -> Vec<PersonId> {
        self.asked().into_iter().filter(|&seat| self.bot(seat).is_none()).filter_map(|seat| self.person(seat)).collect()
    }

    /// The seats of everybody whom the game waits for.
    pub fn asked(&self) -> Vec<Seat> {
        match (&self.sealed, self.decision()) {
            (Some(round), _) => round.owing().collect(),
            (None, Some(decision)) => vec![decision.seat],
            (None, None) => Vec::new(),
        }
    }

    /// The seed, once it may be known.
    pub fn seed(&self) -> Option<Seed> {
        match self.phase {
            Phase::Over { seed, .. } => Some(seed),
            Phase::Lobby | Phase::Playing(_) | Phase::Aborted => None,
        }
    }
}
