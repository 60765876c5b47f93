// What the page knows, and who wants to hear when that changes.

export const state = {
  /** The person one is. */
  me: null,
  /** Everyone: {id, name, display, locale, unread}. */
  people: [],
  /** The bot: {id, name, connected}. */
  bot: null,
  guild: null,
  /** The channels that one sees, by id. */
  channels: new Map(),
  /** The channel one looks at. */
  channel: null,
  /** Its messages, oldest first. */
  messages: [],
  /** Whether there may be older ones. */
  older: false,
  /** The commands that one can use here. */
  commands: [],
};

const listeners = new Map();

/** Calls `listener` whenever something named `event` happens. */
export function on(event, listener) {
  if (!listeners.has(event)) listeners.set(event, []);
  listeners.get(event).push(listener);
}

/** Says that something happened. */
export function say(event, detail) {
  for (const listener of listeners.get(event) ?? []) listener(detail);
}

/** A person or the bot by id. */
export function userById(id) {
  if (state.bot?.id === id) return { id, global_name: state.bot.name, bot: true };
  const person = state.people.find((one) => one.id === id);
  return person && { id, global_name: person.display };
}
