/**
 * Draws every country's flag into one picture: `pnpm --filter @preforma/ui flags`. Run it again when the set of
 * countries or the drawings change. The drawings are those of country-flag-icons (MIT; its text is next to the
 * picture). A list of countries then fetches one file when it opens, instead of one for each flag.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { countryCodes } from "../../domain/src/countries/index.ts";
import { atlasColumns, flagHeight, flagWidth } from "../src/phone-field/flag.logic.ts";

/** Pixels per CSS pixel: sharp on the screens of phones. */
const density = 2;

const source = dirname(createRequire(import.meta.url).resolve("country-flag-icons/package.json"));
const target = join(dirname(fileURLToPath(import.meta.url)), "..", "flags");
const codes = countryCodes();
const width = flagWidth * density;
const height = flagHeight * density;

const flags = await Promise.all(
  codes.map(async (code, place) => ({
    input: await sharp(await readFile(join(source, "3x2", `${code}.svg`)), { density: 144 })
      .resize(width, height, { fit: "fill" })
      .png()
      .toBuffer(),
    left: (place % atlasColumns) * width,
    top: Math.floor(place / atlasColumns) * height,
  })),
);
const atlas = sharp({
  create: {
    width: atlasColumns * width,
    height: Math.ceil(codes.length / atlasColumns) * height,
    channels: 4,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  },
}).composite(flags);
await mkdir(target, { recursive: true });
const picture = await atlas.png().toBuffer();
const file = await sharp(picture).avif({ quality: 55, effort: 9, chromaSubsampling: "4:4:4" }).toBuffer();
await writeFile(join(target, "flags.avif"), file);
await copyFile(join(source, "LICENSE"), join(target, "LICENSE"));
console.log(`flags.avif  ${codes.length} flags  ${(file.length / 1024).toFixed(1)} KB`);
