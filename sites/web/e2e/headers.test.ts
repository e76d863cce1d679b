import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { startSite, type StartedSite } from "./start-site.ts";
import { site } from "./visit.ts";

const publicOrigin = "https://www.preforma.example";

let secured: StartedSite;
beforeAll(async () => {
  const secret = randomBytes(48).toString("base64");
  secured = await startSite({ PUBLIC_ORIGIN: publicOrigin, AUTH_SECRET: secret }, inject("seeded"));
});
afterAll(() => secured.stop());

/** One kind of response and how to get it. */
interface Kind {
  name: string;
  status: number;
  path: string;
  init?: RequestInit;
}

const form = (
  body: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): RequestInit => ({
  method: "POST",
  headers: { accept: "text/html", ...headers },
  body: new URLSearchParams(body),
});
const ours = { "sec-fetch-site": "same-origin" };

const kinds: readonly Kind[] = [
  { name: "a page", status: 200, path: "/urun" },
  { name: "the second page of a list", status: 200, path: "/en/products?page=2" },
  { name: "an unknown page", status: 404, path: "/yok" },
  { name: "a page that has moved", status: 301, path: "/urun/1/x" },
  { name: "an address in capitals", status: 301, path: "/URUN" },
  { name: "a visitor's page", status: 200, path: "/login" },
  { name: "a visitor's cart", status: 200, path: "/cart" },
  { name: "a page behind sign-in", status: 303, path: "/account/orders" },
  { name: "a refused form", status: 400, path: "/register?form=register", init: form({ email: "x" }, ours) },
  {
    name: "another site's form",
    status: 403,
    path: "/login?form=password",
    init: form({ email: "x" }, { origin: "https://evil.example" }),
  },
  {
    name: "a refused sign-in",
    status: 400,
    path: "/login?form=password",
    init: form({ email: "a@example.com", password: "wrong" }, ours),
  },
  {
    name: "a decision about cookies",
    status: 303,
    path: "/cookie-consent",
    init: form({ decision: "accept", return_to: "/" }, ours),
  },
  { name: "a method that nobody knows", status: 405, path: "/urun", init: { method: "DELETE" } },
  { name: "the API", status: 200, path: "/api/v1/general-settings/1" },
  { name: "an unknown address of the API", status: 404, path: "/api/v1/nope" },
  { name: "a refused request to the API", status: 401, path: "/api/v1/orders" },
  { name: "the token of the sign-in forms", status: 200, path: "/api/auth/csrf" },
  { name: "an unknown picture", status: 404, path: "/media/none.avif" },
  { name: "translations", status: 200, path: "/locales/tr/common.json" },
  { name: "the sitemap", status: 200, path: "/sitemap.xml" },
  { name: "the rules for robots", status: 200, path: "/robots.txt" },
  { name: "what the site is installed by", status: 200, path: "/ar/site.webmanifest" },
  { name: "an icon of the installed site", status: 200, path: "/brand/icon-512.png" },
  { name: "a feed", status: 200, path: "/haberler/atom.xml" },
  { name: "a file of the site", status: 200, path: "/favicon.ico" },
  { name: "an unknown file of the site", status: 404, path: "/assets/none.js" },
];

/** Headers that reveal the server's software (OWASP Secure Headers Project). */
const leaks = ["server", "x-powered-by", "via", "x-aspnet-version", "x-generator", "x-runtime", "x-version"];

describe.each(["by HTTP", "by HTTPS"] as const)("%s", (by) => {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${by === "by HTTP" ? site : secured.origin}${path}`, { redirect: "manual", ...init });
  const isSecure = by === "by HTTPS";

  test.each(kinds)(
    "$name ($status, $path) is protected and reveals nothing",
    async ({ status, path, init }) => {
      const response = await ask(path, init);
      const body = await response.text();
      const { headers } = response;
      expect.soft(response.status).toBe(status);
      expect.soft(headers.get("x-content-type-options")).toBe("nosniff");
      expect
        .soft(headers.get("referrer-policy"))
        .toMatch(/^(?:no-referrer|strict-origin-when-cross-origin)$/);
      expect.soft(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect.soft(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      for (const feature of ["camera", "microphone", "geolocation", "payment"])
        expect.soft(headers.get("permissions-policy")).toContain(`${feature}=()`);
      expect.soft(headers.get("x-frame-options")).toMatch(/^(?:DENY|SAMEORIGIN)$/);
      const hsts = headers.get("strict-transport-security");
      if (isSecure)
        expect.soft(Number(/max-age=(\d+)/.exec(hsts ?? "")?.[1])).toBeGreaterThanOrEqual(31_536_000);
      else expect.soft(hsts).toBeNull();
      for (const name of leaks) expect.soft(headers.get(name), name).toBeNull();
      // No stack trace and no server path.
      expect.soft(body).not.toMatch(/\bat \S+ \(?(?:file|node):|\/node_modules\/|SQLITE_|ECONN/);
      if (headers.get("content-type")?.startsWith("text/html") && body !== "")
        expectPolicy(headers.get("content-security-policy"), isSecure);
      expectCookies(headers, isSecure);
      const location = headers.get("location");
      if (location !== null && init === undefined)
        expect.soft(new URL(location, publicOrigin).origin).toBe(publicOrigin);
    },
  );

  test.each(["/login", "/register", "/cart", "/en/quote-basket", "/account/orders", "/favorites"])(
    "%s is not cached",
    async (path) => {
      expect((await ask(path)).headers.get("cache-control")).toBe("private, no-store");
    },
  );

  test("a picture of a product may be cached, and runs nothing", async () => {
    const html = await (await ask("/urun")).text();
    const picture = await ask(/(\/media\/p\/[^"\s?]+)/.exec(html)?.[1] ?? "");
    expect(picture.status).toBe(200);
    expect(picture.headers.get("cache-control")).toContain("immutable");
    expect(picture.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(picture.headers.get("x-content-type-options")).toBe("nosniff");
    expect(picture.headers.getSetCookie()).toEqual([]);
  });

  test("a file with a hash in its name may be cached for ever, any other not", async () => {
    const html = await (await ask("/urun")).text();
    const script = await ask(/(\/assets\/[^"\s?#]+\.js)/.exec(html)?.[1] ?? "");
    expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await ask("/favicon.ico")).headers.get("cache-control")).not.toContain("immutable");
  });

  test("the head of a visitor's page is that of its answer", async () => {
    const [whole, head] = [await ask("/login"), await ask("/login", { method: "HEAD" })];
    const headersOf = ({ headers }: Response) =>
      Object.fromEntries(
        ["content-security-policy", "content-type", "cache-control", "content-language"].map((name) => [
          name,
          // Parts that differ between two renderings.
          headers.get(name)?.replaceAll(/'sha256-[^']+'/g, "hash"),
        ]),
      );
    expect(headersOf(head)).toEqual(headersOf(whole));
    expect(await head.text()).toBe("");
    expect(head.headers.get("content-length")).not.toBe("0");
  });
});

/** A policy that allows only our own files and the inline scripts that it lists by hash. */
function expectPolicy(policy: string | null, isSecure: boolean): void {
  const directives = new Map(
    (policy ?? "").split(";").map((text) => {
      const [name = "", ...sources] = text.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  expect
    .soft(directives.get("default-src"))
    .toSatisfy((sources: string[]) => /^'(?:self|none)'$/.test(sources.join(" ")));
  for (const name of ["script-src", "style-src"])
    for (const source of directives.get(name) ?? [])
      expect.soft(source, name).toMatch(/^'(?:self|sha256-[A-Za-z0-9+/=]{44})'$/);
  expect.soft(policy).not.toMatch(/unsafe-(?:inline|eval)|\*|\shttp:/);
  expect.soft(directives.get("object-src") ?? directives.get("default-src")).toEqual(["'none'"]);
  expect.soft(directives.get("base-uri")).toEqual(["'none'"]);
  expect.soft(directives.get("form-action")?.[0]).toMatch(/^'(?:self|none)'$/);
  expect.soft(directives.get("frame-ancestors")?.join(" ")).toMatch(/^'(?:self|none)'$/);
  expect.soft(directives.has("upgrade-insecure-requests")).toBe(isSecure);
}

/** Cookies that scripts of the site read: the consent decision, counts for the header, and the no-script mark. */
const readByScripts = new Set([
  "cookie_consent",
  "cookie_preferences",
  "preforma_cart_count",
  "preforma_plain",
]);

function expectCookies(headers: Headers, isSecure: boolean): void {
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) expect.soft(headers.get("cache-control")).toContain("no-store");
  for (const cookie of cookies) {
    const [pair = "", ...attributes] = cookie.split(/;\s*/);
    const name = pair.split("=", 1)[0] ?? "";
    const has = (wanted: RegExp) => attributes.some((attribute) => wanted.test(attribute));
    expect.soft(has(/^path=\/$/i), `${name}: Path`).toBe(true);
    expect.soft(has(/^samesite=(?:lax|strict)$/i), `${name}: SameSite`).toBe(true);
    expect.soft(has(/^domain=/i), `${name}: Domain`).toBe(false);
    expect.soft(has(/^httponly$/i), `${name}: HttpOnly`).toBe(!readByScripts.has(name));
    expect.soft(has(/^secure$/i), `${name}: Secure`).toBe(isSecure);
  }
}
