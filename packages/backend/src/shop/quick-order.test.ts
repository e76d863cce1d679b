import type { QuickOrder, QuickOrderFile } from "@preforma/domain/shop";
import { expect, test } from "vitest";
import { packed, workbook } from "../import/tables/packed.fixture.ts";
import { upsertProducts } from "../catalogue/store.ts";
import { product } from "../testing/records.ts";
import { openBackend } from "../testing/open-backend.ts";
import { sqlite } from "../testing/stores.ts";

const own = openBackend(sqlite.create);

const understood = async (...lines: { code: string; quantity?: number | null; unit?: "carton" }[]) =>
  (await own.send<QuickOrder>("POST", "quick-order", { lines })).data.lines;

test("a code is found however it is written, and its quantity corrected", async () => {
  const [right, loose, few, none] = await understood(
    { code: "B-500-CL", quantity: 1080 },
    { code: " b500 cl ", quantity: 1081 },
    { code: "J-100", quantity: 1 },
    { code: "J-100" },
  );
  expect(right).toMatchObject({
    product: { code: "B-500-CL", unit_price_minor: 1250, currency: "TRY" },
    suggested_quantity: 1080,
    message: null,
  });
  expect(loose).toMatchObject({ product: { code: "B-500-CL" }, quantity: 1081 });
  expect(loose?.suggested_quantity).toBeGreaterThan(1081);
  expect(few?.message).toContain("minimum order");
  expect(none).toMatchObject({
    quantity: null,
    message: expect.stringContaining("Minimum order") as string,
  });
});

test("cartons are counted in pieces where the product has cartons", async () => {
  await own.db
    .updateTable("products")
    .set({ carton_quantity: null, minimum_order: 1, price_minor: 100, currency: "TRY" })
    .where("code", "=", "P-28-410")
    .execute();
  const [cartons, tooMany, few, loose] = await understood(
    { code: "B-500-CL", quantity: 40, unit: "carton" },
    { code: "B-500-CL", quantity: 10_000_000, unit: "carton" },
    { code: "B-500-CL", quantity: 1, unit: "carton" },
    { code: "P-28-410", quantity: 400, unit: "carton" },
  );
  expect(cartons).toMatchObject({
    quantity: 40,
    unit: "carton",
    suggested_quantity: 4800,
    message: "Read as cartons: 40 × 120 pcs.",
  });
  expect(tooMany?.message).toContain("A cart takes up to");
  expect(few?.message).toBe("Read as cartons: 1 × 120 pcs. The minimum order for this product is 1,080 pcs.");
  expect(loose).toMatchObject({
    suggested_quantity: 400,
    message: "This product is not sold in cartons, so the quantity is counted in pieces.",
  });
});

test.each([
  ["B-500-CM", ["B-500-AM", "B-500-CL"]],
  ["B-50-CL", ["B-500-CL"]],
  ["B-5000-CL", ["B-500-CL"]],
  ["B-500-LC", ["B-500-CL"]],
  ["500-CL", ["B-500-CL"]],
  ["zzz", []],
])("%s is unknown and similar to %j", async (code, near) => {
  const [line] = await understood({ code, quantity: 1 });
  expect(line).toMatchObject({ product: null, suggested_codes: near, message: expect.any(String) as string });
});

test("of codes that differ only in signs, the one as written is meant, and any other is asked back", async () => {
  await upsertProducts(own.db, [product("K-100.5"), product("K-1005"), product("K-12"), product("K.12")]);
  const codes = async (...list: string[]) =>
    (await understood(...list.map((code) => ({ code, quantity: 1080 })))).map(
      (line) => line.product?.code ?? line.suggested_codes,
    );
  await expect
    .poll(() => codes("k-100.5", "K-1005", "K1005", "k12"))
    .toEqual(["K-100.5", "K-1005", ["K-100.5", "K-1005"], ["K-12", "K.12"]]);
});

test("a withdrawn article is unknown, one without a price is on request", async () => {
  const [off, hidden, onRequest] = await understood(
    { code: "OFF" },
    { code: "HID" },
    { code: "B-250", quantity: 1080 },
  );
  expect([off?.product, hidden?.product]).toEqual([null, null]);
  expect(onRequest).toMatchObject({
    product: { unit_price_minor: null },
    message: expect.stringContaining("on request") as string,
  });
});

test("a workbook is read, and invalid or too large ones are refused", async () => {
  const upload = async (bytes: Buffer | string, name = "list.xlsx") => {
    const body = new FormData();
    body.set("file", new File([typeof bytes === "string" ? bytes : Uint8Array.from(bytes)], name));
    const answer = await own.ask("/api/v1/quick-order/file?languageCode=en", {
      method: "POST",
      body,
    });
    return { status: answer.status, data: answer.body.data as QuickOrderFile & { errors?: unknown[] } };
  };
  const row = (...cells: string[]) =>
    `<row>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join("")}</row>`;
  const list = [
    row("Code", "Quantity"),
    row("B-500-CL", "1080"),
    row("J-100"),
    `<row><c t="str"><v>B-250</v></c><c><v>2400</v></c></row>`,
  ];
  expect((await upload(workbook({ Empty: "", List: list.join("") }))).data).toEqual({
    lines: [
      { code: "B-500-CL", quantity: 1080 },
      { code: "J-100", quantity: null },
      { code: "B-250", quantity: 2400 },
    ],
    has_more: false,
  });
  const long = Array.from({ length: 60 }, (_, index) => row(`C-${index}`, "1")).join("");
  expect((await upload(workbook({ List: long }))).data.has_more).toBe(true);
  // Twenty kilobytes can contain a hundred million cells: those far below or beside a list are not read.
  const beside = `<row><c r="SF1"><v>1</v></c></row>`.repeat(200_000);
  expect(await upload(workbook({ List: beside + row("B-500-CL", "1") }))).toEqual({
    status: 200,
    data: { lines: [], has_more: false },
  });
  const endless = `<row>${`<c r="A1"><v>1</v></c>`.repeat(100_000)}</row>`;
  expect(await upload(workbook({ List: endless + row("B-500-CL", "1") }))).toEqual({
    status: 200,
    data: { lines: [], has_more: false },
  });
  const bomb = packed({ "xl/workbook.xml": "x", "xl/sharedStrings.xml": " ".repeat(9 * 1024 * 1024) });
  const liar = packed({ "xl/workbook.xml": " ".repeat(9_000_000) }, { size: 100 });
  for (const wrong of [bomb, liar, "no workbook", Buffer.alloc(1_000_001)]) {
    const { status, data } = await upload(wrong);
    expect(status).toBe(400);
    expect(data.errors).toMatchObject([{ field: "file" }]);
  }
  expect((await own.send("POST", "quick-order/file", {})).status).toBe(415);
});
