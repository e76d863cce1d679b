import type { KeyboardEvent } from "react";
import { placeAfter, stepAlongLine } from "../details-menu/arrow-keys.logic.ts";

/** Arrow keys, Home and End along the entries of the main navigation, in the direction of reading. */
export function moveAlongBar(event: KeyboardEvent<HTMLElement>) {
  const target = event.target as HTMLElement;
  if (!target.hasAttribute("data-menu-stop")) return;
  const direction = getComputedStyle(event.currentTarget).direction === "rtl" ? "rtl" : "ltr";
  const step = stepAlongLine(event.key, direction);
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-menu-stop]")];
  event.preventDefault();
  stops[placeAfter(step, stops.indexOf(target), stops.length)]?.focus();
}
