import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { drawingModules } from "../../scripts/drawing-modules.ts";
import * as drawings from "./index.ts";

const components = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

test("the modules are what the script makes from Lucide", () => {
  const modules = drawingModules(read("index.ts"));
  expect([...modules.keys()].sort()).toEqual(globSync("*.generated.ts", { cwd: import.meta.dirname }).sort());
  for (const [file, source] of modules)
    expect(read(file), "Run `pnpm --filter @preforma/ui drawings`.").toBe(source);
});

test("a drawing accepts the props of an SVG element, and consists of one path", () => {
  const markup = renderToStaticMarkup(
    createElement(drawings.GitCompareArrows, { className: "a", role: "img" }),
  );
  expect(markup).toMatch(
    /^<svg [^>]*viewBox="0 0 24 24"[^>]* class="a" role="img"><path d="[^"]+"><\/path><\/svg>$/,
  );
});

test("components draw with these: with Lucide's own, each icon would bring its name and twice the markup", () => {
  const others = globSync("**/*.{ts,tsx}", { cwd: components }).filter(
    (file) =>
      !file.startsWith("drawings/") &&
      readFileSync(join(components, file), "utf8").includes('"lucide-react"'),
  );
  expect(others).toEqual([]);
});
