//! The unmodified bot binary, played by people in the sandbox.

mod aids;
mod bridge;
mod bridges_castles_and_bazaars;
mod cubes;
mod deserts;
mod ending;
mod everything;
mod faults;
mod flocks;
mod game;
mod greed;
mod hills_and_sheep;
mod houses;
mod inns_and_cathedrals;
mod lobby;
mod monuments;
mod page;
mod prepared;
mod process;
mod sealed;
mod secrets;
mod shown;
mod table;
mod the_gifts;
