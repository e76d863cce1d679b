/** @module-tag full */

import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { messagesFor } from "@preforma/ui/messages";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startSite, type StartedSite } from "./start-site.ts";

const run = promisify(execFile);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// A separate site: the shared one must stay open.
let server: StartedSite;
let origin: string;
let dataDir: string;

const staff = async (...words: string[]) =>
  (
    await run(process.execPath, [here("../../../packages/backend/src/staff/command.ts"), ...words], {
      env: { ...process.env, DATA_DIR: dataDir, PUBLIC_ORIGIN: origin },
    })
  ).stdout.trim();
const look = (path: string, init: RequestInit = {}) =>
  fetch(`${origin}${path}`, { redirect: "manual", ...init });
/** The other process notices the change within moments. */
const answers = (path: string, status: number) =>
  expect.poll(async () => (await look(path)).status, { interval: 100 }).toBe(status);

beforeAll(async () => {
  server = await startSite({}, inject("seeded"));
  ({ origin, dataDir } = server);
});

afterAll(() => server.stop());

test("a closed site shows its notice in every language, lets staff in, and opens again", async () => {
  expect((await look("/")).status).toBe(200);
  expect((await look("/maintenance-notice")).status).toBe(404);
  await staff("maintenance", "on");
  await answers("/", 503);

  for (const [path, lang, title] of [
    ["/", "tr", "Bakım Çalışması"],
    ["/urun/1/x", "tr", "Bakım Çalışması"],
    ["/de/produkte", "de", "Wartungsarbeiten"],
    ["/ar", "ar", "أعمال صيانة"],
  ] as const) {
    const response = await look(path);
    expect(response.status, path).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
    const html = await response.text();
    expect(html).toContain(`<html lang="${lang}"`);
    // V30: the tab's title names the state.
    expect(html).toContain(`<title>${title} · Preforma</title>`);
    // A standalone page: no menus, no scripts.
    expect(html).not.toMatch(/<header|<footer|<script/);
  }
  expect(
    (await look("/iletisim", { method: "POST", body: new URLSearchParams({ first_name: "A" }) })).status,
  ).toBe(503);
  expect((await look("/", { method: "HEAD" })).status).toBe(503);

  // Monitoring, staff and started payments continue to work; writes have to wait.
  for (const path of ["/healthz", "/readyz", "/api/v1/general-settings/1", "/api/auth/csrf"])
    expect((await look(path)).status, path).toBe(200);
  expect((await look("/api/v1/admin/content/news")).status).toBe(401);
  const refused = await look("/api/v1/contact", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "de" },
    body: "{}",
  });
  expect(refused.status).toBe(503);
  const message = messagesFor("de")["maintenance-page"].text;
  expect(await refused.json()).toEqual({ success: false, status: 503, message, data: null });

  // The link's secret is required.
  expect((await look("/api/v1/maintenance/preview?key=guessed-guessed-guessed")).status).toBe(404);
  expect((await look("/", { headers: { cookie: "site_preview=guessed-guessed-guessed" } })).status).toBe(503);
  const link = new URL(await staff("maintenance", "link"));
  let admitted = new Response();
  await expect.poll(async () => (admitted = await look(`${link.pathname}${link.search}`)).status).toBe(303);
  const cookie = admitted.headers.getSetCookie()[0] ?? "";
  expect(cookie).toMatch(/^site_preview=[\w-]+; .*HttpOnly; SameSite=Lax$/);
  const staffCookie = { cookie: cookie.split(";", 1)[0] ?? "" };
  const seen = await look("/", { headers: staffCookie });
  expect(seen.status).toBe(200);
  expect(await seen.text()).toContain("<header");
  expect((await look("/")).status).toBe(503);

  await staff("maintenance", "off");
  await answers("/", 200);
  await staff("maintenance", "on");
  await answers("/", 503);
  // The old link is no longer valid.
  expect((await look("/", { headers: staffCookie })).status).toBe(503);
});
