import type { Direction } from "@preforma/domain/locales";

/** A key pressed together with these is the browser's or the system's: with Alt, the arrows go through the history. */
export function isShortcut({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey">): boolean {
  return altKey || ctrlKey || metaKey;
}

/** Where an arrow, Home or End key leads, in the order of reading. */
export type Step = "next" | "previous" | "first" | "last";

/**
 * What a key means in a row that runs along the line of reading: in right-to-left text the left arrow moves forward.
 * Undefined for keys that do not move.
 */
export function stepAlongLine(key: string, direction: Direction): Step | undefined {
  if (key === "ArrowRight") return direction === "rtl" ? "previous" : "next";
  if (key === "ArrowLeft") return direction === "rtl" ? "next" : "previous";
  return stepToEnd(key);
}

/** What a key means in a column, the same in both directions. Undefined for keys that do not move. */
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

/** The place that a step leads to among `count` places; it stops at the ends. -1 when there is none. */
export function placeAfter(step: Step, place: number, count: number): number {
  if (step === "first") return count > 0 ? 0 : -1;
  if (step === "last") return count - 1;
  return Math.min(Math.max(place + (step === "next" ? 1 : -1), 0), count - 1);
}
