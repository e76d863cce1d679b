import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { testHttpServer, type TestHttpServer } from "../../../packages/backend/src/testing/http-server.ts";

const pieceLength = 250;
/** Long enough for the browser to paint a frame between two chunks. */
const pauseMs = 25;

/** A proxy that simulates a slow connection: the part of a page above the content arrives in chunks. */
export async function slowLineTo(site: string): Promise<TestHttpServer> {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await fetch(`${site}${request.url}`, {
      headers: { "user-agent": request.headers["user-agent"] ?? "" },
    });
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    if (!type.startsWith("text/html")) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const [begin, end] = [html.indexOf("<body"), html.indexOf("<main")];
    response.write(html.slice(0, begin));
    for (let at = begin; at < end; at += pieceLength) {
      response.write(html.slice(at, Math.min(end, at + pieceLength)));
      await setTimeout(pauseMs);
    }
    response.end(html.slice(end));
  };
  return testHttpServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
}
