// The list of channels. Threads are below their channel, and direct messages at the end.

import { el } from "./dom.js";
import { on, say, state } from "./state.js";

const list = document.getElementById("channels");
const roomName = document.getElementById("room-name");
const topic = document.getElementById("room-topic");
const botState = document.getElementById("bot-state");

const MARKS = { text: "#", thread: "↳", direct: "@" };

function compare(one, other) {
  return BigInt(one.id) < BigInt(other.id) ? -1 : 1;
}

function entry(channel) {
  const here = channel.id === state.channel;
  const classes = ["channel", channel.kind, channel.unread ? "pinged" : ""];
  const badge = channel.unread ? el("span", { class: "badge" }, String(channel.unread)) : null;
  return el(
    "button",
    {
      class: classes.filter(Boolean).join(" "),
      type: "button",
      "aria-current": here ? "page" : undefined,
      "data-channel": channel.id,
      on: { click: () => say("go", { channel: channel.id }) },
    },
    el("span", { class: "mark", "aria-hidden": "true" }, MARKS[channel.kind]),
    el("span", { class: "name" }, channel.name),
    badge,
  );
}

/** Updates the list of channels and the header of the current channel. */
export function paintChannels() {
  const all = [...state.channels.values()].sort(compare);
  const open = (channel) => !channel.thread_metadata?.archived || channel.id === state.channel;
  const threads = (parent) => all.filter((one) => one.kind === "thread" && one.parent_id === parent.id && open(one));
  const texts = all.filter((one) => one.kind === "text").flatMap((one) => [one, ...threads(one)]);
  const direct = all.filter((one) => one.kind === "direct");
  list.replaceChildren(
    el("h3", {}, "Channels"),
    ...texts.map(entry),
    el("h3", {}, "Direct messages"),
    ...direct.map(entry),
  );
  const channel = state.channels.get(state.channel);
  roomName.replaceChildren(el("span", { class: "mark", "aria-hidden": "true" }, MARKS[channel?.kind] ?? ""), channel?.name ?? "");
  topic.textContent = channel?.topic ?? "";
  document.title = channel ? `${channel.name} · ${state.guild.name}` : state.guild.name;
}

/** Shows whether the bot is connected. */
export function paintBot() {
  botState.textContent = state.bot.connected ? `${state.bot.name} is here` : `${state.bot.name} is away`;
  botState.classList.toggle("on", state.bot.connected);
}

on("channels", paintChannels);
on("bot", paintBot);
