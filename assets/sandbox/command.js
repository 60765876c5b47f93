// Commands as users type them. Every subcommand is a separate entry.

import { state } from "./state.js";

const SUBCOMMAND = 1;
const GROUP = 2;

/** Returns all commands of the current channel as {name, label, description, options}. `label` is the name in the user's language. */
export function runnable() {
  return state.commands.flatMap((command) => flatten(command, command.name, command.label));
}

function flatten(thing, name, label) {
  const inner = thing.options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => flatten(option, `${name} ${option.name}`, `${label} ${option.label}`));
  return [{ name, label, description: thing.description, options: thing.options }];
}

/** Returns the commands that begin with the typed text, followed by those that contain it elsewhere. */
export function search(typed) {
  const text = typed.toLowerCase().trim();
  const all = runnable();
  const begins = (command) => [command.name, command.label].some((name) => name.startsWith(text));
  const contains = (command) => [command.name, command.label, command.description].some((it) => it.toLowerCase().includes(text));
  return [...all.filter(begins), ...all.filter((command) => !begins(command) && contains(command))].slice(0, 50);
}

/** Returns the command at the start of a text and the rest of the text, if a space follows the command. */
export function split(text) {
  const typed = text.replace(/^\//, "");
  const found = runnable()
    .flatMap((command) => [command.label, command.name].map((name) => ({ command, name })))
    .filter(({ name }) => typed.startsWith(`${name} `))
    .sort((one, other) => other.name.length - one.name.length)[0];
  return found && { command: found.command, rest: typed.slice(found.name.length + 1) };
}

/** Splits a text such as `at: N2E1 turned: 90` into values by option. Returns null if a part belongs to no option. */
export function values(command, text) {
  const given = new Map();
  let current = null;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const [head] = word.split(":", 1);
    const option = word.includes(":") && command.options.find((one) => one.name === head || one.label === head);
    if (option) {
      current = option.name;
      given.set(current, word.slice(head.length + 1));
    } else if (current) {
      given.set(current, `${given.get(current)} ${word}`.trim());
    } else {
      return null;
    }
  }
  return given;
}

const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const MENTIONABLE = 9;

/** Returns the values that the page can suggest for an option as {main, value}. Returns null if the option accepts any text. */
export function offers(option) {
  if (option.choices.length) return option.choices.map((choice) => ({ main: choice.name, value: choice.value }));
  if (option.type === BOOLEAN) return ["true", "false"].map((text) => ({ main: text, value: text === "true" }));
  if (option.type === USER || option.type === MENTIONABLE) {
    const people = state.people.map((person) => ({ main: person.display, about: `@${person.name}`, value: person.id }));
    return [...people, { main: state.bot.name, value: state.bot.id }];
  }
  if (option.type === CHANNEL) {
    const channels = [...state.channels.values()].filter((channel) => channel.kind !== "direct");
    return channels.map((channel) => ({ main: `#${channel.name}`, value: channel.id }));
  }
  return null;
}
