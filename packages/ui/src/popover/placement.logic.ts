import type { Direction } from "@preforma/domain/locales";

/** The side of the trigger that a panel is on, and the aligned end; centred if no end is given. */
export type Placement =
  | "bottom-start"
  | "bottom"
  | "bottom-end"
  | "top-start"
  | "top"
  | "top-end"
  | "start"
  | "end";

/** The placement as Radix names it, whose sides are those of the window. */
export function sideAndAlign(placement: Placement, direction: Direction) {
  const [edge, end] = placement.split("-");
  const startSide = direction === "rtl" ? "right" : "left";
  const endSide = direction === "rtl" ? "left" : "right";
  const side = edge === "start" ? startSide : edge === "end" ? endSide : edge === "top" ? "top" : "bottom";
  const align = end === "start" ? "start" : end === "end" ? "end" : "center";
  return { side, align } as const;
}
