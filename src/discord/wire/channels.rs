//! Knowledge about channels: whether the bot may write there.

use std::collections::HashSet;

use crate::table::{ChannelId, Parked, TableId};

use super::error::NoAccess;

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

impl From<NoAccess> for Parked {
    fn from(no_access: NoAccess) -> Parked {
        match no_access {
            NoAccess::Gone => Parked::Gone,
            NoAccess::Forbidden => Parked::Forbidden,
        }
    }
}

impl From<Parked> for NoAccess {
    fn from(parked: Parked) -> NoAccess {
        match parked {
            Parked::Gone => NoAccess::Gone,
            Parked::Forbidden => NoAccess::Forbidden,
        }
    }
}
