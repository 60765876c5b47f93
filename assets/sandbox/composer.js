// The message box, in which users write messages and begin commands.

import { api } from "./api.js";
import { search, split, values } from "./command.js";
import { el } from "./dom.js";
import { CommandForm } from "./form.js";
import { watch } from "./live.js";
import { on, state } from "./state.js";
import { Suggestions } from "./suggest.js";
import { notice } from "./timeline.js";

const place = document.getElementById("composer");
const suggestions = new Suggestions(place);
const area = el("textarea", {
  rows: 1,
  role: "combobox",
  "aria-expanded": "false",
  "aria-autocomplete": "list",
  "aria-label": "Message",
  autocomplete: "off",
});
const send = el("button", { class: "icon-button send", type: "button", "aria-label": "Send" }, "➤");
const box = el("div", { class: "box" }, area, send);
const complaint = el("p", { class: "complaint", role: "alert", hidden: true });
let form = null;
let warned = 0;
place.append(complaint, box);

/** Adapts the message box to the current channel. */
export function paintComposer() {
  const channel = state.channels.get(state.channel);
  area.placeholder = `Message ${channel?.kind === "direct" ? "@" : "#"}${channel?.name ?? ""}`;
  leave("");
  area.blur();
}

const host = {
  suggestions,
  complain,
  leave(text) {
    leave(text);
    area.focus();
  },
  async send(body) {
    const sent = form;
    host.leave("");
    if (!(await run(body)) && isEmpty()) mount(sent);
  },
};

function leave(text) {
  form?.node.remove();
  form = null;
  area.classList.remove("hidden");
  area.value = text;
  suggestions.close();
  grow();
  typed();
}

function begin(command, given) {
  suggestions.close();
  mount(new CommandForm(command, given, host));
}

function mount(made) {
  form?.node.remove();
  form = made;
  area.classList.add("hidden");
  send.before(form.node);
  form.focus();
}

/** Returns whether the message box is empty. */
function isEmpty() {
  return !form && !area.value;
}

function complain(text) {
  complaint.textContent = text;
  complaint.hidden = !text;
  clearTimeout(warned);
  if (text) warned = setTimeout(() => complain(""), 6000);
}

function grow() {
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight}px`;
}

/** Suggests commands while the user types a name. After the name, replaces the box by fields for the options. */
function typed() {
  complain("");
  const text = area.value;
  if (!text.startsWith("/") || text.includes("\n")) return suggestions.close();
  const found = split(text);
  const given = found && values(found.command, found.rest);
  if (given) return begin(found.command, given);
  const items = search(text.slice(1)).map((command) => ({
    main: `/${command.label}`,
    given: command.options.filter((option) => option.required).map((option) => option.label),
    about: command.description,
    source: state.bot.name,
    command,
  }));
  const empty = state.commands.length ? "No command matches." : `${state.bot.name} has no commands here.`;
  suggestions.show(area, ["Commands"], items, (item) => begin(item.command, new Map()), { empty });
}

/** Runs a command. Returns whether it was sent. The timeline shows the result. */
async function run(body) {
  const { channel } = state;
  try {
    const begun = await (body.target ? api.userCommand(body) : api.command(body));
    const line = pending(body);
    watch(begun, (outcome) => {
      if (outcome.outcome === "waiting") {
        if (channel === state.channel) notice(line);
      } else {
        line.remove();
        if (outcome.outcome === "failed" && channel === state.channel) notice(failed(outcome.error));
        if (outcome.outcome === "modal") import("./modal.js").then(({ openModal }) => openModal(outcome, complain));
      }
    });
    return true;
  } catch (error) {
    complain(error.message);
    return false;
  }
}

function pending(body) {
  const name = body.target ? body.command : body.command ? `/${body.command}` : body.text;
  return el("p", { class: "message grouped thinking", role: "status" }, `Sending ${name}`, el("span", { class: "dots" }));
}

function failed(text) {
  const dismiss = el("button", { type: "button", on: { click: () => line.remove() } }, "Dismiss message");
  const note = el("p", { class: "only-you-note" }, "Only you can see this • ", dismiss);
  const line = el("article", { class: "message only-you", role: "alert" }, el("div", { class: "failure" }, `⚠ ${text}`), note);
  return line;
}

async function submit() {
  if (form) return form.submit();
  const text = area.value.trim();
  if (!text) return;
  // The box is cleared immediately. If the message cannot be sent, it comes back, unless the user has typed something else.
  leave("");
  const sent = text.startsWith("/") ? await run({ text }) : await chat(text);
  if (!sent && isEmpty()) {
    area.value = text;
    grow();
  }
}

/** Sends a plain message. Returns whether it was sent. */
async function chat(text) {
  try {
    await api.chat(state.channel, text);
    return true;
  } catch (error) {
    complain(error.message);
    return false;
  }
}

area.addEventListener("input", () => {
  grow();
  typed();
});
area.addEventListener("keydown", (event) => {
  if (event.isComposing || suggestions.key(event)) return;
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    submit();
  }
});
area.addEventListener("blur", () => setTimeout(() => document.activeElement !== area && !form && suggestions.close(), 120));
area.addEventListener("focus", () => area.value.startsWith("/") && typed());
send.addEventListener("click", submit);

on("begin-command", (name) => {
  leave("");
  area.value = `/${name} `;
  area.focus();
  typed();
});
on("user-command", run);
