import { fireEvent, userEvent } from "storybook/test";

const tabbable = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";

/** A group of radio buttons is one stop: the checked one, or the ends of the group where none is checked. */
function isStopOfGroup(radio: Element, all: readonly Element[]): boolean {
  if (!(radio instanceof HTMLInputElement) || radio.type !== "radio") return true;
  const group = all.filter(
    (other) => other instanceof HTMLInputElement && other.name === radio.name && other.form === radio.form,
  ) as HTMLInputElement[];
  const checked = group.find((other) => other.checked);
  return checked === undefined ? radio === group[0] : radio === checked;
}

/** Moves the focus as Tab does. User events also go into closed `<details>` and `inert` elements. */
function moveFocus(step: 1 | -1): void {
  const found = [...document.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) =>
      element === document.activeElement ||
      (element.tabIndex >= 0 &&
        !element.matches(":disabled, [inert] *") &&
        element.checkVisibility({ visibilityProperty: true })),
  );
  const stops = found.filter(
    (element) => element === document.activeElement || isStopOfGroup(element, found),
  );
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops.at((at + step + stops.length) % stops.length);
  next?.focus();
}

const onward = () => (document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight");

/** How far an arrow goes in a slider or a scrolled element: 1 is onwards. */
function directionOf(key: string): number {
  if (key === "ArrowUp" || key === "PageUp") return -1;
  if (key === "ArrowDown" || key === "PageDown") return 1;
  return key === onward() ? 1 : -1;
}

async function slide(slider: HTMLInputElement, key: string): Promise<void> {
  const { min, max, value, step } = slider;
  const size = (Number(step) || 1) * (key.startsWith("Page") ? 10 : 1);
  const along = key.endsWith("Up") ? 1 : key.endsWith("Down") ? -1 : directionOf(key);
  const next = key === "Home" ? Number(min) : key === "End" ? Number(max) : Number(value) + along * size;
  await fireEvent.input(slider, { target: { value: String(next) } });
  await fireEvent.change(slider, { target: { value: String(next) } });
}

/** The native behaviour of a key that user events do not simulate. */
async function actNatively(element: HTMLElement, key: string): Promise<void> {
  const isArrow = key.startsWith("Arrow");
  if (element.localName === "summary") {
    if (key === "Enter" || key === " ") element.click();
  } else if (element instanceof HTMLSelectElement) {
    if (isArrow)
      await fireEvent.change(element, {
        target: { selectedIndex: element.selectedIndex + directionOf(key) },
      });
  } else if (element instanceof HTMLInputElement) {
    if (element.type === "range") await slide(element, key);
  } else if (isArrow) {
    const axis = key === "ArrowUp" || key === "ArrowDown" ? "top" : "left";
    const sign = key === "ArrowUp" || key === "ArrowLeft" ? -1 : 1;
    element.scrollBy({ [axis]: 40 * sign, behavior: "instant" });
  }
}

/**
 * Presses a key in Storybook, where a page cannot press a real one: by user events, and by what these leave out. It
 * shows a designer the journey; what a browser really does with a key is tested with real keys.
 */
export async function simulateKey(name: string): Promise<void> {
  const [key = "", modifier] = name.split("+").reverse();
  const written = key === "Space" ? " " : key.length === 1 ? key.replaceAll(/[[{]/g, "$&$&") : `{${key}}`;
  const element = (document.activeElement ?? document.body) as HTMLElement;
  let isHandled = false;
  const note = (event: KeyboardEvent) => {
    isHandled = event.defaultPrevented;
    // The focus is moved below.
    if (event.key === "Tab") event.preventDefault();
  };
  window.addEventListener("keydown", note, { once: true });
  await userEvent.keyboard(modifier === undefined ? written : `{${modifier}>}${written}{/${modifier}}`);
  window.removeEventListener("keydown", note);
  if (isHandled) return;
  if (key === "Tab") moveFocus(modifier === "Shift" ? -1 : 1);
  else await actNatively(element, key === "Space" ? " " : key);
}
