// A single message.

import { api } from "./api.js";
import { components } from "./component.js";
import { avatar, el, nameOf } from "./dom.js";
import { embed } from "./embed.js";
import { inline } from "./inline.js";
import { concerns } from "./live.js";
import { markdown } from "./markdown.js";
import { attachments } from "./media.js";
import { say, userById } from "./state.js";
import { clockTime, fullTime, isSameDay, messageTime } from "./time.js";
import { userName } from "./user-menu.js";

const LOADING = 1 << 7;
const GROUPED_MS = 7 * 60_000;

/** Returns whether a message is grouped with the previous one, below the same author's name. */
export function isGrouped(message, before) {
  if (!before || context(message) || before.author.id !== message.author.id) return false;
  const close = new Date(message.timestamp) - new Date(before.timestamp) < GROUPED_MS;
  return close && isSameDay(message.timestamp, before.timestamp) && before.only_you === message.only_you;
}

/** Creates the element for a message. A grouped message has no avatar and no name. */
export function messageNode(message, grouped) {
  const above = context(message);
  const classes = ["message"];
  if (grouped) classes.push("grouped");
  if (above) classes.push("has-context");
  if (message.only_you) classes.push("only-you");
  else if (concerns(message)) classes.push("pinged");
  const author = nameOf(message.author);
  const node = el(
    "article",
    { class: classes.join(" "), "data-message": message.id, "aria-label": `${author}, ${messageTime(message.timestamp)}` },
    above,
    grouped ? el("span", { class: "grouped-time", "aria-hidden": "true" }, clockTime(message.timestamp)) : avatar(message.author),
    grouped ? null : byline(message),
    body(message),
    el("p", { class: "failure", role: "alert", hidden: true }),
    message.only_you && onlyYou(message),
  );
  return node;
}

function byline(message) {
  const { author, timestamp } = message;
  return el(
    "div",
    { class: "byline" },
    userName(author.id, nameOf(author), "author"),
    author.bot && el("span", { class: "app-tag" }, "APP"),
    el("time", { dateTime: timestamp, title: fullTime(timestamp) }, messageTime(timestamp)),
  );
}

/** Creates the line above a message that says what the message answers. */
function context(message) {
  const { used } = message;
  if (used?.command && !used.follow_up) {
    const who = userById(message.interaction_metadata?.user?.id) ?? { id: "0", global_name: used.by };
    // The names of commands in menus of users begin with a capital letter, those of slash commands do not.
    const isSlash = used.command === used.command.toLowerCase();
    const name = el("span", { class: "command" }, isSlash ? `/${used.command}` : used.command);
    return el("div", { class: "context" }, avatar(who, "small"), el("b", {}, used.by), " used ", name);
  }
  const to = message.referenced_message;
  if (!to || to.only_for) return null;
  const quote = to.content ? inline(to.content.split("\n")[0]) : "a picture";
  const jump = { click: () => say("go", { channel: message.channel_id, message: to.id }) };
  return el("div", { class: "context", on: jump }, avatar(to.author, "small"), el("b", {}, nameOf(to.author)), el("span", { class: "quote" }, quote));
}

function body(message) {
  if (message.flags & LOADING) {
    return el("div", { class: "thinking", role: "status" }, `${nameOf(message.author)} is thinking`, el("span", { class: "dots" }));
  }
  const edited = message.edited_timestamp && el("time", { class: "edited", dateTime: message.edited_timestamp, title: fullTime(message.edited_timestamp) }, "(edited)");
  return [
    (message.content || edited) && el("div", { class: "content" }, markdown(message.content), edited),
    attachments(message.attachments ?? []),
    (message.embeds ?? []).map(embed),
    components(message),
    message.reactions?.length ? reactions(message) : null,
    message.thread && threadLink(message.thread),
  ];
}

function reactions(message) {
  const chip = ({ emoji, count, you }) => {
    const react = () => api.react(message.id, emoji.name, !you);
    return el("button", { class: "reaction", type: "button", "aria-pressed": String(you), on: { click: react } }, `${emoji.name} ${count}`);
  };
  return el("div", { class: "reactions" }, message.reactions.map(chip));
}

function threadLink(thread) {
  return el("button", { class: "thread-link", type: "button", on: { click: () => say("go", { channel: thread.id }) } }, `Thread: ${thread.name} ›`);
}

function onlyYou(message) {
  const dismiss = el("button", { type: "button", on: { click: () => api.dismiss(message.id) } }, "Dismiss message");
  return el("p", { class: "only-you-note" }, "Only you can see this • ", dismiss);
}
