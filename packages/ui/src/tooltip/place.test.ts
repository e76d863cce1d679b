import { describe, expect, test } from "vitest";
import { placeBeside } from "./place.logic.ts";

const window = { width: 1000, height: 700 };
const panel = { width: 200, height: 150 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 100, height: 40 });

describe("where a panel hangs", () => {
  test("below its anchor, flush with the end that was asked for", () => {
    expect(placeBeside(anchorAt(400, 100), panel, window, "bottom-start", "ltr")).toEqual({
      left: 400,
      top: 144,
    });
    expect(placeBeside(anchorAt(400, 100), panel, window, "bottom-end", "ltr")).toEqual({
      left: 300,
      top: 144,
    });
  });
  test("turned round in right-to-left pages", () => {
    expect(placeBeside(anchorAt(400, 100), panel, window, "bottom-start", "rtl")).toEqual({
      left: 300,
      top: 144,
    });
    expect(placeBeside(anchorAt(400, 100), panel, window, "bottom-end", "rtl")).toEqual({
      left: 400,
      top: 144,
    });
  });
  test("on the other side where there is no room", () => {
    expect(placeBeside(anchorAt(400, 600), panel, window, "bottom-start", "ltr").top).toBe(446);
    expect(placeBeside(anchorAt(400, 20), panel, window, "top-start", "ltr").top).toBe(64);
  });
  test("never past the edges", () => {
    expect(placeBeside(anchorAt(950, 100), panel, window, "bottom-start", "ltr").left).toBe(792);
    expect(placeBeside(anchorAt(0, 100), panel, window, "bottom-end", "ltr").left).toBe(8);
  });
});
