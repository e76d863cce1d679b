import type { IncomingMessage, ServerResponse } from "node:http";
import { testHttpServer } from "../../../packages/backend/src/testing/http-server.ts";

/** A call from the site. */
export interface RemoteCall {
  method: string;
  /** Path and query. */
  path: string;
  /** The body, parsed where it is JSON. */
  body: unknown;
}

/** A foreign implementation of the contract, from the site's point of view. */
export interface RemoteApi {
  origin: string;
  /** Sets the response for paths that begin with `path`; the latest call wins. */
  answer: (path: string, status: number, body: unknown) => void;
  /** Restores the default responses, and clears the calls. */
  reset: () => void;
  calls: RemoteCall[];
  stop: () => Promise<void>;
}

/** Starts one that forwards other requests to a site of ours. */
export async function startRemoteApi(target: string): Promise<RemoteApi> {
  const own = new Map<string, { status: number; body: unknown }>();
  const calls: RemoteCall[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "";
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    calls.push({ method: request.method ?? "", path, body: parsed(body.toString()) });
    const found = [...own].findLast(([start]) => path.startsWith(start))?.[1];
    if (found) {
      response.writeHead(found.status, { "content-type": "application/json" });
      return response.end(typeof found.body === "string" ? found.body : JSON.stringify(found.body));
    }
    const { cookie, authorization, "content-type": type, "accept-language": language } = request.headers;
    const given = { cookie, authorization, "content-type": type, "accept-language": language };
    const answer = await fetch(`${target}${path}`, {
      method: request.method ?? "GET",
      headers: Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined),
      redirect: "manual",
      ...(body.length > 0 ? { body } : {}),
    });
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "application/json",
    });
    return response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const { origin, close } = await testHttpServer((request, response) => void handle(request, response));
  return {
    origin,
    calls,
    answer: (path, status, body) => {
      own.delete(path);
      own.set(path, { status, body });
    },
    reset: () => {
      own.clear();
      calls.length = 0;
    },
    stop: close,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
