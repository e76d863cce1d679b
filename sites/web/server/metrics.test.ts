import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { afterEach, expect, test } from "vitest";
import { testHttpServer } from "../../../packages/backend/src/testing/http-server.ts";
import { createMetrics, type MetricsSources } from "./metrics.ts";
import { routeOf } from "./route-name.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A site that answers 200, or 404 below `/none`, or 503 when busy; returns its origin and a reader of the metrics. */
async function watchedSite(backend: MetricsSources["backend"]) {
  const metrics = createMetrics({
    dataDir: tmpdir(),
    readiness: () => Promise.resolve({ ready: true }),
    pageCache: () => ({ pages: 3, bytes: 4096, hits: 5, misses: 2 }),
    backend,
  });
  const site = await testHttpServer((request, response) => {
    metrics.watch(request, response);
    const { url = "" } = request;
    response.writeHead(url.startsWith("/none") ? 404 : url.includes("busy") ? 503 : 200).end("x");
  });
  metrics.server.listen(0, "127.0.0.1");
  await once(metrics.server, "listening");
  const { port } = metrics.server.address() as AddressInfo;
  closing.push(
    () => void site.close(),
    () => void metrics.server.close(),
  );
  return {
    origin: site.origin,
    figures: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    other: () => fetch(`http://127.0.0.1:${port}/`),
  };
}

const mail = { waiting: 2, failed: 1, oldestSeconds: 90 };
const reported: Awaited<ReturnType<NonNullable<MetricsSources["backend"]>>> = {
  version: 7,
  mail,
  connections: { open: 4, idle: 3, waiting: 0 },
  databaseFailures: 6,
  pictures: { files: 8, bytes: 9000, hits: 70, misses: 10 },
};

test("requests are counted by route, and unknown paths share one name", async () => {
  const { origin, figures, other } = await watchedSite(() => Promise.resolve(reported));
  for (const path of [
    "/urun",
    "/ar/products?page=2",
    "/api/v1/products/filter",
    "/api/v1/products/1",
    "/api/v1/products/busy",
    "/api/v1/made-up-1/busy",
    "/api/v1/made-up-2/busy",
    "/none/1",
    "/none/2",
  ])
    await (await fetch(`${origin}${path}`)).text();
  const text = await figures();
  const count = (labels: string) =>
    new RegExp(`^http_request_duration_seconds_count\\{${labels}\\} (\\d+)`, "m").exec(text)?.[1];
  expect(count('method="GET",status="200",route="products"')).toBe("2");
  expect(count('method="GET",status="200",route="/api/v1/products/filter"')).toBe("1");
  expect(count('method="GET",status="404",route="not found"')).toBe("2");
  expect(count('method="GET",status="503",route="/api/v1/products"')).toBe("1");
  expect(count('method="GET",status="503",route="other"')).toBe("2");
  expect(text).not.toMatch(/none|made-up/);
  for (const line of [
    "preforma_ready 1",
    "preforma_catalogue_version 7",
    "preforma_page_cache_bytes 4096",
    "preforma_page_cache_hits_total 5",
    "preforma_mails_waiting 2",
    "preforma_mails_failed 1",
    "preforma_mails_oldest_seconds 90",
    "preforma_database_connections_idle 3",
    "preforma_database_failures_total 6",
    "preforma_pictures_bytes 9000",
    "preforma_pictures_hits_total 70",
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toMatch(/^preforma_data_disk_free_bytes [1-9]/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  // Reading does not increase the counters.
  expect(await figures()).toContain("preforma_page_cache_hits_total 5\n");
  expect((await other()).status).toBe(404);
});

test("figures that the database does not give leave the others", async () => {
  const { figures } = await watchedSite(() => Promise.reject(new Error("no connection")));
  const text = await figures();
  expect(text).toContain("preforma_ready 1\n");
  expect(text).not.toMatch(/^preforma_mails/m);
  expect(text).toContain("preforma_database_failures_total 0\n");
});

test.each(["preforma.rules.yml", "grafana/preforma.json"])(
  "every figure of deploy/%s is measured",
  async (file) => {
    const { origin, figures } = await watchedSite(() => Promise.resolve(reported));
    await (await fetch(`${origin}/urun`)).text();
    const measured = await figures();
    const text = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), "utf8");
    const names = [...text.matchAll(/\b(?:preforma|nodejs|process|http_request)_[a-z0-9_]+/g)].map(
      ([name]) => name,
    );
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(measured).toMatch(new RegExp(`^${name}[ {]`, "m"));
  },
);

test.each([
  ["/media/p/01234/bottle/front/a-b/320.avif", "pictures"],
  ["/assets/root-1.js", "static"],
  ["/api/auth/session", "/api/auth"],
  ["/api/v1/products/simple-filter?keyword=a", "/api/v1/products/simple-filter"],
  ["/api/v1/products/detail/7", "/api/v1/products"],
  ["/wp-admin/%ff", "other"],
])("%s is of the route %s", (url, route) => {
  expect(routeOf(url)).toBe(route);
});
