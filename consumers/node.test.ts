import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browses, groundAndToken, violations } from "./browse.ts";
import { consumer, readmePolicy } from "./install.ts";
import { succeed } from "../scripts/pnpm.ts";
import { root } from "../scripts/run.ts";
import { serve } from "./serve.ts";

const made = consumer("node", { types: false });
const browse = browses();
let site: Awaited<ReturnType<typeof serve>> | undefined;
beforeAll(async () => {
  site = await serve(made.folder, await readmePolicy(made.folder));
});
afterAll(() => site?.close());

describe.each([
  ["tr", "ltr"],
  ["ar", "rtl"],
] as const)("a page written by plain Node, %s", (locale, direction) => {
  test("is rendered in its direction, with the style sheets of the package", async () => {
    const page = await browse(`${site?.origin}/pages/${locale}.html`, locale);
    expect(await page.locator("main").evaluate((main) => getComputedStyle(main).direction)).toBe(direction);
    const button = await groundAndToken(page, 'a[href="#offer"]', "--pf-color-brand-solid");
    expect(button.ground).toBe(button.token);
    expect(button.ground).not.toBe("rgba(0, 0, 0, 0)");
    // Checks the order of the layers: a component's rule wins over the theme's rule for all links.
    expect(
      await page.locator('a[href="#offer"]').evaluate((link) => getComputedStyle(link).textDecorationLine),
    ).toBe("none");
    expect(await page.locator("article").count()).toBeGreaterThan(3);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(
      true,
    );
    expect(await violations(page)).toEqual([]);
  });
});

test("the server-rendering example in the README of @preforma/ui runs", async () => {
  const output = await succeed("The example", [process.execPath, "readme/render.js"], made.folder);
  expect(output).toContain('aria-label="Page 5"');
  expect(output.trim()).toMatch(/pagination\/styles\.css$/);
});

test("the example in the README of @preforma/domain gives the results in its comments", async () => {
  const readme = readFileSync(join(root, "packages/domain/README.md"), "utf8");
  const example = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? "";
  const claims = [...example.matchAll(/^(.+); \/\/ (.+)$/gm)];
  expect(claims.length).toBeGreaterThan(2);
  const code = claims.reduce(
    (text, [line = "", expression = ""]) => text.replace(line, `console.log(JSON.stringify(${expression}));`),
    example,
  );
  writeFileSync(join(made.folder, "example.js"), code);
  const output = await succeed("The example", [process.execPath, "example.js"], made.folder);
  expect(output.trim().split("\n")).toEqual(claims.map(([, , result]) => result));
});
