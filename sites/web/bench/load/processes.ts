import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../../../packages/backend/src/testing/http-server.ts";
import type { TestStore } from "../../../../packages/backend/src/testing/stores.ts";
import { serveStore } from "../site-process.ts";

/** Processes of the site on one store, and the origin that visitors use: that of the process, or of HAProxy. */
export interface Processes {
  origin: string;
  /** The origins of the processes themselves. */
  origins: readonly string[];
  count: number;
  /** A metric of each process, as Prometheus reads it. */
  figures: (name: string) => Promise<number[]>;
  end: () => Promise<void>;
}

/** The sum of a metric over all processes. */
export const figureOf = async (site: Processes, name: string): Promise<number> =>
  (await site.figures(name)).reduce((total, number) => total + number, 0);

export const hasProxy = (): boolean => spawnSync("haproxy", ["-v"]).status === 0;

/** Starts `count` processes of the built site, behind HAProxy if there are several. */
export async function startProcesses(
  store: TestStore,
  count: number,
  more: Record<string, string> = {},
): Promise<Processes> {
  const sites: (Awaited<ReturnType<typeof serveStore>> & { metrics: number })[] = [];
  for (let made = 0; made < count; made += 1) {
    const metrics = await freePort();
    const site = await serveStore(store, {
      SEED: "demo",
      TRUST_PROXY: count > 1 ? "2" : "1",
      METRICS_PORT: String(metrics),
      ...more,
    });
    sites.push({ ...site, metrics });
  }
  const origins = sites.map(({ url }) => url);
  const proxy = count > 1 ? await startProxy(store.dataDir, origins) : null;
  return {
    origin: proxy?.origin ?? origins[0] ?? "",
    origins,
    count,
    figures: (name) =>
      Promise.all(
        sites.map(async ({ metrics }) => {
          const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
          return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
        }),
      ),
    async end() {
      await proxy?.end();
      await Promise.all(sites.map(({ end }) => end()));
    },
  };
}

/** HAProxy as in `deploy/haproxy.cfg`, without TLS and limits: all visitors here share one IP address. */
async function startProxy(folder: string, origins: readonly string[]) {
  const port = await freePort();
  const file = join(folder, "haproxy.cfg");
  const servers = origins.map((origin, index) => `  server site-${index} ${new URL(origin).host} check`);
  await writeFile(
    file,
    [
      "defaults",
      "  mode http",
      "  timeout connect 2s",
      "  timeout client 30s",
      "  timeout server 30s",
      "  option forwardfor",
      "frontend site",
      `  bind 127.0.0.1:${port}`,
      "  default_backend processes",
      "backend processes",
      "  balance leastconn",
      ...servers,
      "",
    ].join("\n"),
  );
  const child = spawn("haproxy", ["-db", "-f", file], { stdio: ["ignore", "ignore", "inherit"] });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await pause(50);
  }
  return {
    origin,
    async end() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
