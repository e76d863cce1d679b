import { addressOf } from "./text.ts";

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

/** What a pointer has to hit for this control: an input inside its label is hit with the label. */
function hitArea(control: HTMLElement): DOMRect | undefined {
  const own = control.getBoundingClientRect();
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  const around = labels.map((label) => label.getBoundingClientRect()).filter(({ width }) => width > 0);
  const style = getComputedStyle(control);
  // Laid invisibly over its drawing, it is hit itself; visually hidden, only its label is.
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

/** Targets that a finger or an unsteady hand would miss. */
export function targetFaults(root: HTMLElement): string[] {
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
