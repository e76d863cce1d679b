import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createTesters, playwrightDriver } from "../packages/ui/src/testing/index.ts";
import { messagesFor } from "../packages/ui/src/messages/index.ts";
import type { Locator } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browses, groundAndToken, violations } from "./browse.ts";
import { succeed } from "../scripts/pnpm.ts";
import { readTarball, targetsOf } from "../scripts/tarball.ts";
import { consumer, packed, readmePolicy } from "./install.ts";
import { serve } from "./serve.ts";
import words from "./vite/src/words.json" with { type: "json" };

const made = consumer("vite", { types: true });
const browse = browses();
let site: Awaited<ReturnType<typeof serve>> | undefined;
beforeAll(async () => {
  site = await serve(join(made.folder, "dist"), await readmePolicy(made.folder));
});
afterAll(() => site?.close());

/** A token's colour as `getComputedStyle` returns it. */
const rgb = (hex: string): string => {
  const parts = hex.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16));
  return `rgb(${parts?.join(", ")})`;
};

describe.each([
  ["tr", "ltr"],
  ["ar", "rtl"],
] as const)("an application built by Vite, %s", (locale, direction) => {
  const open = async () => {
    const page = await browse(`${site?.origin}/?lang=${locale}`, locale);
    await page.getByRole("heading", { level: 1 }).waitFor();
    return page;
  };
  const testers = createTesters(playwrightDriver<Locator>(), messagesFor(locale));

  test("is rendered in its direction, with styles, pictures and its own brand", async () => {
    const page = await open();
    expect(await page.locator("main").evaluate((main) => getComputedStyle(main).direction)).toBe(direction);
    const button = await groundAndToken(page, "main button", "--pf-color-brand-solid");
    expect(button.ground).toBe(button.token);
    // The brand's colour is in the style sheet that the consumer has built, not in the library's.
    const brand = readFileSync(join(made.folder, "src/brand.css"), "utf8");
    const own = /--pf-color-brand-solid: light-dark\((#\w{6})/.exec(brand)?.[1] ?? "";
    const theme = readFileSync(join(made.folder, "node_modules/@preforma/ui/dist/theme/styles.css"), "utf8");
    expect(theme).not.toContain(own);
    expect(button.ground).toBe(rgb(own));
    const card = page.locator("article").first();
    expect(await card.evaluate((element) => getComputedStyle(element).display)).toBe("flex");
    expect(await page.locator("header input[type=search]").first().isVisible()).toBe(true);
    await expect
      .poll(() => card.locator("img").evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });

  test("keeps a dark band's colours on a light page, though its bundler compiles `light-dark()` away", async () => {
    const page = await open();
    const styles = readdirSync(join(made.folder, "dist/assets")).filter((name) => name.endsWith(".css"));
    for (const name of styles)
      expect(readFileSync(join(made.folder, "dist/assets", name), "utf8")).not.toContain("light-dark(");
    const band = page.locator('main [data-scheme="dark"]');
    const brand = readFileSync(join(made.folder, "src/brand.css"), "utf8");
    const dark = /--pf-color-text-default: light-dark\(#\w{6}, (#\w{6})\)/.exec(brand)?.[1] ?? "";
    expect(await band.evaluate((element) => getComputedStyle(element).color)).toBe(rgb(dark));
    await band.scrollIntoViewIfNeeded();
    expect(await violations(page)).toEqual([]);
  });

  test("opens a dialog, understands a telephone number and complains in its language", async () => {
    const page = await open();
    const body = page.locator("body");
    await page.getByRole("button", { name: words[locale].call }).click();
    const dialog = testers.dialog(body, words[locale].call);
    const inside = await dialog.element();
    // The header loads the styles that dialogs share with drawers again; they must not override the dialog's own.
    const box = await inside.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2, "in the middle of the window").toBeCloseTo(640, -1.5);
    const phone = testers.phoneField(inside);
    await phone.type("0532 123");
    await expect.poll(() => phone.country()).toContain("TR +90");
    const form = testers.form(inside);
    const send = inside.locator("button[type=submit]");
    await form.submit((await send.textContent()) ?? "");
    expect(await form.errors()).toHaveLength(1);
    await phone.chooseCountry("+49");
    expect(await phone.country()).toContain("DE +49");
    expect(await violations(page)).toEqual([]);
    await page.goBack();
    await expect.poll(() => dialog.isOpen()).toBe(false);
    expect(page.url()).toContain(`lang=${locale}`);
    expect(await violations(page)).toEqual([]);
  });

  test("lets react-hook-form control fields and set their values", async () => {
    const page = await open();
    const texts = words[locale];
    const order = page.getByRole("form", { name: texts.order });
    const pieces = order.getByLabel(texts.pieces);
    await pieces.fill("");
    await order.getByRole("button", { name: texts.order }).click();
    await order.getByText(texts.howMany).waitFor();
    await expect.poll(() => pieces.evaluate((field) => field === document.activeElement)).toBe(true);

    await pieces.fill("1200");
    const material = testers.combobox(page.locator("body"), texts.material);
    await material.choose("hdpe");
    const phone = order.locator("input[type=tel]");
    await phone.pressSequentially("05321234567");
    await order.getByRole("radio").nth(3).check();
    await order.getByRole("switch", { name: texts.sample }).check();
    await order.getByRole("button", { name: texts.order }).click();
    await expect
      .poll(async () => JSON.parse((await order.locator("output").textContent()) || "null") as unknown)
      .toEqual({
        pieces: 1200,
        material: { value: "hdpe", label: "HDPE" },
        phone: "+905321234567",
        rating: 4,
        sample: true,
      });

    await order.getByRole("button", { name: texts.clear }).click();
    await expect.poll(() => pieces.inputValue()).toMatch(/500|٥٠٠/);
    expect(await material.displayValue()).toBe("");
    expect(await phone.inputValue()).toBe("");
    expect(await order.getByRole("radio", { checked: true }).count()).toBe(0);
    expect(await order.getByRole("switch", { name: texts.sample }).isChecked()).toBe(false);
  });
});

test("the types of every entry compile with Node's resolution, declarations included", async () => {
  const entries = packed().flatMap(({ name, tarball }) =>
    [...targetsOf(readTarball(tarball), "types")]
      .filter(([entry, file]) => file.endsWith(".d.ts") && !entry.endsWith(".css"))
      .map(([entry]) => `${name}${entry.slice(1)}`),
  );
  expect(entries.length).toBeGreaterThan(100);
  writeFileSync(
    join(made.folder, "entries.ts"),
    entries.map((entry, place) => `export * as entry${place} from "${entry}";\n`).join(""),
  );
  writeFileSync(
    join(made.folder, "tsconfig.nodenext.json"),
    JSON.stringify({
      extends: "./tsconfig.json",
      compilerOptions: { module: "nodenext", moduleResolution: "nodenext", types: [] },
      include: ["entries.ts"],
    }),
  );
  await succeed("The types", ["tsc", "-p", "tsconfig.nodenext.json"], made.folder);
});

describe("the consumer's own texts", () => {
  test("replace one of the library's", async () => {
    const page = await browse(`${site?.origin}/?lang=en`, "en");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("input[type=search]").first().getAttribute("placeholder")).toBe(
      "What are you looking for?",
    );
  });

  test("add a language, with its numbers and names of countries", async () => {
    const page = await browse(`${site?.origin}/?lang=es`, "es");
    await page.getByRole("heading", { level: 1, name: "Productos" }).waitFor();
    expect(await page.locator("article").first().textContent()).toMatch(/Desde [\d.]+ unidades/);
    await page.getByRole("button", { name: words.es.call }).click();
    const dialog = page.getByRole("dialog", { name: words.es.call });
    await dialog.getByRole("textbox").focus();
    await dialog.getByRole("button", { name: "Prefijo: Turquía" }).waitFor();
    await dialog.getByRole("button", { name: "Cerrar" }).click();
    expect(await violations(page)).toEqual([]);
  });
});

describe("a bundle that uses only a button", () => {
  test("has the button, and neither other components nor their texts", () => {
    const code = readFileSync(join(made.folder, "dist-button/button.js"), "utf8");
    const bytes = gzipSync(code).length;
    expect(bytes, `${bytes} bytes, gzipped, React not counted`).toBeLessThan(2048);
    const foreign = Object.entries(messagesFor("tr"))
      .filter(([component]) => component !== "button")
      .flatMap(([, texts]) => Object.values<unknown>(texts))
      .filter((text): text is string => typeof text === "string" && text.length > 6);
    expect(foreign.length).toBeGreaterThan(100);
    expect(foreign.filter((text) => code.includes(text))).toEqual([]);
  });
});
