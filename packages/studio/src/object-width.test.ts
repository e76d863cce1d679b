import { expect, test } from "vitest";
import { objectWidth } from "../render/object-width.ts";
import { packFor, pictureSizesOf, scaleTo, shapeById, shapes } from "./index.ts";

test.each(["bottle-oval", "bottle-round-boston", "lotion-pump"])(
  "the manifest has the width of the %s in its picture",
  async (id) => {
    const pack = packFor(id, "front");
    const shape = shapeById(id);
    if (!pack || !shape) throw new Error(`no picture of ${id}`);
    const measured = await objectWidth(pack.path, {
      ...pack,
      transparent: shape.transparent,
      body: !!shape.body,
    });
    expect(measured).toBe(pack.objectWidth);
  },
);

test("what fills the height of its picture is as wide there as it is in truth", () => {
  const tall = shapes
    .filter((shape) => shape.body && shape.closure)
    .flatMap((shape) => pictureSizesOf(shape).map(({ id, target }) => ({ id, size: scaleTo(shape, target) })))
    .filter(({ size }) => size.totalHeightMm > 1.6 * size.widthMm);
  expect(tall.length).toBeGreaterThan(80);
  const wrong = tall.flatMap(({ id, size }) => {
    const pack = packFor(id, "front");
    if (!pack) return [`${id}: no picture`];
    // In the camera's view the object takes four fifths of the picture's height, slightly from above.
    const expected = ((size.widthMm / size.totalHeightMm) * 0.8 * pack.height) / pack.width;
    const apart = pack.objectWidth / expected;
    return apart > 0.93 && apart < 1.07
      ? []
      : [`${id}: ${pack.objectWidth} instead of ${expected.toFixed(3)}`];
  });
  expect(wrong).toEqual([]);
});
