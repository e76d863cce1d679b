import type { Part, ProfilePoint, Relief, Section, Turned } from "../shape.ts";

/** A turned form. */
export const turned = (
  points: readonly ProfilePoint[],
  relief?: readonly Relief[],
  section?: Section,
): Turned => ({
  kind: "turned",
  points,
  ...(section && { section }),
  ...(relief && { relief }),
});

/** A piece of the closure's colour, moved up by `lift` mm. */
export const closure = (form: Part["form"], lift = 0): Part => ({ finish: "closure", form, lift });

/** A turned piece of the closure's colour. */
export const turnedPiece = (points: readonly ProfilePoint[], relief?: readonly Relief[]): Part =>
  closure(turned(points, relief));

/** The start of the profile of an open skirt with radius `r`: from its inner edge to the outside. */
export const skirtFoot = (r: number): ProfilePoint[] => [
  [r - 1.4, 1],
  [r - 1.4, 0, 0.2],
  [r, 0, 0.4],
];

/** Outer radius of a closure's skirt over a neck of nominal diameter `d`. */
export function skirtRadius(d: number): number {
  return d / 2 + (d > 60 ? 2.4 : d > 35 ? 2 : 1.7);
}

/** A skirt open below: from the inner edge, over the outside, to the middle of the top. */
export function skirt(r: number, h: number, edge: number, draft = 0.25): ProfilePoint[] {
  return [
    [r - 1.4, 1.5],
    [r - 1.4, 0, 0.2],
    [r, 0, 0.35],
    [r - draft, h, edge],
    [r * 0.6, h, 0],
    [0, h + 0.15],
  ];
}

/** A dip tube hanging `length` mm below the closure's lower edge. */
export function dipTube(length: number, radius = 2.1): Part[] {
  if (length <= 0) return [];
  return [
    {
      finish: "neutral",
      form: {
        kind: "swept",
        radius,
        path: [
          [0, 0, 8],
          [0, 0, 0],
          [0, 0, -length * 0.5],
          [radius * 0.4, 0, -length * 0.8],
          [radius * 1.6, 0, -length],
        ],
      },
    },
  ];
}

/** A dispenser's screw collar, ending above in a neck of radius `top`. */
export function collar(r: number, h: number, ribs: number, top: number): Part {
  return turnedPiece(
    [...skirtFoot(r), [r - 0.2, h, 1.2], [top, h + 0.7, 0.6], [top, h + 1.6]],
    ribs > 0 ? [{ kind: "ribs", count: ribs, depth: 0.55, from: 1.5, to: h - 1.8 }] : [],
  );
}
