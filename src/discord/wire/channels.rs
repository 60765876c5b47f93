//! Knowledge about channels: whether the bot may write there.

use std::collections::HashSet;

use crate::table::{ChannelId, Parked, TableId};

use super::setback::Shut;

/// Knowledge about channels, kept in memory.
#[derive(Default)]
pub(super) struct Channels {
    /// Channels that accepted a request, or in which an interaction showed that the bot may write.
    pub open: HashSet<ChannelId>,
    /// Channels in which an interaction showed that the bot may not write.
    pub barred: HashSet<ChannelId>,
    /// Channels of parked tables.
    pub parked: HashSet<ChannelId>,
    /// Parked tables that get one more attempt after a start, because their channel may be accessible again.
    pub once_more: HashSet<TableId>,
}

/// Adds a channel to a set, or removes it.
pub(super) fn set(channels: &mut HashSet<ChannelId>, channel: ChannelId, is_in: bool) {
    if is_in {
        channels.insert(channel);
    } else {
        channels.remove(&channel);
    }
}

impl From<Shut> for Parked {
    fn from(shut: Shut) -> Parked {
        match shut {
            Shut::Gone => Parked::Gone,
            Shut::Forbidden => Parked::Forbidden,
        }
    }
}

impl From<Parked> for Shut {
    fn from(parked: Parked) -> Shut {
        match parked {
            Parked::Gone => Shut::Gone,
            Parked::Forbidden => Shut::Forbidden,
        }
    }
}
