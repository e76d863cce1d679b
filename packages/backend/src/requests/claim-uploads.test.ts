import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { DatabaseUnavailableError, type Database } from "../database/index.ts";
import { testBackend } from "../testing/backend.ts";
import { openedStore, storeKinds, type TestStore } from "../testing/stores.ts";
import { claimUploads, ownerFile } from "./claim-uploads.ts";
import { addFile, addRequest } from "./store.ts";
import { storeUpload } from "./uploads.ts";
import { uploadsFolder } from "./uploads-folder.ts";
import { ownStore } from "../testing/open-backend.ts";

const bytes = new TextEncoder().encode("%PDF-1.7\n%%EOF");

describe.each(storeKinds)("the folder of uploads with $name", ({ create }) => {
  let store: TestStore;
  let database: Database;
  let folder: string;
  const claim = () => claimUploads(database, store.dataDir, pino({ level: "silent" }));
  const ownerOf = (): Promise<string | null> =>
    readFile(join(folder, ownerFile), "utf8").then(
      (text) => text.trim(),
      () => null,
    );
  const idOf = async (): Promise<string | null> => {
    const row = await database.db.selectFrom("beginnings").select("database_id").executeTakeFirstOrThrow();
    return row.database_id;
  };
  const setId = (id: string) =>
    database.db.updateTable("beginnings").set({ database_id: id }).executeTakeFirstOrThrow();
  /** Makes the database unrelated to this folder. */
  const beAnother = async (): Promise<void> => {
    await database.db.deleteFrom("requests").execute();
    await setId("another");
  };
  const cvs = async (): Promise<string[]> => (await readdir(folder)).filter((name) => name.endsWith(".pdf"));
  /** Sends an application with a CV. */
  const apply = async (): Promise<void> => {
    const checked = {
      bytes,
      name: "cv.pdf",
      extension: "pdf",
      contentType: "application/pdf",
      digest: "",
    } as const;
    const upload = await storeUpload(database.db, store.dataDir, checked);
    const sender = { first_name: "Ayşe", last_name: "Yılmaz", email: "ayse@example.com", phone: null };
    const around = {
      customerId: null,
      locale: "tr",
      requestId: "r",
      requestKey: null,
      fingerprint: "f",
    } as const;
    await database.db.transaction().execute(async (transaction) => {
      const content = { kind: "job_application", sender, fields: {} } as unknown as Parameters<
        typeof addRequest
      >[1];
      const added = await addRequest(transaction, content, around);
      await addFile(transaction, added?.request.id ?? 0, upload);
    });
  };
  beforeEach(async () => {
    store = await ownStore(create);
    folder = uploadsFolder(store.dataDir);
    database = await openedStore(store);
    await claim();
    await apply();
  });

  it("R7: has the id of its database from the first start on", async () => {
    expect(await ownerOf()).toMatch(/^[0-9a-f-]{36}$/);
    expect(await ownerOf()).toBe(await idOf());
    await claim();
  });

  it("R7: is refused with a message for another database, which is not initialised; its files stay", async () => {
    const before = await ownerOf();
    await beAnother();
    const refused = testBackend(store, { seed: null, warmPictures: false });
    await expect(refused).rejects.toThrow(DatabaseUnavailableError);
    await expect(refused).rejects.toThrow(
      /^The files in .*uploads belong to another database: (?:SQLite|PostgreSQL) .* knows none of the 1\. Set DATABASE_URL .* delete .*\.database-id and start again\.$/,
    );
    expect(await cvs()).toHaveLength(1);
    expect(await ownerOf()).toBe(before);
    expect(await database.db.selectFrom("settings").select("id").execute()).toEqual([]);
  });

  it("R7: is taken over by another database once its id was deleted and an upload arrived", async () => {
    await beAnother();
    await rm(join(folder, ownerFile));
    await claim();
    expect(await ownerOf()).toBeNull();
    await apply();
    await claim();
    expect(await ownerOf()).toBe("another");
    expect(await cvs()).toHaveLength(2);
  });

  it("R7: from before there were ids gets that of the database that names its files", async () => {
    await rm(join(folder, ownerFile));
    await writeFile(join(folder, `${"0".repeat(32)}.pdf`), "left over");
    await claim();
    expect(await ownerOf()).toBe(await idOf());
  });

  it("R7: is accepted with a backup from before there were ids, which gets a new one", async () => {
    await setId("restored");
    await claim();
    expect(await ownerOf()).toBe("restored");
  });

  it("R7: is accepted with a backup that is older than the files, and with any database while it is empty", async () => {
    await database.db.deleteFrom("requests").execute();
    await claim();
    expect(await cvs()).toHaveLength(1);
    await rm(folder, { recursive: true });
    await mkdir(folder);
    await setId("another");
    await claim();
    expect(await ownerOf()).toBe("another");
  });
});
