import { describe, expect, it } from "vitest";
import {
  headsForPanel,
  openDelay,
  safePassage,
  switchDelay,
  type Box,
  type Point,
} from "./safe-triangle.logic.ts";
import { placeAfter, stepAlongLine, stepDownColumn } from "./arrow-keys.logic.ts";

/** A viewport of 1280 px with a list at its inline start and the panel beside it. */
const width = 1280;
const panel: Box = { left: 300, top: 100, right: 1240, bottom: 600 };

const mirrorPoint = (point: Point): Point => ({ x: width - point.x, y: point.y });
const mirrorBox = (box: Box): Box => ({ ...box, left: width - box.right, right: width - box.left });

/** Pointer paths of a left-to-right menu; each is also tested mirrored. */
const paths: { name: string; from: Point; to: Point; heads: boolean }[] = [
  { name: "straight across", from: { x: 120, y: 200 }, to: { x: 150, y: 200 }, heads: true },
  {
    name: "down and across, over the entries below",
    from: { x: 120, y: 200 },
    to: { x: 150, y: 250 },
    heads: true,
  },
  { name: "up and across", from: { x: 120, y: 560 }, to: { x: 150, y: 500 }, heads: true },
  {
    name: "a little below the panel's corner, as hands do",
    from: { x: 200, y: 590 },
    to: { x: 250, y: 603 },
    heads: true,
  },
  { name: "straight down the list", from: { x: 120, y: 200 }, to: { x: 120, y: 250 }, heads: false },
  { name: "nearly straight down the list", from: { x: 120, y: 200 }, to: { x: 122, y: 260 }, heads: false },
  { name: "back from the panel", from: { x: 150, y: 200 }, to: { x: 120, y: 210 }, heads: false },
  { name: "resting", from: { x: 120, y: 200 }, to: { x: 121, y: 200 }, heads: false },
];

describe("headsForPanel", () => {
  it.each(paths)("left to right: $name", ({ from, to, heads }) => {
    expect(headsForPanel(from, to, panel)).toBe(heads);
  });

  it.each(paths)("right to left, mirrored: $name", ({ from, to, heads }) => {
    expect(headsForPanel(mirrorPoint(from), mirrorPoint(to), mirrorBox(panel))).toBe(heads);
  });

  it("handles a panel below its entry", () => {
    const below: Box = { left: 0, top: 72, right: width, bottom: 600 };
    expect(headsForPanel({ x: 400, y: 40 }, { x: 420, y: 52 }, below)).toBe(true);
    expect(headsForPanel({ x: 400, y: 40 }, { x: 440, y: 40 }, below)).toBe(false);
    expect(headsForPanel({ x: 400, y: 50 }, { x: 410, y: 40 }, below)).toBe(false);
  });
});

describe("switchDelay", () => {
  it("waits only for a pointer that moves towards the panel", () => {
    expect(
      switchDelay(
        [
          { x: 120, y: 200 },
          { x: 135, y: 215 },
          { x: 150, y: 230 },
        ],
        panel,
      ),
    ).toBe(safePassage);
    expect(
      switchDelay(
        [
          { x: 120, y: 200 },
          { x: 120, y: 240 },
        ],
        panel,
      ),
    ).toBe(openDelay);
    expect(
      switchDelay(
        [
          { x: 120, y: 200 },
          { x: 150, y: 230 },
        ],
        undefined,
      ),
    ).toBe(openDelay);
    expect(switchDelay([], panel)).toBe(openDelay);
  });

  it("has a timeout longer than the hover delay, and short enough to feel responsive", () => {
    expect(safePassage).toBeGreaterThan(openDelay);
    expect(safePassage).toBeLessThanOrEqual(500);
  });
});

describe("stepAlongLine", () => {
  it("follows the direction of reading", () => {
    expect(stepAlongLine("ArrowRight", "ltr")).toBe("next");
    expect(stepAlongLine("ArrowLeft", "ltr")).toBe("previous");
    expect(stepAlongLine("ArrowLeft", "rtl")).toBe("next");
    expect(stepAlongLine("ArrowRight", "rtl")).toBe("previous");
  });

  it("leads to the ends in both directions, and leaves other keys alone", () => {
    for (const direction of ["ltr", "rtl"] as const) {
      expect(stepAlongLine("Home", direction)).toBe("first");
      expect(stepAlongLine("End", direction)).toBe("last");
      expect(stepAlongLine("ArrowDown", direction)).toBeUndefined();
      expect(stepAlongLine("a", direction)).toBeUndefined();
    }
  });
});

describe("stepDownColumn", () => {
  it("goes up and down, and leaves the sideways arrows alone", () => {
    expect(stepDownColumn("ArrowDown")).toBe("next");
    expect(stepDownColumn("ArrowUp")).toBe("previous");
    expect(stepDownColumn("End")).toBe("last");
    expect(stepDownColumn("ArrowLeft")).toBeUndefined();
  });
});

describe("placeAfter", () => {
  it("stops at the ends", () => {
    expect(placeAfter("next", 0, 3)).toBe(1);
    expect(placeAfter("next", 2, 3)).toBe(2);
    expect(placeAfter("previous", 0, 3)).toBe(0);
    expect(placeAfter("first", 2, 3)).toBe(0);
    expect(placeAfter("last", 0, 3)).toBe(2);
    expect(placeAfter("first", -1, 0)).toBe(-1);
    expect(placeAfter("next", -1, 0)).toBe(-1);
  });
});
