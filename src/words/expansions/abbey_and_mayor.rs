//! Abbey & Mayor in words: abbeys, mayors, wagons and barns.

use crate::rules::Refusal;
use crate::rules::figure::Figure;
use crate::rules::tile::Kind;
use crate::words::{Words, keyed, labels, messages};

use super::Hooks;

labels! {
    ABBEY_AND_MAYOR true;
    ABBEY_FINAL_ROUND true;
    ABBEY_FINAL_ROUND_ON false;
    ABBEY_FINAL_ROUND_OFF false;
    WAGON_MOVE true;
    WAGON_MOVE_ADJACENT false;
    WAGON_MOVE_CONNECTED false;
    BARN_PLACEMENT true;
    BARN_PLACEMENT_NOT_WITH_BARN false;
    BARN_PLACEMENT_FREE false;
    WAGON_AFTER_CASTLE true;
    WAGON_AFTER_CASTLE_NEIGHBOURHOOD false;
    WAGON_AFTER_CASTLE_NONE false;
    CASTLE_MAYOR_LORD true;
    CASTLE_MAYOR_LORD_NOTHING false;
    CASTLE_MAYOR_LORD_ALLOWED false;
}

messages! {
    role_mayor();
    role_wagon();
    refusal_not_there_mayor();
    refusal_not_there_wagon();
    refusal_none_left_mayor();
    refusal_none_left_wagon();
}

keyed! {
    figure_mayor(count);
    figure_wagon(count);
}

pub(super) const HOOKS: Hooks = Hooks { role, refusal, ..Hooks::NONE };

fn role(words: Words, figure: Figure, _: Kind) -> Option<String> {
    match figure {
        Figure::Mayor => Some(words.role_mayor()),
        Figure::Wagon => Some(words.role_wagon()),
        _ => None,
    }
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    match refusal {
        Refusal::NotThere { figure: Figure::Mayor, .. } => Some(words.refusal_not_there_mayor()),
        Refusal::NotThere { figure: Figure::Wagon, .. } => Some(words.refusal_not_there_wagon()),
        Refusal::NoneLeft(Figure::Mayor) => Some(words.refusal_none_left_mayor()),
        Refusal::NoneLeft(Figure::Wagon) => Some(words.refusal_none_left_wagon()),
        _ => None,
    }
}
