import { expect, test } from "vitest";
import type { ProductDetail } from "@preforma/domain/catalogue";
import { filledDown } from "./fill-down.ts";
import { pictureScale } from "./picture-scale.ts";

const rows = ["A-1", "A-2", "A-3", "A-4"].map((code) => ({ code, isOpen: code !== "A-2" }));

test("a column fills the rows below, skipping those without a field", () => {
  expect(filledDown("100\r\n200\r\n300\r\n400\r\n", rows, 0)).toEqual([
    { row: 0, value: "100" },
    { row: 2, value: "200" },
    { row: 3, value: "300" },
  ]);
  expect(filledDown("1.200\n\n5", rows, 0)).toEqual([
    { row: 0, value: "1.200" },
    { row: 3, value: "5" },
  ]);
});

test("lines with codes fill the row of their article", () => {
  expect(filledDown("a-4\t1080\nA-1\tAmber\t240\nA-2\t7\nX-9\t8", rows, 2)).toEqual([
    { row: 3, value: "1080" },
    { row: 0, value: "240" },
    // An unknown code does not select a row: the line fills the next one.
    { row: 2, value: "8" },
  ]);
});

const picture = (studio: Partial<NonNullable<ProductDetail["images"][number]["studio"]>>) => ({
  url: "/a.jpg",
  thumbnail_image_url: "/a.jpg",
  width: 960,
  height: 1200,
  alt: "",
  sources: [],
  studio: { view: "front", body_hex: "#ffffff", closure_hex: "#ffffff", ground_hex: "#ffffff", ...studio },
});
const wide = (width_mm: number) => ({ height_mm: 100, width_mm, depth_mm: width_mm });

test.each([
  ["a flacon", 42, 0.42, { label: "20 mm", percent: 20 }],
  ["a preform of an odd width", 29.7, 0.226, { label: "20 mm", percent: 15.2 }],
  ["a drum", 482, 0.654, { label: "200 mm", percent: 27.1 }],
])("the scale line of %s", (_, width, object_width, scale) => {
  expect(pictureScale(picture({ object_width }), wide(width), "en")).toEqual({ scale });
});

test("no scale line if the size in the picture is unknown", () => {
  expect(pictureScale(picture({}), wide(42), "en")).toEqual({});
  expect(pictureScale(picture({ object_width: 0.4 }), null, "en")).toEqual({});
  expect(pictureScale(picture({ object_width: 0.4, view: "three-quarter" }), wide(42), "en")).toEqual({});
  const { studio: _, ...photograph } = picture({});
  expect(pictureScale(photograph, wide(42), "en")).toEqual({});
});
