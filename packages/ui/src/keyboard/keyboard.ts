import type { Locale } from "@preforma/domain/locales";
import { expect, waitFor } from "storybook/test";
import { press, type PressedKey } from "./press.ts";
import { tabStops } from "./tab-stops.ts";

export type { PressedKey };

async function pressIn(element: HTMLElement, key: PressedKey): Promise<void> {
  element.focus();
  await expect(element).toHaveFocus();
  await press(key);
}

/** Whether a click leaves the story, or opens a dialog of the operating system. */
function leaves(element: Element): boolean {
  if (element instanceof HTMLButtonElement) return element.type === "submit" && element.form !== null;
  return element.matches('a, [type="file"], [type="color"]');
}

async function clicked(element: HTMLElement, key: "Enter" | "Space"): Promise<Element | null> {
  let found: Element | null = null;
  const note = (event: MouseEvent) => {
    const at = event.target instanceof Element ? event.target.closest("a, button, summary, input") : null;
    found ??= at;
    if (at !== null && leaves(at)) event.preventDefault();
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
  for (const key of keys) await expect(await clicked(element, key)).toBe(element);
}

async function submits(field: HTMLElement): Promise<void> {
  const button = await clicked(field, "Enter");
  await expect(button?.matches('button[type="submit"], button:not([type])')).toBe(true);
  await expect((button as HTMLButtonElement).form).toBe(field.closest("form"));
}

async function breaksLine(field: HTMLElement): Promise<void> {
  const lines = () => (field as HTMLTextAreaElement).value.split("\n").length;
  const before = lines();
  await pressIn(field, "Enter");
  await expect(lines()).toBe(before + 1);
}

async function scrolls(element: HTMLElement, key: PressedKey): Promise<number> {
  const at = () => Math.abs(element.scrollLeft) + element.scrollTop;
  const before = at();
  await pressIn(element, key);
  await waitFor(() => expect(at()).not.toBe(before));
  // Scrolling is smooth: wait until it rests, or the next key continues it.
  for (let last = Number.NaN; last !== at(); await new Promise((resolve) => setTimeout(resolve, 150)))
    last = at();
  return at() - before;
}

const modals = () => document.querySelectorAll<HTMLElement>("[aria-modal=true]");

async function opens(opener: HTMLElement, key: "Enter" | "Space"): Promise<HTMLElement> {
  await pressIn(opener, key);
  await waitFor(() => expect(modals()).toHaveLength(1));
  const [dialog] = modals();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog as HTMLElement;
}

async function escapes(opener: HTMLElement): Promise<void> {
  await press("Escape");
  await waitFor(() => expect(modals()).toHaveLength(0));
  await waitFor(() => expect(opener).toHaveFocus());
}

function all<Found extends HTMLElement>(selector: string, within: Element = document.body): Found[] {
  return [...within.querySelectorAll<Found>(selector)].filter((found) => found.checkVisibility());
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- stories name the element that they expect
function one<Found extends HTMLElement>(selector: string, place = 0, within?: Element): Found {
  const found = all<Found>(selector, within).at(place);
  if (found === undefined) throw new Error(`No visible ${selector} at index ${place}.`);
  return found;
}

/** The keyboard of a story. Tests press real browser keys; Storybook simulates them. */
export interface Keyboard {
  readonly locale: Locale;
  readonly rightToLeft: boolean;
  /** The forward arrow in reading direction, and the backward one. */
  readonly onward: "ArrowRight" | "ArrowLeft";
  readonly back: "ArrowRight" | "ArrowLeft";
  /** The visible elements of the page that match a selector. */
  readonly all: typeof all;
  /** One of them, the first by default. Fails if there is none. */
  readonly one: typeof one;
  /** Presses one key after another in the focused element. */
  readonly press: (...keys: readonly PressedKey[]) => Promise<void>;
  /** Types letters and digits into the focused element. */
  readonly write: (text: string) => Promise<void>;
  /**
   * Presses Tab through all tab stops, then Shift+Tab back. Fails if the stops differ, the way back differs, or the
   * focus is not visible. The focus must not leave a dialog.
   *
   * @param stops Their kinds in order, with repeated ones counted: `link 3, button, textbox`.
   */
  readonly tabThrough: (stops: string, dialog?: Element) => Promise<void>;
  /**
   * Presses a key in an element, and returns the link or button that this clicks. Links are not followed and forms not
   * sent; other buttons do what they do.
   */
  readonly clicked: typeof clicked;
  /** Each key clicks the element itself. */
  readonly clicks: typeof clicks;
  /** Enter in a field submits its form, by the submit button. */
  readonly submits: typeof submits;
  /** Enter in a text area starts a new line. */
  readonly breaksLine: typeof breaksLine;
  /** Presses a key in an element, and returns how far this scrolls it: px along both axes, negative for back. */
  readonly scrolls: typeof scrolls;
  /** Presses a key in the opener of a modal dialog, and returns the dialog. */
  readonly opens: typeof opens;
  /** Escape closes the open dialog and returns the focus to its opener. */
  readonly escapes: typeof escapes;
}

/** The keyboard of the story that is shown: the arrows follow the direction of the page. */
function keyboard(): Keyboard {
  const { dir, lang } = document.documentElement;
  const rightToLeft = dir === "rtl";
  return {
    locale: lang as Locale,
    rightToLeft,
    onward: rightToLeft ? "ArrowLeft" : "ArrowRight",
    back: rightToLeft ? "ArrowRight" : "ArrowLeft",
    all,
    one,
    press,
    write: (text) => press(...Array.from(text)),
    tabThrough: async (stops, dialog) => {
      await expect(await tabStops(dialog)).toBe(stops);
    },
    clicked,
    clicks,
    submits,
    breaksLine,
    scrolls,
    opens,
    escapes,
  };
}

/**
 * The parameters of a story tagged `keyboard`, which only presses keys. Axe and pictures cover the same markup in the
 * story it is based on.
 *
 * @param before Plays first: the play function of the other story, where the keys need what it leaves.
 */
export const pressing = <Context>(
  press: (keyboard: Keyboard, context: Context) => Promise<void>,
  before?: (context: Context) => Promise<void> | void,
) => ({
  parameters: { a11y: { test: "off" }, chromatic: { disableSnapshot: true } },
  play: async (context: Context) => {
    await before?.(context);
    await press(keyboard(), context);
  },
});

/**
 * The same for a story of links: Tab goes through all stops, and Enter follows the first link.
 *
 * @param stops As `tabThrough` takes them.
 */
export const pressLinks = (stops: string) =>
  pressing(async ({ one, tabThrough, clicks }) => {
    await tabThrough(stops);
    await clicks(one("a"), "Enter");
  });

/** The arrow keys choose the next option of a native list, and the one before it. */
export async function pressList(list: HTMLSelectElement): Promise<void> {
  const before = list.selectedIndex;
  await pressIn(list, "ArrowDown");
  await expect(list.selectedIndex).toBe(before + 1);
  await press("ArrowUp");
  await expect(list.selectedIndex).toBe(before);
}

/** The keys of the lower of two sliders: arrows, Page keys, and Home and End, which stops at the higher one. */
export async function pressSlider(): Promise<void> {
  const { onward, back } = keyboard();
  const [low, high] = all<HTMLInputElement>("input[type=range]") as [HTMLInputElement, HTMLInputElement];
  const step = async (key: PressedKey) => {
    const before = Number(low.value);
    await press(key);
    return Number(low.value) - before;
  };
  low.focus();
  await expect(await step(onward)).toBeGreaterThan(0);
  await expect(await step(back)).toBeLessThan(0);
  await expect(await step("PageUp")).toBeGreaterThan(0);
  await expect(await step("PageDown")).toBeLessThan(0);
  await press("Home");
  await expect(low.value).toBe(low.min);
  await press("End");
  await expect(low.value).toBe(high.value);
}

/** What is typed into the text area of a dialog is there again after it was closed, and opened by its button. */
export async function pressDraft(opener: HTMLElement): Promise<void> {
  one("textarea").focus();
  await press("z");
  const { value } = one<HTMLTextAreaElement>("textarea");
  await escapes(opener);
  await opens(opener, "Enter");
  await waitFor(() => expect(one<HTMLTextAreaElement>("textarea").value).toBe(value));
  localStorage.clear();
}
