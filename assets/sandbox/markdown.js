// Converts Discord's markdown to nodes: first blocks (code, headings, quotes, lists), then inline markdown.

import { el } from "./dom.js";
import { inline } from "./inline.js";

/** Returns the nodes for a text. */
export function markdown(text) {
  return blocks(text.split("\n"));
}

function blocks(lines) {
  const nodes = [];
  let plain = [];
  const flush = () => {
    if (plain.length) nodes.push(...inline(plain.join("\n")));
    plain = [];
  };
  for (let at = 0; at < lines.length; ) {
    const found = code(lines, at) ?? heading(lines, at) ?? quote(lines, at) ?? list(lines, at);
    if (found) {
      flush();
      nodes.push(found.node);
      at = found.next;
    } else {
      plain.push(lines[at]);
      // The line break is part of the text, unless a block follows, which begins a new line anyway.
      at += 1;
    }
  }
  flush();
  return nodes;
}

function code(lines, at) {
  if (!lines[at].startsWith("```")) return null;
  const end = lines.findIndex((line, index) => (index > at ? line.endsWith("```") : line.length > 5 && line.endsWith("```")) && index >= at);
  if (end < 0) return null;
  const whole = lines.slice(at, end + 1).join("\n").slice(3, -3);
  const text = whole.replace(/^[\w+-]*\n/, "").replace(/\n$/, "");
  return { node: el("pre", {}, el("code", {}, text)), next: end + 1 };
}

const HEADINGS = { "#": "h3", "##": "h4", "###": "h5" };

function heading(lines, at) {
  const [, marks, text] = /^(#{1,3}|-#) (.+)$/.exec(lines[at]) ?? [];
  if (!marks) return null;
  const node = marks === "-#" ? el("div", { class: "subtext" }, inline(text)) : el(HEADINGS[marks], {}, inline(text));
  return { node, next: at + 1 };
}

function quote(lines, at) {
  if (lines[at].startsWith(">>> ")) {
    const rest = [lines[at].slice(4), ...lines.slice(at + 1)];
    return { node: el("blockquote", {}, blocks(rest)), next: lines.length };
  }
  let next = at;
  while (next < lines.length && lines[next].startsWith("> ")) next += 1;
  if (next === at) return null;
  const inner = lines.slice(at, next).map((line) => line.slice(2));
  return { node: el("blockquote", {}, blocks(inner)), next };
}

const ITEM = /^(\s*)([-*]|\d+\.) (.*)$/;

function list(lines, at) {
  const first = ITEM.exec(lines[at]);
  if (!first) return null;
  const numbered = /\d/.test(first[2]);
  const depth = first[1].length;
  const node = el(numbered ? "ol" : "ul", numbered ? { start: parseInt(first[2], 10) } : {});
  let next = at;
  while (next < lines.length) {
    const item = ITEM.exec(lines[next]);
    if (!item || item[1].length < depth) break;
    if (item[1].length > depth) {
      const inner = list(lines, next);
      node.lastChild.append(inner.node);
      next = inner.next;
    } else if (/\d/.test(item[2]) !== numbered) {
      break;
    } else {
      node.append(el("li", {}, inline(item[3])));
      next += 1;
    }
  }
  return { node, next };
}
