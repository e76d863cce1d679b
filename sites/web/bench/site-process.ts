import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { TestStore } from "../../../packages/backend/src/testing/stores.ts";

/** Starts the built site in a separate process, so that measuring only costs it a core. */
export async function serve(
  environment: Record<string, string>,
  {
    watchLoop = false,
    script = fileURLToPath(new URL("../build/server/index.js", import.meta.url)),
  }: { watchLoop?: boolean; script?: string } = {},
): Promise<{ url: string; process: ChildProcess; end: () => Promise<void> }> {
  const watch = watchLoop ? ["--import", new URL("attack/watch-loop.ts", import.meta.url).href] : [];
  const server = spawn(process.execPath, [...watch, script], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
      // As in the image and the systemd unit.
      MALLOC_ARENA_MAX: "2",
      // An idle site draws pictures for a quarter of an hour, which would disturb a measurement.
      PICTURES_AHEAD: "off",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit", ...(watchLoop ? (["ipc"] as const) : [])],
  });
  if (!server.stdout) throw new Error("The site's output is not piped.");
  let output = "";
  for await (const chunk of server.stdout) {
    output += String(chunk);
    const url = /ready at\s+(http:\/\/\S+)/.exec(output)?.[1];
    if (url !== undefined) {
      const end = async () => {
        server.kill("SIGTERM");
        await once(server, "exit");
      };
      return { url: url.replace("localhost", "127.0.0.1"), process: server, end };
    }
  }
  throw new Error("The site ended before it was ready. Build it first: pnpm build");
}

/** The same on a store, behind one proxy. */
export const serveStore = (
  store: Pick<TestStore, "dataDir" | "databaseUrl">,
  more: Record<string, string>,
  script?: string,
): ReturnType<typeof serve> =>
  serve(
    {
      DATA_DIR: store.dataDir,
      DATABASE_URL: store.databaseUrl ?? "",
      AUTH_SECRET: "bench-secret-of-forty-eight-characters-and-more-0",
      TRUST_PROXY: "1",
      LOG_LEVEL: "silent",
      ...more,
    },
    script === undefined ? {} : { script },
  );

/**
 * Memory of a process and its children, MB: their proportional set size, which counts shared pages once. 0 where the
 * system does not provide it.
 */
export async function memory({ pid }: ChildProcess): Promise<number> {
  return Math.round((await kilobytesOf(String(pid))) / 1024);
}

async function kilobytesOf(pid: string): Promise<number> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "");
  const [sizes, children] = await Promise.all([read("smaps_rollup"), read(`task/${pid}/children`)]);
  const own = Number(/^Pss:\s+(\d+)/m.exec(sizes)?.[1] ?? 0);
  const others = await Promise.all(children.split(" ").filter(Boolean).map(kilobytesOf));
  return others.reduce((sum, one) => sum + one, own);
}

/** Prints figures as a table. */
export function print(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  console.log(
    ["", line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line), ""].join("\n"),
  );
}
