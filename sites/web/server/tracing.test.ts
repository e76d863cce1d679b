import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { testHttpServer } from "../../../packages/backend/src/testing/http-server.ts";
import { readSettings } from "./settings.ts";
import { createTracing } from "./tracing.ts";

afterEach(() => vi.unstubAllEnvs());

/** A collector of traces, with the requests it received. */
async function collector() {
  const sent: { path: string | undefined; body: string }[] = [];
  const { origin, close } = await testHttpServer((request, response) => {
    let body = "";
    request.setEncoding("latin1").on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      sent.push({ path: request.url, body });
      response.end();
    });
  });
  return { sent, origin, close };
}

/** Sends one traced request and returns the collector's data. */
async function traced(path: string, environment: Record<string, string> = {}) {
  const to = await collector();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", to.origin);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const tracing = createTracing(pino({ level: "silent" }));
  const site = await testHttpServer((request, response) => {
    tracing.watch(request, response);
    response.setHeader("x-request-id", "8f14e45f").end("x");
  });
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  await (await fetch(`${site.origin}${path}`, { headers: { traceparent } })).text();
  await site.close();
  await tracing.close();
  await to.close();
  return to.sent;
}

test("a request becomes a span of the caller's trace, with its route and without its path", async () => {
  const sent = await traced("/urun?email=ayse@example.com", { OTEL_SERVICE_NAME: "shop-7" });
  expect(sent.map(({ path }) => path)).toEqual(["/v1/traces"]);
  const body = sent[0]?.body ?? "";
  expect(body).toContain("GET products");
  expect(body).toContain("shop-7");
  expect(body).toContain("8f14e45f");
  expect(body).toContain(Buffer.from("0af7651916cd43dd8448eb211c80319c", "hex").toString("latin1"));
  expect(body).not.toContain("ayse");
  expect(body).not.toContain("/urun");
});

test("the sampler is the one of the environment", async () => {
  expect(await traced("/urun", { OTEL_TRACES_SAMPLER: "always_off" })).toEqual([]);
});

test("requests are traced where there is an endpoint and nothing disables it", () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = "http://localhost:4318";
  expect(readSettings({}).traces).toBe(false);
  expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toBe(true);
  expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: "true" }).traces).toBe(false);
  expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: "none" }).traces).toBe(false);
  expect(() => readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: "localhost:4318" })).toThrow(
    "OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://localhost:4318",
  );
});

test("without an endpoint nothing of it is loaded", async () => {
  // Exits before it listens: only the modules loaded until then matter.
  const source = `
    import { registerHooks } from "node:module";
    const loaded = [];
    registerHooks({ resolve(name, context, next) {
      if (name.startsWith("@opentelemetry/")) loaded.push(name);
      return next(name, context);
    } });
    const { startServer } = await import(${JSON.stringify(new URL("../server.ts", import.meta.url).href)});
    await startServer({ port: 0, host: "no-such-address.invalid", dataDir: "none" }).catch(() => {});
    console.log(loaded.length);
    process.exit();`;
  const count = async (environment: Record<string, string>) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "--eval", source],
      {
        env: { ...process.env, ...environment },
      },
    );
    return Number(stdout);
  };
  expect(await count({})).toBe(0);
  expect(await count({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" })).toBeGreaterThan(0);
});
