// The rail of people: who one is, and who was pinged.

import { avatar, el } from "./dom.js";
import { on, say, state } from "./state.js";

const rail = document.getElementById("people");
const you = document.getElementById("you");
const here = document.getElementById("me");
const opener = document.getElementById("open-drawer");

/** Draws the rail anew. */
export function paintPeople() {
  const buttons = state.people.map((person) => {
    const mine = person.id === state.me?.id;
    const unread = person.unread ? `, ${person.unread} unread` : "";
    const badge = person.unread ? el("span", { class: "badge", "aria-hidden": "true" }, String(person.unread)) : null;
    const props = { class: "person", type: "button", title: `${person.display} (${person.locale})` };
    const aria = { "aria-pressed": String(mine), "aria-label": `Be ${person.display}${unread}`, "data-person": person.name };
    return el("button", { ...props, ...aria, on: { click: () => say("become", person) } }, avatar(person), badge);
  });
  rail.replaceChildren(el("span", { class: "label", "aria-hidden": "true" }, "You are"), ...buttons);
  if (state.me) {
    const text = el("span", {}, el("strong", {}, state.me.display), el("small", {}, `@${state.me.name} · ${state.me.locale}`));
    you.replaceChildren(avatar(state.me), text);
    here.replaceChildren(avatar(state.me));
    opener.setAttribute("aria-label", `Channels and people; you are ${state.me.display}`);
  }
  const anyone = state.people.some((person) => person.unread);
  if (anyone) opener.dataset.unread = "";
  else delete opener.dataset.unread;
}

on("people", paintPeople);
