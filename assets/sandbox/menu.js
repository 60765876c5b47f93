// Select menus. A single value is chosen with one click, several values with ticks and a button.

import { el, newId } from "./dom.js";
import { pictured } from "./emoji.js";
import { state } from "./state.js";

const STRING = 3;
const ROLE = 6;
const CHANNEL = 8;

/** Returns the options of a menu as [{label, value, description, emoji, preset}]. */
function offered(component) {
  if (component.type === STRING) {
    return component.options.map((option) => ({
      label: option.label,
      value: option.value,
      description: option.description,
      emoji: option.emoji?.id ? null : option.emoji?.name,
      preset: option.default,
    }));
  }
  const preset = new Set((component.default_values ?? []).map((one) => one.id));
  const plain = (label, value) => ({ label, value, preset: preset.has(value) });
  if (component.type === CHANNEL) {
    return [...state.channels.values()].filter((one) => one.kind !== "direct").map((one) => plain(`#${one.name}`, one.id));
  }
  if (component.type === ROLE) return [plain("@everyone", state.guild.id)];
  return [...state.people.map((one) => plain(one.display, one.id)), plain(state.bot.name, state.bot.id)];
}

/** Creates a menu that calls `choose(values)` when the user has chosen. The menu is disabled while that promise is pending. */
export function menu(component, choose) {
  const options = offered(component);
  const most = component.max_values ?? 1;
  const least = component.min_values ?? 1;
  const chosen = new Set(options.filter((option) => option.preset).map((option) => option.value));
  const listId = newId("menu");
  const shown = el("span", { class: "shown" });
  const face = el(
    "button",
    {
      class: "menu-face",
      type: "button",
      role: "combobox",
      disabled: component.disabled ?? false,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": listId,
      "aria-label": component.placeholder ?? "Make a selection",
    },
    shown,
    el("span", { class: "arrow", "aria-hidden": "true" }, "▾"),
  );
  face.dataset.customId = component.custom_id ?? "";
  const root = el("div", { class: "menu" }, face);
  let list = null;
  let active = -1;

  function paint() {
    const names = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    shown.replaceChildren(...pictured(names.join(", ") || component.placeholder || "Make a selection"));
    shown.classList.toggle("placeholder", names.length === 0);
  }

  function row(option, index) {
    const node = el(
      "li",
      { class: "option", role: "option", id: `${listId}-${index}`, "aria-selected": String(chosen.has(option.value)) },
      option.emoji && el("span", { "aria-hidden": "true" }, option.emoji),
      el("span", { class: "label" }, pictured(option.label), option.description && el("small", {}, pictured(option.description))),
      most > 1 && el("span", { class: "tick", "aria-hidden": "true" }, chosen.has(option.value) ? "✓" : ""),
    );
    node.addEventListener("mousemove", () => point(index));
    node.addEventListener("click", () => pick(index));
    return node;
  }

  function open() {
    if (list) return close();
    if (face.classList.contains("waiting")) return;
    list = el("ul", { class: "options", role: "listbox", id: listId, "aria-multiselectable": String(most > 1) }, options.map(row));
    if (most > 1) list.append(el("button", { class: "button primary menu-done", type: "button", on: { click: send } }, "Choose"));
    const below = innerHeight - face.getBoundingClientRect().bottom;
    list.classList.toggle("above", below < 340 && face.getBoundingClientRect().top > below);
    root.append(list);
    face.setAttribute("aria-expanded", "true");
    point(Math.max(0, options.findIndex((option) => chosen.has(option.value))));
    document.addEventListener("pointerdown", outside);
  }

  function close() {
    list?.remove();
    list = null;
    face.setAttribute("aria-expanded", "false");
    face.removeAttribute("aria-activedescendant");
    document.removeEventListener("pointerdown", outside);
  }

  function outside(event) {
    if (!root.contains(event.target)) close();
  }

  function point(index) {
    active = index;
    [...list.querySelectorAll(".option")].forEach((node, at) => node.classList.toggle("active", at === index));
    list.querySelector(".option.active")?.scrollIntoView({ block: "nearest" });
    face.setAttribute("aria-activedescendant", `${listId}-${index}`);
  }

  function pick(index) {
    const { value } = options[index];
    if (most === 1) {
      chosen.clear();
      chosen.add(value);
      return send();
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < most) chosen.add(value);
    list.children[index].replaceWith(row(options[index], index));
    point(index);
    paint();
  }

  async function send() {
    if (chosen.size < least) return;
    close();
    paint();
    // A disabled button would lose the focus, and the updated menu could not get it back.
    face.focus({ preventScroll: true });
    face.ariaDisabled = "true";
    face.classList.add("waiting");
    await choose(options.filter((option) => chosen.has(option.value)).map((option) => option.value));
    face.ariaDisabled = null;
    face.classList.remove("waiting");
  }

  face.addEventListener("click", open);
  face.addEventListener("keydown", (event) => {
    if (!list) {
      if (event.key === "ArrowDown") {
        event.preventDefault();
        open();
      }
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) point((active + step + options.length) % options.length);
    else if (event.key === "Enter" || event.key === " ") pick(active);
    else if (event.key === "Escape") close();
    else if (event.key === "Tab") return void close();
    else return;
    event.preventDefault();
  });
  paint();
  return root;
}
