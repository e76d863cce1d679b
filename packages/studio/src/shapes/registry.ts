import type { Shape } from "../shape.ts";
import { bucketsDrums } from "./buckets-drums.ts";
import { closuresAlone } from "./closures-alone.ts";
import { jars } from "./jars.ts";
import { roundBottles } from "./round-bottles.ts";
import { shapedBottles } from "./shaped-bottles.ts";
import { tubesTraysPreforms } from "./tubes-trays-preforms.ts";
import { withHandles } from "./with-handles.ts";

/** Every shape of the studio, family by family. */
export const shapes: readonly Shape[] = [
  ...roundBottles,
  ...shapedBottles,
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
