import { Writable } from "node:stream";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { locales } from "@preforma/domain/locales";
import { siteSettingsSchema } from "@preforma/domain/settings/schema";
import { readSettings, writeSettings } from "../settings/index.ts";
import { openBackend } from "../testing/open-backend.ts";
import { sqlite } from "../testing/stores.ts";

// HTTP behaviour is the same on every database, so SQLite is enough.
let log = "";
const lines = new Writable({
  write(chunk: Buffer, _, done) {
    log += chunk.toString();
    done();
  },
});
const own = openBackend(sqlite.create, {
  logger: pino({ level: "debug" }, lines),
  limits: { search: { points: 5, duration: 60 } },
});

const errorsOf = (body: { data?: unknown }) =>
  z.object({ errors: z.array(z.object({ field: z.string(), message: z.string() })) }).parse(body.data).errors;

describe("an invalid request", () => {
  test("is refused with a message per field", async () => {
    const { status, body } = await own.ask(
      "/api/v1/products/simple-filter?page=0&limit=1.5&sort=best&volume_min=x&food=1&languageCode=en",
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      status: 400,
      message: "The request is not valid. Please check the fields named below.",
    });
    expect(errorsOf(body)).toEqual([
      { field: "page", message: "Must be at least 1." },
      { field: "limit", message: "Must be a whole number." },
      { field: "food", message: "Must be one of: true, false." },
      { field: "volume_min", message: "Must be a number." },
      {
        field: "sort",
        message: "Must be one of: relevance, newest, volume_asc, volume_desc, price_asc, price_desc, title.",
      },
    ]);
  });

  test.each([
    ["languageCode=zz", "ru-RU,ru;q=0.9,en;q=0.8", "ru"],
    ["page=0&languageCode=ar", "fr", "ar"],
    ["page=0", "pt, de;q=0.5", "de"],
    ["page=0", "pt", "tr"],
    ["page=0", "fr;q=0, en;q=0.1", "tr"],
  ])("%s with Accept-Language %s is answered in %s", async (query, accepted, language) => {
    const { headers } = await own.ask(`/api/v1/products/filter?${query}`, {
      headers: { "Accept-Language": accepted },
    });
    // A list uses Turkish by default, so a URL without a language gets it.
    expect(headers.get("Content-Language")).toBe(
      query === "page=0" && accepted.startsWith("fr;q=0") ? "en" : language,
    );
    expect(headers.get("Vary")).toContain("Accept-Language");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  test.each([
    "/api/v1/products/detail/abc",
    "/api/v1/products/detail/-1",
    "/api/v1/products/detail/1e99",
    "/api/v1/products/detail/99999999999999",
    "/api/v1/products/recommended",
    "/api/v1/products/recommended?productId=",
    "/api/v1/products/filter?page=1&page=2",
    `/api/v1/products/filter?keyword=${"x".repeat(201)}`,
    "/api/v1/sitemap?entity=users",
  ])("%s exposes no internals", async (path) => {
    const { status, text } = await own.ask(path);
    expect(status).toBe(400);
    expect(text).not.toMatch(/zod|node_modules|at \w+ \(|\.ts:/i);
  });

  test("that is nonsense is refused too", async () => {
    for (const path of [
      "/api/v1/products/filter?keyword=%00%ff%fe",
      "/api/v1/products/filter?keyword=%E2%80%AE%F0%9F%A7%B4",
      "/api/v1/product-categories/by-slug/%2e%2e%2f",
      "/media/p/%2e%2e/x",
      "/api/v1/products/detail/1%00",
    ]) {
      expect((await own.ask(path)).status, path).toBeLessThan(500);
    }
    expect((await own.ask(`/api/v1/products/filter?x=${"y".repeat(5000)}`)).status).toBe(414);
  });
});

describe("methods", () => {
  test("HEAD answers like GET without a body", async () => {
    const get = await own.ask("/api/v1/product-categories");
    const head = await own.ask("/api/v1/product-categories", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.text).toBe("");
    for (const name of ["Content-Type", "Content-Length", "ETag", "Cache-Control"])
      expect(head.headers.get(name), name).toBe(get.headers.get(name));
    expect(Number(get.headers.get("Content-Length"))).toBe(Buffer.byteLength(get.text));
  });

  test("OPTIONS and other methods get the allowed ones", async () => {
    const options = await own.ask("/api/v1/products/detail/1", { method: "OPTIONS" });
    expect([options.status, options.headers.get("Allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const { status, headers } = await own.ask("/api/v1/products/filter", { method });
      expect([status, headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    }
    expect((await own.ask("/api/v1/nothing", { method: "OPTIONS" })).status).toBe(404);
    expect(
      (await own.ask("/api/v1/products/filter", { method: "POST", body: "x".repeat(70_000) })).status,
    ).toBe(413);
  });
});

describe("caching", () => {
  test("an unchanged answer is not sent again", async () => {
    const first = await own.ask("/api/v1/products/detail/1");
    const etag = first.headers.get("ETag") ?? "";
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=60, stale-while-revalidate=240");
    const again = await own.ask("/api/v1/products/detail/1", {
      headers: { "If-None-Match": `"other", ${etag}` },
    });
    expect([again.status, again.text, again.headers.get("ETag")]).toEqual([304, "", etag]);
  });

  test("an answer is the same for every Accept-Language, compressed or not", async () => {
    const path = "/api/v1/product-categories";
    const plain = await own.ask(path, { headers: { "Accept-Language": "en" } });
    expect((await own.ask(path, { headers: { "Accept-Language": "ru" } })).text).toBe(plain.text);
    const packed = async (encoding: string) => {
      const response = await own.backend.fetch(
        new Request(`http://shop.test${path}`, { headers: { "Accept-Encoding": encoding } }),
      );
      return {
        encoding: response.headers.get("Content-Encoding"),
        bytes: Buffer.from(await response.arrayBuffer()),
      };
    };
    const brotli = await packed("gzip, deflate, br");
    expect(brotli.encoding).toBe("br");
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text);
    const zipped = await packed("gzip, br;q=0");
    expect(zipped.encoding).toBe("gzip");
    expect(gunzipSync(zipped.bytes).toString()).toBe(plain.text);
    expect((await packed("identity")).encoding).toBeNull();
  });

  test("a change of settings is served, and invalidates the cache", async () => {
    const settings = await own.ask("/api/v1/general-settings/1");
    expect(settings.headers.get("Cache-Control")).toBe("no-cache");
    expect(settings.body.data).toMatchObject({ maintenance_mode: false });
    const changed = new Promise((resolve) => own.backend.onChange(resolve));
    const known = await readSettings(own.db);
    if (!known) throw new Error("The first start writes settings.");
    await writeSettings(own.db, { ...known, maintenance_mode: true });
    await changed;
    expect((await own.ask("/api/v1/general-settings/1")).body.data).toMatchObject({
      maintenance_mode: true,
    });
  });
});

describe("settings", () => {
  test("expose exactly the public fields", async () => {
    const known = await readSettings(own.db);
    if (!known) throw new Error("The first start writes settings.");
    const changed = new Promise((resolve) => own.backend.onChange(resolve));
    await writeSettings(own.db, {
      ...known,
      smtp_config: { host: "mail.test", port: 25, user: "u", secure: false, password: "hush-hush" },
    });
    await changed;
    const { body, text } = await own.ask("/api/v1/general-settings/1");
    expect(Object.keys(z.looseObject({}).parse(body.data)).toSorted()).toEqual(
      Object.keys(siteSettingsSchema.shape).toSorted(),
    );
    expect(text).not.toMatch(/hush|smtp|notification_email|login_attempt/);
    const settings = siteSettingsSchema.parse(body.data);
    expect(settings.languages.map((language) => language.code)).toEqual(["tr", "en", "ru", "fr", "ar"]);
    expect(settings.scrolling_text.map((entry) => entry.language_code)).toEqual([...locales]);
    expect((await own.ask("/api/v1/general-settings/2")).status).toBe(404);
  });
});

describe("excessive searching", () => {
  test("is limited per client, but not for lists and not within the process", async () => {
    const search = (address?: string) =>
      own.ask("/api/v1/products/filter?keyword=bottle&languageCode=en", {}, address);
    for (let time = 0; time < 5; time++) expect((await search("192.0.2.1")).status).toBe(200);
    const refused = await search("192.0.2.1");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(refused.body.message).toMatch(/^Too many requests\. Please try again in \d+ s\.$/);
    expect((await search("192.0.2.2")).status).toBe(200);
    expect((await search()).status).toBe(200);
    expect((await own.ask("/api/v1/products/filter", {}, "192.0.2.1")).status).toBe(200);
  });
});

describe("metadata of an answer", () => {
  test("has headers that prevent content sniffing", async () => {
    const { headers } = await own.ask("/api/v1/product-categories");
    expect(headers.get("Content-Type")).toContain("application/json");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });

  test("has a request id, the client's own if it is valid", async () => {
    const id = async (given: string) =>
      (await own.ask("/healthz", { headers: { "X-Request-Id": given } })).headers.get("X-Request-Id");
    expect(await id("abc-12345678")).toBe("abc-12345678");
    expect(await id("<script>")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("is logged without search terms or network addresses", async () => {
    await own.ask("/api/v1/products/filter?keyword=my-secret-wish", {}, "203.0.113.9");
    expect(log).toContain("/api/v1/products/filter");
    expect(log).not.toMatch(/my-secret-wish|203\.0\.113\.9/);
  });

  test("has endpoints for liveness and readiness", async () => {
    expect((await own.ask("/healthz")).status).toBe(200);
    expect((await own.ask("/readyz")).status).toBe(200);
  });
});

describe("the OpenAPI document", () => {
  const described = z.object({ description: z.string().optional(), example: z.unknown().optional() });
  const documentSchema = z.object({
    openapi: z.string(),
    paths: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({
          operationId: z.string(),
          summary: z.string(),
          description: z.string(),
          security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
          parameters: z.array(described.extend({ name: z.string(), schema: described })).optional(),
          responses: z.record(z.string(), z.unknown()),
        }),
      ),
    ),
    components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  });

  test("describes every endpoint, parameter and refusal", async () => {
    const { body } = await own.ask("/api/openapi.json");
    const document = documentSchema.parse(body);
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths).toSorted()).toEqual(
      expect.arrayContaining([
        "/api/v1/comments",
        "/api/v1/comments/product-by-id",
        "/api/v1/general-settings/{id}",
        "/api/v1/product-categories",
        "/api/v1/product-categories/by-slug/{slug}",
        "/api/v1/product-categories/filter",
        "/api/v1/product-categories/tree",
        "/api/v1/products/accessories/{id}",
        "/api/v1/products/detail/{id}",
        "/api/v1/products/filter",
        "/api/v1/products/recommended",
        "/api/v1/products/simple-filter",
        "/api/v1/sitemap",
      ]),
    );
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        expect(operation.summary, path).toBeTruthy();
        expect(operation.description, path).toBeTruthy();
        const statuses = Object.keys(operation.responses);
        const isSignIn = path.startsWith("/api/auth/");
        expect(
          statuses.some((status) => (isSignIn ? /^(?:200|302)$/ : /^[23]/).test(status)),
          path,
        ).toBe(true);
        // Every sign-in link is redirected, with any parameters, and log notes are accepted or dropped;
        // `account/auth/documentation.test.ts` checks all answers of each.
        const takesAnything = isSignIn && (method === "get" || path.endsWith("/_log"));
        const refusals = takesAnything ? ["500"] : isSignIn ? ["400", "415", "500"] : ["400", "500"];
        expect(statuses, `${method} ${path}`).toEqual(expect.arrayContaining(refusals));
        for (const parameter of operation.parameters ?? []) {
          expect(
            parameter.description ?? parameter.schema.description,
            `${path} ${parameter.name}`,
          ).toBeTruthy();
          expect(parameter.example ?? parameter.schema.example, `${path} ${parameter.name}`).toBeDefined();
        }
      }
    }
  });

  test("names every operation once, and states where a token is needed", async () => {
    const { body } = await own.ask("/api/openapi.json");
    const { paths } = documentSchema.parse(body);
    const names = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map((operation) => operation.operationId),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining(["getProductsFilter", "getAddressesById", "postAuthCallbackByProvider"]),
    );
    // Other endpoints accept a token but do not require it.
    expect(body).toMatchObject({ security: [{}, { bearer: [] }] });
    expect(paths["/api/v1/addresses"]?.["get"]?.security).toEqual([{ bearer: [] }]);
    expect(paths["/api/v1/contact"]?.["post"]?.security).toBeUndefined();
  });

  test("has no dangling reference", async () => {
    const { text, body } = await own.ask("/api/openapi.json");
    const { schemas } = documentSchema.parse(body).components;
    const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      (match) => match[1] ?? "",
    );
    expect(references).toContain("CategoryNode");
    for (const name of references) expect(schemas).toHaveProperty(name);
  });

  test("can be browsed without any script from elsewhere", async () => {
    const page = await own.ask("/api/docs");
    expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'self'");
    expect(page.text).not.toMatch(/<script(?![^>]* src="\/)/);
    const linked = [...page.text.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map((match) => match[1] ?? "");
    expect(linked.length).toBeGreaterThan(3);
    for (const path of linked) expect((await own.ask(path)).status, path).toBe(200);
    expect((await own.ask("/api/docs/package.json")).status).toBe(404);
  });
});
