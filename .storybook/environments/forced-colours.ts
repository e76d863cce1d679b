import { page } from "vitest/browser";
import { addressOf } from "./text.ts";

const none = (colour: string) => colour === "transparent" || /rgba\([^)]*, 0\)/.test(colour);

/** The visible lines around a box. */
function linesOf(style: CSSStyleDeclaration): string {
  const outline =
    style.outlineStyle === "none" || Number.parseFloat(style.outlineWidth) < 1 || none(style.outlineColor)
      ? ""
      : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`;
  const borders = (["Top", "Right", "Bottom", "Left"] as const).map((side) =>
    style[`border${side}Style`] === "none" || none(style[`border${side}Color`])
      ? ""
      : `${style[`border${side}Width`]} ${style[`border${side}Color`]}`,
  );
  return [outline, ...borders].join("|");
}

/** The lines around an element and around what is drawn before and after its content. */
const lines = (element: Element) =>
  [undefined, "::before", "::after"].map((part) => linesOf(getComputedStyle(element, part))).join("|");

/** A screenshot of an element and its surroundings, for cases that styles do not show, as in native controls. */
const photograph = (element: Element): Promise<string> =>
  page.screenshot({ element: element.parentElement ?? element, save: false });

/** The element, what is drawn for it, and what is around it: any of them may carry the mark of focus. */
function bearers(element: HTMLElement): Element[] {
  const around: Element[] = [element, ...element.querySelectorAll("*")];
  let at = element.parentElement;
  for (let depth = 0; depth < 5 && at !== null && at.dataset.story === undefined; depth += 1) {
    around.push(at, ...at.children);
    at = at.parentElement;
  }
  if (element instanceof HTMLInputElement)
    for (const label of element.labels ?? []) around.push(label, ...label.querySelectorAll("*"));
  return [...new Set(around)];
}

const focusable =
  "a[href], button:not(:disabled), input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]";

const blur = () => (document.activeElement as HTMLElement | null)?.blur();

/** Whether one of these gains a line when the element has the focus. A line that disappears does not count. */
function isLined(element: HTMLElement, seen: readonly Element[]): boolean {
  blur();
  const before = seen.map(lines);
  element.focus();
  return seen.map(lines).some((now, index) => now !== before[index] && now.replaceAll("|", "") !== "");
}

/** What a keyboard can reach without being told that it is there. */
export async function focusFaults(root: HTMLElement): Promise<string[]> {
  const faults: string[] = [];
  for (const element of root.querySelectorAll<HTMLElement>(focusable)) {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest("[inert]") !== null) continue;
    // Usually the element itself is marked, and there may be hundreds around it.
    if (isLined(element, [element])) continue;
    if (document.activeElement !== element) continue;
    blur();
    if (isLined(element, bearers(element))) continue;
    const focused = await photograph(element);
    blur();
    if (focused === (await photograph(element)))
      faults.push(`${addressOf(element)} “${element.textContent?.trim().slice(0, 30)}” shows no focus`);
  }
  blur();
  return faults;
}

const shown = [
  "display",
  "visibility",
  "opacity",
  "color",
  "backgroundColor",
  "backgroundImage",
  "textDecorationLine",
  "fontWeight",
  "fill",
  "stroke",
  "content",
  "transform",
  "insetInlineStart",
  "inlineSize",
  "maskImage",
] as const;

/** All that makes a picture of an element and its parts. */
function picture(elements: readonly Element[]): string {
  return elements
    .flatMap((element) =>
      [undefined, "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        return (
          shown.map((property) => style[property]).join() +
          (part === undefined ? lines(element) : `${style.borderColor} ${style.borderWidth}`)
        );
      }),
    )
    .join("\n");
}

const parts = (element: Element): Element[] => {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return [
    element,
    ...element.querySelectorAll("*"),
    ...labels,
    ...labels.flatMap((label) => [...label.querySelectorAll("*")]),
    ...(element.nextElementSibling
      ? [element.nextElementSibling, ...element.nextElementSibling.querySelectorAll("*")]
      : []),
  ];
};

/** A state that scripts tell to screen readers, and how to take it away for a moment. */
const states: readonly (readonly [selector: string, without: (element: HTMLElement) => () => void])[] = [
  ...["checked", "pressed", "selected"].map(
    (state) =>
      [
        `[aria-${state}=true]`,
        (element: HTMLElement) => {
          element.setAttribute(`aria-${state}`, "false");
          return () => element.setAttribute(`aria-${state}`, "true");
        },
      ] as const,
  ),
  [
    "[aria-current]:not([aria-current=false])",
    (element) => {
      const value = element.getAttribute("aria-current") ?? "";
      element.removeAttribute("aria-current");
      return () => element.setAttribute("aria-current", value);
    },
  ],
  [
    "input:is([type=checkbox], [type=radio]):checked",
    (element) => {
      (element as HTMLInputElement).checked = false;
      return () => {
        (element as HTMLInputElement).checked = true;
      };
    },
  ],
  [
    ":is(button, input, select, textarea):disabled",
    (element) => {
      // A field set turns off all that is in it; a frame looks turned off as long as one thing in it is.
      const owner = element.closest("fieldset:disabled") ?? element;
      const off = [
        owner,
        ...(owner.parentElement?.querySelectorAll(":disabled") ?? []),
      ] as HTMLButtonElement[];
      const turn = (disabled: boolean) => {
        for (const control of off) control.disabled = disabled;
      };
      turn(false);
      return () => turn(true);
    },
  ],
];

/** Marks that are there or not: icons and words for the state. */
const marks = (element: Element) =>
  [...element.querySelectorAll("svg")].filter((icon) => icon.checkVisibility()).length +
  getComputedStyle(element).textDecorationLine;

/** States that look the same once the browser has removed the backgrounds. */
export async function stateFaults(root: HTMLElement): Promise<string[]> {
  const faults: string[] = [];
  for (const [selector, without] of states) {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const seen = parts(element);
      const having = picture(seen);
      const back = without(element);
      const lacking = picture(seen);
      back();
      if (having !== lacking) continue;
      const pictured = await photograph(element);
      const putBack = without(element);
      const differs = pictured !== (await photograph(element));
      putBack();
      if (differs) continue;
      // Drawn by other elements: then its neighbours without the state have other marks, or it is no link as they are.
      const list = element.closest("ul, ol, nav, fieldset, [role]:not(a, button)") ?? root;
      // The current one of links is none itself.
      if (!element.matches("a, button, input") && list.querySelector("a[href]") !== null) continue;
      const peers = [...list.querySelectorAll(element.tagName)].filter((peer) => !peer.matches(selector));
      const icon = element.querySelector("svg")?.outerHTML;
      if (
        peers.some((peer) => marks(peer) !== marks(element) || peer.querySelector("svg")?.outerHTML !== icon)
      )
        continue;
      if (peers.some((peer) => picture([peer]) !== picture([element]))) continue;
      faults.push(
        `${addressOf(element)} “${element.textContent?.trim().slice(0, 30)}”: ${selector} cannot be seen`,
      );
    }
  }
  return faults;
}

/** The colour that is seen behind an element. */
function groundOf(element: Element | null): string {
  for (let at = element; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!none(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).backgroundColor;
}

/** Icons drawn in the colour of what is behind them, and masks, which the browser paints like a ground. */
export function iconFaults(root: HTMLElement): string[] {
  const faults: string[] = [];
  for (const icon of root.querySelectorAll("svg")) {
    if (!icon.checkVisibility({ visibilityProperty: true })) continue;
    const ground = groundOf(icon.parentElement);
    const drawn = [icon, ...icon.querySelectorAll("*")].some((shape) => {
      const { stroke, fill } = getComputedStyle(shape);
      return (
        (stroke !== "none" && !none(stroke) && stroke !== ground) ||
        (fill !== "none" && !none(fill) && fill !== ground)
      );
    });
    if (!drawn) faults.push(`${addressOf(icon.parentElement ?? icon)}: an icon in the colour of its ground`);
  }
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    for (const part of [undefined, "::before", "::after"]) {
      const style = getComputedStyle(element, part);
      if (style.maskImage === "none" || style.content === "none") continue;
      if (/gradient/.test(style.maskImage)) continue;
      if (style.backgroundColor === groundOf(part === undefined ? element.parentElement : element))
        faults.push(`${addressOf(element)}${part ?? ""}: a mask in the colour of its ground`);
    }
  }
  return faults;
}
