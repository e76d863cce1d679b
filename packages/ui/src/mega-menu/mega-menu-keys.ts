import type { Direction } from "@preforma/domain/locales";
import { isShortcut, placeAfter, stepAlongLine, stepDownColumn } from "../details-menu/arrow-keys.logic.ts";
import { placeInNextRow } from "./mega-menu.logic.ts";

/**
 * Arrow keys in the mega menu: up and down along the roots, forward into the cards, between cards by position, and from
 * the first card back to its root. "Forward" is to the right, in right-to-left text to the left.
 */
export function moveInMegaMenu(event: KeyboardEvent): void {
  const { target, currentTarget: rail } = event;
  if (!(target instanceof HTMLElement) || !(rail instanceof HTMLElement) || isShortcut(event)) return;
  const direction = getComputedStyle(rail).direction === "rtl" ? "rtl" : "ltr";
  const next = target.hasAttribute("data-mega-root")
    ? fromRoot(event.key, target, rail, direction)
    : fromCard(event.key, target, direction);
  if (next === undefined) return;
  // Marked as handled: the column keys of the surrounding menu must not move again.
  event.preventDefault();
  next.focus();
}

function fromRoot(
  key: string,
  root: HTMLElement,
  rail: HTMLElement,
  direction: Direction,
): HTMLElement | undefined {
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

function fromCard(key: string, card: HTMLElement, direction: Direction): HTMLElement | undefined {
  const details = card.closest("details");
  const cards = [...(details?.querySelectorAll<HTMLElement>("[data-mega-card]") ?? [])];
  const place = cards.indexOf(card);
  if (place < 0) return undefined;
  if (key === "ArrowUp" || key === "ArrowDown") {
    return cards[
      placeInNextRow(
        cards.map((each) => each.getBoundingClientRect()),
        place,
        key,
      )
    ];
  }
  const step = stepAlongLine(key, direction);
  if (step === undefined) return undefined;
  if (step === "previous" && place === 0)
    return details?.querySelector<HTMLElement>(":scope > summary") ?? undefined;
  return cards[placeAfter(step, place, cards.length)];
}
