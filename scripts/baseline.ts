import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pictureComparison } from "../.storybook/picture-comparison.ts";
import { pictureDifference } from "./picture-difference.ts";
import { root } from "./run.ts";

/** The mode of `--update`: `new` writes only missing baselines, `none` (in CI) writes nothing. */
export type BaselineUpdate = "all" | "new" | "none";

/**
 * Compares a picture with its baseline, a PNG file. Returns the fault, the paths of the pictures (of the difference too
 * if the size is the same), and how to accept; undefined where they are equal. With `update` it writes the baseline.
 */
export async function baselineFault(
  baseline: string,
  actual: Buffer,
  update: BaselineUpdate,
): Promise<string | undefined> {
  const before = existsSync(baseline) ? readFileSync(baseline) : undefined;
  const accept = `pnpm pictures ${relative(root, baseline).split("/__screenshots__/")[0]}`;
  if (before === undefined && update === "none") return `There is no baseline ${baseline}: run ${accept}.`;
  const difference = before && (await pictureDifference(before, actual, pictureComparison));
  if (before !== undefined && difference === undefined) return undefined;
  if (before === undefined || update === "all") {
    mkdirSync(dirname(baseline), { recursive: true });
    writeFileSync(baseline, actual);
    return undefined;
  }
  const result = join(root, ".cache/test-pictures", relative(root, baseline).replace(/\.png$/, ""));
  mkdirSync(dirname(result), { recursive: true });
  writeFileSync(`${result}-actual.png`, actual);
  const files = [`Baseline: ${baseline}`, `Now: ${result}-actual.png`];
  if (difference?.picture) {
    writeFileSync(`${result}-difference.png`, difference.picture);
    files.push(`Difference: ${result}-difference.png`);
  }
  return `${difference?.message}. ${files.join(". ")}. If the change is meant, accept it: ${accept}`;
}
