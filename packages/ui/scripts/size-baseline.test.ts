import { describe, expect, it, test } from "vitest";
import { accepted, complaints, type SizeBaselines } from "./size-baseline.ts";
import type { Size } from "./sizes-measure.ts";
import { sizesTable, tableInReadme } from "./sizes-readme.ts";

const size = (script: number, style = 1, later = 0): Size => ({ script, style, later });
const baselines: SizeBaselines = { button: { measured: size(0.9), budget: size(1.5, 1) } };

describe("complaints about sizes", () => {
  it("are none where sizes match the baseline or differ by less than a tenth of a KB", () => {
    expect(complaints(new Map([["button", size(0.9)]]), baselines)).toEqual([]);
    expect(complaints(new Map([["button", size(0.99, 0.95)]]), baselines)).toEqual([]);
  });

  it("name the part that exceeds its budget and how to fix it", () => {
    const found = complaints(new Map([["button", size(1.6)]]), baselines);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(
      /^button: 1\.60 KB of JavaScript where 1\.50 KB are its budget\..*load it later/,
    );
    expect(complaints(new Map([["button", size(0.9, 1.02)]]), baselines)[0]).toMatch(/1\.02 KB of styles/);
    expect(complaints(new Map([["button", size(0.9, 1, 0.2)]]), baselines)[0]).toMatch(/that comes later/);
  });

  it("ask for acceptance where a size has grown or shrunk within its budget", () => {
    expect(complaints(new Map([["button", size(1.1)]]), baselines)[0]).toMatch(
      /load more than before.*--accept/,
    );
    expect(complaints(new Map([["button", size(0.7)]]), baselines)[0]).toMatch(
      /load less than before.*--accept/,
    );
  });

  it("let large sizes differ by a hundredth", () => {
    const large: SizeBaselines = { form: { measured: size(40), budget: size(50, 1) } };
    expect(complaints(new Map([["form", size(40.3)]]), large)).toEqual([]);
    expect(complaints(new Map([["form", size(40.5)]]), large)).toHaveLength(1);
  });

  it("name components without a row and rows without a component", () => {
    const found = complaints(new Map([["dialog", size(2)]]), baselines);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/^dialog is not in sizes\.json yet/);
    expect(found[1]).toMatch(/^button is in sizes\.json, but there is no such component/);
  });

  it("allow a budget for a component that does not exist yet", () => {
    expect(complaints(new Map(), { "product-search": { budget: size(31, 2) } })).toEqual([]);
  });
});

describe("accepting sizes", () => {
  it("keeps budgets, gives new components one with some room, and removes rows of deleted components", () => {
    const rows = accepted(
      new Map([
        ["dialog", size(2.004, 0.5, 10)],
        ["button", size(1.7)],
      ]),
      { ...baselines, gone: { measured: size(1), budget: size(2) }, awaited: { budget: size(31, 2) } },
    );
    expect(Object.keys(rows)).toEqual(["awaited", "button", "dialog"]);
    expect(rows["button"]).toEqual({ measured: size(1.7), budget: size(1.5, 1) });
    expect(rows["dialog"]).toEqual({ measured: size(2, 0.5, 10), budget: size(2.2, 0.6, 10.6) });
  });

  it("leaves a row whose size differs only a little", () => {
    const rows = accepted(
      new Map([
        ["button", size(0.95, 0.96)],
        ["form", size(0.95, 1.2)],
      ]),
      { ...baselines, form: { measured: size(0.9), budget: size(1.5, 2) } },
    );
    expect(rows["button"]?.measured).toEqual(size(0.9));
    expect(rows["form"]?.measured).toEqual(size(0.95, 1.2));
  });

  it("does not silence the complaint about an exceeded budget", () => {
    const measured = new Map([["button", size(1.7)]]);
    expect(complaints(measured, accepted(measured, baselines))).toHaveLength(1);
  });
});

test("the README shows the accepted sizes (pnpm --filter @preforma/ui sizes --accept writes them)", () => {
  expect(tableInReadme()).toBe(sizesTable());
});
