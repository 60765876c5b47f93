// Buttons, rows, and the most important parts of Components V2.

import { api } from "./api.js";
import { el } from "./dom.js";
import { pictured } from "./emoji.js";
import { watch } from "./live.js";
import { markdown } from "./markdown.js";
import { fileCard, local, picture } from "./media.js";
import { menu } from "./menu.js";
import { openModal } from "./modal.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary", 6: "primary" };

/** Creates the elements for a message's components. */
export function components(message) {
  return (message.components ?? []).map((component) => block(component, message));
}

function block(component, message) {
  const inner = () => (component.components ?? []).map((one) => block(one, message));
  switch (component.type) {
    case 1:
      return el("div", { class: "row" }, (component.components ?? []).map((one) => leaf(one, message)));
    case 9:
      return el("div", { class: "section" }, el("div", {}, inner()), component.accessory && leaf(component.accessory, message));
    case 10:
      return el("div", { class: "content" }, markdown(component.content));
    case 11:
      return picture(local(component.media.url), { description: component.description });
    case 12:
      return el("div", { class: component.items.length > 1 ? "media" : "media one" }, component.items.map(galleryItem));
    case 13:
      return shownFile(component, message);
    case 14:
      return el("hr", { class: "separator" });
    case 17: {
      const colour = component.accent_color ? `#${component.accent_color.toString(16).padStart(6, "0")}` : "";
      return el("div", { class: "container", style: { borderLeftColor: colour } }, inner());
    }
    default:
      return el("div", { class: "row" }, leaf(component, message));
  }
}

/** Shows a file of the message, with the name and the size that Discord adds to the component. */
function shownFile(component, message) {
  const file = (message.attachments ?? []).find((one) => one.url === component.file.url);
  const filename = component.name ?? file?.filename ?? component.file.url.split("/").pop();
  return fileCard({ url: component.file.url, filename, size: component.size ?? file?.size });
}

function galleryItem(item) {
  const { width, height } = item.media;
  return picture(local(item.media.url), { description: item.description, width, height });
}

function leaf(component, message) {
  if (component.type === 2) return button(component, message);
  if (component.type === 11) return block(component, message);
  return menu(component, (values) => use(message, () => api.choose(message.id, component.custom_id, values)));
}

function face(component) {
  const emoji = component.emoji?.name && !component.emoji.id ? el("span", { "aria-hidden": "true" }, pictured(component.emoji.name)) : null;
  return [emoji, component.label && el("span", {}, pictured(component.label))];
}

function button(component, message) {
  const style = STYLES[component.style] ?? "secondary";
  const name = component.label ? undefined : component.emoji?.name;
  if (component.style === 5) {
    const props = { class: "button secondary", href: component.url, target: "_blank", rel: "noopener noreferrer" };
    return el("a", { ...props, "aria-label": name }, face(component), el("span", { "aria-hidden": "true" }, "↗"));
  }
  const node = el(
    "button",
    { class: `button ${style}`, type: "button", disabled: component.disabled ?? false, "aria-label": name },
    el("span", { class: "button-text" }, face(component)),
  );
  node.dataset.customId = component.custom_id ?? "";
  node.addEventListener("click", async () => {
    if (node.classList.contains("waiting")) return;
    node.classList.add("waiting");
    await use(message, () => api.press(message.id, component.custom_id));
    node.classList.remove("waiting");
  });
  return node;
}

/** Uses a component. Resolves when the bot has answered or has failed to answer. */
async function use(message, act) {
  fail(message, "");
  try {
    const begun = await act();
    await new Promise((resolve) => {
      watch(begun, (outcome) => {
        if (outcome.outcome === "waiting") return;
        if (outcome.outcome === "failed") fail(message, "This interaction failed");
        if (outcome.outcome === "modal") openModal(outcome, (text) => fail(message, text));
        resolve();
      });
    });
  } catch (error) {
    fail(message, error.message);
  }
}

/** Shows an error below a message. */
function fail(message, text) {
  const place = document.querySelector(`[data-message="${message.id}"] .failure`);
  if (!place) return;
  place.textContent = text && `⚠ ${text}`;
  place.hidden = !text;
}
