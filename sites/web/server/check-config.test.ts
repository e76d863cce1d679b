import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { checkConfigCommand } from "./check-config.ts";

afterEach(() => vi.restoreAllMocks());

async function printed(environment: Record<string, string>, ...words: string[]) {
  const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const code = await checkConfigCommand(words, environment);
  return { code, text: out.mock.calls.map(([chunk]) => String(chunk)).join("") };
}

test("shows what is given and what is reached, and no secret", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "preforma-config-"));
  const secret = "a-secret-of-more-than-thirty-two-characters";
  const { code, text } = await printed({
    DATA_DIR: dataDir,
    AUTH_SECRET: secret,
    SMTP_URL: "smtp://shop:geheim@127.0.0.1:1",
    PORT: "8080",
  });
  expect(code).toBe(1);
  expect(text).toMatch(/^ {2}PORT +8080$/m);
  expect(text).toMatch(/^ {2}AUTH_SECRET +\(given, not shown\)$/m);
  expect(text).toContain(`ok     ${dataDir} can be written`);
  expect(text).toContain("FAULT  The mail server 127.0.0.1 does not take mail");
  expect(text).not.toContain(secret);
  expect(text).not.toContain("geheim");
  await rm(dataDir, { recursive: true });
});

test("shows no password of an address, whatever setting holds it", async () => {
  for (const address of ["https://shop:geheim@127.0.0.1:1", "otlp://shop:geheim@127.0.0.1:1"]) {
    const { text } = await printed({
      OTEL_EXPORTER_OTLP_ENDPOINT: address,
      API_URL: "https://a:geheim@127.0.0.1:1",
    });
    expect(text).toMatch(/OTEL_EXPORTER_OTLP_ENDPOINT +\(given, not shown\)/);
    expect(text).not.toContain("geheim");
  }
});

test("explains itself, and checks nothing meanwhile", async () => {
  const result = await printed({ PORT: "x" }, "--help");
  expect(result).toEqual({ code: 0, text: expect.stringMatching(/^Usage: pnpm check-config\n/) as string });
  expect((await printed({ PORT: "x" }, "--verbose")).code).toBe(1);
});

test("names what the site would refuse", async () => {
  const { code, text } = await printed({ DATABSE_URL: "postgres://shop:geheim@db/shop", PORT: "x" });
  expect(code).toBe(1);
  expect(text).toContain("DATABASE_URL");
  expect(text).toContain("PORT must be a whole number");
  expect(text).not.toContain("geheim");
});
