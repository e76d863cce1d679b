/** Broad kinds of packaging a shape can belong to. */
export const shapeFamilies = [
  "bottle",
  "jar",
  "jerrycan",
  "drum",
  "bucket",
  "tube",
  "tray",
  "preform",
  "cap",
  "flip-top",
  "pump",
  "sprayer",
  "dropper",
] as const;
export type ShapeFamily = (typeof shapeFamilies)[number];

/** Plastics by their recycling abbreviation. */
export type Plastic = "PET" | "HDPE" | "LDPE" | "PE" | "PP";

/** The two camera positions of every shape. */
export type ShapeView = "front" | "three-quarter";

/** A neck finish: outside thread diameter `T` in mm and the finish's name, such as `410` or `PCO1881`. */
export interface NeckFinish {
  diameterMm: number;
  finish: string;
}

/**
 * One corner of a profile: radius (half width) and height in mm, fillet radius in mm, and `round`: 1 where the cross
 * section is a circle, 0 where it is the form's own section.
 */
export type ProfilePoint = readonly [r: number, z: number, fillet?: number, round?: number];

/** Cross section of a turned or lofted form: `ratio` is depth over width, `exponent` that of a superellipse. */
export interface Section {
  ratio: number;
  exponent: number;
}

/** Fine surface detail added along the surface's radius. Heights and depths in mm, `turn` in radians. */
export type Relief =
  | { kind: "ribs"; count: number; depth: number; from: number; to: number }
  | { kind: "thread"; from: number; to: number; pitch: number; height: number; gaps?: number }
  | { kind: "recess"; turn: number; z: number; width: number; height: number; depth: number }
  | { kind: "grooves"; from: number; to: number; count: number; depth: number }
  | { kind: "flats"; count: number; depth: number; from: number; to: number };

/** A solid of revolution, or a loft of superellipses when it has a section. */
export interface Turned {
  kind: "turned";
  points: readonly ProfilePoint[];
  section?: Section;
  relief?: readonly Relief[];
  /** Wall in mm: if set, an inner surface closes the outline (clear plastics, open trays). */
  wall?: number;
  /** Height above which the inner surface has a constant bore. */
  boreFrom?: number;
  /** Radius of that bore. @default derived from the neck and the wall */
  bore?: number;
}

/** A signed distance in mm to a solid, negative inside; sampled inside its box. */
export interface Sculpted {
  kind: "sculpted";
  distance: (x: number, y: number, z: number) => number;
  box: { min: readonly [number, number, number]; max: readonly [number, number, number] };
  /** Sampling step in mm. */
  step: number;
}

/** A round wire bent along a path, such as a bail handle or a dip tube. */
export interface Swept {
  kind: "swept";
  path: readonly (readonly [x: number, y: number, z: number])[];
  radius: number;
}

/** The colour of a piece: the body's, the closure's, or neither. */
export type Finish = "body" | "closure" | "neutral" | "steel";

/** One piece of a shape. `lift` moves it up, in mm. */
export interface Part {
  finish: Finish;
  form: Turned | Sculpted | Swept;
  lift?: number;
  /** Moves it to the right, in mm. */
  shift?: number;
}

/** A closure for a nominal neck: its lower edge is at z = 0. */
export interface Closure {
  parts: readonly Part[];
  heightMm: number;
  /** Distance from the closure's lower edge to the top of the neck below it. */
  seatMm: number;
  weightG: number;
}

/** The container itself, at its nominal size. */
export interface Body {
  form: Turned;
  /**
   * Solids subtracted from or added to the turned form, with the volume that they subtract from (or add to) the
   * contents in ml.
   */
  sculpt?: Sculpted;
  sculptVolumeMl?: number;
  extras?: readonly Part[];
  wallMm: number;
  /** Height of the neck's lower end; nothing above it scales with volume. */
  neckFromMm: number;
  /** Lowest position of a closure's lower edge: above the shoulder, or above the support ring. */
  seatFromMm?: number;
  /** Offset of the neck to the right of the middle (jerrycans). */
  neckShiftMm?: number;
  /** Outline of the contents where it differs from the outside (rims, bands). */
  contents?: readonly ProfilePoint[];
  /** How far handles and ears extend beyond the turned form: left and right of the middle, in mm. */
  reachMm?: readonly [left: number, right: number];
}

/** A packaging form that can be photographed, measured and drawn. All lengths are those of the nominal size. */
export interface Shape {
  id: string;
  family: ShapeFamily;
  section: "round" | "oval" | "square" | "rectangular";
  hasHandle: boolean;
  plastics: readonly Plastic[];
  transparent: boolean;
  nominalVolumeMl: number | null;
  neck: "none" | "narrow" | "wide";
  views: readonly ShapeView[];
  hasClosure: boolean;
  neckFinish: NeckFinish | null;
  body: Body | null;
  closure: Closure | null;
}

/** Both camera positions, in display order. */
export const bothViews: readonly ShapeView[] = ["front", "three-quarter"];

/** The body and closure of a shape that is built in code. */
export interface BuiltShape {
  body: Body;
  closure?: Closure;
}
