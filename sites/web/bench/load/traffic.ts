import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { exactRequest } from "../exact-request.ts";

/** Kinds of requests and their shares: the typical use of a shop. */
const shares = { browse: 0.7, search: 0.2, "forms and cart": 0.1 } as const;
export type Kind = keyof typeof shares;
export const kinds = Object.keys(shares) as Kind[];

/** The results of the requests of one kind. */
export interface Figures {
  /** Successful responses: the time of each until its end, ms. */
  taken: number[];
  /** Responses with 503 and `Retry-After`. */
  shed: number;
  /** All other results, by kind. */
  failed: Map<string, number>;
}

const words = ["kapak", "şişe", "kavanoz", "pompa", "500 ml", "sprey", "pet", "amber", "24/410", "bidon"];

/** The paths of a shop with products: pages are resolved, so that none redirects. */
export async function pathsOf(origin: string): Promise<string[]> {
  const answers = await Promise.all(
    ["/", "/urun", ...Array.from({ length: 30 }, (_, index) => `/urun/${index * 7 + 1}`)].map((path) =>
      fetch(origin + path),
    ),
  );
  const found = answers.filter(({ ok }) => ok).map(({ url }) => new URL(url).pathname);
  return [...found, ...[2, 3, 4, 5].map((page) => `/urun?page=${page}`)];
}

/** The load to generate. */
export interface Demand {
  connections: number;
  /** When it ends (`performance.now()`). */
  until: number;
  /** Mean pause of each connection between two requests, ms. @default none */
  think?: number;
  /** The only kind to request. @default a mixture */
  only?: Kind;
  /** Requests per second over all connections, whatever the response times. @default as many as possible */
  rate?: number;
}

/**
 * Sends mixed traffic. Every request comes from a different visitor, so that no visitor's rate limit is measured.
 */
export async function traffic(
  origin: string,
  paths: readonly string[],
  { connections, until, think = 0, only, rate }: Demand,
): Promise<Record<Kind, Figures>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const figures: Record<Kind, Figures> = {
    browse: { taken: [], shed: 0, failed: new Map() },
    search: { taken: [], shed: 0, failed: new Map() },
    "forms and cart": { taken: [], shed: 0, failed: new Map() },
  };
  const one = async (): Promise<void> => {
    const number = (sent += 1);
    const kind = only ?? kindOf((number * 7919) % 1000);
    const { method, path, body } = requestOf(kind, number, paths);
    const requestHeaders = {
      "user-agent": "Mozilla/5.0",
      "x-forwarded-for": `10.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`,
      ...(body && { "content-type": "application/json" }),
    };
    const options = { agent, method, timeout: 30_000, headers: requestHeaders };
    const from = performance.now();
    const response = await exactRequest(origin + path, options, body && JSON.stringify(body));
    const status = response.error ?? String(response.status);
    const into = figures[kind];
    if (status === "503" && response.headers["retry-after"]) into.shed += 1;
    else if (status.startsWith("2")) into.taken.push(performance.now() - from);
    else into.failed.set(status, (into.failed.get(status) ?? 0) + 1);
  };
  let due = performance.now();
  /** Waits until the next request is due. A request is dropped if no connection is free. */
  const turn = async (): Promise<void> => {
    if (rate === undefined) return;
    const now = performance.now();
    due = Math.max(due + 1000 / rate, now - 50);
    if (due > now) await pause(due - now);
  };
  await Promise.all(
    Array.from({ length: connections }, async () => {
      await turn();
      while (performance.now() < until) {
        await one();
        if (think > 0) await pause(think * (0.5 + Math.random()));
        await turn();
      }
    }),
  );
  agent.destroy();
  return figures;
}

/** Number of requests in all runs: each comes from a different visitor. */
let sent = 0;

const kindOf = (thousandth: number): Kind =>
  thousandth < 700 ? "browse" : thousandth < 900 ? "search" : "forms and cart";

function requestOf(kind: Kind, number: number, paths: readonly string[]) {
  if (kind === "browse") return { method: "GET", path: paths[number % paths.length] ?? "/" };
  const word = encodeURIComponent(words[number % words.length] ?? "");
  if (kind === "search")
    return {
      method: "GET",
      path: `/api/v1/products/filter?languageCode=tr&keyword=${word}&page=${(number % 3) + 1}`,
    };
  if (number % 2 === 0)
    return {
      method: "POST",
      path: "/api/v1/contact",
      body: {
        first_name: "Ayşe",
        email: `load-${number}@example.com`,
        phone: "+905321234567",
        message: `load ${number}`,
      },
    };
  return { method: "POST", path: "/api/v1/carts", body: {} };
}
