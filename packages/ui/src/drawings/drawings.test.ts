import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fileOf, sourceOf } from "../../scripts/drawing-source.ts";
import * as drawings from "./index.ts";

const components = join(import.meta.dirname, "..");
/** Without what the formatter decides. */
const bare = (source: string) => source.replaceAll(/\s+|,(?=\s*[)\]}])|"(?=\w+":)|(?<=\w)"(?=:)/g, "");

test.each(Object.keys(drawings))("%s is what Lucide draws", (name) => {
  const written = readFileSync(join(import.meta.dirname, `${fileOf(name)}.ts`), "utf8");
  expect(bare(written), "Run `pnpm --filter @preforma/ui drawings`, then `pnpm format`.").toBe(
    bare(sourceOf(name)),
  );
});

test("a drawing takes what an SVG element takes, and is otherwise its lines alone", () => {
  const markup = renderToStaticMarkup(
    createElement(drawings.GitCompareArrows, { className: "a", role: "img" }),
  );
  expect(markup).toMatch(/^<svg [^>]*viewBox="0 0 24 24"[^>]* class="a" role="img"><circle /);
  expect(markup.match(/<path/g)).toHaveLength(2);
});

test("components draw with these: with Lucide's own, each icon would bring its name and twice the markup", () => {
  const others = globSync("**/*.{ts,tsx}", { cwd: components }).filter(
    (file) =>
      !file.startsWith("drawings/") &&
      readFileSync(join(components, file), "utf8").includes('"lucide-react"'),
  );
  expect(others).toEqual([]);
});
