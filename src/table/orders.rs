//! Standing orders: answers that a player gives in advance to all questions of a kind.
//!
//! An order is followed in the transaction that leads to its question, if its answer is legal at that time. The log
//! contains the answer like any other, with a note that it was ordered.

use bergerie_rules::Seat;
use bergerie_store::{ReadTransaction, StoreError, TableId, UserId};

use super::error::TableError;
use super::order::{StandingOrder, kinds_of_orders};
use super::{Tables, play};

/// A change of an order.
#[derive(Clone, Copy, Debug)]
pub enum OrderChange {
    /// Gives the order, with its value if it has one.
    Give(Option<u8>),
    /// Cancels the order.
    Cancel,
}

/// The orders of a player, with their values. An order without a value has 0.
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

    /// Gives and cancels orders, and returns all orders of the player. They apply from the next question on.
    ///
    /// # Errors
    /// The errors of [`Tables::orders`]; `NoSuchOrder`; `OrderValueOutOfRange`. No order is then changed.
    pub fn set_orders(
        &self,
        table: TableId,
        by: UserId,
        changes: &[(&str, OrderChange)],
    ) -> Result<ActiveOrders, TableError> {
        self.warm(table)?;
        self.write(|writing| {
            let (row, transition) = self.resume(writing, writing.table(table)?)?;
            let seat = play::player_seat(&row.users, &transition.game, by)?;
            let possible = || kinds_of_orders().filter(|order| (order.applies)(&transition.game));
            for &(name, change) in changes {
                let fits = |order: &&StandingOrder| {
                    order.name == name && (order.values.is_some() || !matches!(change, OrderChange::Give(Some(_))))
                };
                let unknown = || TableError::NoSuchOrder(possible().map(|order| order.name).collect());
                let order = possible().find(fits).ok_or_else(unknown)?;
                let value = match (change, &order.values) {
                    (OrderChange::Cancel, _) => None,
                    (OrderChange::Give(_), None) => Some(0),
                    (OrderChange::Give(Some(value)), Some(range)) if range.contains(&value) => Some(value),
                    (OrderChange::Give(_), Some(range)) => {
                        return Err(TableError::OrderValueOutOfRange { order: order.name, range: range.clone() });
                    }
                };
                writing.set_order(table, seat, order.name, value)?;
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
