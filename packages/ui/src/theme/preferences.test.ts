import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { Browser, Page } from "playwright";
import { build } from "vite";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { brands, createTheme } from "../theme-builder/index.ts";
import { measurePairs } from "./contrast.ts";
import { schemes } from "./tokens.ts";

/** The compiled theme under user preferences, which only a browser can emulate. */
// By URL, not a static import: the repository's scripts are not part of this package or its types.
const chromium = new URL("../../../../scripts/chromium.ts", import.meta.url).href;
let browser: Browser;
let page: Page;
let themeCss = "";

async function compileTheme(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL("./index.ts", import.meta.url)) },
    },
  });
  const files = [built].flat().flatMap((output) => ("output" in output ? output.output : []));
  const sheet = files.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error("The theme compiled to no style sheet.");
  return String(sheet.source);
}

beforeAll(async () => {
  const { launchChromium }: { launchChromium: () => Promise<Browser> } = await import(
    /* @vite-ignore */ chromium
  );
  [browser, themeCss] = await Promise.all([launchChromium(), compileTheme()]);
});
afterAll(() => browser?.close());

beforeEach(async () => {
  await page?.context().close();
  page = await browser.newPage();
});

/** A page with the style sheets in this order, and one element inside. */
async function open(sheets: readonly string[], html = "", inner = ""): Promise<void> {
  await page.setContent(
    `<!doctype html><html ${html}><head>${sheets.map((css) => `<style>${css}</style>`).join("")}</head>` +
      `<body><p id="part" ${inner}>A</p></body></html>`,
  );
}

/** The computed colours and lengths of custom properties on the inner element. */
function drawn(): Promise<
  Record<"text" | "muted" | "border" | "focus" | "control" | "corner" | "leading", string>
> {
  return page.evaluate(() => {
    const part = document.querySelector<HTMLElement>("#part");
    if (!part) throw new Error("The page has no part.");
    const computed = (property: "color" | "inlineSize" | "lineHeight", value: string) => {
      part.style[property] = value;
      const result = getComputedStyle(part)[property];
      part.style[property] = "";
      return result;
    };
    return {
      text: getComputedStyle(part).color,
      muted: computed("color", "var(--pf-color-text-muted)"),
      border: computed("color", "var(--pf-color-border-control)"),
      focus: computed("color", "var(--pf-color-focus)"),
      control: computed("inlineSize", "var(--pf-size-control-small)"),
      corner: computed("inlineSize", "var(--pf-radius-shoulder)"),
      leading: computed("lineHeight", "calc(var(--pf-font-leading-base) * 10px)"),
    };
  });
}

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(", ")})`;

describe("contrast", () => {
  test("follows the reader's system, in both schemes", async () => {
    await open([themeCss]);
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme, contrast: "no-preference" });
      expect(await drawn()).toMatchObject({
        text: rgb(schemes[scheme].color.text.default),
        muted: rgb(schemes[scheme].color.text.muted),
      });
      await page.emulateMedia({ colorScheme: scheme, contrast: "more" });
      expect(await drawn()).toMatchObject({
        text: rgb(schemes[`${scheme}-more`].color.text.default),
        muted: rgb(schemes[`${scheme}-more`].color.text.muted),
      });
    }
  });

  test("a page may request more or standard contrast, a part of a page more", async () => {
    await page.emulateMedia({ colorScheme: "light", contrast: "more" });
    await open([themeCss], 'data-contrast="standard"');
    expect((await drawn()).muted).toBe(rgb(schemes.light.color.text.muted));
    await page.emulateMedia({ contrast: "no-preference" });
    await open([themeCss], "", 'data-contrast="more" data-scheme="dark"');
    expect(await drawn()).toMatchObject({
      text: rgb(schemes["dark-more"].color.text.default),
      muted: rgb(schemes["dark-more"].color.text.muted),
    });
  });

  test("forced colours win over it", async () => {
    await page.emulateMedia({ forcedColors: "active", contrast: "more" });
    const focus = () =>
      page.evaluate(() => {
        const part = document.querySelector("#part");
        return part && getComputedStyle(part).getPropertyValue("--pf-color-focus");
      });
    for (const inner of ["", 'data-contrast="more"']) {
      await open([themeCss, createTheme(brands.bordeaux).css], "", inner);
      expect(await focus()).toBe("Highlight");
    }
  });
});

describe("a scheme of a part", () => {
  // As bundlers compile it for browsers without `light-dark()`: Vite's default.
  test("holds in a style sheet that a bundler has compiled for older browsers", async () => {
    expect(themeCss).not.toContain("light-dark(");
    await page.emulateMedia({ colorScheme: "light", contrast: "no-preference" });
    for (const scheme of ["light", "dark"] as const) {
      const page = scheme === "light" ? "dark" : "light";
      await open([themeCss], `data-scheme="${page}"`, `data-scheme="${scheme}"`);
      expect(await drawn()).toMatchObject({
        text: rgb(schemes[scheme].color.text.default),
        muted: rgb(schemes[scheme].color.text.muted),
        border: rgb(schemes[scheme].color.border.control),
      });
    }
  });

  test("follows the contrast around it", async () => {
    const more = { muted: rgb(schemes["dark-more"].color.text.muted) };
    await page.emulateMedia({ colorScheme: "light", contrast: "no-preference" });
    await open([themeCss], 'data-contrast="more"', 'data-scheme="dark"');
    expect(await drawn()).toMatchObject(more);
    await page.emulateMedia({ contrast: "more" });
    await open([themeCss], 'data-scheme="light"', 'data-scheme="dark"');
    expect(await drawn()).toMatchObject(more);
    await open([themeCss], 'data-contrast="standard"', 'data-scheme="dark"');
    expect(await drawn()).toMatchObject({ muted: rgb(schemes.dark.color.text.muted) });
  });

  test("follows the brand around it, and the reader's own colours", async () => {
    for (const [selector, html] of [
      [":root", ""],
      ['[data-brand="bordeaux"]', 'data-brand="bordeaux"'],
    ] as const) {
      const { css, contrast } = createTheme(brands.bordeaux, { selector });
      const muted = (scheme: string) =>
        contrast.find((pair) => pair.scheme === scheme && pair.foreground === "text.muted")
          ?.foregroundColour ?? "";
      await page.emulateMedia({ colorScheme: "light", contrast: "no-preference", forcedColors: "none" });
      await open([css, themeCss], html, 'data-scheme="dark"');
      expect(await drawn()).toMatchObject({ muted: rgb(muted("dark")), corner: "3px" });
      await page.emulateMedia({ contrast: "more" });
      expect(await drawn()).toMatchObject({ muted: rgb(muted("dark-more")) });
      await page.emulateMedia({ forcedColors: "active" });
      expect(
        await page.evaluate(() => {
          const part = document.querySelector("#part");
          return part && getComputedStyle(part).getPropertyValue("--pf-color-focus");
        }),
      ).toBe("Highlight");
    }
  });
});

describe("density", () => {
  test("is comfortable unless a page or a part of it requests compact", async () => {
    await open([themeCss]);
    expect((await drawn()).control).toBe("36px");
    await open([themeCss], "", 'data-density="compact"');
    expect((await drawn()).control).toBe("28px");
    await open([themeCss], 'data-density="compact"', 'data-density="comfortable"');
    expect((await drawn()).control).toBe("36px");
  });
});

describe("a brand", () => {
  const { css } = createTheme(brands.bordeaux);
  const { css: partly } = createTheme(brands.bordeaux, { selector: '[data-brand="bordeaux"]' });

  test.each(["after", "before"])("wins over the library's own theme when loaded %s it", async (order) => {
    await open(order === "after" ? [themeCss, css] : [css, themeCss]);
    expect((await drawn()).corner).toBe("3px");
    await page.emulateMedia({ contrast: "more", colorScheme: "dark" });
    expect((await drawn()).muted).not.toBe(rgb(schemes["dark-more"].color.text.muted));
  });

  test("preserves the line height for Arabic, density and high contrast", async () => {
    await open([themeCss, css], 'lang="ar" data-density="compact"');
    expect(await drawn()).toMatchObject({ leading: "18px", control: "28px", corner: "3px" });
  });

  test("may apply to a part of a page", async () => {
    await open([themeCss, partly]);
    expect((await drawn()).corner).toBe("28px");
    await open([themeCss, partly], 'data-contrast="more"', 'data-brand="bordeaux" data-scheme="light"');
    const more = createTheme(brands.bordeaux).contrast.find(
      ({ scheme, foreground }) => scheme === "light-more" && foreground === "text.muted",
    );
    expect(await drawn()).toMatchObject({ corner: "3px", muted: rgb(more?.foregroundColour ?? "") });
  });
});

test("high contrast has no pair weaker than the scheme under it", () => {
  for (const scheme of ["light", "dark"] as const) {
    const standard = measurePairs(scheme, schemes[scheme]);
    for (const [index, pair] of measurePairs(`${scheme}-more`, schemes[`${scheme}-more`]).entries()) {
      const below = standard[index];
      // Above 7:1 a colour may lose contrast in favour of another that needs it.
      expect(pair.ratio, `${pair.foreground} on ${pair.background}`).toBeGreaterThanOrEqual(
        Math.min(below?.ratio ?? 21, 7),
      );
    }
  }
});
