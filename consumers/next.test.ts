/** @module-tag full */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { messagesFor } from "../packages/ui/src/messages/index.ts";
import { createTesters, playwrightDriver } from "../packages/ui/src/testing/index.ts";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browses, groundAndToken, violations } from "./browse.ts";
import { consumer } from "./install.ts";
import words from "./next/parts/words.json" with { type: "json" };

// Next checks the types itself, with its own TypeScript.
const made = consumer("next", { types: false });
const browse = browses();
let server: ChildProcess | undefined;
let origin: string;

beforeAll(async () => {
  const next = createRequire(join(made.folder, "package.json")).resolve("next/dist/bin/next");
  const started = spawn(process.execPath, [next, "start", "--port", "0", "--hostname", "127.0.0.1"], {
    cwd: made.folder,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", VITEST: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  server = started;
  origin = await new Promise<string>((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(output)?.[1];
      if (found !== undefined && output.includes("Ready")) resolve(`http://127.0.0.1:${found}`);
    };
    started.stdout.on("data", read);
    started.stderr.on("data", read);
    started.once("exit", (code) => reject(new Error(`Next ended with code ${code}. Its output: ${output}`)));
  });
});
afterAll(async () => {
  if (server === undefined || server.exitCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
});

/** Waits until React has hydrated the page. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

describe.each([
  ["tr", "ltr"],
  ["ar", "rtl"],
] as const)("server components of Next.js, %s", (locale, direction) => {
  const texts = words[locale];

  test("are in the server's HTML", async () => {
    const html = await (await fetch(`${origin}/${locale}`)).text();
    expect(html).toContain(`<html lang="${locale}" dir="${direction}"`);
    for (const part of [texts.title, texts.home, texts.help, "PB-500-28-AM"]) expect(html).toContain(part);
  });

  test("are styled, hydrate without a console message and open a dialog", async () => {
    const page = await browse(`${origin}/${locale}`, locale);
    await hydrated(page);
    expect(await page.locator("main").evaluate((main) => getComputedStyle(main).direction)).toBe(direction);
    const button = await groundAndToken(page, "main button", "--pf-color-brand-solid");
    expect(button.ground).toBe(button.token);
    // The second brand is red; the library's own is teal.
    const [red = 0, green = 0] = button.ground.match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeGreaterThan(green);
    expect(await violations(page)).toEqual([]);

    await page.getByRole("button", { name: texts.call }).click();
    const testers = createTesters(playwrightDriver<Locator>(), messagesFor(locale));
    const dialog = testers.dialog(page.locator("body"), texts.call);
    const inside = await dialog.element();
    await inside.getByLabel(texts.name).fill("Ada");
    const phone = inside.locator("input[type=tel]");
    await phone.pressSequentially("5321234567");
    await expect.poll(() => phone.inputValue()).toBe("532 123 45 67");
    expect(await violations(page)).toEqual([]);
    await inside.locator("button[type=submit]").click();
    await inside.getByText('["Ada","+905321234567"]').waitFor();
    await dialog.escape();
    await expect.poll(() => dialog.isOpen()).toBe(false);
  });

  test("close a dialog with the back button, without leaving or reloading the page", async () => {
    const page = await browse(`${origin}/${locale}`, locale);
    await hydrated(page);
    await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
    await page.getByRole("button", { name: texts.call }).click();
    await page.getByRole("dialog").waitFor();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(page.url()).toBe(`${origin}/${locale}`);
    expect(await page.locator("body[data-same-document]").count()).toBe(1);
  });

  test("compose a popover from parts that are properties of one export", async () => {
    const page = await browse(`${origin}/${locale}`, locale);
    await hydrated(page);
    const trigger = page.getByRole("button", { name: texts.minimum });
    await trigger.click();
    const popover = page.getByRole("dialog", { name: texts.minimum });
    expect(await popover.textContent()).toContain(texts.carton);
    await popover.getByRole("button", { name: texts.close }).click();
    await popover.waitFor({ state: "detached" });
    // The focus returns one frame after the popover is removed.
    await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("control fields with react-hook-form", async () => {
    const page = await browse(`${origin}/${locale}`, locale);
    await hydrated(page);
    const values = async () => JSON.parse((await page.locator("output").textContent()) ?? "") as unknown;
    await page.getByLabel(texts.pieces).fill("1200");
    await page.getByRole("switch", { name: texts.sample }).check();
    await expect.poll(values).toEqual({ pieces: 1200, sample: true });
    await page.getByRole("button", { name: texts.double }).click();
    await expect.poll(values).toEqual({ pieces: 2400, sample: true });
    await expect.poll(() => page.getByLabel(texts.pieces).inputValue()).toMatch(/^2.?400$/);
  });
});
