import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { SizeBaselines } from "./size-baseline.ts";
import type { Size } from "./sizes-measure.ts";

const file = join(import.meta.dirname, "../sizes.json");
const size = z.tuple([z.number(), z.number(), z.number()]);
const schema = z.record(z.string(), z.strictObject({ measured: size.optional(), budget: size }));

const named = ([script, style, later]: z.infer<typeof size>): Size => ({ script, style, later });
const inRow = ({ script, style, later }: Size) => `[${script}, ${style}, ${later}]`;

/**
 * Reads `sizes.json`. Each size in it is a tuple: JavaScript, styles, JavaScript loaded on intent.
 *
 * @throws ZodError when a row has another shape.
 */
export function readSizes(): SizeBaselines {
  const rows = schema.parse(JSON.parse(readFileSync(file, "utf8")));
  return Object.fromEntries(
    Object.entries(rows).map(([name, { measured, budget }]) => [
      name,
      { measured: measured && named(measured), budget: named(budget) },
    ]),
  );
}

/** Writes `sizes.json`, one line per component, so that diffs are easy to read. */
export function writeSizes(sizes: SizeBaselines): void {
  const lines = Object.entries(sizes).map(
    ([name, { measured, budget }]) =>
      `  ${JSON.stringify(name)}: { ${measured ? `"measured": ${inRow(measured)}, ` : ""}"budget": ${inRow(budget)} }`,
  );
  writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
}
