import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openedStore, storeKinds } from "../testing/stores.ts";
import { isStorageFailure, readVersions } from "./index.ts";
import { ownStore } from "../testing/open-backend.ts";

describe.each(storeKinds.filter(({ name }) => name === "PostgreSQL"))(
  "a connection to $name",
  ({ createEmpty }) => {
    test("that breaks between two statements fails the next one, and not the process", async () => {
      const database = await openedStore(await ownStore(createEmpty));
      const broken = database.db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
        await pause(200);
        await readVersions(transaction);
      });
      expect(isStorageFailure(await broken.catch((error: unknown) => error))).toBe(true);
      expect(await readVersions(database.db)).toMatchObject({ settings: 1 });
    });
  },
);

describe("a failure of the storage", () => {
  const sqlite = (errcode: number): Error =>
    Object.assign(new Error("x"), { code: "ERR_SQLITE_ERROR", errcode });
  const coded = (code: string): Error => Object.assign(new Error("x"), { code });
  test.each([
    ["SQLite: disk full", sqlite(13), true],
    ["SQLite: write error", sqlite(778), true],
    ["SQLite: constraint", sqlite(2067), false],
    ["SQLite: wrong statement", sqlite(1), false],
    ["PostgreSQL: shutting down", coded("57P01"), true],
    ["PostgreSQL: disk full", coded("53100"), true],
    ["PostgreSQL: not unique", coded("23505"), false],
    ["PostgreSQL: wrong statement", coded("42601"), false],
    ["refused connection", coded("ECONNREFUSED"), true],
    ["all addresses refused", new AggregateError([coded("ECONNREFUSED")]), true],
    ["no space", coded("ENOSPC"), true],
    ["wrapped", new Error("x", { cause: coded("EROFS") }), true],
    ["fault of the program", new TypeError("x is not a function"), false],
    ["no error at all", "ENOSPC", false],
  ])("%s: %#", (_what, error, expected) => {
    expect(isStorageFailure(error)).toBe(expected);
  });
});
