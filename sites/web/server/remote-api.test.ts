import type { IncomingHttpHeaders } from "node:http";
import { transportMessages } from "@preforma/domain/http";
import { locales } from "@preforma/domain/locales";
import { beforeAll, describe, expect, it } from "vitest";
import { freePort, testHttpServer } from "../../../packages/backend/src/testing/http-server.ts";
import { remoteApi } from "./remote-api.ts";

let seen: IncomingHttpHeaders = {};
let api: ReturnType<typeof remoteApi>;
beforeAll(async () => {
  const server = await testHttpServer((request, response) => {
    seen = request.headers;
    response.end("{}");
  });
  api = remoteApi(server.origin);
  return server.close;
});

const forged = {
  "x-forwarded-for": "198.51.100.66",
  "x-real-ip": "198.51.100.66",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  forwarded: "for=198.51.100.66",
};

describe("an API at another origin", () => {
  it("S7: gets the visitor's address, and nothing that the visitor claims", async () => {
    const request = new Request("http://shop.test/api/v1/products/filter", {
      headers: { ...forged, "accept-language": "de" },
    });
    await api.fetch(request, { clientIp: "203.0.113.9" });
    expect(seen["x-forwarded-for"]).toBe("203.0.113.9");
    expect(seen["accept-language"]).toBe("de");
    for (const name of Object.keys(forged))
      if (name !== "x-forwarded-for") expect(seen[name]).toBeUndefined();
  });

  it("S7: gets no address where none is known", async () => {
    await api.fetch(new Request("http://shop.test/api/v1/products/filter", { headers: forged }), {});
    expect(seen["x-forwarded-for"]).toBeUndefined();
  });
});

it.each(locales)("F2: an unreachable API is reported in the visitor's language: %s", async (locale) => {
  const { fetch: ask } = remoteApi(`http://127.0.0.1:${await freePort()}`);
  for (const [path, language] of [
    [`/api/v1/contact?languageCode=${locale}`, "es"],
    [`/api/v1/products/recommended?language=${locale}`, "es"],
    ["/api/v1/products/favorite", locale],
  ] as const) {
    const answer = await ask(
      new Request(`http://localhost${path}`, { method: "POST", headers: { "accept-language": language } }),
      {},
    );
    expect(answer.status).toBe(502);
    const message = transportMessages[locale].NETWORK_ERROR;
    expect(await answer.json()).toEqual({ success: false, status: 502, data: null, message });
  }
});
