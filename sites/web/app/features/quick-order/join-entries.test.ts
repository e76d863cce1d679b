import type { QuickOrderEntry, QuickOrderLine } from "@preforma/domain/shop";
import { expect, test } from "vitest";
import { joinEntries } from "./join-entries.ts";

const ids: Readonly<Record<string, number>> = { "A-1": 1, a1: 1, "B-2": 2 };

/** The joined entries where A-1 is sold in cartons of 120. */
const join = (...entries: QuickOrderEntry[]) =>
  joinEntries(
    entries,
    entries.map(({ code }) => {
      const product_id = ids[code];
      const product = product_id === undefined ? null : { product_id, carton_quantity: 120 };
      return { product } as QuickOrderLine;
    }),
  );

test("a code that is written twice becomes one entry with the sum", () => {
  expect(
    join(
      { code: "A-1", quantity: 240 },
      { code: "B-2", quantity: 5 },
      { code: "a1", quantity: 1000 },
      { code: "A-1", quantity: null },
    ),
  ).toEqual([
    { code: "A-1", quantity: 1240, unit: "piece" },
    { code: "B-2", quantity: 5 },
  ]);
});

test("cartons stay cartons, but become pieces when added to pieces", () => {
  expect(
    join({ code: "A-1", quantity: 2, unit: "carton" }, { code: "a1", quantity: 3, unit: "carton" }),
  ).toEqual([{ code: "A-1", quantity: 5, unit: "carton" }]);
  expect(join({ code: "A-1", quantity: 2, unit: "carton" }, { code: "a1", quantity: 60 })).toEqual([
    { code: "A-1", quantity: 300, unit: "piece" },
  ]);
  expect(join({ code: "A-1", quantity: null }, { code: "a1", quantity: null })).toEqual([
    { code: "A-1", quantity: null, unit: "piece" },
  ]);
});

test("unknown and single entries, and sums beyond exact numbers, stay unchanged", () => {
  expect(
    join({ code: "A-1", quantity: 1 }, { code: "x", quantity: 1 }, { code: "x", quantity: 1 }),
  ).toBeNull();
  const most = { code: "A-1", quantity: Number.MAX_SAFE_INTEGER };
  expect(join(most, most)).toBeNull();
});
