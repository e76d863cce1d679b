import { Migrator, type Migration } from "kysely/migration";
import { describe, expect, it } from "vitest";
import { storeKinds } from "../testing/stores.ts";
import { DatabaseUnavailableError, openDatabase } from "./index.ts";
import { migrationsFor } from "./migrations/index.ts";
import { raiseFloor } from "./schema-floor.ts";
import { eachStore } from "../testing/open-backend.ts";

const wider: Migration = {
  up: (db) => db.schema.createTable("later").addColumn("id", "integer").execute(),
};
const narrower = (floor: string): Migration => ({ up: (db) => raiseFloor(db, floor) });

describe.each(storeKinds)("a database on $name that a newer release has changed", ({ createEmpty }) => {
  const store = eachStore(createEmpty);

  /** Changes the schema as starting a later release does. */
  const upgrade = async (later: Record<string, Migration>): Promise<void> => {
    const database = await openDatabase(store);
    const own = await migrationsFor(database.dialect).getMigrations();
    const provider = { getMigrations: () => Promise.resolve({ ...own, ...later }) };
    const migrator = new Migrator({ db: database.patient, provider, allowUnorderedMigrations: true });
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    await database.close();
  };

  it("opens if the schema has only grown, and keeps the newer release's migrations", async () => {
    await upgrade({ "2999-01-01-wider": wider });
    for (let start = 0; start < 2; start++) {
      const database = await openDatabase(store);
      const tables = await database.db.introspection.getTables();
      expect(tables.map(({ name }) => name)).toContain("later");
      await database.close();
    }
    await upgrade({ "2999-01-01-wider": wider });
  });

  it("is refused with a message if something was removed that this release needs", async () => {
    const later = { "2999-01-01-wider": wider, "2999-01-02-narrower": narrower("2999-01-01-wider") };
    await upgrade(later);
    const refused = openDatabase(store);
    await expect(refused).rejects.toThrow(DatabaseUnavailableError);
    await expect(refused).rejects.toThrow(
      /was changed by a newer release \(2999-01-01-wider, 2999-01-02-narrower\), and this release cannot work on it\. Start the newer release, or restore/,
    );
  });

  it("opens if something was removed that this release no longer uses; a floor never gets lower", async () => {
    await upgrade({ "2999-01-01-narrower": narrower("2026-11-20-long-ago") });
    const database = await openDatabase(store);
    const floor = await database.db.selectFrom("schema_floor").select("migration").executeTakeFirst();
    expect(floor?.migration).toBe("2026-11-25-version-floor");
    await database.close();
  });
});
