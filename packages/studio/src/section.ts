import type { Section } from "./shape.ts";

/** Distance from the axis to a superellipse of half width `a` and half depth `b`, in the direction `turn`. */
export function sectionRadius(a: number, b: number, exponent: number, turn: number): number {
  const c = Math.abs(Math.cos(turn));
  const s = Math.abs(Math.sin(turn));
  if (a === b && exponent === 2) return a;
  return 1 / ((c / Math.max(a, 1e-9)) ** exponent + (s / Math.max(b, 1e-9)) ** exponent) ** (1 / exponent);
}

/** Half depth and exponent of a section at a point that is `round` (1) or not (0). */
export function sectionAt(
  section: Section | undefined,
  a: number,
  round: number,
): { b: number; exponent: number } {
  if (!section) return { b: a, exponent: 2 };
  const ratio = section.ratio + (1 - section.ratio) * round;
  return { b: a * ratio, exponent: section.exponent + (2 - section.exponent) * round };
}

const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

function gamma(x: number): number {
  if (x < 0.5) return Math.PI / (Math.sin(Math.PI * x) * gamma(1 - x));
  const y = x - 1;
  let sum = 0.99999999999980993;
  lanczos.forEach((c, i) => (sum += c / (y + i + 1)));
  const t = y + 7.5;
  return Math.sqrt(2 * Math.PI) * t ** (y + 0.5) * Math.exp(-t) * sum;
}

const areaFactors = new Map<number, number>();

/** Area of a superellipse in mm², exact. */
export function sectionArea(a: number, b: number, exponent: number): number {
  const key = Math.round(exponent * 200);
  let factor = areaFactors.get(key);
  if (factor === undefined) {
    const n = key / 200;
    factor = (4 * gamma(1 + 1 / n) ** 2) / gamma(1 + 2 / n);
    areaFactors.set(key, factor);
  }
  return factor * Math.max(0, a) * Math.max(0, b);
}

/** Girth of a superellipse in mm: Ramanujan's ellipse, approaching the rectangle as the exponent grows. */
export function sectionGirth(a: number, b: number, exponent: number): number {
  const h = ((a - b) / Math.max(a + b, 1e-9)) ** 2;
  const ellipse = Math.PI * (a + b) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h)));
  const square = Math.max(0, 1 - 2 / exponent);
  return ellipse + (4 * (a + b) - ellipse) * square * 0.9;
}
