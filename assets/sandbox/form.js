// A form for a command, in which each option is a field, as in Discord's message box.

import { api } from "./api.js";
import { offers } from "./command.js";
import { el } from "./dom.js";

/** Delay in milliseconds before choices are requested, so that the bot does not get a request for every key. */
const DEBOUNCE_MS = 180;

/**
 * The form of a command. `host` has `suggestions`, `send(body)`, `leave(text)` and `complain(text)`.
 */
export class CommandForm {
  constructor(command, given, host) {
    this.command = command;
    this.host = host;
    this.fields = new Map();
    this.asked = 0;
    this.name = el("span", { class: "command-name" }, `/${command.label}`);
    this.more = el("button", { class: "more-options", type: "button", on: { click: () => this.offerOptions(this.more) } });
    this.node = el("div", { class: "command-form", role: "group", "aria-label": `/${command.label}` }, this.name, this.more);
    for (const option of command.options) if (option.required || given.has(option.name)) this.add(option, given.get(option.name) ?? "");
    this.paintMore();
    this.node.addEventListener("keydown", (event) => this.key(event));
    // Without fields, the form itself handles Enter and Escape.
    this.node.tabIndex = -1;
  }

  /** Focuses the first field that must be filled in. */
  focus() {
    const fields = [...this.fields.values()];
    const first = fields.find((field) => !field.input.value) ?? fields.at(-1);
    if (first) first.input.focus();
    else this.node.focus();
    if (!first) this.suggestOptions(this.node);
  }

  add(option, text = "") {
    const input = el("input", {
      type: "text",
      value: text,
      autocomplete: "off",
      spellcheck: false,
      role: "combobox",
      "aria-label": `${option.label}: ${option.description}`,
      "aria-autocomplete": "list",
      "aria-expanded": "false",
    });
    input.dataset.option = option.name;
    const node = el("label", { class: "pill", title: option.description }, el("span", { class: "pill-name" }, option.label), input);
    const field = { option, input, node, picked: null };
    input.addEventListener("input", () => this.typed(field));
    input.addEventListener("focus", () => this.suggest(field));
    input.addEventListener("blur", () => this.blurred(field));
    this.fields.set(option.name, field);
    this.more.before(node);
    this.paintMore();
    return field;
  }

  remove(field) {
    this.fields.delete(field.option.name);
    field.node.remove();
    this.paintMore();
  }

  get unused() {
    return this.command.options.filter((option) => !this.fields.has(option.name));
  }

  paintMore() {
    const count = this.unused.length;
    this.more.textContent = count ? `+${count} optional` : "";
    this.more.classList.toggle("hidden", count === 0);
  }

  typed(field) {
    field.picked = null;
    field.node.classList.remove("wrong");
    // The space after "turned:" is not part of the value.
    field.input.value = field.input.value.trimStart();
    // Typing "turned:" in another field continues with that option.
    const [, before, name] = /^(.*?)\s*\b([^\s:]+):$/.exec(field.input.value) ?? [];
    const next = name && this.command.options.find((option) => option.label === name || option.name === name);
    if (next) {
      field.input.value = before;
      this.open(next);
    } else {
      this.suggest(field);
    }
  }

  open(option) {
    (this.fields.get(option.name) ?? this.add(option)).input.focus();
  }

  blurred(field) {
    setTimeout(() => {
      const active = document.activeElement;
      if (!this.node.contains(active)) this.host.suggestions.close();
      if (!field.input.value && !field.option.required && active !== field.input) this.remove(field);
    }, 120);
  }

  heading(option) {
    return [el("b", {}, option.label), ` ${option.description}`];
  }

  suggest(field) {
    const { option, input } = field;
    clearTimeout(this.timer);
    if (option.autocomplete) {
      this.timer = setTimeout(() => this.ask(field), DEBOUNCE_MS);
      return;
    }
    const text = input.value.trim().toLowerCase();
    const all = offers(option);
    const items = (all ?? []).filter((item) => field.picked !== null || item.main.toLowerCase().includes(text)).slice(0, 25);
    const empty = all ? "Nothing matches." : this.hint(option);
    this.host.suggestions.show(input, this.heading(option), items, (item) => this.pick(field, item), { empty });
  }

  hint(option) {
    const [least, most] = [option.min_value, option.max_value];
    if (least !== null && most !== null) return `A number from ${least} to ${most}.`;
    return option.type === 4 ? "A whole number." : option.type === 10 ? "A number." : "Any text.";
  }

  async ask(field) {
    const asked = ++this.asked;
    const { option, input } = field;
    let items = [];
    let empty = "No options match your search.";
    try {
      const others = Object.fromEntries(Object.entries(this.values()).filter(([name]) => name !== option.name));
      const body = { command: this.command.name, option: option.name, text: input.value, options: others };
      const outcome = await api.autocomplete(body);
      if (outcome.outcome === "choices") items = outcome.choices.map((choice) => ({ main: choice.name, value: choice.value }));
      else empty = "Loading options failed.";
    } catch (error) {
      empty = error.message;
    }
    // Answers are ignored if a later request was made or the field has lost the focus.
    if (asked !== this.asked || document.activeElement !== input) return;
    this.host.suggestions.show(input, this.heading(option), items, (item) => this.pick(field, item), { empty });
  }

  pick(field, item) {
    field.input.value = item.main;
    field.picked = item.value;
    field.node.classList.remove("wrong");
    const empty = [...this.fields.values()].find((one) => !one.input.value);
    if (empty) empty.input.focus();
    else field.input.focus({ preventScroll: true });
    if (!empty) this.host.suggestions.close();
  }

  offerOptions(from) {
    this.suggestOptions(from);
  }

  suggestOptions(from) {
    const items = this.unused.map((option) => ({ main: option.label, about: option.description, option }));
    // The command is complete, so Enter sends it, unless the user has selected another option.
    this.host.suggestions.show(from, ["Options"], items, (item) => this.open(item.option), { eager: false });
  }

  /** Returns the values by the names of their options. */
  values() {
    const entries = [...this.fields.values()].filter(({ input }) => input.value.trim());
    return Object.fromEntries(entries.map(({ option, input, picked }) => [option.name, picked ?? input.value.trim()]));
  }

  key(event) {
    if (event.isComposing) return;
    if (this.host.suggestions.key(event)) return;
    // The button handles the key and opens its list.
    if (event.key === "Enter" && event.target === this.more) return;
    const field = [...this.fields.values()].find(({ input }) => input === event.target);
    if (event.key === "Enter") this.submit(event);
    else if (event.key === "Escape") this.leave(event);
    else if (event.key === "Backspace" && !field?.input.value) this.back(event, field);
    else if (event.key === "Tab" && !event.shiftKey && field === [...this.fields.values()].at(-1) && this.unused.length) {
      event.preventDefault();
      this.suggestOptions(field.input);
    }
  }

  submit(event) {
    event?.preventDefault();
    const missing = [...this.fields.values()].find(({ option, input }) => option.required && !input.value);
    if (missing) {
      missing.node.classList.add("wrong");
      missing.input.focus();
      return this.host.complain(`The option “${missing.option.label}” is required.`);
    }
    this.host.suggestions.close();
    this.host.send({ command: this.command.name, options: this.values() });
  }

  back(event, field) {
    event.preventDefault();
    const all = [...this.fields.values()];
    const before = field && all[all.indexOf(field) - 1];
    if (field && !field.option.required) this.remove(field);
    if (before) before.input.focus();
    else this.host.leave(`/${this.command.label}`);
  }

  leave(event) {
    event.preventDefault();
    this.host.leave("");
  }
}
