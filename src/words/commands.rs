//! Names and descriptions of commands, options and choices.

use super::Words;

/// Something with a name, and mostly a description, in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Label {
    key: &'static str,
    described: bool,
}

impl Label {
    /// The name.
    pub fn name(self, words: Words) -> String {
        words.say(self.key, [])
    }

    /// The description.
    pub fn description(self, words: Words) -> String {
        words.attribute(self.key, "description")
    }

    /// The description, of something that has one.
    pub fn note(self, words: Words) -> Option<String> {
        self.described.then(|| self.description(words))
    }

    #[cfg(test)]
    pub const fn key(self) -> &'static str {
        self.key
    }

    #[cfg(test)]
    pub const fn is_described(self) -> bool {
        self.described
    }
}

macro_rules! labels {
    ($($name:ident $described:literal;)*) => {
        $(pub(crate) const $name: Label = Label { key: concat!("label_", stringify!($name)), described: $described };)*

        /// Every label.
        #[cfg(test)]
        pub(super) const LABELS: &[Label] = &[$($name),*];
    };
}

// A name and whether it has a description.
labels! {
    GAME true;
    NEW true;
    JOIN true;
    LEAVE true;
    START true;
    INFO true;
    RESIGN true;
    ABORT true;
    EXPORT true;
    PLACE true;
    AT true;
    TURNED true;
    FIGURE true;
    BOARD true;
    SCORES true;
    TILES true;
    FILM true;
    HELP true;
    EXPANSIONS true;
    EDITION true;
    EDITION_FIRST false;
    EDITION_SECOND false;
    FIELDS true;
    FIELDS_ON false;
    FIELDS_OFF false;
    SMALL_CITY true;
    SMALL_CITY_FOUR false;
    SMALL_CITY_TWO false;
    FIRST true;
    FIRST_RANDOM false;
    FIRST_HOST false;
    AIDS true;
    AIDS_ON false;
    AIDS_OFF false;
    RIVER true;
    RIVER_SET true;
    RIVER_SET_FIRST false;
    RIVER_SET_SECOND false;
    RIVER_START true;
    RIVER_START_REMOVED false;
    RIVER_START_SHUFFLED false;
    ABBOT true;
    HILLS_AND_SHEEP true;
    FLOCK_TIMING true;
    FLOCK_TIMING_AFTER false;
    FLOCK_TIMING_BEFORE false;
    SHARING true;
    SHARING_FARMERS_AND_SHEPHERDS false;
    SHARING_NO_FARMER_AFTER_SHEPHERD false;
    SHARING_NO_SHEPHERD_AFTER_FARMER false;
    SHARING_NOBODY false;
    SHARING_EVERYBODY false;
    CLOSED_FIELD true;
    CLOSED_FIELD_HERDED false;
    CLOSED_FIELD_STAYS false;
    HILL_TIE_BREAK true;
    HILL_TIE_BREAK_ANY false;
    HILL_TIE_BREAK_MOST false;
    HILLS_AND_MONKS true;
    HILLS_AND_MONKS_IGNORED false;
    HILLS_AND_MONKS_COUNTED false;
    UNDER_TILE true;
    UNDER_TILE_DRAWN false;
    UNDER_TILE_BLANK false;
    SHEPHERD true;
    SHEPHERD_PLACE true;
    SHEPHERD_FIELD true;
    GROW true;
    HERD true;
    BRIDGES_CASTLES_AND_BAZAARS true;
    MONUMENTS true;
    HOUSES_AND_WALLS true;
    DESERTS true;
    MONUMENT true;
    MONUMENT_CUBE true;
    MONUMENT_ARCHITECT true;
    MONUMENT_INFO true;
    MONUMENT_WHICH true;
    OBJECTIVE true;
    UNPLACEABLE_MONUMENT true;
    UNPLACEABLE_MONUMENT_RESHUFFLED false;
    UNPLACEABLE_MONUMENT_DISCARDED false;
    PLACING_CUBE true;
    PLACING_CUBE_INSTEAD false;
    PLACING_CUBE_AS_WELL false;
    CHAPPAAI true;
    CHAPPAAI_PORTAL false;
    CHAPPAAI_DECORATION false;
    HOUSE_PIECES true;
    HOUSE_PIECES_BY_PLAYERS false;
    HOUSE_PIECES_ONE false;
    HOUSE_PIECES_TWO false;
    HOUSE_ENDS true;
    HOUSE_ENDS_NEW_ROADS false;
    HOUSE_ENDS_ALL_ROADS false;
    NEEDED_PIECE true;
    NEEDED_PIECE_MAY_DISCARD false;
    NEEDED_PIECE_MUST_BUILD false;
    OASIS true;
    OASIS_GARDEN_LIKE false;
    OASIS_DECORATION false;
    BRIDGE true;
    BRIDGE_OVER true;
    BID true;
    BID_PICK true;
    BID_RAISE true;
    BID_MAXIMUM true;
    BID_PASS true;
    BID_BUY true;
    BID_SELL true;
    BID_REQUEST true;
    BID_TILE true;
    BID_AMOUNT true;
    CASTLE true;
    CASTLE_CHOICE true;
    NEEDED_BRIDGE true;
    NEEDED_BRIDGE_MAY_DISCARD false;
    NEEDED_BRIDGE_MUST_BUILD false;
    FREE_BRIDGE true;
    FREE_BRIDGE_ALLOWED false;
    FREE_BRIDGE_REFUSED false;
    CASTLE_SHAPE true;
    CASTLE_SHAPE_SEMICIRCLES false;
    CASTLE_SHAPE_ANY false;
    BAZAAR_MODE true;
    BAZAAR_MODE_AUCTION true;
    BAZAAR_MODE_SEALED true;
    BAZAAR_MODE_NO_BID true;
    BAZAAR_MODE_ON_REQUEST true;
    ROUND_START true;
    ROUND_START_LEFT false;
    ROUND_START_BUYER false;
    THE_GIFTS true;
    GIFT true;
    GIFT_SHOW true;
    GIFT_OPEN true;
    GIFT_KEEP true;
    GIFT_CARD true;
    GIFT_TARGET true;
    GIFT_TILE true;
    GIFT_CONTROL true;
    GIFT_CONTROL_MAJORITY false;
    GIFT_CONTROL_STRICT false;
    OTHER_TILE true;
    OTHER_TILE_RESHUFFLED false;
    OTHER_TILE_DISCARDED false;
}
