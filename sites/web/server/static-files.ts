import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Client } from "../app/platform/http/client.ts";
import { workerPath } from "../app/platform/offline/offline-path.ts";

const root = fileURLToPath(new URL("../build/client", import.meta.url));

type Handler = (request: Request, client: Client) => Response | Promise<Response>;

/** Puts the built files of the browser in front of a handler. `security` are the headers that every answer carries. */
export function withStaticFiles(next: Handler, security: Readonly<Record<string, string>>): Handler {
  const files = new Hono<{ Bindings: Client }>();
  files.use(
    serveStatic({
      root,
      // Compressed when the site was built.
      precompressed: true,
      onFound(path, c) {
        // Names under assets/ carry a hash of their content.
        const immutable = path.includes("/assets/");
        c.header(
          "cache-control",
          immutable
            ? "public, max-age=31536000, immutable"
            : // A worker that browsers kept would keep out the one that mends it.
              c.req.path === workerPath
              ? "no-cache"
              : "public, max-age=3600",
        );
        for (const [name, value] of Object.entries(security)) c.header(name, value);
      },
    }),
  );
  files.all("*", (c) => next(c.req.raw, c.env));
  return (request, client) => (isFile(request.url) ? files.fetch(request, client) : next(request, client));
}

/** Pages, the API and media never look like this, so they need not wait for a look at the disk. */
function isFile(url: string): boolean {
  const path = new URL(url).pathname;
  return (
    path.startsWith("/assets/") ||
    path.startsWith("/brand/") ||
    path.startsWith("/families/") ||
    (path.lastIndexOf("/") === 0 && path.includes("."))
  );
}
