// Assembles the page: the current user, the current channel, and incoming changes.

import { api } from "./api.js";
import { paintBot, paintChannels } from "./channels.js";
import { paintComposer } from "./composer.js";
import { follow } from "./live.js";
import { paintPeople } from "./people.js";
import { on, say, state } from "./state.js";
import { jump, leave, show } from "./timeline.js";

const app = document.getElementById("app");
const opener = document.getElementById("open-drawer");
const typing = document.getElementById("typing");
let typingUntil = 0;

async function start() {
  const wanted = new URLSearchParams(location.search);
  const overview = await refresh();
  const named = (name) => overview.people.find((person) => person.name === name || person.id === name);
  await become(named(wanted.get("as")) ?? overview.people[0], wanted.get("channel"));
  document.body.dataset.ready = "";
}

async function refresh() {
  const overview = await api.overview();
  Object.assign(state, { people: overview.people, bot: overview.bot, guild: overview.guild });
  document.getElementById("guild").textContent = overview.guild.name;
  say("people");
  paintBot();
  return overview;
}

/** Switches to a user, in the channel with a name or ID. Without a channel, stays in the current one. */
async function become(person, wanted) {
  leave();
  const { seq } = await refresh();
  state.me = state.people.find((one) => one.id === person.id);
  document.documentElement.lang = "en";
  await loadChannels();
  paintPeople();
  const all = [...state.channels.values()];
  const called = all.find((one) => one.id === wanted || one.name === wanted || (wanted === "dm" && one.kind === "direct"));
  const channel = called ?? state.channels.get(state.channel) ?? all[0];
  follow(seq);
  await go({ channel: channel.id });
}

async function loadChannels() {
  const channels = await api.channels();
  state.channels = new Map(channels.map((channel) => [channel.id, channel]));
}

/** Shows a channel, scrolled to a message if one is given. */
async function go({ channel, message }) {
  closeDrawer();
  const other = state.channel !== channel || !message;
  state.channel = channel;
  history.replaceState(null, "", `/?as=${state.me.name}&channel=${state.channels.get(channel)?.name ?? channel}`);
  if (other) {
    paintChannels();
    state.commands = await api.commands(channel);
    paintComposer();
    await show(channel);
  }
  if (message) jump(message);
  read();
}

/** Marks the current channel as read. */
function read() {
  const channel = state.channels.get(state.channel);
  if (channel?.unread && document.visibilityState === "visible") api.read(channel.id);
}

function closeDrawer() {
  app.classList.remove("drawer-open");
  opener.setAttribute("aria-expanded", "false");
}

opener.addEventListener("click", () => {
  const open = app.classList.toggle("drawer-open");
  opener.setAttribute("aria-expanded", String(open));
  if (open) document.querySelector(".channel[aria-current]")?.focus();
});
document.getElementById("scrim").addEventListener("click", closeDrawer);
document.addEventListener("keydown", (event) => event.key === "Escape" && closeDrawer());
document.addEventListener("visibilitychange", read);

on("become", (person) => become(person));
on("go", go);
on("reset", () => become(state.me));
on("live-channel", ({ id, channel }) => {
  if (channel) state.channels.set(id, channel);
  else state.channels.delete(id);
  paintChannels();
});
on("live-commands", async () => {
  state.commands = await api.commands(state.channel);
});
on("live-bot", ({ connected }) => {
  state.bot.connected = connected;
  say("bot");
});
on("live-pings", ({ unread, people }) => {
  for (const person of state.people) person.unread = people[person.id] ?? 0;
  say("people");
  for (const channel of state.channels.values()) channel.unread = unread[channel.id] ?? 0;
  paintChannels();
  read();
});
on("live-typing", ({ channel }) => {
  if (channel !== state.channel) return;
  typing.textContent = `${state.bot.name} is typing…`;
  clearTimeout(typingUntil);
  typingUntil = setTimeout(() => (typing.textContent = ""), 9000);
});
on("live-message", ({ channel }) => {
  if (channel === state.channel) typing.textContent = "";
});

start();
