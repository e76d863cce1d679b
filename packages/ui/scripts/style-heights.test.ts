import { mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { layerOrder } from "../src/theme/layer-order.ts";
import { styleHeights } from "./style-heights.ts";

const sources = join(import.meta.dirname, "../src");

/** The heights in a library that consists of these files. */
async function heightsOf(files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, number>>> {
  const folder = await mkdtemp(join(tmpdir(), "preforma-heights-"));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return styleHeights(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const part = (name: string, ...imports: string[]) => ({
  [`${name}/${name}.css.ts`]: "",
  [`${name}/${name}.tsx`]: [`./${name}.css.ts`, ...imports].map((file) => `import "${file}";`).join(""),
});

test("a component's styles are above those of the parts it uses, directly or through other modules", async () => {
  const heights = await heightsOf({
    ...part("icon"),
    ...part("button", "../icon/icon.tsx"),
    ...part("field", "../shared/shared.ts"),
    "shared/shared.ts": `export { Button } from "../button/button.tsx";`,
  });
  expect(heights).toEqual({ "icon/icon": 0, "button/button": 1, "field/field": 2 });
});

test("styles are above those they are composed of; imports of types and dynamic imports do not count", async () => {
  const heights = await heightsOf({
    ...part("icon"),
    ...part("card"),
    "card/large.css.ts": `import { card } from "./card.css.ts";`,
    "card/later.tsx": `import type { Icon } from "../icon/icon.tsx"; import "./card.css.ts"; import("../icon/icon.tsx");`,
  });
  expect(heights).toEqual({ "icon/icon": 0, "card/card": 0, "card/large": 1 });
});

test("two components that use each other are refused", async () => {
  const files = { ...part("one", "../two/two.tsx"), ...part("two", "../one/one.tsx") };
  await expect(heightsOf(files)).rejects.toThrow("one/one.css.ts > two/two.css.ts > one/one.css.ts");
});

test("the library's heights are the recorded ones; `pnpm exec vitest run --project ui style-heights -u` records new ones", async () => {
  const heights = styleHeights(sources);
  await expect(`${JSON.stringify(heights, null, 2)}\n`).toMatchFileSnapshot(
    join(sources, "theme/style-heights.json"),
  );
  const layers = Array.from(
    { length: Math.max(...Object.values(heights)) + 1 },
    (_, height) => `ui.h${height}`,
  );
  expect(layerOrder).toBe(`@layer theme, ${layers.join(", ")}, site;`);
});
