import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

let child: ChildProcess;
let origin = "";
beforeAll(async () => {
  const file = fileURLToPath(new URL("render-queue.fixture.ts", import.meta.url));
  const started = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "inherit"] });
  child = started;
  const [line] = (await once(started.stdout, "data")) as [Buffer];
  origin = `http://127.0.0.1:${line.toString().trim()}`;
});
afterAll(() => void child.kill("SIGKILL"));

it("S8: a visitor who requests many uncached pages does not delay others", async () => {
  const done: string[] = [];
  const ask = async (name: string, path: string, client: string): Promise<number> => {
    const response = await fetch(origin + path, { headers: { "x-forwarded-for": client } });
    await response.text();
    if (response.status === 200) done.push(name);
    return response.status;
  };
  const greedy = Array.from({ length: 200 }, () => ask("greedy", "/new", "192.0.2.1"));
  const others = [ask("cached", "/cached", "192.0.2.2"), ask("new", "/new", "192.0.2.3")];
  const statuses = await Promise.all(greedy);
  expect(await Promise.all(others)).toEqual([200, 200]);
  // Two are rendered and sixty wait; a busy server has accepted hardly any connection before it has rendered.
  const refused = statuses.filter((status) => status === 503).length;
  expect(refused).toBeGreaterThan(50);
  expect(done.indexOf("cached")).toBeLessThan(40);
  expect(done.indexOf("new")).toBeLessThan(40);
});
