import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { describeApi } from "./describe-api.ts";
import type { AppEnvironment } from "./environment.ts";

// Resolved on the first visit: a server that never shows the page does not need the viewer.
const folder = (): string => dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
/** Files of the viewer that are served; nothing else in its package is. */
const assets: ReadonlyMap<string, string> = new Map([
  ["swagger-ui.css", "text/css; charset=utf-8"],
  ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
  ["favicon-32x32.png", "image/png"],
]);

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Preforma API</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body>
<noscript>The document itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
<main id="api"></main>
</body>
</html>
`;

const start = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#api", deepLinking: true, validatorUrl: null });\n`;

/** The page of the viewer may load only files of this server and the data URLs of its icons. */
export const documentationHeaders = secureHeaders({
  strictTransportSecurity: false,
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", "data:"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
});

/** `/api/openapi.json` and a page at `/api/docs` to read and try it; everything from this server, no inline script. */
export function documentationRoutes(app: () => OpenAPIHono<AppEnvironment>): Hono<AppEnvironment> {
  let document: string | undefined;
  const routes = new Hono<AppEnvironment>();
  routes.get("/openapi.json", (context) => {
    document ??= JSON.stringify(describeApi(app()));
    return context.body(document, 200, {
      "Content-Type": "application/json",
      "Cache-Control": "public, max-age=300",
    });
  });
  routes.get("/docs", (context) => context.html(page));
  routes.get("/docs/start.js", (context) =>
    context.body(start, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  routes.get("/docs/:file", async (context) => {
    const file = context.req.param("file");
    const type = assets.get(file);
    if (type === undefined) return context.notFound();
    const bytes = new Uint8Array(await readFile(join(folder(), file)));
    return context.body(bytes, 200, { "Content-Type": type, "Cache-Control": "public, max-age=86400" });
  });
  return routes;
}
