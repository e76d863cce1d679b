import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql, type TableMetadata } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { describe, expect, it } from "vitest";
import { type Db, openDatabase } from "../database/index.ts";
import { migrationsFor } from "../database/migrations/index.ts";
import { openPostgres } from "../database/postgres.ts";
import { openSqlite } from "../database/sqlite.ts";
import { ask, testBackend, idOf } from "../testing/backend.ts";
import { addCustomer } from "../testing/customers.ts";
import { addAddress, fillCart, order } from "../testing/shop.ts";
import { storeKinds, type TestStore } from "../testing/stores.ts";
import { eachStore } from "../testing/open-backend.ts";

/** A change that a release may make while the previous one still runs. */
const expansion: Migration = {
  async up(db) {
    await db.schema.alterTable("requests").addColumn("expanded", "text").execute();
    await db.schema
      .alterTable("orders")
      .addColumn("expanded", "integer", (column) => column.notNull().defaultTo(7))
      .execute();
    await db.schema.createTable("expanded").addColumn("id", "integer").execute();
    await db.schema.createIndex("requests_expanded").on("requests").column("expanded").execute();
  },
};

const runMigrations = async (db: Db, migrations: Record<string, Migration>): Promise<void> => {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error) throw error;
};

/** The tables of an empty store up to the given migration, as that release left them. */
async function tablesUpTo(store: TestStore, newest: string): Promise<TableMetadata[]> {
  const connections = store.databaseUrl ? await openPostgres(store.databaseUrl) : null;
  const db = connections?.patient ?? openSqlite(join(store.dataDir, "preforma.sqlite"));
  try {
    const own = await migrationsFor(connections ? "postgres" : "sqlite").getMigrations();
    await runMigrations(db, Object.fromEntries(Object.entries(own).filter(([name]) => name <= newest)));
    return await db.introspection.getTables();
  } finally {
    await db.destroy();
    await connections?.db.destroy();
  }
}

describe.each(storeKinds)("a rolling upgrade on $name", ({ name, createEmpty }) => {
  const store = eachStore(createEmpty);

  it("R1: the previous release serves and stores while the schema grows, and restarts on it", async () => {
    const before = await testBackend(store);
    const acknowledged: string[] = [];
    const refused: string[] = [];
    const stop = new AbortController();
    const send = async (token: string): Promise<void> => {
      const { status, text } = await ask(before, "/api/v1/contact", {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": token },
        body: JSON.stringify({
          first_name: "Ayşe",
          email: "ayse@example.com",
          phone: "+905321234567",
          message: token,
        }),
      });
      (status === 201 ? acknowledged : refused).push(`${token}${status === 201 ? "" : ` ${status} ${text}`}`);
    };
    const writing = (async () => {
      for (let count = 0; !stop.signal.aborted; count += 1) {
        await send(`rolling-form-${count}`);
        await pause(1);
      }
    })();
    const newer = await openDatabase(store);
    const own = await migrationsFor(newer.dialect).getMigrations();
    await runMigrations(newer.patient, { ...own, "2999-01-01-expansion": expansion });
    const during = acknowledged.length;

    // The new release writes a column that the old one does not know, and both read everything.
    await sql`update requests set expanded = 'by the new release'`.execute(newer.db);
    const customer = await addCustomer(store);
    await fillCart(before, customer, idOf("B-500-CL"), 1200);
    const placed = await order(before, customer, await addAddress(store, customer.id));
    expect(placed.status, placed.text).toBe(201);
    await pause(50);
    stop.abort();
    await writing;
    expect(refused).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(during);
    const stored = await newer.db.selectFrom("requests").select("request_key").execute();
    expect(stored.map((row) => row.request_key ?? "").toSorted()).toEqual(acknowledged.toSorted());
    await newer.close();

    // One of the old processes restarts during the upgrade; on SQLite after the other one has ended.
    if (name === "SQLite") await before.close();
    const again = await testBackend(store);
    expect((await ask(again, "/readyz")).status).toBe(200);
    expect((await ask(again, "/api/v1/orders", { headers: customer.headers })).text).toContain(
      placed.data.number,
    );
    await again.close();
    await before.close();
  });

  it("R1: no migration removes or requires anything that a release above the floor does not handle", async () => {
    const database = await openDatabase(store);
    const { migration: floor } = await database.db
      .selectFrom("schema_floor")
      .select("migration")
      .executeTakeFirstOrThrow();
    const newest = await database.db.introspection.getTables();
    await database.close();

    const oldest = await createEmpty();
    const faults = (await tablesUpTo(oldest, floor)).flatMap((table) => {
      const now = newest.find((other) => other.name === table.name);
      if (!now) return [`${table.name} is gone`];
      const gone = table.columns.flatMap((column) => {
        const after = now.columns.find((other) => other.name === column.name);
        if (!after) return [`${table.name}.${column.name} is gone`];
        return column.isNullable && !after.isNullable
          ? [`${table.name}.${column.name} may not be missing`]
          : [];
      });
      const demanded = now.columns.filter(
        (column) =>
          !table.columns.some((other) => other.name === column.name) &&
          !column.isNullable &&
          !column.hasDefaultValue,
      );
      return [...gone, ...demanded.map((column) => `${table.name}.${column.name} has no default`)];
    });
    await oldest.dispose();
    expect(
      faults,
      "A release that still runs would break. Expand first; take away in a later release, with raiseFloor.",
    ).toEqual([]);
  });
});
