// The menu of a user, with the commands of the bot that are about a user.

import { api } from "./api.js";
import { el } from "./dom.js";
import { say, state } from "./state.js";

let open = null;

/** Creates the name of a user. It is a button that opens the user's menu, unless it is the bot's. */
export function userName(id, name, className) {
  if (!state.people.some((person) => person.id === id)) return el("span", { class: className, title: id }, name);
  const show = (event) => {
    event.preventDefault();
    toggle(node, id, name);
  };
  const node = el("button", { class: className, type: "button", title: id, "aria-haspopup": "menu", on: { click: show, contextmenu: show } }, name);
  return node;
}

async function toggle(button, target, name) {
  const wasOpen = open?.button === button;
  close();
  if (wasOpen) return;
  const run = (command) => {
    button.focus();
    close();
    say("user-command", { command, target });
  };
  const commands = await api.userCommands(state.channel);
  const items = commands.map(({ name, label }) => el("button", { type: "button", role: "menuitem", on: { click: () => run(name) } }, label));
  const none = items.length === 0 && el("p", {}, `${state.bot.name} has no commands here.`);
  const menu = el("div", { class: "user-menu", role: "menu", "aria-label": `Apps for ${name}` }, el("p", {}, "Apps"), items, none);
  document.body.append(menu);
  const { left, bottom, top } = button.getBoundingClientRect();
  const isBelow = bottom + menu.offsetHeight + 8 < innerHeight;
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${isBelow ? bottom + 4 : top - menu.offsetHeight - 4}px`;
  open = { button, menu };
  button.setAttribute("aria-expanded", "true");
  items[0]?.focus();
}

function close() {
  open?.menu.remove();
  open?.button.removeAttribute("aria-expanded");
  open = null;
}

document.addEventListener("pointerdown", ({ target }) => open && !open.menu.contains(target) && !open.button.contains(target) && close());
document.addEventListener("keydown", (event) => {
  if (!open || event.key !== "Escape") return;
  open.button.focus();
  close();
});
