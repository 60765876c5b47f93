//! The bot's knowledge about its access to channels.

use std::collections::HashSet;

use crate::table::{ChannelId, TableId};

/// The bot's knowledge about its access to channels. It is not stored, so it is lost at a restart.
#[derive(Default)]
pub(super) struct Channels {
    /// Channels that have accepted a request, or for which an interaction reported that the bot may write.
    pub open: HashSet<ChannelId>,
    /// Channels for which an interaction reported that the bot may not write. Empty if several processes share the database.
    pub barred: HashSet<ChannelId>,
    /// Channels of paused tables.
    pub paused: HashSet<ChannelId>,
    /// Paused tables that get another attempt after the start of the process, because their channels may be accessible
    /// again.
    pub to_retry: HashSet<TableId>,
}

/// Adds a channel to a set if `is_in` is true, otherwise removes it.
pub(super) fn set(channels: &mut HashSet<ChannelId>, channel: ChannelId, is_in: bool) {
    if is_in {
        channels.insert(channel);
    } else {
        channels.remove(&channel);
    }
}
