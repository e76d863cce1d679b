import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ask, askingOf, idOf, testBackend } from "../testing/backend.ts";
import { testBrowser } from "../testing/browser.ts";
import { addCustomer } from "../testing/customers.ts";
import { openDatabase } from "../database/index.ts";
import { importCommand } from "../import/command.ts";
import { runProcess, runProgram } from "../testing/run-program.ts";
import { addAddress, fillCart, order } from "../testing/shop.ts";
import { sessionOf, signInWith } from "../testing/sign-in.ts";
import { closeOpenedStore, openedStore, storeKinds, type TestStore } from "../testing/stores.ts";
import { summing, type Row } from "./checksum.ts";
import { moveCommand } from "./command.ts";
import { openSource } from "./source.ts";

const sqlite = storeKinds.find(({ name }) => name === "SQLite");
const postgres = storeKinds.find(({ name }) => name === "PostgreSQL");
const origin = "http://shop.test";
const oddText = `eski " ' \\ \n ş 🙂`;

test("a checksum depends only on the rows, not on their order", () => {
  const of = (...rows: Row[]) => {
    const sum = summing(["id", "text"]);
    for (const row of rows) sum.add(row);
    return sum.summary().checksum;
  };
  const one = { id: 1, text: "şişe" };
  const two = { id: 2, text: null };
  expect(of(one, two)).toBe(of(two, { id: "1", text: "şişe" }));
  expect(of(one, two)).not.toBe(of(one, { id: 2, text: "" }));
  expect(of(one, one, two)).not.toBe(of(two, two, one));
  expect(of(one, one)).not.toBe(of());
});

describe.runIf(postgres)("a move to PostgreSQL", () => {
  let from: TestStore;
  let to: TestStore;
  const environment = () => ({ DATA_DIR: from.dataDir, DATABASE_URL: to.databaseUrl });
  const move = (over: { DATABASE_URL?: string } = {}) =>
    runProgram(moveCommand, [], { ...environment(), ...over });
  const query = async (text: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: to.databaseUrl });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };

  beforeEach(async () => {
    if (!sqlite || !postgres) throw new Error("There is no second database.");
    [from, to] = [await sqlite.createEmpty(), await postgres.createEmpty()];
    await (await testBackend(from)).close();
  });
  afterEach(async () => {
    await to.dispose();
    await from.dispose();
  });

  test("moves everything: sessions stay valid, orders exist, id counters continue", async () => {
    const before = await testBackend(from);
    const customer = await addCustomer(from, { password: "uzun-bir-parola-7" });
    await fillCart(before, customer, idOf("B-500-CL"), 1200);
    const placed = await order(before, customer, await addAddress(from, customer.id));
    expect(placed.status, placed.text).toBe(201);
    const signedIn = testBrowser(before, origin);
    await signInWith(signedIn, customer.email, "uzun-bir-parola-7");
    expect((await sessionOf(signedIn))?.user.email).toBe(customer.email);
    const { db } = await openedStore(from);
    const slug = { entity_type: "product" as const, entity_id: 1, language_code: "tr", slug: oddText };
    await db.insertInto("retired_slugs").values(slug).execute();
    // Deleted ids are not reused.
    await sql`update sqlite_sequence set seq = 40 where name = 'customers'`.execute(db);
    await closeOpenedStore(from.dataDir);
    await before.close();

    const moved = await move();
    expect(moved).toMatchObject({ code: 0, error: "" });
    expect(moved.out).toMatch(/^customers: 1 rows, checksum [0-9a-f]{16}$/m);

    const place = { ...to, dataDir: from.dataDir };
    const after = await testBackend(place, { seed: null });
    expect((await ask(after, "/readyz")).status).toBe(200);
    const sameBrowser = testBrowser(after, origin);
    for (const [name, value] of signedIn.cookies) sameBrowser.cookies.set(name, value);
    expect((await sessionOf(sameBrowser))?.user.email).toBe(customer.email);
    const orders = await askingOf({ backend: after }).get("orders", customer.headers);
    expect(orders.text).toContain(placed.data.number);
    expect(await query("select slug from retired_slugs where entity_id = 1")).toEqual([{ slug: oddText }]);
    expect((await addCustomer(place)).id).toBe(41);
    // Its constraints are checked immediately, as in a store that was initialised on PostgreSQL.
    expect(await query("select 1 from pg_constraint where contype = 'f' and condeferrable")).toEqual([]);
    await after.close();

    // The old file is not served by mistake.
    await expect(testBackend(from)).rejects.toThrow("was moved to PostgreSQL. Set DATABASE_URL");
    expect((await move()).error).toContain("has been moved already");
  });

  test("resumes after it was killed; no site starts on a partial target, and partial targets of other data are refused", async () => {
    await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 15000)
      insert into retired_slugs select 'product', i, 'tr', 'eski-' || i from n`.execute(
      (await openedStore(from)).db,
    );
    await closeOpenedStore(from.dataDir);
    const child = spawn(process.execPath, [join(import.meta.dirname, "command.ts")], {
      env: { ...process.env, ...environment() },
      stdio: ["ignore", "pipe", "inherit"],
    });
    createInterface({ input: child.stdout }).once("line", () => child.kill("SIGKILL"));
    const [, signal] = (await once(child, "exit")) as [number | null, string | null];
    expect(signal).toBe("SIGKILL");
    expect(await query("select is_moved from move_from_sqlite where table_name = 'retired_slugs'")).toEqual([
      { is_moved: false },
    ]);
    await expect(testBackend({ ...to, dataDir: from.dataDir })).rejects.toThrow(
      /has its tables, but its data is gone\..* Was a move interrupted\? Run `pnpm move-to-postgres` again\.$/,
    );

    const list = join(from.dataDir, "list.csv");
    await writeFile(list, "CODE;NAME\nA1;Screw cap\n");
    expect(await runProgram(importCommand, [list], environment())).toMatchObject({
      code: 1,
      error: expect.stringMatching(
        /^A move into PostgreSQL .* is not done\. Wait for it, or run `pnpm move-to/,
      ),
    });
    expect(await query("select code from products where code = 'A1'")).toEqual([]);

    const other = await (sqlite ?? postgres)!.createEmpty();
    const foreign = await runProgram(moveCommand, [], { ...environment(), DATA_DIR: other.dataDir });
    expect(foreign.error).toContain("There is no database to move");
    await (await testBackend(other)).close();
    const refused = await runProgram(moveCommand, [], { ...environment(), DATA_DIR: other.dataDir });
    expect(refused.error).toContain("the beginning of another data folder's move");
    await other.dispose();

    const again = await move();
    expect(again).toMatchObject({ code: 0, error: "" });
    expect(again.out).toMatch(/\(\d+ tables were there before\)/);
    expect(await query("select count(*)::int as n from retired_slugs")).toEqual([{ n: 15000 }]);
    expect(await query("select to_regclass('move_from_sqlite') as plan")).toEqual([{ plan: null }]);
    expect(await readdir(from.dataDir)).not.toContain("preforma.sqlite");
  });

  test("waits for no command that has the data open, and leaves none the old file to write to", async () => {
    const open = await openDatabase(from);
    expect((await move()).error).toBe(
      `Another command is using the database in ${from.dataDir}. Wait until it has ended, and try again.\n`,
    );
    await open.close();

    const file = join(from.dataDir, "preforma.sqlite");
    const source = openSource(file);
    const list = join(from.dataDir, "list.csv");
    await writeFile(list, "CODE;NAME\nA1;Screw cap\n");
    const program = join(import.meta.dirname, "../import/command.ts");
    const importing = runProcess(program, [list], { ...environment(), DATABASE_URL: "" });
    // Time for the import to open the file.
    await pause(3000);
    source.close();
    await rename(file, `${file}.moved`);
    expect(await importing).toMatchObject({
      code: 1,
      error: expect.stringContaining("was moved to PostgreSQL. Set DATABASE_URL"),
    });
  });

  test("is refused with data in the target, a running site, a changed source, or no URL; the source stays", async () => {
    const running = await testBackend(from);
    expect((await move()).error).toContain("already served by");
    await running.close();
    expect((await move({ DATABASE_URL: "" })).error).toContain("Name an empty PostgreSQL database");
    expect((await move({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" })).error).toContain(
      "cannot be reached",
    );

    // A value that PostgreSQL does not accept stops the move half-way.
    await sql`insert into retired_slugs values ('product', 1, 'tr', 'a' || char(0))`.execute(
      (await openedStore(from)).db,
    );
    await closeOpenedStore(from.dataDir);
    const failed = await move();
    expect(failed).toMatchObject({ code: 1 });
    expect(failed.error).toContain("The table retired_slugs cannot be moved");
    await (await openedStore(from)).db.deleteFrom("retired_slugs").execute();
    await closeOpenedStore(from.dataDir);
    expect((await move()).error).toContain("has changed since this move began (retired_slugs)");
    expect(await readdir(from.dataDir)).toContain("preforma.sqlite");

    await query("drop schema public cascade; create schema public; create table theirs (id integer)");
    expect((await move()).error).toContain("is not empty (theirs)");
    expect(await query("select * from theirs")).toEqual([]);
  });
});
