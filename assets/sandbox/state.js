// The state of the page, and listeners for its changes.

export const state = {
  /** The current user. */
  me: null,
  /** All users as {id, name, display, locale, unread}. */
  people: [],
  /** The bot as {id, name, connected}. */
  bot: null,
  guild: null,
  /** The channels that the current user sees, by ID. */
  channels: new Map(),
  /** ID of the current channel. */
  channel: null,
  /** Messages of the current channel, oldest first. */
  messages: [],
  /** Whether the channel may have older messages. */
  older: false,
  /** The commands that the current user can use in the current channel. */
  commands: [],
};

const listeners = new Map();

/** Calls `listener` for every event with the name `event`. */
export function on(event, listener) {
  if (!listeners.has(event)) listeners.set(event, []);
  listeners.get(event).push(listener);
}

/** Notifies the listeners of an event. */
export function say(event, detail) {
  for (const listener of listeners.get(event) ?? []) listener(detail);
}

/** Returns a user or the bot by ID. */
export function userById(id) {
  if (state.bot?.id === id) return { id, global_name: state.bot.name, bot: true };
  const person = state.people.find((one) => one.id === id);
  return person && { id, global_name: person.display };
}
