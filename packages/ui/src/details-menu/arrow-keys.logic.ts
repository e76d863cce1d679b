import type { Direction } from "@preforma/domain/locales";

/** Modifier combinations belong to the browser or system: with Alt, the arrows navigate the history. */
export function isShortcut({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey">): boolean {
  return altKey || ctrlKey || metaKey;
}

/** The movement of an arrow, Home or End key, in reading order. */
export type Step = "next" | "previous" | "first" | "last";

/**
 * The step of a key in a horizontal row: in right-to-left text the left arrow moves forward.
 * Undefined for keys that do not move.
 */
export function stepAlongLine(key: string, direction: Direction): Step | undefined {
  if (key === "ArrowRight") return direction === "rtl" ? "previous" : "next";
  if (key === "ArrowLeft") return direction === "rtl" ? "next" : "previous";
  return stepToEnd(key);
}

/** The step of a key in a column, the same in both directions. Undefined for keys that do not move. */
export function stepDownColumn(key: string): Step | undefined {
  if (key === "ArrowDown") return "next";
  if (key === "ArrowUp") return "previous";
  return stepToEnd(key);
}

function stepToEnd(key: string): Step | undefined {
  if (key === "Home") return "first";
  if (key === "End") return "last";
  return undefined;
}

/** The index after a step among `count` items, without wrapping; -1 if there are none. */
export function placeAfter(step: Step, place: number, count: number): number {
  if (step === "first") return count > 0 ? 0 : -1;
  if (step === "last") return count - 1;
  return Math.min(Math.max(place + (step === "next" ? 1 : -1), 0), count - 1);
}
