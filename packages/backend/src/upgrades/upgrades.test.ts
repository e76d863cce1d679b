import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import type { Kysely } from "kysely";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, testBackend } from "../testing/backend.ts";
import { addCustomer } from "../testing/customers.ts";
import { storeKinds, type TestStore } from "../testing/stores.ts";
import { openDatabase } from "../database/index.ts";

const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".sql.gz"));

/** Loads a dump into an empty store. */
async function restore(store: TestStore, name: string): Promise<void> {
  const sql = gunzipSync(readFileSync(join(import.meta.dirname, name))).toString("utf8");
  if (!store.databaseUrl) {
    const file = new DatabaseSync(join(store.dataDir, "preforma.sqlite"));
    file.exec(sql);
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: store.databaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

type Rows = Record<string, SQLOutputValue>[];

/** All rows of all tables, without the migrator's own, each value as text: 64-bit numbers are text on PostgreSQL. */
async function contents(store: TestStore): Promise<Map<string, Rows>> {
  const query = await opened(store);
  const tables = await query.rows(
    store.databaseUrl
      ? "select table_name as name from information_schema.tables where table_schema = 'public'"
      : "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  );
  const found = new Map<string, Rows>();
  for (const { name } of tables)
    if (!String(name).startsWith("kysely_"))
      found.set(String(name), await query.rows(`select * from "${String(name)}"`));
  await query.close();
  return found;
}

async function opened(store: TestStore) {
  if (store.databaseUrl) {
    const client = new pg.Client({ connectionString: store.databaseUrl });
    await client.connect();
    return {
      rows: async (sql: string): Promise<Rows> => (await client.query<Rows[number]>(sql)).rows,
      close: () => client.end(),
    };
  }
  const file = new DatabaseSync(join(store.dataDir, "preforma.sqlite"), { readOnly: true });
  return {
    rows: (sql: string): Promise<Rows> => Promise.resolve(file.prepare(sql).all()),
    close: () => Promise.resolve(file.close()),
  };
}

/** A row with only some columns, as text in a fixed order, for comparison before and after. */
const rowText = (row: Rows[number], columns: readonly string[]): string =>
  JSON.stringify(columns.map((column) => (row[column] === null ? null : String(row[column]))));

/** Tables and columns with their types, and indexes. */
async function schemaOf(db: Kysely<never>, store: TestStore): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const query = await opened(store);
  const indexes = await query.rows(
    store.databaseUrl
      ? "select indexname as name from pg_indexes where schemaname = 'public'"
      : "select name from sqlite_master where type = 'index'",
  );
  await query.close();
  return [
    ...tables.flatMap((table) =>
      table.columns.map((column) => `${table.name}.${column.name} ${column.dataType} ${column.isNullable}`),
    ),
    ...indexes.map((index) => `index ${String(index["name"])}`),
  ].toSorted();
}

describe.each(storeKinds)("upgrades on $name", ({ name: kind, createEmpty }) => {
  const dumps = names.filter((name) => name.includes(`.${kind.toLowerCase()}.`));

  let newSchema: string[];
  beforeAll(async () => {
    const store = await createEmpty();
    const database = await openDatabase(store);
    newSchema = await schemaOf(database.db as never, store);
    await database.close();
    await store.dispose();
  });

  it.each(dumps)(
    "R1: %s opens, loses nothing, gets the schema of a new store, and is served: catalogue, settings, reviews, orders, requests",
    async (name) => {
      const store = await createEmpty();
      await restore(store, name);
      const before = await contents(store);
      for (const table of ["products", "product_texts", "settings"])
        expect(before.get(table), table).not.toHaveLength(0);

      const database = await openDatabase(store);
      const after = await contents(store);
      for (const [table, rows] of before) {
        const columns = Object.keys(rows[0] ?? {});
        // Versions may increase, and a new subject gets its row.
        if (table === "versions") continue;
        const kept = (after.get(table) ?? []).map((row) => rowText(row, columns)).toSorted();
        expect(kept, table).toEqual(rows.map((row) => rowText(row, columns)).toSorted());
      }
      expect(await schemaOf(database.db as never, store)).toEqual(newSchema);
      await database.close();

      const backend = await testBackend(store, { seed: null, warmPictures: false });
      expect((await ask(backend, "/api/v1/general-settings/1")).status).toBe(200);
      const found = await ask(backend, "/api/v1/products/filter?languageCode=tr&keyword=bottle");
      expect(found.text).toContain("B-500-CL");
      const rowsOf = (table: string): number => before.get(table)?.length ?? 0;
      const { headers } = await addCustomer(store, { role: "staff" });
      const reviews = await ask(backend, "/api/v1/comments/product-by-id?productId=1");
      if (rowsOf("reviews") > 0) expect(reviews.text).toContain("Kapak sızdırmıyor.");
      const orders = await ask(backend, "/api/v1/admin/orders", { headers });
      expect(orders.body.data).toMatchObject({ meta: { totalItems: rowsOf("orders") } });
      const requests = await ask(backend, "/api/v1/admin/requests", { headers });
      expect(requests.body.data).toMatchObject({ totalCount: rowsOf("requests") });
      await backend.close();
      await store.dispose();
    },
  );

  it("R1: the stores hold accounts, orders, requests, mails, favourites, reviews and settings", async () => {
    const store = await createEmpty();
    await restore(store, dumps.find((name) => name.startsWith("72637a5")) ?? "");
    const before = await contents(store);
    const counts = Object.fromEntries([...before].map(([table, rows]) => [table, rows.length]));
    expect(counts).toMatchObject({
      customers: 3,
      orders: 1,
      order_lines: 1,
      requests: 3,
      favourites: 2,
      reviews: 2,
      settings: 1,
    });
    expect(counts["outbox"]).toBeGreaterThan(0);
    await store.dispose();
  });
});
