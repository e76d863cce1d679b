import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { ask, testBackend } from "../testing/backend.ts";
import { sqlite, storeKinds, type TestStore } from "../testing/stores.ts";
import { DatabaseUnavailableError, openDatabase } from "./index.ts";
import { eachStore } from "../testing/open-backend.ts";

const productsOf = async (store: TestStore): Promise<number> => {
  const database = await openDatabase(store);
  const rows = await database.db.selectFrom("products").select("id").execute();
  await database.close();
  return rows.length;
};
const empty = async (store: TestStore, tables: readonly string[]): Promise<void> => {
  const database = await openDatabase(store);
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(database.db);
  await database.close();
};
const start = async (store: TestStore, over: Parameters<typeof testBackend>[1] = {}): Promise<void> =>
  (await testBackend(store, { warmPictures: false, ...over })).close();

describe.each(storeKinds)("a store on $name", ({ createEmpty }) => {
  const store = eachStore(createEmpty);

  it("R7: is seeded on its first start, and not again after its products are deleted", async () => {
    await start(store);
    expect(await productsOf(store)).toBeGreaterThan(0);
    await empty(store, ["product_texts", "products", "seeds"]);
    await start(store);
    expect(await productsOf(store)).toBe(0);
  });

  it("R7: that started without the demonstration does not get it later", async () => {
    await start(store, { seed: null });
    await start(store);
    expect(await productsOf(store)).toBe(0);
  });

  it("R7: that a command opened before its first start counts as new", async () => {
    await (await openDatabase(store)).close();
    await start(store);
    expect(await productsOf(store)).toBeGreaterThan(0);
  });

  it("R7: that has migrations but lost its data is refused with a message", async () => {
    await start(store);
    const tables = ["product_texts", "products", "category_texts", "categories", "seeds", "settings"];
    await empty(store, tables);
    const refused = testBackend(store);
    await expect(refused).rejects.toThrow(DatabaseUnavailableError);
    await expect(refused).rejects.toThrow(/its data is gone\. Restore it from a backup\. To begin anew, /);
    await empty(store, ["beginnings"]);
    await expect(testBackend(store)).rejects.toThrow(/its data is gone/);
    expect(await productsOf(store)).toBe(0);
  });
});

describe("a data folder", () => {
  const store = eachStore(sqlite.createEmpty);

  it.each([
    ["missing", (file: string) => rm(file)],
    ["empty", (file: string) => writeFile(file, "")],
  ])(
    "R7: whose database is %s, though other data is there, is refused with a sentence",
    async (_how, damage) => {
      await start(store);
      await mkdir(join(store.dataDir, "uploads"), { recursive: true });
      await damage(join(store.dataDir, "preforma.sqlite"));
      const refused = testBackend(store);
      await expect(refused).rejects.toThrow(DatabaseUnavailableError);
      await expect(refused).rejects.toThrow(
        /preforma\.sqlite is missing or empty, but its folder holds other data \(.*auth-secret.*\)\. Restore the database from a backup/,
      );
      // No file was created that would prevent restoring a backup.
      await expect(testBackend(store)).rejects.toThrow(/is missing or empty/);
    },
  );

  it("R7: that contains only locks counts as new", async () => {
    await writeFile(join(store.dataDir, "server.json"), "{}");
    await mkdir(join(store.dataDir, "lost+found"));
    const backend = await testBackend(store, { warmPictures: false });
    expect((await ask(backend, "/api/v1/products/filter")).text).toContain("B-500-CL");
    await backend.close();
  });
});
