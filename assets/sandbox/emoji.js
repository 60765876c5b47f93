// Shows the emoji that the bot uses as pictures, because a machine may have no font for them. Other emoji need a font.

import { el } from "./dom.js";

const DRAWN = { "🎁": "gift", "⌛": "hourglass", "🐑": "sheep", "🐺": "wolf" };

/** Finds an emoji at the beginning of a text. */
export const EMOJI = new RegExp(`^(?:${Object.keys(DRAWN).join("|")})`, "u");

/** Creates the picture of an emoji. If users copy it, they get the emoji as text. */
export function emoji(char) {
  return el("img", { class: "emoji", src: `/page/${DRAWN[char]}.svg`, alt: char, draggable: false });
}

/** Returns the nodes for a text, with its emoji as pictures. */
export function pictured(text) {
  return text.split(new RegExp(`(${Object.keys(DRAWN).join("|")})`, "u")).map((part) => (DRAWN[part] ? emoji(part) : part));
}
