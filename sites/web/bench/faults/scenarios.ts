import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { restoreBackup } from "../../../../packages/backend/src/backup/restore.ts";
import { takeBackup } from "../../../../packages/backend/src/backup/take.ts";
import { startMailSink } from "../../../../packages/backend/src/testing/mail-sink.ts";
import { pausableProxy } from "../../../../packages/backend/src/testing/pausable-proxy.ts";
import type { StoreKind, TestStore } from "../../../../packages/backend/src/testing/stores.ts";
import { takeDatabaseAway } from "../../../../packages/backend/src/testing/take-database-away.ts";
import { serve } from "../site-process.ts";
import { startWriters, type Writers } from "./writers.ts";

/** What a fault is tried on. */
export interface Place {
  kind: StoreKind;
  store: TestStore;
  rounds: number;
  /** What starts the site of an earlier release, where one was named. */
  earlier?: string | undefined;
}

/** What came of it: the people who wrote meanwhile, how long each recovery took (ms), and promises that were broken. */
export interface Tried {
  writers: Writers;
  recoveries: number[];
  broken: string[];
  /** The store that was written to last, where it is another one. */
  store?: Pick<TestStore, "dataDir" | "databaseUrl">;
}

/** Why something cannot be tried here. */
export class NotHere extends Error {}

export interface Scenario {
  name: string;
  on: readonly StoreKind["name"][];
  run: (place: Place) => Promise<Tried>;
}

type Site = Awaited<ReturnType<typeof serve>>;
const both = ["SQLite", "PostgreSQL"] as const;

const start = (
  store: Pick<TestStore, "dataDir" | "databaseUrl">,
  more: Record<string, string> = {},
  script?: string,
): Promise<Site> =>
  serve(
    {
      DATA_DIR: store.dataDir,
      DATABASE_URL: store.databaseUrl ?? "",
      AUTH_SECRET: "bench-secret-of-forty-eight-characters-and-more-0",
      SEED: "none",
      TRUST_PROXY: "1",
      PICTURES_AHEAD: "off",
      LOG_LEVEL: "silent",
      ...more,
    },
    script === undefined ? {} : { script },
  );
const kill = async ({ process }: Site): Promise<void> => {
  const ended = once(process, "exit");
  process.kill("SIGKILL");
  await ended;
};

/** Runs a fault on one site that people write to all the time. */
async function onSite(
  store: Pick<TestStore, "dataDir" | "databaseUrl">,
  fault: (site: Site, writers: Writers, broken: string[]) => Promise<number[]>,
  more: Record<string, string> = {},
): Promise<Tried> {
  const site = await start(store, more);
  const writers = startWriters(() => [site.url]);
  const broken: string[] = [];
  try {
    await writers.nextAcknowledged();
    const recoveries = await fault(site, writers, broken);
    await pause(500);
    await writers.finish();
    return { writers, recoveries, broken };
  } finally {
    await site.end();
  }
}

/** What a site says of itself while it cannot store. */
async function expectNotReady({ url }: Site, broken: string[]): Promise<void> {
  const { status } = await fetch(`${url}/readyz`);
  if (status !== 503) broken.push(`/readyz answers ${status} during the fault`);
}

/** Limits how large files may get for a running process: to it, the disk is full. */
const limitFiles = (site: Site, bytes: string): boolean =>
  spawnSync("prlimit", ["--pid", String(site.process.pid), `--fsize=${bytes}:`]).status === 0;

const killed: Scenario = {
  name: "SIGKILL under writes",
  on: both,
  async run({ store, rounds }) {
    let site = await start(store);
    const writers = startWriters(() => [site.url]);
    const recoveries: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await writers.nextAcknowledged();
      await pause(Math.random() * 150);
      await kill(site);
      const from = performance.now();
      site = await start(store);
      await writers.nextAcknowledged();
      recoveries.push(performance.now() - from);
    }
    await writers.finish();
    await site.end();
    return { writers, recoveries, broken: [] };
  },
};

const databaseStopped: Scenario = {
  name: "PostgreSQL stopped and back",
  on: ["PostgreSQL"],
  run: ({ store }) =>
    onSite(store, async (site, writers, broken) => {
      const giveBack = await takeDatabaseAway(store.databaseUrl ?? "");
      await pause(3000);
      await expectNotReady(site, broken);
      await giveBack();
      return [await writers.nextAcknowledged()];
    }),
};

const databasePaused: Scenario = {
  name: "PostgreSQL paused for 15 s",
  on: ["PostgreSQL"],
  async run({ store }) {
    const proxy = await pausableProxy(store.databaseUrl ?? "");
    try {
      return await onSite({ ...store, databaseUrl: proxy.databaseUrl }, async (site, writers, broken) => {
        proxy.pause();
        await pause(15_000);
        await expectNotReady(site, broken);
        proxy.resume();
        return [await writers.nextAcknowledged()];
      });
    } finally {
      await proxy.close();
    }
  },
};

const diskFull: Scenario = {
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

const readOnly: Scenario = {
  name: "read-only data folder",
  on: ["SQLite"],
  async run({ store }) {
    if (process.getuid?.() === 0) throw new NotHere("root may write everywhere; run it as another user");
    const tried = await onSite(store, () => Promise.resolve([]));
    const mode = (bits: string) => spawnSync("chmod", ["-R", bits, store.dataDir]);
    mode("a-w");
    const said = refusal(store);
    mode("u+w");
    if (!said.includes("cannot be written")) tried.broken.push(`the start says: ${said}`);
    const from = performance.now();
    await (await start(store)).end();
    return { ...tried, recoveries: [performance.now() - from] };
  },
};

/** What a start says that must not succeed. */
function refusal(store: Pick<TestStore, "dataDir">): string {
  const script = fileURLToPath(new URL("../../server.ts", import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script], {
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

const corrupted: Scenario = {
  name: "database file corrupted, backup restored",
  on: ["SQLite"],
  async run({ kind, store }) {
    const tried = await onSite(store, () => Promise.resolve([]));
    const { folder } = await takeBackup(store, join(store.dataDir, "..", `${Date.now()}-backups`));
    const file = await open(join(store.dataDir, "preforma.sqlite"), "r+");
    await file.write(Buffer.alloc(8192, 7), 0, 8192, 0);
    await file.close();
    const said = refusal(store);
    if (!said.includes("damaged")) tried.broken.push(`the start says: ${said}`);
    const from = performance.now();
    const fresh = await kind.createEmpty();
    await restoreBackup(folder, fresh);
    await (await start(fresh)).end();
    return { ...tried, recoveries: [performance.now() - from], store: fresh };
  },
};

const mailServer: Scenario = {
  name: "mail server slow, hanging, refusing, gone",
  on: both,
  async run({ store }) {
    const sink = await startMailSink();
    try {
      return await onSite(
        store,
        async (_site, writers, broken) => {
          const phase = async (name: string): Promise<void> => {
            const before = writers.acknowledged.size;
            await pause(3000);
            if (writers.acknowledged.size - before < 10)
              broken.push(`forms are held up: mail server ${name}`);
          };
          sink.behave({ delay: 1500 });
          await phase("slow");
          sink.behave({ putOff: 1 });
          await phase("refusing");
          sink.behave({ delay: 60_000 });
          await phase("hanging");
          await sink.stop();
          await phase("gone");
          await sink.start();
          sink.behave({});
          const [from, before] = [performance.now(), sink.received.length];
          while (sink.received.length === before) {
            if (performance.now() - from > 120_000) {
              broken.push("no mail has been sent two minutes after the mail server was back");
              break;
            }
            await pause(50);
          }
          return [performance.now() - from];
        },
        { SMTP_URL: `${sink.url}?from=shop@example.com` },
      );
    } finally {
      await sink.stop();
    }
  },
};

const clockJumps: Scenario = {
  name: "clock jumps a day ahead, an hour back",
  on: both,
  async run({ store }) {
    const [library] = globSync("/usr/lib/*/faketime/libfaketime.so.1");
    if (library === undefined) throw new NotHere("there is no libfaketime (Debian: faketime)");
    const clock = join(store.dataDir, "..", `faketime-${Date.now()}`);
    await writeFile(clock, "+0");
    return onSite(
      store,
      async (_site, writers) => {
        const recoveries = [];
        for (const offset of ["+1d", "-1h", "+0"]) {
          await writeFile(clock, offset);
          recoveries.push(await writers.nextAcknowledged());
          await pause(2000);
        }
        return recoveries;
      },
      {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: "1",
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
      },
    );
  },
};

/** Replaces two processes in turn, so many times, while people write to both; the first two may be of an earlier release. */
async function inTurn(store: TestStore, rounds: number, earlier?: string): Promise<Tried> {
  const sites = [await start(store, {}, earlier), await start(store, {}, earlier)];
  const writers = startWriters(() => sites.map(({ url }) => url));
  const recoveries: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await writers.nextAcknowledged();
    await pause(Math.random() * 300);
    const from = performance.now();
    await sites[round % 2]?.end();
    sites[round % 2] = await start(store);
    recoveries.push(performance.now() - from);
    // Both releases serve side by side for a while.
    await pause(1000);
  }
  await writers.finish();
  const broken = [
    ...(writers.broken() > 0 ? [`${writers.broken()} requests broke in the middle`] : []),
    ...(writers.refused() > 0 ? [`${writers.refused()} requests were refused`] : []),
  ];
  for (const site of sites) await site.end();
  return { writers, recoveries, broken };
}

const rollingRestart: Scenario = {
  name: "SIGTERM, two processes in turn",
  on: ["PostgreSQL"],
  run: ({ store }) => inTurn(store, 6),
};

const rollingUpgrade: Scenario = {
  name: "rolling upgrade of two processes",
  on: ["PostgreSQL"],
  run({ store, earlier }) {
    if (earlier === undefined) throw new NotHere("no earlier release was named by --from");
    return inTurn(store, 2, earlier);
  },
};

export const scenarios: readonly Scenario[] = [
  killed,
  rollingRestart,
  rollingUpgrade,
  databaseStopped,
  databasePaused,
  diskFull,
  readOnly,
  corrupted,
  mailServer,
  clockJumps,
];
