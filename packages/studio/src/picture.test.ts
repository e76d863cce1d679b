import { existsSync, readFileSync, statSync } from "node:fs";
import { colourDifference, labOf, mixPack, type Pixels } from "@preforma/domain/colour";
import { colours } from "@preforma/domain/vocabulary";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { packFor, pictureSizesOf, pictureWidths, shapes, TILE_GROUND } from "./index.ts";
import { mediaRoot } from "./media-root.ts";
import { MissingPictureError } from "./picture-request.ts";
import { renderPicture } from "./picture.ts";

async function pixels(bytes: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

const blueAndWhite = { body: "#1d6fae", closure: "#f4f4f0" };
const wish = {
  packId: "bottle-round-cylinder",
  view: "front",
  ...blueAndWhite,
  width: 320,
  format: "png",
} as const;

describe("packs", () => {
  it.each(
    shapes.flatMap((shape) =>
      pictureSizesOf(shape).flatMap(({ id }) => shape.views.map((view) => [id, view, shape] as const)),
    ),
  )("%s has a picture from the %s", async (id, view, shape) => {
    const pack = packFor(id, view);
    if (!pack) throw new Error(`${id} from the ${view} is missing; run pnpm studio:render`);
    expect(pack.kind).toBe(shape.transparent ? "transparent" : "opaque");
    expect(statSync(pack.path).size).toBe(pack.bytes);
    expect(pack.bytes).toBeLessThan(500_000);
    const { width, height, hasAlpha } = await sharp(pack.path).metadata();
    expect(width).toBe(pack.width);
    expect(height).toBe(pack.kind === "transparent" ? pack.height * 2 : pack.height);
    expect(hasAlpha).toBe(pack.kind === "opaque");
  });

  it("are light enough to be committed: 20 KB each on average", () => {
    const bytes = shapes.flatMap((shape) =>
      pictureSizesOf(shape).flatMap(({ id }) => shape.views.map((view) => packFor(id, view)?.bytes ?? 0)),
    );
    expect(bytes.reduce((a, b) => a + b, 0) / bytes.length).toBeLessThan(20 * 1024);
  });

  it("are in the media root", () => {
    expect(existsSync(`${mediaRoot()}/packs/manifest.json`)).toBe(true);
    vi.stubEnv("MEDIA_DIR", "/nowhere");
    expect(() => mediaRoot()).toThrow(/MEDIA_DIR/);
    vi.unstubAllEnvs();
  });
});

describe("renderPicture", () => {
  it.each([
    ["opaque", "bottle-round-cylinder"],
    ["transparent", "bottle-round-boston"],
  ] as const)("gives what the browser's mixing gives, for %s packs", async (kind, packId) => {
    const pack = packFor(packId, "front");
    if (!pack) throw new Error("missing pack");
    const expected = mixPack(kind, await pixels(readFileSync(pack.path)), blueAndWhite, TILE_GROUND);
    const made = await pixels(await renderPicture({ ...wish, packId, width: 960 }));
    expect([made.width, made.height]).toEqual([pack.width, pack.height]);
    let worst = 0;
    for (let i = 0; i < expected.data.length; i++) {
      worst = Math.max(worst, Math.abs((expected.data[i] ?? 0) - (made.data[i] ?? 0)));
    }
    expect(worst).toBeLessThanOrEqual(2);
  });

  it.each(pictureWidths)("makes pictures %i pixels wide, four to five", async (width) => {
    const { width: w, height: h } = await sharp(await renderPicture({ ...wish, width })).metadata();
    expect([w, h]).toEqual([width, width * 1.25]);
  });

  it.each([
    ["avif", "heif"],
    ["webp", "webp"],
    ["png", "png"],
    ["jpeg", "jpeg"],
  ] as const)("makes %s files", async (format, kind) => {
    const file = await renderPicture({ ...wish, width: 160, format });
    expect((await sharp(file).metadata()).format).toBe(kind);
  });

  it("lays clear plastic on exactly the ground of the page", async () => {
    const packId = "bottle-round-boston";
    const { data } = await pixels(await renderPicture({ ...wish, packId }));
    expect(Array.from(data.subarray(0, 4))).toEqual([0xf3, 0xf4, 0xf2, 255]);
  });

  it.each(colours.filter(({ transparent }) => transparent).map(({ key, hex }) => [key, hex] as const))(
    "shows a bottle in %s as its swatch has it, on white",
    async (_, body) => {
      const packed = await pixels(readFileSync(packFor("bottle-round-boston", "front")?.path ?? ""));
      const { data, width } = mixPack("transparent", packed, { ...blueAndWhite, body }, "#ffffff");
      // In the middle of the body, between the reflections.
      const at = (width * 780 + 480) * 4;
      const seen = `#${Buffer.from(data.subarray(at, at + 3)).toString("hex")}`;
      // The smallest visible difference is about 2.
      expect(colourDifference(labOf(seen), labOf(body)), seen).toBeLessThan(3);
    },
  );

  it("colours the body and leaves the closure", async () => {
    const mean = async (body: string, from: number, to: number): Promise<number[]> => {
      const { data, width, height } = await pixels(await renderPicture({ ...wish, body }));
      const sum = [0, 0, 0];
      const x = width / 2;
      let n = 0;
      for (let y = Math.round(height * from); y < height * to; y++, n++) {
        for (const k of [0, 1, 2]) sum[k] = (sum[k] ?? 0) + (data[(y * width + x) * 4 + k] ?? 0);
      }
      return sum.map((v) => v / n);
    };
    const [red, , blueOfRed] = await mean("#c8102e", 0.5, 0.7);
    expect(red).toBeGreaterThan(120);
    expect(blueOfRed).toBeLessThan(90);
    const closures = await Promise.all(["#c8102e", "#1c1c1e"].map((body) => mean(body, 0.12, 0.16)));
    closures[0]?.forEach((v, k) => expect(Math.abs(v - (closures[1]?.[k] ?? 0))).toBeLessThan(3));
  });

  it("reports what is missing", async () => {
    await expect(renderPicture({ ...wish, packId: "teapot" })).rejects.toThrow(MissingPictureError);
    await expect(renderPicture({ ...wish, body: "red" })).rejects.toThrow(RangeError);
  });
});
