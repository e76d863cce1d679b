import { asker, type Ask } from "./asker.ts";
import { addressOf, drawnTexts, type DrawnText } from "./text.ts";

/** Rounding of the browser's own layout. */
const tolerance = 1.5;

const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";

/** Why part of this line of text cannot be seen: the element that clips it, or that it is outside the page. */
function lostBy(ask: Ask, text: DrawnText, line: DOMRect, pageWidth: number): string | undefined {
  const { left, right, top, bottom } = line;
  let free = { x: false, y: false };
  for (
    let at: HTMLElement | null = text.element;
    at !== null && at !== document.body;
    at = at.parentElement
  ) {
    const style = ask(at);
    const inline = style.display === "inline" || style.display === "contents";
    if (!inline && style.inside.width > 0) {
      const box = style.inside;
      if (cuts(style.overflowX) && !free.x && (left < box.left - tolerance || right > box.right + tolerance))
        return `cut sideways by ${addressOf(at)}`;
      // The line box of a font with tall letters may be taller than the line: it may lose a little.
      const slack = Math.max(tolerance, line.height * 0.3);
      if (cuts(style.overflowY) && !free.y && (top < box.top - slack || bottom > box.bottom + slack))
        return `cut at the height of ${addressOf(at)}`;
      if (scrolls(style.overflowX)) free = { ...free, x: true };
      if (scrolls(style.overflowY)) free = { ...free, y: true };
      if (free.x && free.y) return undefined;
    }
    // Ancestors do not clip a fixed element.
    if (style.position === "fixed") break;
  }
  if (!free.x && (left < -tolerance || right > pageWidth + tolerance)) return "sticks out of the page";
  return undefined;
}

/** The nearest visible box, if the line runs out of it, such as a button whose label is wider than the button. */
function spilledFrom(ask: Ask, text: DrawnText, line: DOMRect): string | undefined {
  for (
    let at: HTMLElement | null = text.element;
    at !== null && at.dataset.story === undefined;
    at = at.parentElement
  ) {
    const style = ask(at);
    if (scrolls(style.overflowX) || scrolls(style.overflowY)) return undefined;
    if (style.isDrawnBox) {
      const { box } = style;
      const slack = Math.max(tolerance, line.height * 0.3);
      const out =
        line.left < box.left - tolerance ||
        line.right > box.right + tolerance ||
        line.top < box.top - slack ||
        line.bottom > box.bottom + slack;
      return out ? `runs out of its box ${addressOf(at)}` : undefined;
    }
    if (style.position === "absolute" || style.position === "fixed") return undefined;
  }
  return undefined;
}

/** The layer that an element is in: a menu over the page may cover the text below it. */
function layerOf(ask: Ask, element: HTMLElement): Element | null {
  for (let at: HTMLElement | null = element; at !== null; at = at.parentElement) {
    const { position, style } = ask(at);
    if (position === "fixed" || position === "sticky" || (position === "absolute" && style.zIndex !== "auto"))
      return at;
    if (at.matches("dialog, [popover]")) return at;
  }
  return null;
}

/** The visible part of a line: text that is scrolled out of view overlaps nothing. */
function inSight(ask: Ask, text: DrawnText, line: DOMRect): DOMRect | undefined {
  let { left, right, top, bottom } = line;
  for (
    let at: HTMLElement | null = text.element;
    at !== null && at !== document.body;
    at = at.parentElement
  ) {
    const style = ask(at);
    if (style.display === "inline" || style.display === "contents" || style.overflowX === "visible") continue;
    const box = style.inside;
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : undefined;
}

/** Texts that overlap. */
function overlaps(ask: Ask, texts: readonly DrawnText[]): string[] {
  const lines = texts.flatMap((text) => {
    const layer = layerOf(ask, text.element);
    return text.lines.flatMap((whole) => {
      const line = inSight(ask, text, whole);
      return line === undefined ? [] : [{ text, line, layer }];
    });
  });
  lines.sort((one, other) => one.line.top - other.line.top);
  const found = new Set<string>();
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other === undefined || other.line.top > one.line.bottom) break;
      if (other.text === one.text || other.layer !== one.layer) continue;
      const width = Math.min(one.line.right, other.line.right) - Math.max(one.line.left, other.line.left);
      const height = Math.min(one.line.bottom, other.line.bottom) - Math.max(one.line.top, other.line.top);
      // The boxes of two lines may overlap a little without their letters touching.
      if (width > 3 && height > Math.min(one.line.height, other.line.height) * 0.5)
        found.add(
          `${addressOf(one.text.element)} “${one.text.words}” is written over ${addressOf(other.text.element)} “${other.text.words}”`,
        );
    }
  }
  return [...found];
}

/** Everything that a reader cannot reach or read at the page's current width and text size. */
export function layoutFaults(root: HTMLElement): string[] {
  const page = document.documentElement;
  const faults = new Set<string>();
  if (page.scrollWidth > page.clientWidth) {
    const isHeld = (element: HTMLElement) => {
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== "visible" && getComputedStyle(element).position !== "absolute")
          return true;
      return false;
    };
    const wide = [...root.querySelectorAll<HTMLElement>("*")].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > page.clientWidth + tolerance || left < -tolerance) && !isHeld(element);
    });
    faults.add(
      `The page scrolls sideways by ${page.scrollWidth - page.clientWidth} px: ${wide
        .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
        .slice(0, 3)
        .map(addressOf)
        .join(", ")}`,
    );
  }
  const ask = asker();
  const texts = drawnTexts(root);
  for (const text of texts) {
    for (const line of text.lines) {
      const lost = lostBy(ask, text, line, page.clientWidth) ?? spilledFrom(ask, text, line);
      if (lost !== undefined) faults.add(`${addressOf(text.element)} “${text.words}”: ${lost}`);
    }
  }
  for (const overlap of overlaps(ask, texts)) faults.add(overlap);
  return [...faults];
}
