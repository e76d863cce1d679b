import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "../database/index.ts";
import { startMailSink } from "../testing/mail-sink.ts";
import { storeKinds } from "../testing/stores.ts";
import { checkDatabase, checkDataFolder, checkMailServer } from "./index.ts";

const folders: string[] = [];
const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), "preforma-check-"));
  folders.push(made);
  return made;
};
afterEach(async () => {
  for (const made of folders.splice(0)) await rm(made, { recursive: true });
});

test.each(storeKinds)("a store on $name is found whole", async ({ createEmpty }) => {
  const store = await createEmpty();
  await (await openDatabase(store)).close();
  expect(await checkDatabase(store)).toMatchObject({ ok: true });
  await store.dispose();
});

test("a database that is damaged, missing or out of reach is told apart, without its password", async () => {
  const dataDir = await folder();
  expect(await checkDatabase({ dataDir })).toMatchObject({
    ok: true,
    says: expect.stringContaining("first start"),
  });
  await writeFile(join(dataDir, "preforma.sqlite"), "no database at all".repeat(100));
  expect(await checkDatabase({ dataDir })).toMatchObject({
    ok: false,
    says: expect.stringContaining("backup"),
  });
  const away = await checkDatabase({ dataDir, databaseUrl: "postgres://shop:geheim@127.0.0.1:1/shop" });
  expect(away.ok).toBe(false);
  expect(away.says).toContain("nothing listens there");
  expect(away.says).not.toContain("geheim");
});

test("a folder below a file cannot be written", async () => {
  const file = join(await folder(), "file");
  await writeFile(file, "");
  expect(await checkDataFolder(join(file, "data"))).toMatchObject({ ok: false });
});

test("a mail server is asked without a mail", async () => {
  const sink = await startMailSink();
  expect(await checkMailServer(`${sink.url}?from=shop@example.com`)).toMatchObject({ ok: true });
  expect(sink.received).toEqual([]);
  await sink.stop();
  const away = await checkMailServer("smtp://shop:geheim@127.0.0.1:1");
  expect(away).toMatchObject({ ok: false });
  expect(away.says).not.toContain("geheim");
});
