// The messages of the current channel.

import { api } from "./api.js";
import { el } from "./dom.js";
import { isGrouped, messageNode } from "./message.js";
import { on, state } from "./state.js";
import { dayName, isSameDay } from "./time.js";

const timeline = document.getElementById("timeline");
const PAGE = 50;
/** Distance in pixels from the end at which the timeline still counts as scrolled to the end. */
const NEAR = 80;
let atEnd = true;
let lastTop = 0;
let loading = false;

/** Loads a channel. Resolves when it is shown. */
export async function show(channel) {
  const messages = await api.messages(channel);
  if (channel !== state.channel) return;
  state.messages = messages;
  state.older = messages.length === PAGE;
  paint();
  toEnd();
  timeline.ariaBusy = "false";
}

/** Marks the shown messages as about to be replaced. */
export function leave() {
  timeline.ariaBusy = "true";
}

/** Scrolls to a message and highlights it for a moment. */
export function jump(id) {
  const node = timeline.querySelector(`[data-message="${id}"]`);
  if (!node) return;
  node.scrollIntoView({ block: "center" });
  node.classList.add("flash");
  setTimeout(() => node.classList.remove("flash"), 1600);
}

/** Adds a line that is not a message, such as the error of a command. It stays until the user dismisses it. */
export function notice(node) {
  timeline.append(node);
  if (atEnd) toEnd();
}

function paint() {
  const nodes = state.older ? [] : [beginning()];
  state.messages.forEach((message, index) => nodes.push(...entry(message, state.messages[index - 1])));
  timeline.replaceChildren(...nodes);
}

function entry(message, before) {
  const nodes = [];
  if (before && !isSameDay(before.timestamp, message.timestamp)) nodes.push(dayLine(message));
  nodes.push(messageNode(message, nodes.length === 0 && isGrouped(message, before)));
  return nodes;
}

function dayLine(message) {
  return el("div", { class: "day", role: "separator" }, dayName(message.timestamp));
}

function beginning() {
  const channel = state.channels.get(state.channel);
  const title = channel?.kind === "direct" ? channel.name : `Welcome to #${channel?.name ?? ""}`;
  const text = channel?.kind === "direct" ? "This is the beginning of your direct messages." : "This is the beginning of the channel.";
  const hint = "Type /game new to open a table. The circles at the side are users. Click one to act as that user. To play alone, press “Add a bot” below your table.";
  return el("header", { class: "beginning" }, el("h3", {}, title), el("p", {}, text), channel?.kind !== "direct" && el("p", {}, hint));
}

function toEnd() {
  atEnd = true;
  timeline.scrollTop = timeline.scrollHeight;
}

/** Shows a new or changed message. Only affected elements are replaced, so that open menus of other messages stay open. */
function update(message) {
  const index = state.messages.findIndex((one) => one.id === message.id);
  if (index >= 0) {
    const focus = focusIn(message.id);
    state.messages[index] = message;
    const old = timeline.querySelector(`[data-message="${message.id}"]`);
    old?.replaceWith(messageNode(message, isGrouped(message, state.messages[index - 1])));
    restore(message.id, focus);
  } else {
    const last = state.messages.at(-1);
    state.messages.push(message);
    timeline.append(...entry(message, last));
  }
  if (atEnd) toEnd();
}

/** Returns the components of a message that can have the focus. */
function focusable(id) {
  return [...timeline.querySelectorAll(`[data-message="${id}"] [data-custom-id]:enabled`)];
}

/** Returns the component of a message that has the focus, as its ID and its index among the components. */
function focusIn(id) {
  const place = focusable(id).indexOf(document.activeElement);
  return place < 0 ? undefined : { customId: document.activeElement.dataset.customId, place };
}

/** Returns the focus to the same component, or to the component that has replaced it. */
function restore(id, focus) {
  if (!focus) return;
  const nodes = focusable(id);
  const same = nodes.find((node) => node.dataset.customId === focus.customId);
  (same ?? nodes[Math.min(focus.place, nodes.length - 1)])?.focus({ preventScroll: true });
}

function remove(id) {
  const index = state.messages.findIndex((one) => one.id === id);
  if (index < 0) return;
  state.messages.splice(index, 1);
  timeline.querySelector(`[data-message="${id}"]`)?.remove();
  const next = state.messages[index];
  // The next message may have been grouped with this one.
  if (next) update(next);
}

async function loadOlder() {
  if (!state.older || loading || timeline.scrollTop > 200) return;
  loading = true;
  const { channel } = state;
  const older = await api.messages(channel, state.messages[0]?.id);
  loading = false;
  if (channel !== state.channel) return;
  state.messages = [...older, ...state.messages];
  state.older = older.length === PAGE;
  const fromEnd = timeline.scrollHeight - timeline.scrollTop;
  paint();
  timeline.scrollTop = timeline.scrollHeight - fromEnd;
}

timeline.addEventListener("scroll", () => {
  const { scrollTop, scrollHeight, clientHeight } = timeline;
  // Only scrolling up leaves the end. New content below does not.
  if (scrollHeight - scrollTop - clientHeight < NEAR) atEnd = true;
  else if (scrollTop < lastTop) atEnd = false;
  lastTop = scrollTop;
  loadOlder();
});
// A picture that is loaded late, or an on-screen keyboard, must not push the newest message out of sight.
timeline.addEventListener("load", () => atEnd && toEnd(), true);
new ResizeObserver(() => atEnd && toEnd()).observe(timeline);

on("live-message", ({ channel, message }) => {
  if (channel === state.channel && message) update(message);
});
on("live-deleted", ({ channel, message }) => {
  if (channel === state.channel) remove(message);
});
