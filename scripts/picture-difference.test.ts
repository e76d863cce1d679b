import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pictureComparison } from "../.storybook/picture-comparison.ts";
import { schemes } from "../packages/ui/src/theme/tokens.ts";
import { packPicture, movedPixels, pictureDifference } from "./picture-difference.ts";

const width = 96;

async function filled(background: string): Promise<Buffer> {
  return await sharp({ create: { width, height: width, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A picture of the colours that `at` returns: as in a photograph, or a rendered surface. */
async function drawn(at: (x: number, y: number) => readonly [number, number, number]): Promise<Buffer> {
  const pixels = Buffer.alloc(width * width * 3);
  for (let y = 0; y < width; y++) for (let x = 0; x < width; x++) pixels.set(at(x, y), (y * width + x) * 3);
  return await sharp(pixels, { raw: { width, height: width, channels: 3 } })
    .png()
    .toBuffer();
}

describe("comparison of pictures", () => {
  const { success, warning } = schemes.light.color;

  test("notices a ground that has taken the colour of another status", async () => {
    const [baseline, actual] = await Promise.all([filled(warning.soft), filled(success.soft)]);
    const moved = await movedPixels(baseline, actual, pictureComparison.threshold);
    expect(moved).toBeGreaterThan(pictureComparison.allowedMismatchedPixels);
  });

  test("shows where a page differs from its baseline, and accepts equal pictures", async () => {
    const baseline = await filled(warning.soft);
    const mark = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    const actual = await sharp(baseline)
      .composite([{ input: mark, left: 40, top: 40 }])
      .png()
      .toBuffer();
    expect(await pictureDifference(baseline, await filled(warning.soft), pictureComparison)).toBeUndefined();
    const difference = await pictureDifference(baseline, actual, pictureComparison);
    expect(difference?.message).toBe("64 pixels differ");
    expect(await movedPixels(baseline, difference?.picture ?? baseline, 0)).toBeGreaterThan(64);
    const larger = await sharp(baseline)
      .resize(width, width + 1)
      .png()
      .toBuffer();
    expect((await pictureDifference(baseline, larger, pictureComparison))?.message).toContain("97 px");
  });
});

describe("packing", () => {
  test("keeps every colour where a palette would move one further than the comparison bears", async () => {
    const picture = await drawn((x, y) => [x * 2, y * 2, (x * y) % 256]);
    const palette = await sharp(picture).png({ palette: true, colours: 256, dither: 0 }).toBuffer();
    expect(await movedPixels(picture, palette, pictureComparison.threshold)).toBeGreaterThan(0);
    const packed = await packPicture(picture);
    expect(await movedPixels(picture, packed, 0)).toBe(0);
    expect(packed.length).toBeLessThanOrEqual(picture.length);
  });

  test("takes a palette where that moves no colour far", async () => {
    const picture = await drawn((x, y) => [(x * y) % 7, 121, 138 + ((x + y * 3) % 5)]);
    const packed = await packPicture(picture);
    expect((await sharp(packed).metadata()).isPalette).toBe(true);
    expect(packed.length).toBeLessThan(picture.length);
  });
});
