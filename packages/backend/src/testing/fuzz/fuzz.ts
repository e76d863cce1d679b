import fc from "fast-check";
import type { Backend } from "../../backend.ts";
import { describeApi } from "./operations.ts";
import { requestsTo, type FuzzedRequest } from "./requests.ts";

/** Max time for an answer, ms; far longer than any takes, far shorter than a hang. */
const timeoutMs = 5000;

/** Server internals, which must never appear in an answer. */
const insides = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules|packages\/backend|\.ts:\d+/,
  /SQLITE_|sqlite3?_|no such (?:table|column)|syntax error at or near|violates .+ constraint/i,
  /"(?:stack|cause|errno)":/,
  /TypeError|RangeError|ZodError|KyselyError/,
];

/** The result of a fuzzing run. */
export interface FuzzReport {
  requests: number;
  /** Number of answers by operation and status. */
  statuses: Record<string, Record<number, number>>;
  /** The slowest answer, ms. */
  slowest: { operation: string; ms: number };
}

/**
 * Sends about this many requests to every operation in the API's own document, and throws with the smallest request
 * that got a 5xx, server internals, or no answer in time.
 */
export async function fuzz(
  backend: Backend,
  { requests, seed, proofs }: { requests: number; seed: number; proofs: readonly (string | null)[] },
): Promise<FuzzReport> {
  const description = await describeApi(backend);
  const each = Math.ceil(requests / description.operations.length);
  const report: FuzzReport = { requests: 0, statuses: {}, slowest: { operation: "", ms: 0 } };
  for (const operation of description.operations) {
    const property = fc.asyncProperty(requestsTo(operation, description, proofs), async (request) => {
      const started = performance.now();
      const { status, text } = await send(backend, request);
      const ms = performance.now() - started;
      report.requests++;
      const statuses = (report.statuses[request.operation] ??= {});
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (ms > report.slowest.ms) report.slowest = { operation: request.operation, ms: Math.round(ms) };
      if (status >= 500) throw new Error(`answered ${status}: ${text.slice(0, 300)}`);
      const inside = insides.find((pattern) => pattern.test(text));
      if (inside) throw new Error(`the answer shows ${inside}: ${text.slice(0, 300)}`);
      const echoed = status >= 400 && /<script>/i.test(text);
      if (echoed) throw new Error(`the answer repeats markup: ${text.slice(0, 300)}`);
    });
    await fc.assert(property, {
      seed,
      numRuns: each,
      interruptAfterTimeLimit: 120_000,
      markInterruptAsFailure: true,
    });
  }
  return report;
}

async function send(backend: Backend, request: FuzzedRequest): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error(`no answer within ${timeoutMs} ms`)), {
      once: true,
    });
  });
  const response = await Promise.race([
    backend.fetch(
      new Request(`http://shop.test${request.address}`, {
        method: request.method,
        headers: request.headers,
        body: request.body,
      }),
      { isInternal: true },
    ),
    late,
  ]);
  return { status: response.status, text: await Promise.race([response.text(), late]) };
}
