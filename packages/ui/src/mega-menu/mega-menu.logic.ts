import { megaMenuCards } from "@preforma/domain/catalogue";
import type { NavigationCategory } from "../navigation/index.ts";

export { megaMenuCards };

/** The sub-categories that one root's overlay shows as cards. */
export function cardsOf(root: NavigationCategory): readonly NavigationCategory[] {
  return root.children.slice(0, megaMenuCards);
}

/** The root whose overlay is open initially: the current one, else the first with sub-categories. */
export function firstOpen(roots: readonly NavigationCategory[]): NavigationCategory | undefined {
  const withChildren = roots.filter((root) => root.children.length > 0);
  return withChildren.find((root) => root.current === true) ?? withChildren[0];
}

/** An element's position on screen, px. */
export interface GridPlace {
  readonly top: number;
  readonly left: number;
}

/**
 * The target of the up or down arrow in a wrapping grid: the nearest element in the row above or below. The same
 * element if there is no such row.
 */
export function placeInNextRow(
  places: readonly GridPlace[],
  place: number,
  way: "ArrowUp" | "ArrowDown",
): number {
  const from = places[place];
  if (from === undefined) return place;
  const sign = way === "ArrowDown" ? 1 : -1;
  const beyond = places
    .map(({ top, left }, index) => ({
      index,
      rows: (top - from.top) * sign,
      aside: Math.abs(left - from.left),
    }))
    .filter(({ rows }) => rows > 1)
    .toSorted((one, other) => one.rows - other.rows || one.aside - other.aside);
  return beyond[0]?.index ?? place;
}
