//! Draws The Abbot, whose figure has a mitre and a crook.

use super::Hooks;
use crate::drawing::Art;
use crate::pieces::figure::Look;
use bergerie_rules::Figure;

pub(super) use super::nothing::{SpriteKind, TileLayout};

pub(super) const HOOKS: Hooks = Hooks {
    art: include_str!("../../../assets/art/abbot.toml"),
    figures: &[Look::upright(Figure::Abbot, Art("abbot"))],
    ..Hooks::NONE
};
