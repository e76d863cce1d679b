import { pathTo } from "@preforma/domain/routes";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { shedLoad } from "./shed-load.ts";

/** A site that admits or refuses requests, with the number in progress. */
function siteThatTakes(takes: boolean) {
  const under = { way: 0, max: 0 };
  const app = new Hono();
  app.use(
    shedLoad(() => {
      if (!takes) return null;
      under.max = Math.max(under.max, ++under.way);
      return () => void (under.way -= 1);
    }),
  );
  app.all("*", (context) =>
    context.req.path === "/broken" ? Promise.reject(new Error("broken")) : context.text("done"),
  );
  app.onError((_, context) => context.text("", 500));
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(path, { headers: { accept: "text/html" }, ...init });
  return { ask, under };
}

test("a refused request gets the time to retry, and an admitted one is counted until its end", async () => {
  const put = await siteThatTakes(false).ask("/urun");
  expect([put.status, put.headers.get("retry-after")]).toEqual([503, "3"]);
  const { ask, under } = siteThatTakes(true);
  expect((await ask("/iletisim", { method: "POST" })).status).toBe(200);
  expect((await ask("/broken", { method: "POST" })).status).toBe(500);
  expect(under).toEqual({ way: 0, max: 1 });
});

test("sign-in is let in whatever else waits", async () => {
  const { ask } = siteThatTakes(false);
  for (const method of ["GET", "POST"])
    expect((await ask(`${pathTo("login", "ar")}?form=password`, { method })).status).toBe(200);
  expect((await ask("/en/contact", { method: "POST" })).status).toBe(503);
});

test("without a measure everything is let in", async () => {
  const app = new Hono();
  app.use(shedLoad(undefined));
  app.get("*", (context) => context.text("done"));
  expect((await app.request("/urun")).status).toBe(200);
});
