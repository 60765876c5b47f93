// Inline markdown, such as emphasis, code, spoilers, links, mentions and times.

import { el } from "./dom.js";
import { EMOJI, emoji } from "./emoji.js";
import { state, say, userById } from "./state.js";
import { stamp } from "./time.js";
import { userName } from "./user-menu.js";

const LINK = /https?:\/\/[^\s<>"]+[^\s<>"'.,:;!?)\]*_|~]/;
const MESSAGE_LINK = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** Patterns in order of precedence, each with a function that creates the node. */
const RULES = [
  [/^\\([^A-Za-z0-9\s])/, ([, char]) => char],
  [EMOJI, ([char]) => emoji(char)],
  [/^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/, ([, , code]) => el("code", {}, code)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, ([, seconds, style]) => stamp(Number(seconds), style)],
  [/^<@!?(\d+)>/, ([, id]) => user(id)],
  [/^<@&(\d+)>/, () => el("span", { class: "mention" }, "@everyone")],
  [/^<#(\d+)>/, ([, id]) => channel(id)],
  [/^<\/([^:>]+):\d+>/, ([, name]) => command(name)],
  [/^<a?:(\w+):\d+>/, ([, name]) => `:${name}:`],
  [/^@(everyone|here)\b/, ([whole]) => el("span", { class: "mention" }, whole)],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?: "[^"]*")?\)/, ([, text, url]) => link(url, inline(text))],
  [/^<(https?:\/\/[^\s<>]+)>/, ([, url]) => link(url, [url])],
  [new RegExp(`^${LINK.source}`), ([url]) => link(url, [url])],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, ([, text]) => el("strong", {}, el("em", {}, inline(text)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, ([, text]) => el("strong", {}, inline(text))],
  [/^__([\s\S]+?)__(?!_)/, ([, text]) => el("u", {}, inline(text))],
  [/^~~([\s\S]+?)~~/, ([, text]) => el("s", {}, inline(text))],
  [/^\|\|([\s\S]+?)\|\|/, ([, text]) => spoiler(inline(text))],
  [/^\*(?=\S)([\s\S]*?\S)\*(?!\*)/, ([, text]) => el("em", {}, inline(text))],
  [/^_(?=\S)([\s\S]*?\S)_(?!\w)/, ([, text]) => el("em", {}, inline(text)), "word"],
];

/** Returns the nodes for a text without blocks. */
export function inline(text) {
  const nodes = [];
  let plain = "";
  let rest = text;
  while (rest) {
    const before = plain.at(-1) ?? text[text.length - rest.length - 1] ?? " ";
    const found = match(rest, before);
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found.node);
      rest = rest.slice(found.length);
    } else {
      const [char] = rest;
      plain += char;
      rest = rest.slice(char.length);
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function match(rest, before) {
  for (const [pattern, make, where] of RULES) {
    if (where === "word" && /\w/.test(before)) continue;
    const found = pattern.exec(rest);
    if (found) return { node: make(found), length: found[0].length };
  }
  return null;
}

function user(id) {
  const found = userById(id);
  return userName(id, found ? `@${found.global_name}` : "@unknown-user", "mention");
}

function channel(id) {
  const found = state.channels.get(id);
  const go = { click: () => found && say("go", { channel: id }) };
  return el("button", { class: "mention", type: "button", on: go }, `#${found?.name ?? "unknown"}`);
}

function command(name) {
  return el("button", { class: "mention", type: "button", on: { click: () => say("begin-command", name) } }, `/${name}`);
}

function link(url, children) {
  const [, , to, message] = MESSAGE_LINK.exec(url) ?? [];
  if (to && state.channels.has(to)) {
    const bare = children.length === 1 && children[0] === url;
    const name = `#${state.channels.get(to).name}${message ? " › message" : ""}`;
    const go = (event) => {
      event.preventDefault();
      say("go", { channel: to, message });
    };
    return el("a", { href: `/?channel=${to}`, class: bare ? "mention" : "", on: { click: go } }, bare ? name : children);
  }
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children);
}

function spoiler(children) {
  const show = (event) => {
    event.preventDefault();
    node.classList.add("shown");
    node.removeAttribute("role");
  };
  const keys = { click: show, keydown: (event) => ["Enter", " "].includes(event.key) && show(event) };
  const node = el("span", { class: "spoiler", role: "button", tabIndex: 0, "aria-label": "Spoiler", on: keys }, children);
  return node;
}
