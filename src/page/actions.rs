//! The actions of players other than moves: votes, absences, standing orders, and leaving a game.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::presenter::absence::absence_text;
use crate::presenter::votes::{vote_choices, vote_confirmation};
use crate::presenter::words::{Words, markup};
use crate::table::{MotionId, OrderChange, PageKey, Phase, Secret, TableError};

use super::members::{OrdersState, orders_state, page_text};
use super::players::{PlayerResult, PlayerService};

const SECONDS_PER_DAY: i64 = 24 * 60 * 60;

/// A vote, as the index of a choice.
#[derive(Debug, Deserialize)]
pub(super) struct Ballot {
    motion: MotionId,
    choice: usize,
}

/// The length of an absence. Zero ends it.
#[derive(Debug, Deserialize)]
pub(super) struct AbsenceRequest {
    days: u8,
}

/// The orders that a player gives, by name. All others are cancelled.
#[derive(Debug, Deserialize)]
pub(super) struct GivenOrders(BTreeMap<String, Option<u8>>);

impl PlayerService {
    /// Casts a vote. Returns a message about it.
    pub fn vote(&self, words: Words, key: PageKey, session: &Secret, ballot: &Ballot) -> PlayerResult<String> {
        self.answered(key, session, |table, user| {
            let vote = || {
                let view = self.tables.motion_view(ballot.motion)?.ok_or(TableError::VoteClosed)?;
                let (vote, _) = vote_choices(words, view.motion.kind)
                    .into_iter()
                    .nth(ballot.choice)
                    .ok_or(TableError::VoteClosed)?;
                self.tables.vote(table.id, ballot.motion, user, vote)?;
                let view = self.tables.motion_view(ballot.motion)?;
                Ok(vote_confirmation(words, vote, view.is_some_and(|view| view.motion.outcome.is_none())))
            };
            self.committed(words, &table, vote().map(|text| markup::plain(&text)))
        })
    }

    /// Records an absence or its end, at all tables of the user. Returns a message about it.
    pub fn set_away(
        &self,
        words: Words,
        key: PageKey,
        session: &Secret,
        absence: &AbsenceRequest,
    ) -> PlayerResult<String> {
        self.answered(key, session, |table, user| {
            let until = (absence.days > 0).then(|| self.tables.now() + i64::from(absence.days) * SECONDS_PER_DAY);
            let change = self.tables.set_away(user, until)?;
            change.tables.iter().for_each(|&table| self.bot.post(table));
            self.committed(words, &table, Ok(page_text(&absence_text(words, &change))))
        })
    }

    /// Describes the orders of a player.
    pub fn orders(&self, words: Words, key: PageKey, session: &Secret) -> PlayerResult<OrdersState> {
        self.answered(key, session, |table, user| {
            let orders = self.tables.orders(table.id, user);
            self.refusable(words, orders.map(|(possible, given)| orders_state(words, &table, &possible, &given)))
        })
    }

    /// Gives and cancels orders, and describes the new ones.
    pub fn set_orders(
        &self,
        words: Words,
        key: PageKey,
        session: &Secret,
        orders: &GivenOrders,
    ) -> PlayerResult<OrdersState> {
        self.answered(key, session, |table, user| {
            let change = || {
                let (possible, _) = self.tables.orders(table.id, user)?;
                let changes: Vec<(&str, OrderChange)> = possible
                    .iter()
                    .map(|order| {
                        let given = orders.0.get(order.name).map(|&number| OrderChange::Give(number));
                        (order.name, given.unwrap_or(OrderChange::Cancel))
                    })
                    .collect();
                let given = self.tables.set_orders(table.id, user, &changes)?;
                Ok(orders_state(words, &table, &possible, &given))
            };
            self.refusable(words, change())
        })
    }

    /// Makes the user leave the game for good. Returns a message about it.
    pub fn resign(&self, words: Words, key: PageKey, session: &Secret) -> PlayerResult<String> {
        self.answered(key, session, |table, user| {
            let resigned = match table.phase {
                // The channel may have another table after the end of this one.
                Phase::Playing(_) => self.tables.resign(table.channel, user).map(drop),
                _ => Err(TableError::Over),
            };
            let done = resigned.map(|()| markup::plain(&words.resign_done(table.name.as_str())));
            self.committed(words, &table, done)
        })
    }
}
