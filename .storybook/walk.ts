import { expect, inject } from "vitest";
import { commands } from "vitest/browser";
import type { JourneyTools, Journeys } from "../packages/ui/src/documentation/journey.ts";
import { tabStops } from "./tab-stops.ts";

const waiting = { timeout: 60_000 * inject("timeFactor") };

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (!document.hasFocus()) window.focus();
    await commands.pressKey(key);
    // Two frames: what a key sets in motion, React's next rendering and the focus that follows it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

async function pressIn(element: HTMLElement, key: string): Promise<void> {
  element.focus();
  expect(document.activeElement, "It takes the focus.").toBe(element);
  await press(key);
}

/** What would leave the story, or wait for a dialog of the system's. */
function leads(element: Element): boolean {
  if (element instanceof HTMLButtonElement) return element.type === "submit" && element.form !== null;
  return element.matches('a, [type="file"], [type="color"]');
}

async function clicked(element: HTMLElement, key: "Enter" | "Space"): Promise<Element | null> {
  let found: Element | null = null;
  const note = (event: MouseEvent) => {
    const at = event.target instanceof Element ? event.target.closest("a, button, summary, input") : null;
    found ??= at;
    if (at !== null && leads(at)) event.preventDefault();
  };
  window.addEventListener("click", note, { capture: true });
  try {
    await pressIn(element, key);
    return found;
  } finally {
    window.removeEventListener("click", note, { capture: true });
  }
}

async function clicks(element: HTMLElement, ...keys: readonly ("Enter" | "Space")[]): Promise<void> {
  for (const key of keys) expect(await clicked(element, key), `${key} clicks it.`).toBe(element);
}

async function sends(field: HTMLElement): Promise<void> {
  const button = await clicked(field, "Enter");
  const form = field.closest("form");
  expect(button?.matches('button[type="submit"], button:not([type])'), "Enter sends the form.").toBe(true);
  expect((button as HTMLButtonElement).form).toBe(form);
}

async function breaksLine(field: HTMLElement): Promise<void> {
  const lines = () => (field as HTMLTextAreaElement).value.split("\n").length;
  const before = lines();
  await pressIn(field, "Enter");
  expect(lines()).toBe(before + 1);
}

async function scrolls(element: HTMLElement, key: string): Promise<number> {
  const at = () => Math.abs(element.scrollLeft) + element.scrollTop;
  const before = at();
  await pressIn(element, key);
  await expect.poll(at, waiting).not.toBe(before);
  // It glides: only where it rests is the next key of another way.
  for (let last = Number.NaN; last !== at(); await new Promise((resolve) => setTimeout(resolve, 150)))
    last = at();
  return at() - before;
}

const modals = () => document.querySelectorAll<HTMLElement>("[aria-modal=true]");

async function opens(opener: HTMLElement, key: "Enter" | "Space"): Promise<HTMLElement> {
  await pressIn(opener, key);
  await expect.poll(() => modals().length, waiting).toBe(1);
  const [dialog] = modals();
  // The focus is set once the dialog stands.
  await expect.poll(() => dialog?.contains(document.activeElement), waiting).toBe(true);
  return dialog as HTMLElement;
}

async function escapes(opener: HTMLElement): Promise<void> {
  await press("Escape");
  await expect.poll(() => modals().length, waiting).toBe(0);
  await expect.poll(() => document.activeElement, waiting).toBe(opener);
}

function all<Found extends HTMLElement>(selector: string, within: Element = document.body): Found[] {
  return [...within.querySelectorAll<Found>(selector)].filter((found) => found.checkVisibility());
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- journeys name the element that they expect
function one<Found extends HTMLElement>(selector: string, place = 0, within?: Element): Found {
  const found = all<Found>(selector, within).at(place);
  if (found === undefined) throw new Error(`There is no ${selector} in sight at the place ${place}.`);
  return found;
}

function toolsFor(rightToLeft: boolean): JourneyTools {
  return {
    locale: document.documentElement.lang as JourneyTools["locale"],
    rightToLeft,
    onward: rightToLeft ? "ArrowLeft" : "ArrowRight",
    back: rightToLeft ? "ArrowRight" : "ArrowLeft",
    all,
    one,
    press,
    write: (text) => press(...Array.from(text)),
    tabThrough: async (stops, dialog) => {
      expect(await tabStops(press, dialog)).toBe(stops);
    },
    clicked,
    clicks,
    sends,
    breaksLine,
    scrolls,
    opens,
    escapes,
  };
}

const files = import.meta.glob<{ readonly journeys: Journeys }>("../packages/ui/src/*/*.keys.ts");

/** Walks the journey of a story, where its component has one for it. */
export async function walk(component: string, story: string, rightToLeft: boolean): Promise<void> {
  const file = await files[`../packages/ui/src/${component}/${component}.keys.ts`]?.();
  const journey = file?.journeys[story.slice(story.indexOf("--") + 2)];
  await journey?.(toolsFor(rightToLeft));
}
