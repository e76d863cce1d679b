/**
 * Renders the saved pictures of stories and site pages again and packs them as small as the comparison tolerates: `pnpm
 * pictures [story file … | sites/web/e2e]`. Review the changes before committing them.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { packPicture } from "./picture-difference.ts";

const started = Date.now();
const asked = process.argv.slice(2);
const pages = "sites/web/e2e";
const ofStories = asked.filter((file) => !file.startsWith(pages));
const runs = [
  ...(asked.length === 0 || ofStories.length > 0 ? [["--project", "stories", ...ofStories]] : []),
  ...(asked.length === 0 || ofStories.length < asked.length
    ? [["--project", "e2e", `${pages}/pictures`]]
    : []),
];
// Vitest drops the quotes when it updates a saved tree, and then cannot parse `text: 1`. A new one has them.
for (const tree of globSync("packages/ui/src/*/__snapshots__/*.stories.tsx.snap")) {
  const stories = tree.replace("__snapshots__/", "");
  if (asked.length === 0 || ofStories.some((file) => stories.includes(file))) rmSync(tree);
}

const failed = runs
  .map((run) =>
    spawnSync("vitest", ["run", "--update", ...run], {
      stdio: "inherit",
      env: { ...process.env, TEST_FULL: "1" },
    }),
  )
  .filter(({ status }) => status !== 0);

let before = 0;
let after = 0;
for (const file of globSync([
  "packages/ui/src/*/__screenshots__/*/*.png",
  "sites/web/e2e/__screenshots__/*.png",
])) {
  if (statSync(file).mtimeMs < started) continue;
  const picture = readFileSync(file);
  const packed = await packPicture(picture);
  before += picture.length;
  after += packed.length;
  if (packed.length < picture.length) writeFileSync(file, packed);
}
console.log(`New pictures: ${Math.round(before / 1024)} KB, packed to ${Math.round(after / 1024)} KB.`);
process.exitCode = failed.length === 0 ? 0 : 1;
