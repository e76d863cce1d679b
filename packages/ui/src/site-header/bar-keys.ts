import { isShortcut, placeAfter, stepAlongLine } from "../details-menu/arrow-keys.logic.ts";

/** Arrow keys, Home and End along the entries of the main navigation, in the direction of reading. */
export function moveAlongBar(event: KeyboardEvent): void {
  const { target, currentTarget: bar } = event;
  if (
    !(target instanceof HTMLElement) ||
    !(bar instanceof HTMLElement) ||
    !target.hasAttribute("data-menu-stop") ||
    isShortcut(event)
  )
    return;
  const step = stepAlongLine(event.key, getComputedStyle(bar).direction === "rtl" ? "rtl" : "ltr");
  if (step === undefined) return;
  const stops = [...bar.querySelectorAll<HTMLElement>("[data-menu-stop]")];
  event.preventDefault();
  stops[placeAfter(step, stops.indexOf(target), stops.length)]?.focus();
}
