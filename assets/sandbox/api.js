// Calls of the sandbox's API (docs/SANDBOX.md) as the current user.

import { state } from "./state.js";

async function call(method, path, body) {
  const response = await fetch(`/sandbox${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    answer = { error: text };
  }
  if (!response.ok) throw new Error(answer.error ?? response.statusText);
  return answer;
}

function mine(path) {
  return `/as/${state.me.id}/${path}`;
}

export const api = {
  overview: () => call("GET", ""),
  channels: () => call("GET", mine("channels")),
  messages: (channel, before) =>
    call("GET", mine(`channels/${channel}/messages?limit=50${before ? `&before=${before}` : ""}`)),
  commands: (channel) => call("GET", mine(`commands?channel=${channel}`)),
  chat: (channel, content) => call("POST", mine(`channels/${channel}/messages`), { content }),
  read: (channel) => call("POST", mine(`channels/${channel}/read`)),
  command: (body) => call("POST", mine("command"), { ...body, channel: state.channel, wait: false }),
  userCommands: (channel) => call("GET", mine(`user-commands?channel=${channel}`)),
  userCommand: (body) => call("POST", mine("user-command"), { ...body, channel: state.channel, wait: false }),
  autocomplete: (body) => call("POST", mine("autocomplete"), { ...body, channel: state.channel }),
  press: (message, button) => call("POST", mine("press"), { message, button, wait: false }),
  choose: (message, menu, values) => call("POST", mine("choose"), { message, menu, values, wait: false }),
  submit: (modal, fields) => call("POST", mine("modal"), { modal, fields, wait: false }),
  dismiss: (message) => call("POST", mine("dismiss"), { message }),
  react: (message, emoji, on) => call("POST", mine("react"), { message, emoji, on }),
  liveUrl: (since) => `ws://${location.host}/sandbox${mine(`live?since=${since}`)}`,
};
