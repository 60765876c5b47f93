// Creates elements. No part of the page parses HTML, so input of users always becomes text.

/**
 * Creates an element. `props` are properties, except `class`, `on` (listeners), `aria-…`, `data-…`, `role`, `for` and SVG-like
 * names with a dash, which are attributes. Children may be nodes, texts, lists of these, or null.
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "class") node.className = value;
    else if (key === "on") for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    else if (key === "style") Object.assign(node.style, value);
    else if (key.includes("-") || key === "role" || key === "for") node.setAttribute(key, value);
    else node[key] = value;
  }
  node.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false));
  return node;
}

const COLOURS = ["#a5566b", "#9a6132", "#7d7226", "#3d7a57", "#2f7a86", "#4b6bb0", "#7a5bb0", "#9a4f93"];

/** Returns the colour of a user's avatar, which depends only on the ID. */
export function colourOf(id) {
  return COLOURS[Number(BigInt(id) % BigInt(COLOURS.length))];
}

/** Creates an avatar with the first letter of the name. The bot's avatar shows a sheep. */
export function avatar(user, size = "") {
  if (user.bot) return el("span", { class: `avatar ${size}`, "aria-hidden": "true" }, el("img", { src: "/page/icon.svg", alt: "" }));
  const letter = [...(user.global_name ?? user.display ?? user.username ?? "?")][0].toUpperCase();
  return el("span", { class: `avatar ${size}`, style: { background: colourOf(user.id) }, "aria-hidden": "true" }, letter);
}

/** Creates the author's name above messages. */
export function nameOf(user) {
  return user.global_name ?? user.username;
}

/** Returns a unique ID, for elements that refer to each other. */
let made = 0;
export function newId(prefix) {
  made += 1;
  return `${prefix}-${made}`;
}
