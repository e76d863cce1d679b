import type { Shape } from "../shape.ts";
import { bucketsDrums } from "./buckets-drums.ts";
import { bottles, closuresAlone, jars } from "./table.ts";
import { tubesTraysPreforms } from "./tubes-trays-preforms.ts";
import { withHandles } from "./with-handles.ts";

/** Every shape of the studio, family by family. */
export const shapes: readonly Shape[] = [
  ...bottles,
  ...withHandles,
  ...jars,
  ...bucketsDrums,
  ...tubesTraysPreforms,
  ...closuresAlone,
];

const byId = new Map(shapes.map((shape) => [shape.id, shape]));

/** The shape with this id, or undefined. */
export function shapeById(id: string): Shape | undefined {
  return byId.get(id);
}
