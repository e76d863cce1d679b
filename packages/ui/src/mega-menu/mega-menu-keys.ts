import type { KeyboardEvent } from "react";
import { placeAfter, stepAlongLine, stepDownColumn } from "../details-menu/arrow-keys.logic.ts";
import { placeInNextRow } from "./mega-menu.logic.ts";

/**
 * Arrow keys in the mega menu: up and down along the roots, onwards into the cards, between cards as they stand,
 * and from the first card back to its root. "Onwards" is to the right, in right-to-left text to the left.
 */
export function moveInMegaMenu(event: KeyboardEvent<HTMLElement>) {
  const target = event.target as HTMLElement;
  const direction = getComputedStyle(event.currentTarget).direction === "rtl" ? "rtl" : "ltr";
  const next = target.hasAttribute("data-mega-root")
    ? fromRoot(event.key, target, event.currentTarget, direction)
    : target.hasAttribute("data-mega-card")
      ? fromCard(event.key, target, direction)
      : undefined;
  if (next === undefined) return;
  // The header's own arrow keys must not move on from here.
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

function fromRoot(key: string, root: HTMLElement, rail: HTMLElement, direction: "ltr" | "rtl"): HTMLElement | undefined {
  const down = stepDownColumn(key);
  if (down !== undefined) {
    const roots = [...rail.querySelectorAll<HTMLElement>("[data-mega-root]")];
    return roots[placeAfter(down, roots.indexOf(root), roots.length)];
  }
  const details = root.parentElement;
  if (stepAlongLine(key, direction) === "next" && details instanceof HTMLDetailsElement) {
    details.open = true;
    return details.querySelector<HTMLElement>("[data-mega-card]") ?? undefined;
  }
  return undefined;
}

function fromCard(key: string, card: HTMLElement, direction: "ltr" | "rtl"): HTMLElement | undefined {
  const details = card.closest("details");
  const cards = [...(details?.querySelectorAll<HTMLElement>("[data-mega-card]") ?? [])];
  const place = cards.indexOf(card);
  if (key === "ArrowUp" || key === "ArrowDown") {
    return cards[placeInNextRow(cards.map((each) => each.getBoundingClientRect()), place, key)];
  }
  const step = stepAlongLine(key, direction);
  if (step === undefined) return undefined;
  if (step === "previous" && place === 0) return details?.querySelector<HTMLElement>(":scope > summary") ?? undefined;
  return cards[placeAfter(step, place, cards.length)];
}
