import { beforeAll, describe, expect, it } from "vitest";
import { attacksOn, type Attack } from "../testing/attack/requests.ts";
import { type TestCustomer } from "../testing/customers.ts";
import { describeApi } from "../testing/fuzz/operations.ts";
import { openBackend } from "../testing/open-backend.ts";
import { sqlite } from "../testing/stores.ts";

/**
 * Max processor time for one request, ms. The worst takes some 50 on a slow machine; input with quadratic cost takes
 * several thousand. `pnpm bench attack` measures closely.
 */
const maxCpu = 2000;

// Input is refused before it reaches any database; SQLite is enough as a sample.
const own = openBackend(sqlite.create);
let people: Record<Attack["as"], TestCustomer | null>;
beforeAll(async () => {
  people = {
    anybody: null,
    customer: await own.addCustomer(),
    staff: await own.addCustomer({ role: "staff" }),
  };
});

async function send({ method, path, headers, body, as }: Attack): Promise<{ status: number; cpu: number }> {
  const request = new Request(`http://shop.test${path}`, {
    method,
    headers: { ...headers, ...people[as]?.headers },
    ...(body === undefined ? {} : { body: body() }),
  });
  const before = process.cpuUsage();
  const answer = await own.backend.fetch(request, { isInternal: true });
  await answer.arrayBuffer();
  return { status: answer.status, cpu: process.cpuUsage(before).user / 1000 };
}

describe("hostile input", () => {
  it("breaks no endpoint and blocks none", async () => {
    const description = await describeApi(own.backend);
    const failed: string[] = [];
    let sent = 0;
    for (const operation of description.operations)
      for (const attack of attacksOn(operation, description, {
        every: 8,
        eachField: false,
        bodyBytes: [60_000],
      })) {
        const { status, cpu } = await send(attack);
        sent += 1;
        if (status >= 500 || cpu > maxCpu)
          failed.push(`${attack.target}, ${attack.input}: ${status} after ${cpu.toFixed(0)} ms`);
      }
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThan(1000);
  });
});
