import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { serve } from "@hono/node-server";
import { pino } from "pino";
import { expect, it } from "vitest";
import { forms } from "../requests/requests.fixtures.ts";
import { docx } from "../testing/documents.ts";
import { openBackend } from "../testing/open-backend.ts";
import { sqlite } from "../testing/stores.ts";

// HTTP-level refusals are the same on every database, so SQLite is enough.
let log = "";
const lines = new Writable({
  write(chunk: Buffer, _, done) {
    log += chunk.toString();
    done();
  },
});
const own = openBackend(sqlite.create, { logger: pino({ level: "info" }, lines) });
const customer = own.sharedCustomer();

const apply = (fields: Iterable<readonly [string, string | File]>) => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return own.ask("/api/v1/job-applications", { method: "POST", body });
};

it("S1: refuses a file name of 100,000 dots at once", async () => {
  const cv = new File([docx()], ".".repeat(100_000));
  const answer = await apply([...Object.entries(forms["job-applications"]), ["cv", cv]]);
  expect(answer.status).toBe(413);
});

it("S2: refuses a form of 20,000 fields at once", async () => {
  const fields = Array.from({ length: 20_000 }, (_, index) => [`f${index}`, ""] as const);
  expect((await apply(fields)).status).toBe(413);
});

it("refuses JSON that is nested deeper than any body of the API", async () => {
  const answer = await own.ask("/api/v1/contact", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: '{"a":'.repeat(5000) + "1" + "}".repeat(5000),
  });
  expect(answer.status).toBe(413);
});

it("reports invalid JSON as unreadable, without naming fields", async () => {
  const answer = await own.ask("/api/v1/contact?language=de", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: '{"first_name": "Ada",',
  });
  expect(answer.body).toEqual({
    success: false,
    status: 400,
    message:
      "Der Inhalt der Anfrage ist nicht lesbar. Bitte senden Sie gültiges JSON oder gültige Formulardaten.",
    data: null,
  });
});

it.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
  "S16: has no documentation file called %s",
  async (name) => {
    expect((await own.ask(`/api/docs/${name}`)).status).toBe(404);
  },
);

it("S16: does not log a disconnected client as an error", async () => {
  log = "";
  const gone = new AbortController();
  const body = new ReadableStream({
    pull: (stream) => {
      gone.abort();
      stream.error(gone.signal.reason);
    },
  });
  const request = new Request("http://shop.test/api/v1/contact", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    duplex: "half",
    signal: gone.signal,
    // The browser types do not know `duplex`, which Node.js requires.
  } as RequestInit);
  const answer = await own.backend.fetch(request);
  expect(answer.status).toBe(499);
  expect(log).not.toContain('"level":50');
});

it("S17: accepts a DELETE without body and type, as sent over the wire", async () => {
  const server = serve({ fetch: (request) => own.backend.fetch(request), hostname: "127.0.0.1", port: 0 });
  try {
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    const wipe = (init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}/api/v1/cart`, {
        method: "DELETE",
        ...init,
        headers: { ...customer.headers, ...(init.headers as Record<string, string>) },
      });
    expect((await wipe()).status).toBe(200);
    expect((await wipe({ headers: { "Content-Type": "" } })).status).toBe(200);
    expect((await wipe({ body: "a=1", headers: { "Content-Type": "text/plain" } })).status).toBe(415);
    expect((await wipe({ body: new Uint8Array([123]) })).status).toBe(415);
  } finally {
    server.close();
  }
});
