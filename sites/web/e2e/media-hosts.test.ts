/** @module-tag full */

import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { pathTo } from "@preforma/domain/routes";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startSite, type StartedSite } from "./start-site.ts";
import { visits } from "./visit.ts";

const run = promisify(execFile);
const command = fileURLToPath(new URL("../../../packages/backend/src/staff/command.ts", import.meta.url));
const host = "pictures.example.com";
const pixel = Buffer.from("R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=", "base64");

// A separate site: the pages of the shared one only show its own pictures.
let server: StartedSite;
const visit = visits({ origin: () => server.origin, pictures: true });

beforeAll(async () => {
  server = await startSite({ MEDIA_HOSTS: host }, inject("seeded"));
});
afterAll(() => server.stop());

/** Saves news with a picture as staff do at the command line, with the site's settings. */
async function putNews(key: string, picture: string): Promise<void> {
  const file = join(server.dataDir, `${key}.json`);
  await writeFile(
    file,
    JSON.stringify({
      key,
      facts: { cover: { url: picture, width: 1200, height: 630 } },
      texts: { tr: { title: "Fuardan bir kare", body: "<p>Standımız.</p>" } },
    }),
  );
  await run(process.execPath, [command, "content", "put", "news", file], {
    env: { ...process.env, DATA_DIR: server.dataDir, PUBLIC_ORIGIN: server.origin, MEDIA_HOSTS: host },
  });
}

test("a picture of another host, which no page would show, is refused where it is written", async () => {
  const refused = putNews("never-shown", "https://elsewhere.example.com/fair.gif");
  await expect(refused).rejects.toMatchObject({
    stderr: expect.stringMatching(/facts\.cover\.url: .*: pictures\.example\.com\./),
  });
});

test("a picture of a host that the settings name is shown over an article", async () => {
  const picture = `https://${host}/fair.gif`;
  await putNews("picture-from-elsewhere", picture);
  const list = pathTo("news", "tr");
  const articleIn = async () =>
    new RegExp(`href="(${list}/\\d+/fuardan-bir-kare)"`).exec(
      await (await fetch(`${server.origin}${list}`)).text(),
    )?.[1];
  await expect.poll(articleIn, { interval: 200 }).toBeDefined();
  const path = (await articleIn()) ?? "";
  const policy = (await fetch(`${server.origin}${path}`)).headers.get("content-security-policy");
  expect(policy).toContain(`img-src 'self' data: blob: https://${host};`);

  const page = await visit("/sss");
  await page
    .context()
    .route(`https://${host}/**`, (route) => route.fulfill({ contentType: "image/gif", body: pixel }));
  await page.goto(`${server.origin}${path}`);
  const shown = page.locator(`main img[src="${picture}"]`).first();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(1);
});
