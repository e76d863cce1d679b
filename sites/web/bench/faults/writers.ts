import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../../../packages/backend/src/database/index.ts";
import type { TestStore } from "../../../../packages/backend/src/testing/stores.ts";

/** The results so far of people who send forms continuously. */
export interface Writers {
  /** Idempotency keys of the accepted forms. */
  acknowledged: ReadonlySet<string>;
  /** Forms that were refused with 503 or 429, and retried. */
  refused: () => number;
  /** Any other response, and broken connections. */
  failed: readonly string[];
  broken: () => number;
  /** Time until the next form is accepted, ms. */
  nextAcknowledged: () => Promise<number>;
  /** Stops; forms without a response are retried until they have one, as in a browser. */
  finish: () => Promise<void>;
}

/**
 * Sends contact forms from several clients, to each origin in turn. A refused connection goes to the next origin at
 * once, as at a proxy; a form without a response is sent again with the same key.
 */
export function startWriters(origins: () => readonly string[], clients = 4): Writers {
  const acknowledged = new Set<string>();
  const waiting: string[] = [];
  const failed: string[] = [];
  let [refused, broken, turn] = [0, 0, 0];
  const over = new AbortController();

  const post = async (key: string): Promise<void> => {
    for (const _ of origins()) {
      const all = origins();
      const origin = all[turn++ % all.length];
      if (origin === undefined) break;
      try {
        const response = await fetch(`${origin}/api/v1/contact`, {
          method: "POST",
          signal: AbortSignal.timeout(30_000),
          headers: {
            "content-type": "application/json",
            "idempotency-key": key,
            "x-forwarded-for": `10.${turn % 200}.${(turn >> 4) % 200}.${(turn >> 8) % 200}`,
          },
          body: JSON.stringify({
            first_name: "Ayşe",
            email: `${key}@example.com`,
            phone: "+905321234567",
            message: key,
          }),
        });
        await response.text();
        if (response.status === 201) acknowledged.add(key);
        else {
          waiting.push(key);
          if (response.status === 503 || response.status === 429) refused += 1;
          else failed.push(`status ${response.status}`);
          await pause(50);
        }
        return;
      } catch (error) {
        if (isRefused(error)) continue;
        broken += 1;
        waiting.push(key);
        return;
      }
    }
    waiting.push(key);
    await pause(20);
  };
  const client = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await post(waiting.shift() ?? `fault-${crypto.randomUUID()}`);
      await pause(5);
    }
  };
  const running = Array.from({ length: clients }, client);
  return {
    acknowledged,
    refused: () => refused,
    failed,
    broken: () => broken,
    async nextAcknowledged() {
      const [from, before] = [performance.now(), acknowledged.size];
      while (acknowledged.size === before) {
        if (performance.now() - from > 120_000) throw new Error("No form has been taken for two minutes.");
        await pause(5);
      }
      return performance.now() - from;
    },
    async finish() {
      over.abort();
      await Promise.all(running);
      for (let tries = 0; waiting.length > 0 && tries < 2000; tries += 1) await post(waiting.shift() ?? "");
      if (waiting.length > 0) failed.push(`${waiting.length} forms were never taken`);
    },
  };
}

/** Nothing listens there, so no server has received the request. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === "ECONNREFUSED";

/**
 * Compares the database with the acknowledged forms: how many are missing, and how many forms or mails are duplicates.
 */
export async function compareStored(
  store: Pick<TestStore, "dataDir" | "databaseUrl">,
  acknowledged: ReadonlySet<string>,
): Promise<{ lost: number; doubled: number; mailsGivenUp: number }> {
  const database = await openDatabase(store);
  try {
    const requests = await database.db.selectFrom("requests").select("request_key").execute();
    const keys = requests.map((row) => row.request_key ?? "");
    const stored = new Set(keys);
    const mails = await database.db
      .selectFrom("outbox")
      .select(["recipient", "subject", "text_body", "failed_at"])
      .where("sent_at", "is", null)
      .execute();
    const texts = mails.map(({ recipient, subject, text_body }) => `${recipient}\n${subject}\n${text_body}`);
    return {
      lost: [...acknowledged].filter((key) => !stored.has(key)).length,
      doubled: keys.length - stored.size + texts.length - new Set(texts).size,
      mailsGivenUp: mails.filter((mail) => mail.failed_at !== null).length,
    };
  } finally {
    await database.close();
  }
}
