import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../database/index.ts";
import { startMailSink } from "../testing/mail-sink.ts";
import { storeKinds } from "../testing/stores.ts";
import { checkDatabase, checkDataFolder, checkMailServer } from "./index.ts";
import { ownStore } from "../testing/open-backend.ts";
import { ownFolder } from "../testing/own-folder.ts";

test.each(storeKinds)("a store on $name is found whole", async ({ createEmpty }) => {
  const store = await ownStore(createEmpty);
  await (await openDatabase(store)).close();
  expect(await checkDatabase(store)).toMatchObject({ ok: true });
});

test("a damaged, a missing and an unreachable database are distinguished, without the password", async () => {
  const dataDir = await ownFolder();
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

test("a file, and a folder below it, are reported as no folder", async () => {
  const file = join(await ownFolder(), "file");
  await writeFile(file, "");
  for (const dataDir of [file, join(file, "data")])
    expect(await checkDataFolder(dataDir)).toEqual({
      ok: false,
      says: `The data folder ${dataDir} is or lies below a file. Set DATA_DIR to a folder.`,
    });
});

test("a mail server is checked without sending a mail", async () => {
  const sink = await startMailSink();
  expect(await checkMailServer(`${sink.url}?from=shop@example.com`)).toMatchObject({ ok: true });
  expect(sink.received).toEqual([]);
  await sink.stop();
  const away = await checkMailServer("smtp://shop:geheim@127.0.0.1:1");
  expect(away).toMatchObject({ ok: false });
  expect(away.says).not.toContain("geheim");
});
