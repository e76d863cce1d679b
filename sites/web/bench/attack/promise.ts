import { exactRequest } from "../exact-request.ts";

/** The attacked site: its origin and data folder. It trusts one proxy. */
export interface Target {
  url: string;
  dataDir: string;
}

/** The result of an attack. */
export interface Outcome {
  /** Number of requests or connections. */
  tried: number;
  /** How the site failed; empty where it withstood. */
  broken: string[];
}

/** A promise that must withstand an attacker. */
export interface AttackPromise {
  name: string;
  /** `size` multiplies the attempts: 1 is enough to detect a failure, the benchmark uses 10. */
  attack: (target: Target, size: number) => Promise<Outcome>;
}

/** A text that an attacker tries to inject into responses to others. */
export const marker = "attacker.example";

let visitors = 0;
/** An IP address that no one else has in these attacks. */
export const aVisitor = (): string => `10.77.${(++visitors >> 8) % 256}.${visitors % 256}`;

/** Checks an honest visitor meanwhile; null where they are served, else the fault. */
export async function honestVisitor({ url }: Target): Promise<string | null> {
  const headers = { "x-forwarded-for": aVisitor() };
  for (const path of ["/healthz", "/", "/api/v1/products/filter?languageCode=tr&keyword=kapak"])
    try {
      const answer = await fetch(url + path, { headers, signal: AbortSignal.timeout(20_000) });
      await answer.arrayBuffer();
      if (answer.status !== 200) return `an honest visitor gets ${answer.status} for ${path}`;
    } catch {
      return `an honest visitor gets no answer for ${path}`;
    }
  return null;
}

/** A request with headers that `fetch` would not send; the response's headers are JSON. */
export async function ask(
  { url }: Target,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
) {
  const own = { "x-forwarded-for": aVisitor(), ...headers };
  const answer = await exactRequest(url + path, { method, headers: own });
  if (answer.error !== undefined) throw new Error(answer.error);
  return { ...answer, headers: JSON.stringify(answer.headers), body: answer.body.toString() };
}
