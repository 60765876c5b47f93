//! Standing orders: answers that a player gives in advance to all questions of a kind.
//!
//! An order is followed in the transaction that leads to its question, if its answer is legal at that time. The log
//! contains the answer like any other, with a note that it was ordered.

use crate::rules::Seat;
use crate::store::{ReadTransaction, StoreError, TableId, UserId};

use super::error::TableError;
use super::order::{StandingOrder, kinds_of_orders};
use super::{Tables, play};

/// The orders of a player, with their values.
pub type ActiveOrders = Vec<(&'static StandingOrder, u8)>;

impl Tables {
    /// Returns the kinds of orders that are available at a table, and the orders of the player.
    ///
    /// # Errors
    /// `NoTable`, `NotStarted`, `NotSeated`, `Over`, or `Failure`.
    pub fn orders(
        &self,
        table: TableId,
        by: UserId,
    ) -> Result<(Vec<&'static StandingOrder>, ActiveOrders), TableError> {
        self.warm(table)?;
        self.read(|reading| {
            let (row, transition) = self.resume(reading, reading.table(table)?)?;
            let seat = play::player_seat(&row.users, &transition.game, by)?;
            let possible = kinds_of_orders().filter(|order| (order.applies)(&transition.game)).collect();
            Ok((possible, active_orders(reading, table, seat)?))
        })
    }

    /// Gives orders with their values, or cancels those with `None`, and returns all orders of the player. They apply from the next
    /// question on.
    ///
    /// # Errors
    /// The errors of [`Tables::orders`], and `NotStarted` for an unknown order or a value outside of its range. No order is then
    /// changed.
    pub fn set_orders(
        &self,
        table: TableId,
        by: UserId,
        orders: &[(&str, Option<u8>)],
    ) -> Result<ActiveOrders, TableError> {
        self.warm(table)?;
        self.write(|writing| {
            let (row, transition) = self.resume(writing, writing.table(table)?)?;
            let seat = play::player_seat(&row.users, &transition.game, by)?;
            for &(name, number) in orders {
                let order = kinds_of_orders().find(|order| order.name == name && (order.applies)(&transition.game));
                let order = order.ok_or(TableError::NotStarted)?;
                let (least, most) = order.numbers.unwrap_or((0, 0));
                if number.is_some_and(|number| !(least..=most).contains(&number)) {
                    return Err(TableError::NotStarted);
                }
                writing.set_order(table, seat, order.name, number)?;
            }
            Ok(active_orders(writing, table, seat)?)
        })
    }
}

fn active_orders(reading: &ReadTransaction<'_>, table: TableId, seat: Seat) -> Result<ActiveOrders, StoreError> {
    let own = reading.orders(table)?.into_iter().filter(|(by, ..)| *by == seat);
    Ok(own
        .filter_map(|(_, name, number)| Some((kinds_of_orders().find(|order| order.name == name)?, number)))
        .collect())
}
