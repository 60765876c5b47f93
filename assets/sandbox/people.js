// The list of users at the side, with the current user and with unread pings.

import { avatar, el } from "./dom.js";
import { on, say, state } from "./state.js";

const rail = document.getElementById("people");
const you = document.getElementById("you");
const here = document.getElementById("me");
const opener = document.getElementById("open-drawer");

/** Updates the list of users. */
export function paintPeople() {
  const buttons = state.people.map((person) => {
    const mine = person.id === state.me?.id;
    const unread = person.unread ? `, ${person.unread} unread` : "";
    const badge = person.unread ? el("span", { class: "badge", "aria-hidden": "true" }, String(person.unread)) : null;
    const props = { class: "person", type: "button", title: `${person.display} (${person.locale})` };
    const aria = { "aria-pressed": String(mine), "aria-label": `Act as ${person.display}${unread}`, "data-person": person.name };
    return el("button", { ...props, ...aria, on: { click: () => say("become", person) } }, avatar(person), badge);
  });
  rail.replaceChildren(el("span", { class: "label", "aria-hidden": "true" }, "You are"), ...buttons);
  if (state.me) {
    const text = el("span", {}, el("strong", {}, state.me.display), el("small", {}, `@${state.me.name} · ${state.me.locale}`));
    you.replaceChildren(avatar(state.me), text);
    here.replaceChildren(avatar(state.me));
    opener.setAttribute("aria-label", `Channels and users. You are ${state.me.display}`);
  }
  const anyone = state.people.some((person) => person.unread);
  if (anyone) opener.dataset.unread = "";
  else delete opener.dataset.unread;
}

on("people", paintPeople);
