import { describe, expect, it, test } from "vitest";
import { trialPayments } from "./payment-settings.ts";
import { readSettings, SettingsError } from "./settings.ts";

const keys = { IYZICO_API_KEY: "sandbox-example-api-key", IYZICO_SECRET_KEY: "sandbox-example-secret-key" };

describe("the account for card payments", () => {
  test("is none without keys, and iyzico's own URL by default", () => {
    expect(readSettings({}).iyzico).toBeUndefined();
    expect(readSettings({ IYZICO_API_KEY: " ", IYZICO_SECRET_KEY: "" }).iyzico).toBeUndefined();
    expect(readSettings(keys).iyzico).toEqual({
      apiKey: keys.IYZICO_API_KEY,
      secretKey: keys.IYZICO_SECRET_KEY,
      baseUrl: "https://api.iyzipay.com",
    });
    expect(
      readSettings({ ...keys, IYZICO_BASE_URL: "https://sandbox-api.iyzipay.com/" }).iyzico?.baseUrl,
    ).toBe("https://sandbox-api.iyzipay.com");
  });

  test.each([
    ["half an account", { IYZICO_API_KEY: keys.IYZICO_API_KEY }, /IYZICO_SECRET_KEY must be given together/],
    ["half an account", { IYZICO_SECRET_KEY: keys.IYZICO_SECRET_KEY }, /IYZICO_API_KEY and/],
    ["too short a key", { ...keys, IYZICO_SECRET_KEY: "s3cret" }, /IYZICO_SECRET_KEY is no key/],
    [
      "an address that is not encrypted",
      { ...keys, IYZICO_BASE_URL: "http://api.iyzipay.com" },
      /IYZICO_BASE_URL must/,
    ],
    [
      "an address with a path",
      { ...keys, IYZICO_BASE_URL: "https://api.iyzipay.com/v2" },
      /IYZICO_BASE_URL must/,
    ],
    ["no address", { ...keys, IYZICO_BASE_URL: "iyzico" }, /IYZICO_BASE_URL must/],
  ])("is refused with %s, and no key is repeated", (_, environment, message) => {
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(message);
    expect(() => readSettings(environment)).not.toThrow(/s3cret|example-secret/);
  });
});

describe("card payments without an account", () => {
  it("S5: are the sandbox's only on explicit request", () => {
    expect(readSettings({}).payments).toBeUndefined();
    expect(readSettings({ PAYMENTS: "sandbox" }).payments).toBe("sandbox");
    expect(() => readSettings({ PAYMENTS: "on" })).toThrow(/PAYMENTS must be sandbox/);
    expect(() => readSettings({ ...keys, PAYMENTS: "sandbox" })).toThrow(/exclude each other/);
  });

  it.each<[string, Record<string, string>, boolean]>([
    ["on this machine", {}, true],
    ["on this machine, as it says", { HOST: "::1", PUBLIC_ORIGIN: "http://localhost:3000" }, true],
    ["under a public address", { PUBLIC_ORIGIN: "https://shop.example" }, false],
    ["on all interfaces", { HOST: "0.0.0.0" }, false],
    ["with an account", keys, false],
  ])("S5: are tried out by `pnpm start` %s: %o", (_, environment, isTrial) => {
    expect(trialPayments(environment)).toEqual(isTrial ? { PAYMENTS: "sandbox" } : {});
  });
});
