import { Agent } from "node:http";
import { Worker } from "node:worker_threads";
import { once } from "node:events";
import type { Attack } from "../../../../packages/backend/src/testing/attack/requests.ts";
import { addCustomer } from "../../../../packages/backend/src/testing/customers.ts";
import { exactRequest } from "../exact-request.ts";
import { serve } from "../site-process.ts";
import { password, signIn } from "./people.ts";
import type { Poll } from "./poll-health.ts";

/** The results of attacks that were sent at the same time. */
export interface Outcome {
  attacks: readonly Attack[];
  /** One per attack; 0 where the connection was closed without a response. */
  statuses: readonly number[];
  /** Time until the last response, ms. */
  ms: number;
  /** The longest time for which the server's event loop was blocked, ms. */
  block: number;
  /** The slowest response of `/healthz` meanwhile, ms; 0 where there was none. */
  health: number;
}

/** Number of people of each kind who take turns, so that no rate limit of one of them ends the attack. */
const people = 60;
/** Number of them who use pages. */
const browsers = 12;
/** Max time for a response, ms. */
const timeout = 60_000;

/** Starts the built site under observation, with people who attack it. */
export async function attackedSite(dataDir: string) {
  const server = await serve(
    { DATA_DIR: dataDir, TRUST_PROXY: "1", LOG_LEVEL: "silent" },
    { watchLoop: true },
  );
  const agent = new Agent({ keepAlive: false });
  const polls: Poll[] = [];
  const poller = new Worker(new URL("poll-health.ts", import.meta.url), { workerData: server.url });
  poller.on("message", (poll: Poll) => polls.push(poll));
  let clients = 0;
  const aClient = () => `10.${(++clients >> 16) % 256}.${(clients >> 8) % 256}.${clients % 256}`;

  const send = (attack: Attack, own: Readonly<Record<string, string>>) => {
    const body = attack.body?.();
    const headers = {
      "x-forwarded-for": aClient(),
      "sec-fetch-site": "same-origin",
      ...own,
      ...attack.headers,
      ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
    };
    const { method, path } = attack;
    return exactRequest(server.url, { agent, method, path, timeout, headers }, body);
  };

  const longestBlock = async (): Promise<number> => {
    const answer = once(server.process, "message");
    server.process.send("block");
    const [block] = (await answer) as [number];
    return block;
  };

  const proofs: Record<"customer" | "staff", Record<string, string>[]> = { customer: [], staff: [] };
  for (const role of ["customer", "staff"] as const)
    for (let index = 0; index < people; index += 1) {
      const person = await addCustomer({ dataDir, dispose: () => Promise.resolve() }, { role });
      proofs[role].push(person.headers);
    }
  const cookies: Record<string, string>[] = [];
  for (let index = 0; index < browsers; index += 1) {
    const { email } = await addCustomer({ dataDir, dispose: () => Promise.resolve() }, { password });
    const cookie = await signIn(server.url, email);
    if (cookie !== "") cookies.push({ cookie });
  }
  if (cookies.length === 0)
    console.warn("Nobody could sign in: pages of customers are attacked by strangers.");
  let turn = 0;
  const proofOf = ({ as, path }: Pick<Attack, "as" | "path">) => {
    if (as === "anybody") return {};
    const all = path.startsWith("/api/") ? proofs[as] : cookies;
    return all[++turn % all.length] ?? {};
  };

  return {
    url: server.url,
    /** The body of a plain GET. */
    read: async (path: string, as: Attack["as"]) => {
      const attack = { target: "", input: "", method: "GET", path, as };
      return (await send(attack, proofOf(attack))).body.toString();
    },
    /** Sends some attacks at the same time, and waits for their results. */
    async try(attacks: readonly Attack[]): Promise<Outcome> {
      await longestBlock();
      const started = performance.timeOrigin + performance.now();
      const answers = await Promise.all(attacks.map((attack) => send(attack, proofOf(attack))));
      const block = await longestBlock();
      const ended = performance.timeOrigin + performance.now();
      const meanwhile = polls.filter(({ at, ms }) => at < ended && at + ms > started);
      polls.splice(0, polls.length - 5);
      return {
        attacks,
        statuses: answers.map(({ status }) => status),
        ms: ended - started,
        block,
        health: Math.max(0, ...meanwhile.map(({ ms }) => ms)),
      };
    },
    end: async () => {
      await poller.terminate();
      agent.destroy();
      await server.end();
    },
  };
}
