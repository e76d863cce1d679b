import { expect, it } from "vitest";
import { sitemapRoutes } from "./sitemap.server.ts";

it("remembers a file of the sitemap once, however its path is encoded", async () => {
  const asked: string[] = [];
  const routes = sitemapRoutes({
    publicOrigin: "http://shop.test",
    version: () => 1,
    fetch: (request) => {
      asked.push(request.url);
      const meta = { total: 1, page: 1, limit: 1, totalPages: 1 };
      return Promise.resolve(Response.json({ success: true, data: { entries: [], meta } }));
    },
  });
  for (const path of [
    "/sitemaps/categories.xml",
    "/sitemaps/%63ategories.xml",
    "/%73itemaps/c%61tegories.xml",
  ])
    expect((await routes.request(path)).status, path).toBe(200);
  expect(asked.length).toBe(1);
});
