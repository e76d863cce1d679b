import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { FairQueue, QueueFullError, visitorKey } from "@preforma/backend/fairness";
import { maxBodyBytes, maxUploadBytes } from "@preforma/domain/limits";
import { busyAnswer } from "../app/platform/http/busy-answer.ts";
import type { Client } from "../app/platform/http/client.ts";

type Handler = (request: Request, client: Client) => Response | Promise<Response>;

/** Max concurrent uploads, of one visitor and in total: 100 take at most 600 MB of disk. */
const underWay = { visitor: 4, all: 100 };
/** Reading one takes some five times its size in memory, for a fraction of a second. */
const reading = { atOnce: 2, perVisitor: 1, waitingPerVisitor: underWay.visitor, waiting: underWay.all };

/**
 * Buffers uploads on disk before a handler sees them, so that slow senders take no memory, and lets handlers read them
 * in turn. The files have no name: they disappear with the request, or with the process.
 */
export function receiveUploads(next: Handler, folder: string): Handler {
  const queue = new FairQueue(reading);
  const counts = new Map<string, number>();
  let all = 0;
  return async (request, client) => {
    if (!isUpload(request)) return next(request, client);
    const visitor = visitorKey(client);
    const own = counts.get(visitor) ?? 0;
    if (own >= underWay.visitor || all >= underWay.all) return busyAnswer(request);
    counts.set(visitor, own + 1);
    all++;
    let upload: Upload | null = null;
    try {
      const received = (upload = await receive(request, folder));
      return await queue.run(visitor, async () => next(received.request, client), request.signal);
    } catch (error) {
      if (error instanceof QueueFullError || request.signal.aborted) return busyAnswer(request);
      throw error;
    } finally {
      await upload?.close();
      all--;
      const left = (counts.get(visitor) ?? 1) - 1;
      if (left === 0) counts.delete(visitor);
      else counts.set(visitor, left);
    }
  };
}

/** Forms with files may be large. Others are small, and bodies declared too large are refused unread. */
function isUpload({ method, headers }: Request): boolean {
  if (method !== "POST" || !/^multipart\/form-data\b/i.test(headers.get("content-type") ?? "")) return false;
  const length = headers.get("content-length");
  return length === null || (Number(length) > maxBodyBytes && Number(length) <= maxUploadBytes);
}

interface Upload {
  /** The original request, its body on disk. */
  request: Request;
  close: () => Promise<void>;
}

async function receive(request: Request, folder: string): Promise<Upload> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, "wx+", 0o600);
  try {
    await rm(path);
    let size = 0;
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxUploadBytes) break;
      await file.write(chunk);
    }
    const headers = new Headers(request.headers);
    headers.delete("transfer-encoding");
    // Beyond the limit only this header is checked.
    headers.set("content-length", String(size));
    const content = file.createReadStream({ start: 0, autoClose: false });
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers,
      body: Readable.toWeb(content) as ReadableStream<Uint8Array>,
      signal: request.signal,
      duplex: "half",
    };
    return {
      request: new Request(request.url, init),
      async close() {
        content.destroy();
        await file.close();
      },
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
