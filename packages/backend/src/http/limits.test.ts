import { afterEach, describe, expect, it } from "vitest";
import type { Backend } from "../backend.ts";
import { ask, testBackend } from "../testing/backend.ts";
import { storeKinds, type TestStore } from "../testing/stores.ts";

const sqlite = storeKinds[0];
const postgres = storeKinds.find(({ name }) => name === "PostgreSQL");
if (!postgres) console.warn("One limit for two processes is not tested: that needs PostgreSQL.");

const limits = { search: { points: 3, duration: 600 } };
const search = "/api/v1/products/filter?languageCode=en&keyword=";

let store: TestStore | undefined;
let backends: Backend[] = [];
const start = async (kind: typeof sqlite): Promise<Backend> => {
  store ??= await kind?.create();
  if (!store) throw new Error("There is no store.");
  const backend = await testBackend(store, { limits, warmPictures: false });
  backends.push(backend);
  return backend;
};
afterEach(async () => {
  await Promise.all(backends.map((backend) => backend.close()));
  await store?.dispose();
  [store, backends] = [undefined, []];
});

describe("the limit of a visitor", () => {
  it("S4: is shared by all clients without a known address", async () => {
    const backend = await start(sqlite);
    const statuses: number[] = [];
    for (const word of ["a1", "a2", "a3", "a4", "a5"])
      statuses.push((await backend.fetch(new Request(`http://shop.test${search}${word}`), {})).status);
    statuses.push((await backend.fetch(new Request(`http://shop.test${search}a6`))).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    expect((await ask(backend, `${search}a7`, {}, "192.0.2.1")).status).toBe(200);
  });

  it("S4: does not apply to calls marked as coming from this process", async () => {
    const backend = await start(sqlite);
    for (const word of ["b1", "b2", "b3", "b4", "b5"]) {
      const request = new Request(`http://shop.test${search}${word}`);
      expect((await backend.fetch(request, { isInternal: true })).status).toBe(200);
    }
  });

  it("S8: is a 503 for searches beyond a bound, while other requests and cached answers are served", async () => {
    store = await sqlite?.create();
    if (!store) throw new Error("There is no store.");
    const backend = await testBackend(store, { warmPictures: false });
    backends.push(backend);
    const greedy = Array.from({ length: 60 }, (_, index) =>
      ask(backend, `${search}d${index}`, {}, "192.0.2.4"),
    );
    const honest = await ask(backend, `${search}e`, {}, "192.0.2.5");
    const answers = await Promise.all(greedy);
    expect(honest.status).toBe(200);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused[0]?.headers.get("Retry-After")).toBe("3");
    expect(refused[0]?.body.message).toContain("try again");
  });

  it.runIf(postgres)("R4: is one for two processes on one PostgreSQL", async () => {
    const [one, other] = [await start(postgres), await start(postgres)];
    const ways = [one, other, one, other, one];
    const statuses: number[] = [];
    for (const [index, backend] of ways.entries())
      statuses.push((await ask(backend, `${search}c${index}`, {}, "192.0.2.2")).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const refused = await ask(other, `${search}c9`, {}, "192.0.2.2");
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await ask(other, `${search}c9`, {}, "192.0.2.3")).status).toBe(200);
  });
});
