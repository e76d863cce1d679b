import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { request as httpRequest, type ClientRequest, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { beforeAll, describe, expect, it } from "vitest";
import { testHttpServer } from "../../../packages/backend/src/testing/http-server.ts";
import { receiveUploads } from "./uploads.ts";

const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const body = randomBytes(6_000_000);
const heldBack = 1000;

let folder = "";
let origin = "";
let atOnce = 0;
let maxAtOnce = 0;
/** Stands for the form reader: it reads the whole body into memory. */
const answer = async (request: Request): Promise<Response> => {
  maxAtOnce = Math.max(maxAtOnce, ++atOnce);
  const bytes = new Uint8Array(await request.arrayBuffer());
  atOnce--;
  return new Response(digestOf(bytes));
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "preforma-uploads-"));
  const receive = receiveUploads(answer, folder);
  const server = await testHttpServer((incoming, outgoing) => {
    const clientIp = String(incoming.headers["x-forwarded-for"]);
    const listener = getRequestListener((request) => receive(request, { clientIp }), {
      overrideGlobalObjects: false,
    });
    void listener(incoming, outgoing);
  });
  origin = server.origin;
  return async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
});

interface Begun {
  request: ClientRequest;
  answered: Promise<{ status: number; text: string }>;
}

/** Starts an upload, and sends all but its last bytes, unless there is a response before. */
async function begin(address: string): Promise<Begun> {
  const request = httpRequest(origin, {
    method: "POST",
    agent: false,
    headers: {
      "content-type": "multipart/form-data; boundary=x",
      "content-length": body.length,
      "x-forwarded-for": address,
    },
  });
  // A refused upload may be cut off while it is sent.
  request.on("error", () => {});
  const answered = (async () => {
    const [response] = (await once(request, "response")) as [IncomingMessage];
    let text = "";
    for await (const chunk of response) text += String(chunk);
    return { status: response.statusCode ?? 0, text };
  })();
  answered.catch(() => {});
  const sent = new Promise<void>((resolve) => request.write(body.subarray(0, -heldBack), () => resolve()));
  await Promise.race([sent, answered.catch(() => {})]);
  return { request, answered };
}

function finish({ request, answered }: Begun): Begun["answered"] {
  request.end(body.subarray(-heldBack));
  return answered;
}

describe("uploads", () => {
  it("S15: that are held take no memory, and are read one after another", { tags: ["full"] }, async () => {
    const used = (): number => process.memoryUsage().external;
    const before = used();
    const requests = await Promise.all(Array.from({ length: 60 }, (_, index) => begin(`192.0.2.${index}`)));
    // All of them are 360 MB. Buffers already written to disk may not be collected yet.
    expect(used() - before).toBeLessThan(200_000_000);
    const answers = await Promise.all(requests.map(finish));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([digestOf(body)]));
    expect(maxAtOnce).toBeLessThanOrEqual(2);
    expect(await readdir(folder)).toEqual([]);
  });

  it("S15: of one visitor are four at a time, and another's are received", async () => {
    const held = await Promise.all(Array.from({ length: 4 }, () => begin("198.51.100.1")));
    const { status } = await finish(await begin("198.51.100.1"));
    expect(status).toBe(503);
    expect((await finish(await begin("198.51.100.2"))).status).toBe(200);
    for (const { request } of held) request.destroy();
    await expect.poll(async () => (await finish(await begin("198.51.100.1"))).status).toBe(200);
  });
});
