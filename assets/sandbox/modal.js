// Modals: a dialog with labelled fields.

import { api } from "./api.js";
import { avatar, el, newId } from "./dom.js";
import { watch } from "./live.js";
import { state } from "./state.js";

const PARAGRAPH = 2;

/** Opens the modal of an outcome. Calls `fail` with errors that occur after the modal was closed. */
export function openModal(outcome, fail) {
  const { modal } = outcome;
  const parts = modal.components.flatMap(part);
  const inputs = parts.filter((part) => part.id);
  const problem = el("p", { class: "failure", role: "alert", hidden: true });
  const title = newId("modal");
  const cancel = el("button", { class: "button secondary", type: "button", on: { click: () => dialog.close() } }, "Cancel");
  const form = el(
    "form",
    { method: "dialog" },
    el("header", {}, avatar({ ...state.bot, bot: true }), el("h2", { id: title }, modal.title)),
    el("div", { class: "fields" }, parts.map((part) => part.node)),
    problem,
    el("footer", {}, cancel, el("button", { class: "button primary", type: "submit" }, "Submit")),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": title }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const fields = Object.fromEntries(inputs.map(({ id, entry }) => [id, entry()]));
    try {
      const begun = await api.submit(outcome.interaction, fields);
      watch(begun, (now) => {
        if (now.outcome === "failed") fail("Something went wrong. Try again.");
        if (now.outcome !== "waiting") dialog.close();
      });
    } catch (error) {
      problem.textContent = error.message;
      problem.hidden = false;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  inputs[0]?.focus();
}

/** Returns the parts of the dialog for a component: a text, a label with its field, or the inputs of a classic row. */
function part(component) {
  if (component.content) return [{ node: el("p", {}, component.content) }];
  if (component.component) return [field(component.component, component.label, component.description)];
  return (component.components ?? []).map((input) => field(input, input.label));
}

/** Returns a labelled field with functions that focus it and that return what the user entered. */
function field(input, label, description) {
  const id = newId("field");
  const { entry, node, focus, required } = (kinds[input.type] ?? typed)(input, id);
  const needed = required && el("span", { class: "needed", "aria-hidden": "true" }, " *");
  const note = description && el("small", { class: "note", id: `${id}-note` }, description);
  return { id: input.custom_id, entry, focus, node: el("div", {}, el("label", { for: id }, label, needed), note, node) };
}

const MENU = 3;
const RADIOS = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;

const kinds = { [MENU]: menu, [RADIOS]: choices("radio"), [CHECKBOXES]: choices("checkbox"), [CHECKBOX]: checkbox };

function typed(input, id) {
  const required = input.required !== false;
  const props = {
    id,
    name: input.custom_id,
    value: input.value ?? "",
    placeholder: input.placeholder ?? "",
    required,
    maxLength: input.max_length ?? 4000,
    minLength: input.min_length ?? 0,
  };
  const node = input.style === PARAGRAPH ? el("textarea", props) : el("input", { ...props, type: "text", autocomplete: "off" });
  return { node, required, entry: () => node.value, focus: () => node.focus() };
}

/** A menu is a select element if one option is chosen, otherwise checkboxes, which show all options on a phone. */
function menu(input, id) {
  if ((input.max_values ?? 1) > 1 || input.min_values === 0) return choices("checkbox")(input, id);
  const option = ({ label, value, default: selected }) => el("option", { value, selected: selected ?? false }, label);
  const required = input.required !== false;
  const node = el("select", { id, name: input.custom_id, required }, input.options.map(option));
  return { node, required, entry: () => [node.value], focus: () => node.focus() };
}

function choices(type) {
  return (input, id) => {
    const box = (option, index) => {
      const own = index === 0 ? id : newId("option");
      const control = el("input", { id: own, type, name: input.custom_id, value: option.value, checked: option.default ?? false });
      return { control, node: el("label", { class: "tick", for: own }, control, option.label) };
    };
    const boxes = input.options.map(box);
    const chosen = () => boxes.map(({ control }) => control).filter(({ checked }) => checked).map(({ value }) => value);
    const node = el("div", { class: "ticks" }, boxes.map((box) => box.node));
    const required = input.required !== false;
    return { node, required, entry: chosen, focus: () => boxes[0]?.control.focus() };
  };
}

function checkbox(input, id) {
  const node = el("input", { id, type: "checkbox", name: input.custom_id, checked: input.default ?? false });
  return { node, required: false, entry: () => node.checked, focus: () => node.focus() };
}
