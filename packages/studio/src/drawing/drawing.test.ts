import { locales } from "@preforma/domain/locales";
import sharp from "sharp";
import { formatVolume, neckTitle } from "@preforma/domain/vocabulary";
import { describe, expect, it } from "vitest";
import { scaleTo, shapeById, shapes } from "../index.ts";
import { threadDiameter } from "../neck.ts";
import { contour } from "./contour.ts";
import { drawing } from "./drawing.ts";
import drawingLabels from "./labels.json" with { type: "json" };
import { inOwnDirection } from "./pen.ts";

function bottle(id = "bottle-round-boston") {
  const shape = shapeById(id);
  if (!shape) throw new Error(`no shape ${id}`);
  return shape;
}

describe("drawing", () => {
  it.each(shapes.map((shape) => [shape.id, shape] as const))(
    "of %s is well-formed and draws something",
    async (_, shape) => {
      const svg = drawing(shape, scaleTo(shape), { locale: "en", title: "A & B <C>" });
      // librsvg refuses XML that is not well-formed, and does not support CSS custom properties.
      const plain = svg.replace(/var\(--[a-z-]+,([^)]*)\)/g, "$1");
      // Half the size shows as much, in half the time.
      const { channels } = await sharp(Buffer.from(plain), { density: 36 }).stats();
      expect(channels[3]?.stdev).toBeGreaterThan(10);
      expect(svg).toContain('role="img"');
      expect(svg).toContain("<title>Technical drawing: A &amp; B &lt;C&gt;</title>");
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    },
  );

  it("names the sizes of the shape it was given", () => {
    const shape = bottle();
    const size = scaleTo(shape, { volumeMl: 400, neckFinish: { diameterMm: 28, finish: "410" } });
    const svg = drawing(shape, size, {
      locale: "en",
      title: "Bottle",
      nominalVolumeMl: 400,
      weightG: 31.44,
      code: "B-400",
    });
    const shown = (v: number): string => `>${v.toFixed(1).replace(/\.0$/, "")}<`;
    expect(svg).toContain(shown(size.heightMm));
    expect(svg).toContain(`>Ø ${size.widthMm.toFixed(1)}<`);
    expect(svg).toContain(">28/410<");
    expect(svg).toContain(`>T Ø ${threadDiameter(28)}<`);
    expect(svg).toContain(">416 ml<");
    expect(svg).toContain(">31.4 g<");
    expect(svg).toContain(">B-400<");
  });

  it("grows with nothing: a bottle twice as large is drawn at a smaller scale within the same sheet", () => {
    const shape = bottle();
    for (const volumeMl of [30, 250, 5000]) {
      const svg = drawing(shape, scaleTo(shape, { volumeMl }), { locale: "de", title: "Flasche" });
      const numbers = [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
        (m) => [Number(m[1]), Number(m[2])] as const,
      );
      expect(numbers.length).toBeGreaterThan(80);
      for (const [x, y] of numbers) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(840);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(594);
      }
    }
  });

  it.each(locales)("names the neck in %s, and shows all of the name beside the views", (locale) => {
    const neck = neckTitle({ code: "82 mm 3-start" }, locale);
    const jar = bottle("jar-shoulder-clear");
    const size = scaleTo(jar, { volumeMl: 500, neckFinish: { diameterMm: 82, finish: "3-start" } });
    const svg = drawing(jar, size, { locale, title: "X", neck }, "views");
    const [left = 0, , width = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
    const x = Number(/ x="([\d.]+)"/.exec(svg.slice(0, svg.indexOf(neck)).split("<text").at(-1) ?? "")?.[1]);
    // Letters of 19 units are about ten units wide.
    expect(x + neck.length * 10).toBeLessThan(left + width);
  });

  it("shows all of a long name, on two lines", () => {
    const title = "Pompe à lotion blanche – 28/410, tube plongeur 130 mm";
    const svg = drawing(bottle(), scaleTo(bottle()), { locale: "fr", title });
    const lines = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words);
    expect(lines).toEqual(
      expect.arrayContaining(["Pompe à lotion blanche – 28/410, tube plongeur", "130 mm"]),
    );
  });

  it.each(locales)("speaks %s", (locale) => {
    const svg = drawing(bottle(), scaleTo(bottle()), { locale, title: "X", nominalVolumeMl: 250 });
    expect(svg).toContain(drawingLabels[locale].front);
    expect(svg).toContain(drawingLabels[locale].note);
    expect(svg).toContain(`>${inOwnDirection(formatVolume(250, locale))}<`);
  });
});

describe("contour", () => {
  it("finds a circle and a hole in it, to a hundredth of a millimetre", () => {
    const lines = contour(
      (x, y) => Math.max(Math.hypot(x, y) - 10, 4 - Math.hypot(x, y)),
      { min: [-11, -11], max: [11, 11] },
      0.5,
    );
    expect(lines).toHaveLength(2);
    const radii = lines.map((line) => line.map(([x, y]) => Math.hypot(x, y)));
    for (const ring of radii) expect(Math.max(...ring) - Math.min(...ring)).toBeLessThan(0.05);
    expect(radii.map((ring) => Math.round(ring[0] ?? 0)).sort((a, b) => a - b)).toEqual([4, 10]);
  });
});
