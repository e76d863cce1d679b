import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, closeSync, openSync, statSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testBackend } from "../testing/backend.ts";
import { sqlite } from "../testing/stores.ts";
import { DatabaseUnavailableError, explainStorage } from "./index.ts";
import { eachStore } from "../testing/open-backend.ts";

const canLimit = spawnSync("prlimit", ["--version"]).status === 0;
if (!canLimit) console.warn("A start on a full disk is left out of these tests: there is no prlimit here.");

const source = `
  const { testBackend } = await import(${JSON.stringify(join(import.meta.dirname, "../testing/backend.ts"))});
  try {
    const backend = await testBackend({ dataDir: process.argv[1], dispose: async () => {} }, { warmPictures: false });
    await backend.close();
    console.log("started");
  } catch (error) {
    console.log(error.name + ": " + error.message);
  }`;
/** Starts a backend in a separate process and returns the result. */
function start(
  dataDir: string,
  before: readonly string[] = [],
  as: { uid?: number; gid?: number } = {},
): string {
  const line = [...before, process.execPath, "--input-type=module", "--eval", source, dataDir];
  return spawnSync(line[0] ?? "", line.slice(1), { encoding: "utf8", timeout: 60_000, ...as }).stdout;
}

describe("a start of the site", () => {
  const store = eachStore(sqlite.createEmpty);

  it("R9: reports a database with damaged pages in one sentence", async () => {
    await (await testBackend(store, { warmPictures: false })).close();
    const file = join(store.dataDir, "preforma.sqlite");
    const { size } = statSync(file);
    const handle = openSync(file, "r+");
    for (let page = 4096 * 4; page < size; page += 4096)
      writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, page);
    closeSync(handle);
    const refused = testBackend(store);
    await expect(refused).rejects.toThrow(DatabaseUnavailableError);
    await expect(refused).rejects.toThrow(
      /^The database in .* is damaged \(.*\)\. Restore it from a backup\.$/,
    );
  });

  it("R9: reports a data folder that is a file in one sentence", async () => {
    const file = join(store.dataDir, "file");
    writeFileSync(file, "");
    await expect(testBackend({ ...store, dataDir: file })).rejects.toThrow(
      new DatabaseUnavailableError(
        `The data folder ${file} is or lies below a file. Set DATA_DIR to a folder.`,
      ),
    );
  });

  it("reports a data folder that cannot be created in one sentence", () => {
    expect(start("/proc/preforma")).toMatch(
      /^DatabaseUnavailableError: The data folder .* cannot be written \(.*\)\. Give it to the user/,
    );
  });

  it("R9: reports a read-only data folder in one sentence", () => {
    const isRoot = process.getuid?.() === 0;
    // Root can write everywhere, so another user starts it.
    const as = isRoot ? { uid: 65_534, gid: 65_534 } : {};
    if (isRoot) chownSync(store.dataDir, 0, 0);
    chmodSync(store.dataDir, 0o555);
    const output = start(store.dataDir, [], as);
    chmodSync(store.dataDir, 0o755);
    expect(output).toMatch(
      /^DatabaseUnavailableError: The data folder .* cannot be written \(.*\)\. Give it to the user/,
    );
  });

  it.skipIf(!canLimit)(
    "R9: tells of a full disk in a sentence, and begins once there is room",
    { tags: ["full"] },
    () => {
      for (const bytes of [0, 20_000, 200_000])
        expect(start(store.dataDir, ["prlimit", `--fsize=${bytes}`, "--"]), `${bytes} bytes`).toMatch(
          /^DatabaseUnavailableError: The disk of the data folder .* is full\. Free space on it and start again/,
        );
      expect(start(store.dataDir)).toBe("started\n");
    },
  );

  it("R9: does not explain a fault of the program", () => {
    const fault = new TypeError("x is not a function");
    expect(explainStorage(fault, "/data")).toBe(fault);
  });
});
