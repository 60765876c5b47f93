//! Draws The Abbot, whose figure has a mitre and a crook.

use crate::{Art, FigureArt, Hooks};
use bergerie_rules::Figure;

pub(super) const HOOKS: Hooks = Hooks {
    art_file: include_str!("../../../assets/art/abbot.toml"),
    figure_art: &[FigureArt::standing(Figure::Abbot, Art("abbot"))],
    ..Hooks::NONE
};
