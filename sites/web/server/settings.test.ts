import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { knownSettings, readSettings, SettingsError } from "./settings.ts";

describe("readSettings", () => {
  test("needs nothing", () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: resolve(".data"),
      seed: "demo",
      drawsAhead: true,
      logLevel: "info",
    });
  });

  test("R7: fills a new PostgreSQL with the demonstration only on request", () => {
    const DATABASE_URL = "postgres://shop@127.0.0.1/shop";
    expect(readSettings({ DATABASE_URL }).seed).toBe("none");
    expect(readSettings({ DATABASE_URL, SEED: "demo" }).seed).toBe("demo");
  });

  test("checks the folder of media where the backend draws from it", () => {
    const MEDIA_DIR = resolve(import.meta.dirname, "../../../packages/studio/media");
    expect(readSettings({ MEDIA_DIR })).toMatchObject({ port: 3000 });
    expect(readSettings({ MEDIA_DIR: "/nowhere", API_URL: "http://api.example.com" })).toMatchObject({
      port: 3000,
    });
  });

  test("takes an empty variable for an absent one", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: " " })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  test("reads what is given", () => {
    const settings = readSettings({
      PORT: "0",
      HOST: "::",
      DATA_DIR: "/srv/data",
      PUBLIC_ORIGIN: "https://www.example.com/",
      API_URL: "http://api.example.com:8080",
      SEED: "none",
      PICTURES_AHEAD: "off",
    });
    expect(settings).toMatchObject({
      port: 0,
      host: "::",
      dataDir: "/srv/data",
      publicOrigin: "https://www.example.com",
      apiUrl: "http://api.example.com:8080",
      seed: "none",
      drawsAhead: false,
    });
  });

  test.each([
    [{ PORT: "http" }, /PORT must be a whole number from 0 to 65535 \(now: "http"\)/],
    [{ PORT: "65536" }, /PORT must be a whole number/],
    [{ PORT: "-1" }, /PORT must be a whole number/],
    [{ TRUST_PROXY: "proxy.example.com" }, /TRUST_PROXY must be a number of proxies, or their addresses/],
    [{ TRUST_PROXY: "-1" }, /TRUST_PROXY must be/],
    [{ MEDIA_HOSTS: "https://cdn.example.com" }, /MEDIA_HOSTS must be names of hosts/],
    [{ MEDIA_HOSTS: "cdn.example.com; script-src *" }, /MEDIA_HOSTS must be names of hosts/],
    [{ MEDIA_HOSTS: "*.example.com" }, /MEDIA_HOSTS must be names of hosts/],
    [{ MEDIA_HOSTS: "cdn.example.com,," }, /MEDIA_HOSTS must be names of hosts/],
    [
      { MEDIA_DIR: "/nowhere" },
      /MEDIA_DIR must be a copy of .*packs\/manifest\.json is not there or not readable/,
    ],
    [{ MEDIA_DIR: import.meta.dirname }, /MEDIA_DIR must be .*\(now: "/],
    [{ SEED: "yes" }, /SEED must be demo or none/],
    [{ PICTURES_AHEAD: "no" }, /PICTURES_AHEAD must be on or off/],
    [{ PUBLIC_ORIGIN: "example.com" }, /PUBLIC_ORIGIN must be an address such as/],
    [{ PUBLIC_ORIGIN: "https://example.com/shop" }, /PUBLIC_ORIGIN must be an origin alone/],
    [{ PUBLIC_ORIGIN: "https://shop@example.com" }, /PUBLIC_ORIGIN must be an origin alone, without a user/],
    [{ API_URL: "https://user:secret@api.example.com" }, /API_URL must be an origin alone, without a user/],
    [{ DATABASE_URL: "mysql://host/db" }, /DATABASE_URL must begin with postgres/],
    [{ SMTP_URL: "mail.example.com" }, /SMTP_URL must begin with smtp/],
    [{ SMTP_URL: "smtp://" }, /SMTP_URL must name a host/],
    [{ SMTP_URL: "smtp://mail.example.com:99999" }, /SMTP_URL must be a URL/],
    [{ SMTP_URL: "smtp://shop:a/b@mail.example.com" }, /SMTP_URL must be a URL .*, \/ is %2F/],
    [{ SMTP_URL: "smtp://shop:5%off@mail.example.com" }, /SMTP_URL must be a URL .*% is %25/],
    [{ SMTP_URL: "smtp://mail.example.com?from=shop" }, /SMTP_URL must name an e-mail address as from/],
  ])("says what is wrong with %j", (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
    expect(() => readSettings(environment)).toThrow(SettingsError);
  });

  test.each([
    "smtp://127.0.0.1:1025",
    "smtps://shop%40example.com:a%2Fb@mail.example.com?from=shop@example.com",
    "smtp://shop@example.com:secret@mail.example.com:587",
  ])("takes %s for the mail server", (SMTP_URL) => {
    expect(readSettings({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
  });

  test.each([
    [undefined, 0],
    ["2", 2],
    ["10.0.0.0/8, loopback", ["10.0.0.0/8", "loopback"]],
  ])("takes %s for the proxies to trust", (given, expected) => {
    expect(readSettings({ TRUST_PROXY: given }).trustProxy).toEqual(expected);
  });

  test.each([
    [undefined, []],
    ["CDN.example.com", ["cdn.example.com"]],
    ["cdn.example.com, pictures.example.org:8443", ["cdn.example.com", "pictures.example.org:8443"]],
  ])("takes %s for the hosts of pictures", (given, expected) => {
    expect(readSettings({ MEDIA_HOSTS: given }).mediaHosts).toEqual(expected);
  });

  test("names every wrong variable at once", () => {
    expect(() => readSettings({ PORT: "x", SEED: "y" })).toThrow(/PORT[\s\S]+SEED/);
  });

  test("never repeats a secret", () => {
    const read = () => readSettings({ AUTH_SECRET: "hunter2", DATABASE_URL: "mysql://me:hunter2@host/db" });
    expect(read).toThrow(/AUTH_SECRET must have at least 32/);
    expect(read).not.toThrow(/hunter2/);
  });
});

test.each(["README.md", ".env.example"])("%s names every setting", (file) => {
  const text = readFileSync(join(import.meta.dirname, "../../..", file), "utf8");
  const named = new Set(text.match(/\b[A-Z][A-Z0-9_]+\b/g));
  expect(knownSettings.filter((name) => !named.has(name))).toEqual([]);
});
