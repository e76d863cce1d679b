/**
 * Makes the committed font files as subsets of Rubik (SIL Open Font License 1.1; its text is next to them):
 * `pnpm --filter @preforma/ui fonts`. Run it again when a language or a character is added, or Rubik is updated.
 *
 * There are several files so that a page fetches only its own script: the characters that all our Latin languages
 * share, the rest of Latin, the five letters that only Turkish adds, Cyrillic, Arabic; and the lira sign, which Rubik
 * lacks, from Inter (same licence). The weight axis is limited to the theme's 400 to 700.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { fontFiles } from "../src/theme/font-files.ts";

const require = createRequire(import.meta.url);
const sourceOf = (family: string): string =>
  dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
const target = join(dirname(fileURLToPath(import.meta.url)), "..", "fonts");

/** All characters of CSS ranges such as `U+20-7E, U+131`. */
function characters(ranges: string): string {
  return ranges
    .split(",")
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .trim()
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join("");
}

/** The features that browsers apply by default, and `tnum`. The fonts' others, such as fractions, are dropped. */
const keepFeatures = "calt ccmp clig fina init isol kern liga locl mark medi mkmk rclt rlig tnum".split(" ");

await mkdir(target, { recursive: true });
for (const { name, cutFrom, unicodeRange } of fontFiles) {
  const family = cutFrom.slice(0, cutFrom.indexOf("-"));
  const font = await readFile(join(sourceOf(family), "files", `${cutFrom}-wght-normal.woff2`));
  const subset = await subsetFont(font, characters(unicodeRange), {
    targetFormat: "woff2",
    keepFeatures,
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(join(target, `rubik-${name}.woff2`), subset);
  console.log(`rubik-${name}.woff2  ${(subset.length / 1024).toFixed(1)} KB`);
}
for (const family of ["rubik", "inter"]) {
  await copyFile(join(sourceOf(family), "LICENSE"), join(target, `LICENSE-${family}`));
}
