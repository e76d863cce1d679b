/**
 * Draws the kept pictures of the stories anew and packs them into 256 colours each, which the comparison does not
 * notice and halves their size: `pnpm pictures [story file …]`. Look at what changed before committing it.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const started = Date.now();
const drawn = spawnSync("vitest", ["run", "--update", "--project", "stories-*", ...process.argv.slice(2)], {
  stdio: "inherit",
});

let before = 0;
let after = 0;
for (const file of globSync("packages/ui/src/*/__screenshots__/*/*.png")) {
  if (statSync(file).mtimeMs < started) continue;
  const picture = readFileSync(file);
  const packed = await sharp(picture).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer();
  before += picture.length;
  after += Math.min(picture.length, packed.length);
  if (packed.length < picture.length) writeFileSync(file, packed);
}
console.log(`New pictures: ${Math.round(before / 1024)} KB, packed to ${Math.round(after / 1024)} KB.`);
process.exitCode = drawn.status ?? 1;
