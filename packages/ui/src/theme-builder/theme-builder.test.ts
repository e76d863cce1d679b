import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { mergeGroups, type TokenGroup } from "../theme/dtcg.ts";
import { comfortableValues, compactValues } from "../theme/tokens.ts";
import { brands, ContrastError, createTheme, exportTokens } from "./index.ts";

const oklch = (...components: number[]) => ({ $value: { colorSpace: "oklch", components } });
const publicNames = readFileSync(new URL("../theme/custom-properties.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .filter((line) => line.startsWith("--"));
const changed = (change: TokenGroup) => mergeGroups(brands.preforma, change);

function refusal(brand: TokenGroup): Error {
  try {
    createTheme(brand);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("The brand was not refused.");
}

describe("createTheme", () => {
  test.each(Object.entries(brands))("the brand %s passes, and every pair was measured", (_name, brand) => {
    const { contrast } = createTheme(brand);
    expect(new Set(contrast.map(({ scheme }) => scheme))).toEqual(
      new Set(["light", "dark", "light-more", "dark-more"]),
    );
    for (const { ratio, minRatio } of contrast) expect(ratio).toBeGreaterThanOrEqual(minRatio);
  });

  test("refuses text that cannot be read, naming the pair, both values and the palette's steps", () => {
    const error = refusal(changed({ palette: { brand: { 700: oklch(0.7, 0.085, 204) } } }));
    expect(error).toBeInstanceOf(ContrastError);
    expect(error.message).toMatch(
      /light: brand\.onSolid \(palette\.neutral\.0\) #ffffff on brand\.solid \(palette\.brand\.700\) #\w{6} is 2\.\d\d:1 and must be 4\.5:1/,
    );
    expect(error.message).toMatch(
      /light: text\.link \(palette\.brand\.700\) #\w{6} on surface\.page \(palette\.neutral\.25\)/,
    );
  });

  test("refuses the edge of a control that cannot be seen, and what fails in high contrast alone", () => {
    expect(refusal(changed({ palette: { neutral: { 500: oklch(0.8, 0.01, 205) } } })).message).toMatch(
      /light: border\.control \(palette\.neutral\.500\) #\w{6} on surface\.base \(palette\.neutral\.0\) #ffffff is 1\.\d\d:1 and must be 3:1/,
    );
    const { message } = refusal(changed({ palette: { green: { 900: oklch(0.5, 0.1, 158) } } }));
    expect(message).toMatch(/light-more: success\.text .* must be 7:1/);
    expect(message).not.toMatch(/light: success\.text/);
  });

  test("measures what is translucent as it is seen, in front and behind", () => {
    const faint = (colour: number[], alpha: number) => ({
      $value: { colorSpace: "oklch", components: colour, alpha },
    });
    const text = refusal(changed({ palette: { neutral: { 900: faint([0.2, 0.01, 205], 0.1) } } }));
    expect(text).toBeInstanceOf(ContrastError);
    expect(text.message).toMatch(
      /light: text\.default \(palette\.neutral\.900\) #\w{6} on surface\.base \(palette\.neutral\.0\) #ffffff is 1\.\d\d:1/,
    );
    const button = refusal(changed({ palette: { brand: { 700: faint([0.4, 0.05, 204], 0.1) } } }));
    expect(button.message).toMatch(/light: brand\.onSolid .* on brand\.solid .* is 1\.\d\d:1/);
  });

  test("a ratio that only rounding would save is told as it is", () => {
    const { pairs } = refusal(
      changed({ palette: { neutral: { 500: oklch(0.8, 0.01, 205) } } }),
    ) as ContrastError;
    for (const { ratio, minRatio } of pairs) expect(ratio).toBeLessThan(minRatio);
  });

  test("refuses a file that lacks tokens, mistakes their type or decides what no brand decides", () => {
    const { radius: _radius, ...withoutCorners } = brands.preforma;
    expect(refusal(withoutCorners).message).toContain("radius.shoulder is missing");
    expect(
      refusal(changed({ space: { m: { $type: "dimension", $value: { value: 2, unit: "rem" } } } })).message,
    ).toContain("space.m is not a brand's to decide");
    expect(refusal(changed({ radius: { pill: { $type: "number", $value: 4 } } })).message).toContain(
      'radius.pill has the $type "number" where "dimension" is meant',
    );
  });

  test("refuses values in another notation, naming the token, its value and how it is written", () => {
    const { message } = refusal(
      changed({
        palette: {
          brand: { 600: oklch(0.5, 0.08), 700: { $value: "#0c5460" } },
          red: { 600: { $value: { colorSpace: "srgb", components: [0.7, 0.1, 0.1] } } },
        },
        radius: { small: { $value: "6px" }, large: { $value: null } },
        font: { family: { base: { $value: "Inter" } } },
      }),
    );
    expect(message).toContain(
      'palette.brand.700 is "#0c5460" where {"colorSpace":"oklch","components":[0.6,0.09,206]}',
    );
    expect(message).toContain('palette.brand.600 is {"colorSpace":"oklch","components":[0.5,0.08]}');
    expect(message).toContain('palette.red.600 is {"colorSpace":"srgb"');
    expect(message).toContain("radius.large is null");
    expect(message).toContain('radius.small is "6px" where {"value":6,"unit":"px"}');
    expect(message).toContain('font.family.base is "Inter" where ["sans-serif"]');
  });

  test("sets only names that are public, under the selector that it was given", () => {
    const { css, rules } = createTheme(brands.bordeaux, { selector: '[data-brand="bordeaux"]' });
    for (const { selector, declarations } of rules) {
      expect(selector).toContain('[data-brand="bordeaux"]');
      expect(publicNames).toEqual(expect.arrayContaining(Object.keys(declarations)));
    }
    expect(css).toMatch(/^@layer theme, [^;]+, site;\n@layer theme \{\n {2}\[data-brand="bordeaux"\] \{/);
    expect(css).toContain("@media (prefers-contrast: more) {");
  });
});

describe("tokens for others", () => {
  const { css, tokens } = exportTokens(brands.preforma);

  test("the style sheet sets every public name", () => {
    const root = /:root(?:, [^{]+)? \{\n([^}]*--pf[^}]*)\}/g;
    const set = [...css.matchAll(root)].flatMap(([, body = ""]) =>
      [...body.matchAll(/(--pf-[\w-]+):/g)].map(([, name]) => name),
    );
    expect(new Set(set)).toEqual(new Set(publicNames));
  });

  test("design tools get every public name once per scheme, without aliases, colours in sRGB", () => {
    for (const scheme of ["light", "dark", "light-more", "dark-more"] as const) {
      expect(
        new Set([...Object.keys(tokens.base), ...Object.keys(tokens[scheme])].map((name) => `--pf-${name}`)),
      ).toEqual(new Set(publicNames));
    }
    expect(JSON.stringify(tokens)).not.toMatch(/"\{|\$ref|oklch/);
    expect(tokens.light["color-text-on-ink"]).toMatchObject({
      $type: "color",
      $value: { colorSpace: "srgb", alpha: 1, hex: expect.stringMatching(/^#[\da-f]{6}$/) },
    });
    expect(tokens.base["font-size-hero"]).toMatchObject({
      $value: { value: 2.25, unit: "rem" },
      $extensions: { "preforma.fluid": { to: { value: 4.25, unit: "rem" } } },
    });
    expect(tokens.light["shadow-glow"]?.$value).toEqual([
      expect.objectContaining({ color: expect.objectContaining({ colorSpace: "srgb", alpha: 0.38 }) }),
    ]);
  });
});

test("compact controls stay targets of at least 24 px (WCAG 2.2, 2.5.8), and everything shrinks or stays", () => {
  const px = (value: string) => Number(/[\d.]+/.exec(value)?.[0]) * 16;
  for (const [size, value] of Object.entries(compactValues.size.control)) {
    expect(px(value)).toBeGreaterThanOrEqual(24);
    expect(px(value)).toBeLessThan(px(comfortableValues.size.control[size as "small"]));
  }
  for (const [step, value] of Object.entries(compactValues.space)) {
    expect(px(value), step).toBeLessThan(px(comfortableValues.space[step as "m"]));
  }
});

test("no component and no site brings the builder into a browser", () => {
  const root = join(dirname(new URL(import.meta.url).pathname), "../../../..");
  const sources = globSync(["packages/ui/src/**/*.{ts,tsx}", "sites/web/{app,server}/**/*.{ts,tsx}"], {
    cwd: root,
  }).filter(
    // What only the server loads is in no browser; the build refuses to bring it there.
    (file) => !/\.(?:test|server)\.tsx?$/.test(file) && !/\/(?:theme-builder|foundations)\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(100);
  const importing = sources.filter((file) =>
    /from "[^"]*theme-builder/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(importing).toEqual([]);
});
