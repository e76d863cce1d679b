import { expect, it } from "vitest";
import { sideAndAlign } from "./placement.logic.ts";

it.each([
  ["bottom-start", "ltr", "bottom", "start"],
  ["bottom-start", "rtl", "bottom", "start"],
  ["bottom", "ltr", "bottom", "center"],
  ["top-end", "rtl", "top", "end"],
  ["start", "ltr", "left", "center"],
  ["start", "rtl", "right", "center"],
  ["end", "ltr", "right", "center"],
  ["end", "rtl", "left", "center"],
] as const)("%s in %s", (placement, direction, side, align) => {
  expect(sideAndAlign(placement, direction)).toEqual({ side, align });
});
