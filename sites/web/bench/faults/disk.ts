import { spawnSync } from "node:child_process";
import { cp, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { restoreBackup } from "../../../../packages/backend/src/backup/restore.ts";
import { takeBackup } from "../../../../packages/backend/src/backup/take.ts";
import type { TestStore } from "../../../../packages/backend/src/testing/stores.ts";
import { expectNotReady, NotHere, onSite, start, type Scenario, type Site } from "./scenario.ts";

/** Limits the file size of a running process, which makes the disk look full to it. */
const limitFiles = (site: Site, bytes: string): boolean =>
  spawnSync("prlimit", ["--pid", String(site.process.pid), `--fsize=${bytes}:`]).status === 0;

export const diskFull: Scenario = {
  name: "disk full and free again",
  on: ["SQLite"],
  run: ({ store }) =>
    onSite(store, async (site, writers, broken) => {
      if (!limitFiles(site, "4096")) throw new NotHere("there is no prlimit");
      await pause(2000);
      await expectNotReady(site, broken);
      limitFiles(site, "unlimited");
      return [await writers.nextAcknowledged()];
    }),
};

export const smallDisk: Scenario = {
  name: "disk of 64 MB full and free again",
  on: ["SQLite"],
  async run({ store }) {
    const dataDir = join(store.dataDir, "disk");
    await mkdir(dataDir);
    const mount = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", dataDir]);
    if (mount.status !== 0) throw new NotHere("no file system may be mounted here");
    try {
      const tried = await onSite({ dataDir }, async (site, writers, broken) => {
        const filler = join(dataDir, "filler");
        // `dd` stops when the disk is full.
        spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"]);
        spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=1", "oflag=append", "conv=notrunc"]);
        await pause(2000);
        await expectNotReady(site, broken);
        await rm(filler);
        return [await writers.nextAcknowledged()];
      });
      // The disk is about to be removed.
      await cp(join(dataDir, "preforma.sqlite"), join(store.dataDir, "preforma.sqlite"));
      return tried;
    } finally {
      spawnSync("umount", [dataDir]);
    }
  },
};

export const readOnly: Scenario = {
  name: "read-only data folder",
  on: ["SQLite"],
  async run({ store }) {
    const tried = await onSite(store, () => Promise.resolve([]));
    const mode = (bits: string) => spawnSync("chmod", ["-R", bits, store.dataDir]);
    // Root can write everywhere.
    const user = process.getuid?.() === 0 ? nobody : undefined;
    if (user && !canStart(user)) throw new NotHere("this is root, and nobody else may read the program");
    if (user) spawnSync("chown", ["-R", `${user}:${user}`, store.dataDir]);
    mode("a-w");
    const output = refusal(store, user);
    mode("u+w");
    if (!output.includes("cannot be written")) tried.broken.push(`the start says: ${output}`);
    const from = performance.now();
    await (await start(store)).end();
    return { ...tried, recoveries: [performance.now() - from] };
  },
};

/** A user without permissions. */
const nobody = 65_534;
const script = fileURLToPath(new URL("../../build/server/index.js", import.meta.url));

/** Whether a user can read the files that start the site. */
const canStart = (user: number): boolean =>
  spawnSync(process.execPath, ["--check", script], { uid: user, gid: user }).status === 0;

/** The output of a start that must fail; `user` runs it where it is another user. */
function refusal(store: Pick<TestStore, "dataDir">, user?: number): string {
  const { status, stderr } = spawnSync(process.execPath, [script], {
    ...(user === undefined ? {} : { uid: user, gid: user }),
    env: {
      ...process.env,
      DATA_DIR: store.dataDir,
      DATABASE_URL: "",
      PORT: "0",
      SEED: "none",
      LOG_LEVEL: "silent",
    },
    timeout: 30_000,
    encoding: "utf8",
  });
  return status === 1 ? stderr.trim() : `nothing, and ends with ${status}`;
}

export const corrupted: Scenario = {
  name: "database file corrupted, backup restored",
  on: ["SQLite"],
  async run({ kind, store }) {
    const tried = await onSite(store, () => Promise.resolve([]));
    const { folder } = await takeBackup(store, join(store.dataDir, "..", `${Date.now()}-backups`));
    const file = await open(join(store.dataDir, "preforma.sqlite"), "r+");
    await file.write(Buffer.alloc(8192, 7), 0, 8192, 0);
    await file.close();
    const output = refusal(store);
    if (!output.includes("damaged")) tried.broken.push(`the start says: ${output}`);
    const from = performance.now();
    const fresh = await kind.createEmpty();
    await restoreBackup(folder, fresh);
    await (await start(fresh)).end();
    return { ...tried, recoveries: [performance.now() - from], store: fresh };
  },
};
