import type { ProfilePoint, NeckFinish } from "./shape.ts";
import type { NeckFinish as CatalogueNeck } from "@preforma/domain/catalogue";

/**
 * Thread diameter `T` (mm) of a finish with nominal diameter `d`; narrow glass-packaging finishes are slightly smaller.
 */
export function threadDiameter(d: number): number {
  return d >= 60 ? d - 0.6 : d >= 40 ? d - 0.9 : d - 0.5;
}

/** Diameter of the bare neck wall `E` (mm) under the threads. */
export function wallDiameter(d: number): number {
  return threadDiameter(d) - (d >= 40 ? 2.6 : 2.2);
}

const heights: Record<string, (d: number) => number> = {
  "400": (d) => (d < 20 ? 9.4 : d < 35 ? 10.2 : d < 60 ? 10.5 : 13),
  "410": (d) => (d < 20 ? 13.3 : d < 22 ? 14.1 : d < 24.5 ? 16.5 : 18),
  "415": (d) => (d < 15 ? 11.4 : d < 18 ? 13.5 : d < 20 ? 15.5 : d < 22 ? 19 : d < 24.5 ? 24 : 27.5),
  PCO1881: () => 17,
  PCO1810: () => 21,
  ROPP: () => 16,
  "DIN 45": () => 16,
  "DIN 51": () => 19,
  "DIN 61": () => 22,
};

/** Height of the finish (mm) from the shoulder or support ring to the lip. */
export function neckHeight(d: number, finish: string): number {
  return heights[finish]?.(d) ?? (d >= 60 ? 14 : 15);
}

/** Corners of a neck that starts at `from`; `ring` adds a support ring under the threads. */
export function neckPoints(d: number, height: number, from: number, ring = false): ProfilePoint[] {
  const r = wallDiameter(d) / 2;
  const top = from + height;
  const lip: ProfilePoint[] = [
    [r, top, 0.5],
    [r - 1.2, top],
  ];
  if (!ring) return [[r, from, 1.6], ...lip];
  return [
    [r, from, 1.4],
    [r, from + 1.6, 0.25],
    [r + 2.5, from + 1.9, 0.5],
    [r + 2.5, from + 3.4, 0.5],
    [r, from + 3.7, 0.25],
    ...lip,
  ];
}

/** The studio's spellings where they differ from the trade's. */
const studioFinishes: Readonly<Record<string, string>> = {
  "PCO 1881": "PCO1881",
  "PCO 1810": "PCO1810",
  "PP 28": "ROPP",
};

/** A catalogue neck in the form of the studio's geometry. */
export function studioNeck(neck: CatalogueNeck): NeckFinish {
  const finish = neck.finish === "DIN" ? neck.code : (neck.finish ?? "");
  return { diameterMm: neck.diameter_mm, finish: studioFinishes[finish] ?? finish };
}
