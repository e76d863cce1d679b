import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { PhotographError, photographLimits, takePhotograph } from "./photograph.ts";

/** A picture whose upper half is red and lower half is blue. */
async function flag(width: number, height: number): Promise<Sharp> {
  const half = await sharp({
    create: { width, height: Math.round(height / 2), channels: 3, background: "#c00" },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#00c" } }).composite([
    { input: half, left: 0, top: 0 },
  ]);
}

async function problem(bytes: Uint8Array, limits = photographLimits): Promise<string | undefined> {
  try {
    await takePhotograph(bytes, limits);
    return undefined;
  } catch (error) {
    if (error instanceof PhotographError) return error.problem;
    throw error;
  }
}

describe("takePhotograph", () => {
  it("makes every width that fits, in AVIF and WebP, with correct sizes", async () => {
    const photograph = await takePhotograph(await (await flag(700, 500)).jpeg().toBuffer());
    expect([photograph.width, photograph.height]).toEqual([700, 500]);
    expect([...new Set(photograph.files.map((file) => file.width))]).toEqual([160, 320, 480, 640, 700]);
    const jpegs = photograph.files.filter((file) => file.format === "jpg");
    expect(jpegs.map((file) => file.width)).toEqual([320, 700]);
    for (const file of photograph.files) {
      const { width, height, format } = await sharp(file.data).metadata();
      expect([width, height]).toEqual([file.width, file.height]);
      expect(format).toBe({ avif: "heif", webp: "webp", jpg: "jpeg" }[file.format]);
    }
  });

  it("rotates a picture upright and strips its metadata", async () => {
    const sideways = await (
      await flag(400, 300)
    )
      .withExif({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitude: "41/1 0/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).exif).toBeDefined();
    const photograph = await takePhotograph(sideways);
    expect([photograph.width, photograph.height]).toEqual([300, 400]);
    const file = photograph.files.find(({ format }) => format === "webp");
    if (!file) throw new Error("no WebP");
    const metadata = await sharp(file.data).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    // Red was at the top; a quarter turn clockwise moves it to the right.
    const { data, info } = await sharp(file.data).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const right = (info.width * Math.floor(info.height / 2) + info.width - 5) * 3;
    expect(data[right]).toBeGreaterThan(150);
    expect(data[right + 2]).toBeLessThan(60);
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)("accepts %s", async (format) => {
    const bytes = await (await flag(200, 200)).toFormat(format).toBuffer();
    expect((await takePhotograph(bytes)).width).toBe(200);
  });

  it("preserves transparency", async () => {
    const bytes = await sharp({ create: { width: 200, height: 200, channels: 4, background: "#0000" } })
      .png()
      .toBuffer();
    const photograph = await takePhotograph(bytes);
    expect(photograph.transparent).toBe(true);
    const file = photograph.files[0];
    expect(file && (await sharp(file.data).metadata()).hasAlpha).toBe(true);
    const onGround = await takePhotograph(bytes, photographLimits, "#00ff00");
    const jpeg = onGround.files.find(({ format }) => format === "jpg");
    if (!jpeg) throw new Error("no JPEG");
    const [red = 255, green = 0] = await sharp(jpeg.data).raw().toBuffer();
    expect([red < 10, green > 245]).toEqual([true, true]);
  });

  it("refuses invalid files with the reason", async () => {
    const good = await (await flag(400, 400)).jpeg().toBuffer();
    expect(await problem(Buffer.from("not a picture at all"))).toBe("not-an-image");
    expect(await problem(await sharp(good).gif().toBuffer())).toBe("unsupported-format");
    expect(
      await problem(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>')),
    ).toBe("unsupported-format");
    expect(await problem(good.subarray(0, good.length / 2))).toBe("not-an-image");
    expect(await problem(good, { ...photographLimits, bytes: 1000 })).toBe("too-heavy");
    expect(await problem(good, { ...photographLimits, pixels: 100_000 })).toBe("too-many-pixels");
    expect(await problem(await (await flag(400, 100)).jpeg().toBuffer())).toBe("too-small");
  });
});
