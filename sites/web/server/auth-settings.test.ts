import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { secretFault } from "./auth-settings.ts";
import { readSettings, SettingsError } from "./settings.ts";

const good = randomBytes(48).toString("base64");

describe("AUTH_SECRET", () => {
  test.each([
    ["short", "hunter2-hunter2"],
    ["of one letter", "x".repeat(64)],
    ["of few letters", "abcabdabcdabcabdabcdabcabdabcdabcabd"],
    ["repeated", "f3Kq9ZrT".repeat(6)],
    ["in a row", "abcdefghijklmnopqrstuvwxyz0123456789"],
    ["a placeholder", "please-change-me-to-something-random-1"],
    ["copied from a manual", "your-secret-key-goes-here-0987654321-xyz"],
  ])("that is %s is refused, with a hint how to make one, and is not repeated", (_, secret) => {
    const read = () => readSettings({ AUTH_SECRET: secret });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/AUTH_SECRET .*openssl rand -base64 48/);
    expect(read).not.toThrow(secret);
  });

  test("that was made at random is taken", () => {
    for (let made = 0; made < 500; made++) {
      expect(secretFault(randomBytes(48).toString("base64"))).toBeNull();
      expect(secretFault(randomBytes(32).toString("hex"))).toBeNull();
      expect(secretFault(randomBytes(24).toString("base64url"))).toBeNull();
    }
  });

  test.each(["https://www.example.com", "http://192.168.1.20:3000", "http://127.0.0.1.example.com"])(
    "is needed at %s",
    (origin) => {
      expect(() => readSettings({ PUBLIC_ORIGIN: origin })).toThrow(SettingsError);
      expect(() => readSettings({ PUBLIC_ORIGIN: origin })).toThrow(/AUTH_SECRET is needed.*openssl rand/);
      expect(readSettings({ PUBLIC_ORIGIN: origin, AUTH_SECRET: good }).authSecret).toBe(good);
    },
  );

  test.each([
    {},
    { PUBLIC_ORIGIN: "http://localhost:3000" },
    { PUBLIC_ORIGIN: "http://127.0.0.1:3000" },
    { PUBLIC_ORIGIN: "http://[::1]:3000" },
    { PUBLIC_ORIGIN: "https://www.example.com", API_URL: "https://api.example.com" },
  ])("is not needed with %j", (environment) => {
    expect(readSettings(environment).authSecret).toBeUndefined();
  });
});

describe("providers", () => {
  test("are those that are named whole", () => {
    const settings = readSettings({
      AUTH_GOOGLE_ID: "g",
      AUTH_GOOGLE_SECRET: "gs",
      AUTH_OIDC_ISSUER: "https://login.example.com/realms/customers",
      AUTH_OIDC_ID: "o",
      AUTH_OIDC_SECRET: "os",
    });
    expect(settings.authProviders).toEqual([
      {
        id: "google",
        name: "Google",
        issuer: "https://accounts.google.com",
        clientId: "g",
        clientSecret: "gs",
      },
      {
        id: "oidc",
        name: "login.example.com",
        issuer: "https://login.example.com/realms/customers",
        clientId: "o",
        clientSecret: "os",
      },
    ]);
    expect(readSettings({}).authProviders).toEqual([]);
  });

  test.each([
    [{ AUTH_GOOGLE_ID: "g" }, /AUTH_GOOGLE_ID and AUTH_GOOGLE_SECRET go together/],
    [{ AUTH_LINKEDIN_SECRET: "hush" }, /AUTH_LINKEDIN_ID and AUTH_LINKEDIN_SECRET go together/],
    [{ AUTH_OIDC_ID: "o", AUTH_OIDC_SECRET: "hush" }, /AUTH_OIDC_ISSUER must be an https address/],
    [
      { AUTH_OIDC_ISSUER: "http://login.example.com", AUTH_OIDC_ID: "o", AUTH_OIDC_SECRET: "hush" },
      /AUTH_OIDC_ISSUER must be an https address/,
    ],
  ])("that are half named are refused: %j", (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
    expect(() => readSettings(environment)).not.toThrow(/hush/);
  });
});
