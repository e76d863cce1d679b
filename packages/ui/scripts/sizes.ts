// Checks the size of every component: `pnpm --filter @preforma/ui sizes`, part of the test command. `--accept` writes
// the measured sizes to sizes.json and the README; an exceeded budget is only ever raised by hand.
import { accepted, complaints } from "./size-baseline.ts";
import { readSizes, writeSizes } from "./sizes-file.ts";
import { measureLibrary } from "./sizes-library.ts";
import { writeReadme } from "./sizes-readme.ts";

const measured = await measureLibrary();
if (process.argv.includes("--accept")) {
  writeSizes(accepted(measured, readSizes()));
  writeReadme();
}
const found = complaints(measured, readSizes());
for (const complaint of found) console.error(complaint);
console.log(
  `@preforma/ui: ${measured.size} sizes, ${found.length === 0 ? "all within budget and as recorded" : `${found.length} to correct`}`,
);
process.exitCode = found.length === 0 ? 0 : 1;
