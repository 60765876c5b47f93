// Emoji as pictures, as in Discord: a machine need not have a font for them. Those that the bot says; others are left to fonts.

import { el } from "./dom.js";

const DRAWN = { "🎁": "gift", "⌛": "hourglass", "🐑": "sheep", "🐺": "wolf" };

/** Finds one at the beginning of a text. */
export const EMOJI = new RegExp(`^(?:${Object.keys(DRAWN).join("|")})`, "u");

/** The picture of one; copied, it is the emoji again. */
export function emoji(char) {
  return el("img", { class: "emoji", src: `/page/${DRAWN[char]}.svg`, alt: char, draggable: false });
}

/** A text with its emoji as pictures. */
export function pictured(text) {
  return text.split(new RegExp(`(${Object.keys(DRAWN).join("|")})`, "u")).map((part) => (DRAWN[part] ? emoji(part) : part));
}
