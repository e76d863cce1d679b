/** @module-tag full */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pathTo } from "@preforma/domain/routes";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../../packages/backend/src/testing/http-server.ts";
import { launchChromium } from "../../../scripts/chromium.ts";
import { timeFactor } from "../../../scripts/test-run.ts";
import { hydrated } from "./visit.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));

let dataDir: string;
let server: ChildProcess;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "preforma-development-"));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const program = join(folder, "node_modules/@react-router/dev/bin.cjs");
  server = spawn(
    process.execPath,
    [program, "dev", "--host", "127.0.0.1", "--port", `${port}`, "--strictPort"],
    {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: "development",
        DATA_DIR: dataDir,
        LOG_LEVEL: "warn",
        PICTURES_AHEAD: "off",
        VITEST: undefined,
      },
      // It restarts itself with its own options: in a process group, so that all of it can be ended.
      detached: true,
      stdio: "ignore",
    },
  );
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  const ended = once(server, "exit");
  process.kill(-(server.pid ?? 0), "SIGTERM");
  await ended;
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test("what is being worked on is the site as visitors see it, taken over by the browser without a complaint", async () => {
  const path = `${origin}${pathTo("home", "ar")}`;
  const answers = () =>
    fetch(path).then(
      ({ status }) => status,
      () => 0,
    );
  // The first response waits until the whole site is compiled.
  await expect.poll(answers, { interval: 500, timeout: 100_000 * timeFactor }).toBe(200);
  const page = await browser.newPage({ locale: "ar" });
  // On the first visit Vite optimises the dependencies, which may reload the page.
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(complaints).toEqual([]);
  expect(await page.locator("main h1").count()).toBe(1);
});
