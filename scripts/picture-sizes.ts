// Chooses the photographed sizes of each shape, so that every article's picture has its proportions:
// pnpm studio:sizes [catalogue folder]
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCatalogueFolder } from "../packages/backend/src/families/read-folder.ts";
import {
  maxApart,
  proportionsApart,
  proportionsOf,
  type Proportions,
  type Size,
} from "../packages/studio/src/sizes.ts";
import { shapes, studioNeck, type Shape } from "../packages/studio/src/index.ts";

interface Candidate {
  size: Size;
  proportions: Proportions;
}

const [folder = join(import.meta.dirname, "../demo/catalogue")] = process.argv.slice(2);
const { products } = await readCatalogueFolder(folder);

function candidatesOf(shape: Shape): Candidate[] {
  const sizes = new Map<string, Candidate>();
  for (const { picture, volumeMl, neckFinish } of products) {
    if (picture?.shapeId !== shape.id || !volumeMl || !neckFinish) continue;
    const neck = studioNeck(neckFinish);
    const proportions = proportionsOf(shape, { volumeMl, neckFinish: neck });
    const size = { volume_ml: volumeMl, neck: { diameter_mm: neck.diameterMm, finish: neck.finish } };
    if (proportions) sizes.set(JSON.stringify(size), { size, proportions });
  }
  return [...sizes.values()].sort((a, b) => a.proportions.closure - b.proportions.closure);
}

/**
 * A small set of sizes that covers every article, chosen greedily: each time the one that covers the first remaining
 * article and the most others.
 */
function chooseSizes(shape: Shape): Size[] {
  const candidates = candidatesOf(shape);
  const nominal = proportionsOf(shape, {});
  const isNear = (a: Proportions, b: Proportions): boolean => proportionsApart(a, b) <= maxApart;
  const chosen: Size[] = [];
  let left = candidates.filter(({ proportions }) => !nominal || !isNear(proportions, nominal));
  while (left.length > 0) {
    const covered = ({ proportions }: Candidate): Candidate[] =>
      left.filter((other) => isNear(proportions, other.proportions));
    const [first] = left;
    const [best] = candidates
      .filter((candidate) => first && covered(candidate).includes(first))
      .sort((a, b) => covered(b).length - covered(a).length);
    if (!best) break;
    chosen.push(best.size);
    const done = new Set(covered(best));
    left = left.filter((candidate) => !done.has(candidate));
  }
  return chosen.sort((a, b) => a.volume_ml - b.volume_ml);
}

const chosen = shapes
  .map((shape) => [shape.id, chooseSizes(shape)] as const)
  .filter(([, sizes]) => sizes.length > 0);
const rows = chosen.map(
  ([id, sizes]) =>
    `  ${JSON.stringify(id)}: [\n${sizes.map((size) => `    ${JSON.stringify(size)}`).join(",\n")}\n  ]`,
);
writeFileSync(
  join(import.meta.dirname, "../packages/studio/src/shapes/sizes.json"),
  `{\n${rows.join(",\n")}\n}\n`,
);
/** Render time of a picture with 32 samples on two cores, seconds. */
const secondsEach = 45;
const count = chosen.reduce((sum, [, sizes]) => sum + sizes.length, 0);
const pictures = 2 * count;
console.log(
  `${count} sizes of ${chosen.length} shapes besides the nominal ones: ${pictures} pictures, ` +
    `about ${((pictures * secondsEach) / 3600).toFixed(1)} hours of two cores (pnpm studio:render).`,
);
