import { beforeAll, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { components, settle, show, wrong } from "./components.tsx";
import { addressOf } from "./text.ts";

const conditions = [
  { density: "comfortable", width: 360 },
  { density: "compact", width: 1024 },
  // The two above cover each density and each width.
  ...(inject("isFullRun")
    ? ([
        { density: "comfortable", width: 1024 },
        { density: "compact", width: 360 },
      ] as const)
    : []),
] as const;

beforeAll(() => page.viewport(1024, 768));

test("small targets side by side are found, and links in a sentence are not", () => {
  const small = `style="inline-size: 12px; block-size: 12px; padding: 0; border: 0"`;
  const story = wrong(
    `<div style="display: flex"><button ${small}>a</button><button ${small}>b</button></div><p>Read <a href="#a">this</a> first.</p>`,
  );
  const faults = targetFaults(story);
  expect(faults).toHaveLength(2);
  expect(faults[0]).toMatch(/“a” is 12 × 12 px/);
});

test.each(components)("$name", async (component) => {
  const stories = await show(component, { locale: "tr" });
  const faults: string[] = [];
  for (const { density, width } of conditions) {
    await page.viewport(width, 768);
    if (density === "compact") document.documentElement.dataset.density = density;
    else delete document.documentElement.dataset.density;
    await settle();
    for (const story of stories)
      faults.push(...targetFaults(story).map((fault) => `${density}, ${width} px: ${fault}`));
  }
  expect(faults).toEqual([]);
});

/** WCAG 2.2, 2.5.8: the smallest side of a target in CSS pixels. */
const least = 24;

const interactive = [
  "a[href]",
  "button",
  "input:not([type=hidden])",
  "select",
  "textarea",
  "summary",
  ...["button", "checkbox", "radio", "tab", "menuitem", "option", "switch", "slider"].map(
    (role) => `[role=${role}]`,
  ),
].join(",");

/** The area in which a pointer hits this control. The label of an input belongs to it. */
function hitArea(control: HTMLElement): DOMRect | undefined {
  const own = control.getBoundingClientRect();
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  const around = labels.map((label) => label.getBoundingClientRect()).filter(({ width }) => width > 0);
  const style = getComputedStyle(control);
  // An invisible input over its drawing is hit itself; of a visually hidden one, only the label is.
  const hidden = style.clipPath === "inset(50%)" || style.pointerEvents === "none" || own.width <= 1;
  if (hidden) return around[0];
  const left = Math.min(own.left, ...around.map((box) => box.left));
  const top = Math.min(own.top, ...around.map((box) => box.top));
  const right = Math.max(own.right, ...around.map((box) => box.right));
  const bottom = Math.max(own.bottom, ...around.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** A link in a sentence is as high as the sentence's line: the exception “inline”. */
function isInSentence(control: HTMLElement): boolean {
  if (getComputedStyle(control).display !== "inline") return false;
  const block = control.closest("p, li, dd, td, th, figcaption, label, span, div");
  const around = (block?.textContent ?? "").trim();
  return around !== (control.textContent ?? "").trim();
}

/** The exception “spacing”: a circle of 24 px around its middle touches no other target. */
function hasRoom(box: DOMRect, others: readonly DOMRect[]): boolean {
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  return others.every((other) => {
    const nearX = Math.max(other.left, Math.min(x, other.right));
    const nearY = Math.max(other.top, Math.min(y, other.bottom));
    const small = Math.min(other.width, other.height) < least;
    const toBox = Math.hypot(nearX - x, nearY - y) >= least / 2;
    const toCircle =
      !small || Math.hypot(other.left + other.width / 2 - x, other.top + other.height / 2 - y) >= least;
    return toBox && toCircle;
  });
}

/** Targets that are too small for a finger or an unsteady hand. */
function targetFaults(root: HTMLElement): string[] {
  const controls = [...root.querySelectorAll<HTMLElement>(interactive)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.closest("[inert]") === null)
    .map((control) => ({ control, box: hitArea(control) }))
    .filter((target): target is { control: HTMLElement; box: DOMRect } => (target.box?.width ?? 0) > 0);
  return controls
    .filter(({ control, box }) => {
      // Half a pixel is the browser's rounding.
      if (Math.min(box.width, box.height) >= least - 0.5) return false;
      if (isInSentence(control)) return false;
      return !hasRoom(
        box,
        controls
          .filter(
            (other) =>
              other.control !== control &&
              !other.control.contains(control) &&
              !control.contains(other.control),
          )
          .map((other) => other.box),
      );
    })
    .map(
      ({ control, box }) =>
        `${addressOf(control)} “${(control.getAttribute("aria-label") ?? control.textContent ?? "").trim().slice(0, 30)}” is ${box.width.toFixed(0)} × ${box.height.toFixed(0)} px`,
    );
}
