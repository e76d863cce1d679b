import { expect, inject, test } from "vitest";
import { isPlain, pathTo } from "@preforma/domain/routes";
import { promises } from "../bench/attack/promises.ts";
import { site, aClient, at } from "./visit.ts";
import { pages } from "../app/frame/pages.ts";
import { formsIn, pageAttacks, pageFormAttacks, type AttackedPage } from "../bench/attack/page-attacks.ts";
import type { Attack } from "../../../packages/backend/src/testing/attack/requests.ts";
import { sample, timeFactor } from "../../../scripts/test-run.ts";

// A small size; `pnpm bench attack` uses ten times as many attempts.
test.each(promises.map((promise) => [promise.name, promise] as const))("%s", async (_, { attack }) => {
  const { tried, broken } = await attack({ url: site, dataDir: inject("dataDir") }, 1);
  expect(broken).toEqual([]);
  expect(tried).toBeGreaterThan(10);
});

// A selection; `pnpm bench attack` runs everything, and measures.
const every = 16;

async function send({ method, path, headers, body }: Attack): Promise<number> {
  const answer = await fetch(at(path), {
    method,
    redirect: "manual",
    headers: { "x-forwarded-for": aClient(), "sec-fetch-site": "same-origin", ...headers },
    ...(body === undefined ? {} : { body: body() }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** The pages of the table without entries, in Turkish, and one of each kind of entry. */
const paths = [
  ...pages.flatMap(({ name }) => (isPlain(name) ? [pathTo(name, "tr")] : [])),
  "/urun/1/x",
  "/urun/kategori/1/x",
  "/urun/siseler",
  "/haberler/1/x",
];

test(
  "S16: no query, path or form of hostile input breaks a page",
  async () => {
    const failed: string[] = [];
    let sent = 0;
    const tryAll = async (attacks: Iterable<Attack>) => {
      const all = [...attacks];
      // A few at a time, as a visitor may have only few pages rendered at once.
      for (let from = 0; from < all.length; from += 6)
        await Promise.all(
          all.slice(from, from + 6).map(async (attack) => {
            const status = await send(attack);
            sent += 1;
            if (status >= 500) failed.push(`${attack.target}, ${attack.input}: ${status}`);
          }),
        );
    };
    const seen = new Set<string>();
    for (const path of sample(paths, 4)) {
      const html = await (await fetch(at(path))).text();
      // Some forms are on every page.
      const forms = formsIn(html).filter(({ action }) => !seen.has(action));
      for (const { action } of forms) seen.add(action);
      const page: AttackedPage = { path, as: "anybody", forms };
      await tryAll(pageAttacks(page, { every, searched: false }));
      await tryAll(pageFormAttacks(page, { every, bodyBytes: [60_000] }));
    }
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThan(500);
  },
  300_000 * timeFactor,
);
