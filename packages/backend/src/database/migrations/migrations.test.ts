import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Migrator } from "kysely/migration";
import { describe, expect, it } from "vitest";
import { openDatabase, readVersions } from "../index.ts";
import { openSqlite } from "../sqlite.ts";
import { migrationsFor } from "./index.ts";
import { ownStore } from "../../testing/open-backend.ts";
import { ownFolder } from "../../testing/own-folder.ts";
import { openedStore, sqlite } from "../../testing/stores.ts";

const released = (await readFile(join(import.meta.dirname, "released.txt"), "utf8")).trim().split("\n");

describe("the list of migrations", () => {
  it("R1: names a new migration so that it sorts after those that stores have executed", async () => {
    const names = Object.keys(await migrationsFor("sqlite").getMigrations());
    const last = released.at(-1) ?? "";
    const added = names.filter((name) => !released.includes(name));
    expect(added.filter((name) => !/^\d{4}-\d\d-\d\d-[a-z-]+$/.test(name) || name < last)).toEqual([]);
    expect(names).toEqual(names.toSorted());
  });

  it("states, for a migration that removes something, which releases may still run", async () => {
    const files = (await readdir(import.meta.dirname)).filter(
      (file) => /^\d.*\.ts$/.test(file) && file > "2026-11-25.ts",
    );
    const migrations = Object.entries(await migrationsFor("sqlite").getMigrations());
    const sources: [string, string][] = [
      // A file contains the migrations of a day, and the helpers that they call.
      ...migrations
        .filter(([name]) => name > "2026-11-25-version-floor")
        .map(([name, migration]): [string, string] => [name, migration.up.toString()]),
      ...(await Promise.all(
        files.map(async (file): Promise<[string, string]> => [
          file,
          await readFile(join(import.meta.dirname, file), "utf8"),
        ]),
      )),
    ];
    const taking = /\.(?:drop\w*|rename\w*|alterColumn|setNotNull)\(|\b(?:drop|rename) (?:table|column)\b/i;
    const silent = sources.filter(([, source]) => taking.test(source) && !source.includes("raiseFloor("));
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it("R1: still has every migration that stores have executed, under its name", async () => {
    const names = Object.keys(await migrationsFor("sqlite").getMigrations());
    expect(released.filter((name) => !names.includes(name))).toEqual([]);
    expect(released).toEqual(released.toSorted());
  });
});

/** The migrations that commits on main added one after another; a store may come from any of these commits. */
const steps = [
  ["2026-11-21-catalogue"],
  ["2026-11-22-account", "2026-11-22-mail"],
  ["2026-11-22-photographs"],
  ["2026-11-22-reviews"],
  ["2026-11-22-addresses", "2026-11-22-favourites", "2026-11-22-secrets"],
  ["2026-11-22-content"],
  ["2026-11-22-shop"],
  ["2026-11-22-requests"],
  ["2026-11-23-mail-topics"],
  ["2026-11-23-account-lookups"],
  ["2026-11-24-tracking-links"],
];

describe("a store of an earlier commit", () => {
  it.each(steps.map((_step, index) => ({ known: steps.slice(0, index + 1).flat() })))(
    "R1: opens after $known.length of the migrations, and gets the rest",
    async ({ known }) => {
      const dataDir = await ownFolder();
      const all = await migrationsFor("sqlite").getMigrations();
      const some = Object.fromEntries(Object.entries(all).filter(([name]) => known.includes(name)));
      const db = openSqlite(join(dataDir, "preforma.sqlite"));
      const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(some) } });
      expect((await migrator.migrateToLatest()).error).toBeUndefined();
      await db.destroy();

      const database = await openDatabase({ dataDir });
      expect(await readVersions(database.db)).toEqual({ catalogue: 1, settings: 1, content: 1 });
      await database.close();
    },
  );
});

it("V27: gives stored Arabic texts the English slug, except those with a chosen slug", async () => {
  const { db } = await openedStore(await ownStore(sqlite.createEmpty));
  const entry = (key: string) =>
    db
      .insertInto("content_entries")
      .values({
        kind: "news",
        key,
        is_active: 1,
        sort_order: 0,
        facts: "{}",
        created_at: "2026-11-20T00:00:00Z",
        updated_at: "2026-11-20T00:00:00Z",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  const text = (entry_id: number, language_code: "ar" | "en", title: string, slug: string) =>
    db
      .insertInto("content_texts")
      .values({ entry_id, language_code, title, slug, summary: "", body: "", details: "{}" })
      .execute();
  const [made, chosen] = [(await entry("made")).id, (await entry("chosen")).id];
  await text(made, "en", "New line", "new-line");
  await text(made, "ar", "خط", "kht");
  await text(chosen, "en", "Fair", "fair");
  await text(chosen, "ar", "معرض", "our-fair");
  const migrations = await migrationsFor("sqlite").getMigrations();
  await migrations["2026-11-25-unreadable-slugs"]?.up(db);
  const slugs = await db
    .selectFrom("content_texts")
    .select("slug")
    .where("language_code", "=", "ar")
    .orderBy("entry_id")
    .execute();
  expect(slugs.map(({ slug }) => slug)).toEqual(["new-line", "our-fair"]);
});
