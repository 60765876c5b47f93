//! What is known of channels: whether the bot may write there.

use std::collections::HashSet;

use crate::table::{ChannelId, Parked, TableId};

use super::setback::Shut;

/// What is known of channels.
#[derive(Default)]
pub(super) struct Channels {
    /// They have taken something, or somebody came by who saw that the bot may write there.
    pub open: HashSet<ChannelId>,
    /// Somebody came by who saw that it may not.
    pub barred: HashSet<ChannelId>,
    /// Those of tables that are left alone.
    pub parked: HashSet<ChannelId>,
    /// Tables that are left alone but for one try: nobody has told whether that is still right.
    pub once_more: HashSet<TableId>,
}

/// Notes that a channel is among some, or is not.
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
