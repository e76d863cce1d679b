import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testBackend } from "../testing/backend.ts";
import { testHttpServer } from "../testing/http-server.ts";
import { runProgram } from "../testing/run-program.ts";
import { sqlite, type TestStore } from "../testing/stores.ts";
import { backupCommand } from "./command.ts";

/** A minimal S3: accepts objects with a valid signature and checksum, and returns them. */
async function startStorage() {
  const objects = new Map<string, Buffer>();
  const state = { failOn: "" };
  const server = await testHttpServer((request, response) => {
    const key = decodeURIComponent(request.url ?? "");
    void buffer(request).then((body) => {
      const refuse = (status: number, code: string) =>
        response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
      if (
        !/^AWS4-HMAC-SHA256 Credential=key\/\d+\/eu-central-1\/s3\//.test(request.headers.authorization ?? "")
      )
        return refuse(403, "AccessDenied");
      if (state.failOn !== "" && key.includes(state.failOn)) return refuse(400, "EntityTooLarge");
      if (request.method === "PUT") {
        // S3 refuses chunked bodies without a length.
        if (request.headers["content-length"] !== String(body.length))
          return refuse(411, "MissingContentLength");
        const digest = createHash("sha256").update(body).digest("hex");
        if (request.headers["x-amz-content-sha256"] !== digest)
          return refuse(400, "XAmzContentSHA256Mismatch");
        objects.set(key, body);
      }
      if (request.method === "DELETE") objects.delete(key);
      if (request.method !== "GET") return response.end();
      const found = objects.get(key);
      return found ? response.end(found) : refuse(404, "NoSuchKey");
    });
  });
  return { url: server.origin, objects, state, close: () => server.close() };
}

let storage: Awaited<ReturnType<typeof startStorage>>;
const stores: TestStore[] = [];
const anotherStore = async (): Promise<TestStore> => {
  const store = await sqlite.createEmpty();
  stores.push(store);
  return store;
};
const run = (words: string[], { dataDir }: TestStore, environment: Record<string, string> = {}) =>
  runProgram(backupCommand, words, {
    DATA_DIR: dataDir,
    DATABASE_URL: undefined,
    AWS_ACCESS_KEY_ID: "key",
    AWS_SECRET_ACCESS_KEY: "secret",
    AWS_REGION: "eu-central-1",
    AWS_ENDPOINT_URL_S3: storage.url,
    ...environment,
  });
const leftBehind = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith("preforma-backup-"));

beforeEach(async () => {
  storage = await startStorage();
});
afterEach(async () => {
  await storage.close();
  for (const store of stores.splice(0)) await store.dispose();
});

test("a backup is uploaded to object storage, verified there, and restored with its files", async () => {
  const before = await leftBehind();
  const store = await anotherStore();
  await (await testBackend(store)).close();
  await mkdir(join(store.dataDir, "uploads"), { recursive: true });
  await writeFile(join(store.dataDir, "uploads", "0123.pdf"), "%PDF-1.7");

  const saved = await run(["backup", "s3://shop-backups/nightly/"], store);
  expect(saved).toMatchObject({ code: 0, error: "" });
  const address = /s3:\/\/shop-backups\/nightly\/\d{8}T\d{6}Z/.exec(saved.out)?.[0] ?? "";
  // The manifest comes last: without it, the objects are no backup.
  expect([...storage.objects.keys()].at(-1)).toBe(`/${address.slice("s3://".length)}/manifest.json`);

  expect(await run(["backup", "verify", address], store)).toMatchObject({ code: 0, error: "" });
  const restored = await anotherStore();
  expect(await run(["restore", address], restored)).toMatchObject({ code: 0, error: "" });
  for (const file of ["uploads/0123.pdf", "auth-secret"])
    expect(await readFile(join(restored.dataDir, file), "utf8")).toBe(
      await readFile(join(store.dataDir, file), "utf8"),
    );

  // A change in the storage is detected here.
  const upload = [...storage.objects.keys()].find((key) => key.endsWith("0123.pdf")) ?? "";
  storage.objects.set(upload, Buffer.from("%PDF-1.8"));
  expect((await run(["restore", address], await anotherStore())).error).toContain(
    "uploads/0123.pdf has changed",
  );
  // Personal data does not stay in the temporary folder.
  expect(await leftBehind()).toEqual(before);
});

test("a refusal is reported, and a partial backup is removed", async () => {
  const store = await anotherStore();
  await (await testBackend(store)).close();
  storage.state.failOn = "auth-secret";
  const failed = await run(["backup", "s3://shop-backups"], store);
  expect(failed).toMatchObject({ code: 1 });
  expect(failed.error).toMatch(/answered 400 EntityTooLarge for s3:\/\/shop-backups\/.*\/auth-secret/);
  expect([...storage.objects.keys()]).toEqual([]);

  expect((await run(["restore", "s3://shop-backups/none"], await anotherStore())).error).toContain(
    "404 NoSuchKey",
  );
  expect((await run(["backup", "s3://"], store)).error).toContain("no address such as s3://bucket/prefix");
  expect((await run(["backup", "s3://shop-backups"], store, { AWS_ACCESS_KEY_ID: "" })).error).toContain(
    "Set AWS_ACCESS_KEY_ID",
  );
  expect((await run(["backup", "s3://shop-backups"], store, { AWS_ACCESS_KEY_ID: "other" })).error).toContain(
    "403 AccessDenied",
  );
});
