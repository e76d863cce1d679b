import { isShortcut, placeAfter, stepDownColumn } from "./arrow-keys.logic.ts";

/**
 * Up, down, Home and End in an open menu whose links are in a column; from its button, down goes to the first. A
 * panel with its own order has handled the key before and prevented its default.
 */
export function moveInColumn(event: KeyboardEvent): void {
  const details = event.currentTarget;
  if (!(details instanceof HTMLDetailsElement) || !details.open) return;
  if (event.defaultPrevented || isShortcut(event)) return;
  const stops = [
    ...details.querySelectorAll<HTMLElement>(":scope > :not(summary) :is(a[href], button, summary)"),
  ].filter((stop) => stop.checkVisibility());
  const place = stops.findIndex((stop) => stop === event.target);
  const onButton = place < 0;
  if (onButton && event.key !== "ArrowDown") return;
  const step = stepDownColumn(event.key);
  if (step === undefined) return;
  event.preventDefault();
  stops[onButton ? 0 : placeAfter(step, place, stops.length)]?.focus();
}
