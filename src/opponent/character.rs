//! Characters of bots: preferences that change their style of play at the same level.

use std::str::FromStr;

use arrayvec::ArrayString;

use super::evaluation::Weights;
use super::{Bot, Level};

/// The style of play of a bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Character {
    /// Plays for the best result, without preferences.
    #[default]
    Balanced,
    /// Prefers large cities.
    CityBuilder,
    /// Prefers farmers.
    Farmer,
    /// Prefers to join the features of others.
    Intruder,
    /// Another program makes the moves. If it fails, a bot without preferences makes the move.
    Engine(EngineSeat),
}

/// The name of a program that plays for a bot.
pub type EngineName = ArrayString<24>;

/// A program that plays for a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EngineSeat {
    /// The name under which the host offers the program.
    pub name: EngineName,
    /// The most lasting failure of the program at this table so far, or `None` if it has never failed.
    pub failure: Option<EngineFailure>,
}

/// The reason why a program made no move, from the least to the most lasting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EngineFailure {
    /// The program gave no valid answer in time.
    NoAnswer,
    /// The program has failed several times in a row, so it is only asked now and then.
    Suspended,
    /// The host no longer offers the program.
    NotOffered,
}

impl EngineFailure {
    const ALL: [EngineFailure; 3] = [EngineFailure::NoAnswer, EngineFailure::Suspended, EngineFailure::NotOffered];
}

/// The beginning of the key of a program, and the mark of one that has failed. The number of marks is that of the failure.
const ENGINE_PREFIX: &str = "engine-";
const FAILURE_MARK: char = '!';

impl Character {
    /// The characters with preferences.
    pub const WITH_PREFERENCES: [Character; 3] = [Character::CityBuilder, Character::Farmer, Character::Intruder];

    /// Returns the name of the character in stored data and custom IDs.
    pub const fn key(self) -> &'static str {
        match self {
            Character::Balanced => "balanced",
            Character::CityBuilder => "city_builder",
            Character::Farmer => "farmer",
            Character::Intruder => "intruder",
            Character::Engine(_) => "engine",
        }
    }

    /// Returns the weights with which a bot of this character evaluates positions.
    pub fn weights(self) -> Weights {
        let balanced = Weights::default();
        match self {
            Character::Balanced | Character::Engine(_) => balanced,
            Character::CityBuilder => Weights { city_preference: 1.6, field_preference: 0.7, ..balanced },
            Character::Farmer => Weights { field_preference: 1.8, farmer_preference: 2.0, ..balanced },
            Character::Intruder => Weights { contested_preference: 8.0, ..balanced },
        }
    }
}

/// A bot that can take a seat: its level and its character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BotProfile {
    /// The playing strength.
    pub level: Level,
    /// The style of play.
    pub character: Character,
}

impl BotProfile {
    /// Returns the profile for another table, at which its program has not failed yet.
    pub fn for_another_table(mut self) -> BotProfile {
        if let Character::Engine(engine) = &mut self.character {
            engine.failure = None;
        }
        self
    }

    /// Returns the name of the profile in stored data and custom IDs. Without a character, this is the name of the level.
    pub fn key(self) -> String {
        match self.character {
            Character::Balanced => self.level.key().to_owned(),
            Character::Engine(EngineSeat { name, failure }) => {
                let marks = EngineFailure::ALL.into_iter().filter(|&one| Some(one) <= failure).map(|_| FAILURE_MARK);
                format!("{ENGINE_PREFIX}{name}{}", marks.collect::<String>())
            }
            character => format!("{}-{}", self.level.key(), character.key()),
        }
    }
}

/// Returns `text` as the name of a program, if it consists of at most 24 lower-case letters, digits and underscores.
pub fn engine_name(text: &str) -> Option<EngineName> {
    let is_valid = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    EngineName::from(text).ok().filter(|name| !name.is_empty() && name.chars().all(is_valid))
}

/// Error for a text that names no profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownProfile;

impl FromStr for BotProfile {
    type Err = UnknownProfile;

    fn from_str(text: &str) -> Result<BotProfile, UnknownProfile> {
        if let Some(name) = text.strip_prefix(ENGINE_PREFIX) {
            let (name, marks) = name.split_at(name.trim_end_matches(FAILURE_MARK).len());
            let failure = match marks.len().checked_sub(1) {
                Some(index) => Some(*EngineFailure::ALL.get(index).ok_or(UnknownProfile)?),
                None => None,
            };
            let name = engine_name(name).ok_or(UnknownProfile)?;
            return Ok(BotProfile {
                character: Character::Engine(EngineSeat { name, failure }),
                ..BotProfile::default()
            });
        }
        let all = Level::ALL.into_iter().flat_map(|level| {
            let characters = [Character::Balanced].into_iter().chain(Character::WITH_PREFERENCES);
            characters.map(move |character| BotProfile { level, character })
        });
        { all }.find(|profile| profile.key() == text).ok_or(UnknownProfile)
    }
}

impl From<Level> for BotProfile {
    fn from(level: Level) -> BotProfile {
        BotProfile { level, character: Character::Balanced }
    }
}

impl From<BotProfile> for Bot {
    fn from(BotProfile { level, character }: BotProfile) -> Bot {
        Bot { level, weights: character.weights() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Positions, choose};
    use bergerie_rules::{CompletionRule, Event, FirstPlayer, Game, Kind, Seat, Setup, Waiting};
    use rand::SeedableRng;
    use rand::rngs::SmallRng;

    use crate::tests::apply_random_draw;

    /// The style of a player, as counted in some games.
    #[derive(Debug, Default)]
    struct Style {
        farmers: u32,
        city_points: i32,
        /// Number of features of others in which the player has got a meeple too.
        joined: u32,
    }

    /// Plays games between a bot with this character, which has each seat in turn, and a balanced one.
    fn style(character: Character) -> Style {
        let mut style = Style::default();
        for number in 0..10 {
            let mut game = Game::new(Setup { first: FirstPlayer::Seat(Seat::FIRST), ..Setup::base(2) }).unwrap();
            let (own, mut rng) = (Seat::new(number % 2).unwrap(), SmallRng::seed_from_u64(number as u64));
            let mut events = Vec::new();
            loop {
                let before = joined(&game, own);
                let is_own = game.decision().is_some_and(|decision| decision.seat == own);
                match game.waiting() {
                    Waiting::Over => break,
                    Waiting::Draw(_) => apply_random_draw(&mut game, &mut rng),
                    Waiting::Decision(decision) => {
                        let seat = decision.seat;
                        let profile = BotProfile {
                            level: Level::Steady,
                            character: if seat == own { character } else { Character::Balanced },
                        };
                        for answer in choose(&game, seat, profile, 1, &Positions(250)) {
                            game.apply(answer, &mut events).unwrap();
                        }
                    }
                }
                style.joined += if is_own { joined(&game, own).saturating_sub(before) } else { 0 };
            }
            for event in events {
                match event {
                    Event::Deployed { seat, at, segment, .. } if seat == own => {
                        let placed = game.board().placed_tile(game.board().tile_at(at).unwrap());
                        let kind = placed.segment(segment).unwrap().kind;
                        style.farmers += u32::from(kind.rules().completion == CompletionRule::Never);
                    }
                    Event::Scored(score) if score.kind() == Some(Kind::City) => style.city_points += score.gain(own),
                    _ => {}
                }
            }
        }
        style
    }

    /// Returns the number of features in which both players have a figure.
    fn joined(game: &Game, own: Seat) -> u32 {
        let board = game.board();
        let shared = board.features().iter().filter(|&(feature, _)| {
            let has = |is_own: bool| board.figures_on(feature).any(|figure| (figure.seat == own) == is_own);
            has(true) && has(false)
        });
        shared.count() as u32
    }

    #[test]
    fn characters_play_in_their_style() {
        let balanced = style(Character::Balanced);
        let [builder, farmer, intruder] = Character::WITH_PREFERENCES.map(style);
        eprintln!("{balanced:?} {builder:?} {farmer:?} {intruder:?}");
        assert!(f64::from(farmer.farmers) > 1.3 * f64::from(balanced.farmers), "{farmer:?}, {balanced:?}");
        assert!(builder.city_points > balanced.city_points, "{builder:?}, {balanced:?}");
        assert!(intruder.joined > balanced.joined, "{intruder:?}, {balanced:?}");
    }

    #[test]
    fn keys_round_trip_and_those_of_levels_stay() {
        for level in Level::ALL {
            assert_eq!(level.key().parse(), Ok(BotProfile::from(level)));
            for character in Character::WITH_PREFERENCES {
                let profile = BotProfile { level, character };
                assert_eq!(profile.key().parse(), Ok(profile));
            }
        }
        for key in ["engine-my_bot", "engine-my_bot!", "engine-my_bot!!", "engine-my_bot!!!"] {
            assert_eq!(key.parse().map(BotProfile::key), Ok(key.to_owned()));
        }
        for text in [
            "steady-",
            "engine-",
            "engine-!",
            "engine-a!!!!",
            "engine-a:b",
            "engine-MY",
            "engine-0123456789012345678901234",
        ] {
            assert_eq!(text.parse::<BotProfile>(), Err(UnknownProfile), "{text}");
        }
    }
}
