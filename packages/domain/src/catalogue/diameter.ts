import type { ProductDetail } from "./schema.ts";

/** Shapes that are square from above: as wide as deep, but not round. */
const squareShapes: ReadonlySet<string> = new Set([
  "bottle-square",
  "bottle-square-chemical",
  "bottle-square-lotion",
  "jar-square-clear",
  "jerrycan-large",
  "tray-deep",
]);

/** The diameter of a round article, mm; null for others, which have a width and a depth. */
export const diameterOf = ({
  dimensions,
  shape_id,
}: Pick<ProductDetail, "dimensions" | "shape_id">): number | null =>
  dimensions !== null && dimensions.width_mm === dimensions.depth_mm && !squareShapes.has(shape_id ?? "")
    ? dimensions.width_mm
    : null;
