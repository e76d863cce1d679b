import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Backend } from "../backend.ts";
import { putContent, parseRecord } from "../content/store.ts";
import { openDatabase, type Database } from "../database/index.ts";
import { readSettings, writeSettings } from "../settings/index.ts";
import { ask, askingOf, testBackend } from "../testing/backend.ts";
import { addCustomer } from "../testing/customers.ts";
import { eventually } from "../testing/eventually.ts";
import { product, texts } from "../testing/records.ts";
import { storeKinds, type TestStore } from "../testing/stores.ts";
import { upsertProducts } from "../catalogue/store.ts";

const servers = storeKinds.find(({ name }) => name === "PostgreSQL");
if (!servers) console.warn("Two servers on one database are not tested: that needs PostgreSQL.");

describe.runIf(servers)("two servers on one PostgreSQL", () => {
  let store: TestStore;
  let one: Backend;
  let other: Backend;
  /** Acts as a third process, such as the import or `pnpm staff`. */
  let database: Database;

  beforeAll(async () => {
    if (!servers) return;
    store = await servers.create();
    [one, other] = await Promise.all([testBackend(store), testBackend(store)]);
    database = await openDatabase(store);
  });
  afterAll(async () => {
    await one?.close();
    await other?.close();
    await database?.close();
    await store?.dispose();
  });

  /** Polls until both servers give the expected answer. */
  const shown = async (path: string, shows: (text: string) => boolean): Promise<boolean> => {
    for (const backend of [one, other])
      await eventually(`${path} shows the change`, async () => shows((await ask(backend, path)).text));
    return true;
  };

  it("find a product after its import, also right after another", async () => {
    for (let count = 1; count <= 5; count++) {
      const name = `Quokka${count}`;
      await upsertProducts(database.db, [product(`Q-${count}`, { texts: texts(name) })]);
      const path = `/api/v1/products/filter?keyword=${name}&languageCode=en`;
      expect(await shown(path, (text) => text.includes(`"Q-${count}"`))).toBe(true);
    }
  });

  it("serve new settings soon", async () => {
    for (let count = 1; count <= 5; count++) {
      const settings = await readSettings(database.db);
      if (!settings) throw new Error("The settings were seeded.");
      const logo_url = `/brand/logo-${count}.svg`;
      await writeSettings(database.db, { ...settings, logo_url });
      expect(await shown("/api/v1/general-settings/1", (text) => text.includes(logo_url))).toBe(true);
    }
  });

  it("soon show what staff wrote through one of them", async () => {
    const { headers } = await addCustomer(store, { role: "staff" });
    for (let count = 1; count <= 5; count++) {
      const title = `Duyuru ${count}`;
      const notice = { key: `notice-${count}`, facts: {}, texts: { tr: { title } } };
      const { status } = await askingOf({ backend: one }).send(
        "POST",
        "admin/content/announcements",
        notice,
        headers,
      );
      expect(status).toBe(201);
      expect(await shown("/api/v1/announcements?languageCode=tr", (text) => text.includes(title))).toBe(true);
    }
  });

  it("miss none of many concurrent changes, and do not delay the rest for the catalogue", async () => {
    const settings = await readSettings(database.db);
    if (!settings) throw new Error("The settings were seeded.");
    const changes: Promise<unknown>[] = [];
    for (let count = 1; count <= 20; count++) {
      const record = parseRecord("news", {
        key: `burst-${count}`,
        texts: { tr: { title: `Haber ${count}` } },
      });
      changes.push(
        upsertProducts(database.db, [product(`BURST-${count}`, { texts: texts(`Numbat${count}`) })]),
        database.db.transaction().execute((transaction) => putContent(transaction, "news", record)),
      );
    }
    await Promise.all(changes);
    await writeSettings(database.db, { ...settings, logo_url: "/brand/last.svg" });
    const both = await Promise.all([
      shown("/api/v1/news?limit=100", (text) => text.includes('"totalItems":20')),
      shown("/api/v1/general-settings/1", (text) => text.includes("/brand/last.svg")),
    ]);
    expect(both).toEqual([true, true]);
    expect(
      await shown("/api/v1/products/filter?keyword=numbat&limit=100&languageCode=en", (text) =>
        text.includes('"totalItems":20'),
      ),
    ).toBe(true);
  });
});
