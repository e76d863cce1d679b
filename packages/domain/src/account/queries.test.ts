import { describe, expect, it } from "vitest";
import * as addresses from "../addresses/index.ts";
import * as favourites from "../favourites/index.ts";
import { createSafeClient, createStrictClient, type SafeClient } from "../http/index.ts";
import * as views from "../views/index.ts";
import * as account from "./index.ts";

/** Clients that write down what they would have sent. */
function recorded() {
  const calls: { method: string; address: string; body: unknown }[] = [];
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    calls.push({
      method: init.method ?? "",
      address: url.replace("https://shop.test", ""),
      body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined,
    });
    return Promise.resolve(Response.json({ success: true, status: 200, message: "OK", data: [] }));
  };
  const options = { fetch, baseUrl: "https://shop.test" };
  return { calls, safe: createSafeClient({ ...options, locale: "tr" }), strict: createStrictClient(options) };
}

describe("what a person does with their account", () => {
  const form = { name: "A", surname: "B", phone: "+905321234567" };
  it.each<[string, (client: SafeClient) => Promise<unknown>, string, string, unknown?]>([
    [
      "registers",
      (client) => account.register(client, { ...form, email: "a@b.co", privacy_consent: true }),
      "POST",
      "account/register",
      { ...form, email: "a@b.co", privacy_consent: true },
    ],
    [
      "proves an address",
      (client) => account.verifyEmail(client, "t", "p"),
      "POST",
      "account/verify-email",
      { token: "t", password: "p" },
    ],
    [
      "looks at that link",
      (client) => account.checkVerification(client, "t"),
      "POST",
      "account/verify-email/check",
      { token: "t" },
    ],
    [
      "begins to set an app up",
      (client) => account.beginSecondFactor(client, "p"),
      "POST",
      "account/second-factor",
      { password: "p" },
    ],
    [
      "turns the second factor on",
      (client) => account.confirmSecondFactor(client, "123456"),
      "POST",
      "account/second-factor/confirm",
      { code: "123456" },
    ],
    [
      "asks for new recovery codes",
      (client) => account.renewRecoveryCodes(client, "123456"),
      "POST",
      "account/second-factor/recovery-codes",
      { code: "123456" },
    ],
    [
      "turns the second factor off",
      (client) => account.removeSecondFactor(client, "123456"),
      "DELETE",
      "account/second-factor",
      { code: "123456" },
    ],
    [
      "asks for that link",
      (client) => account.sendVerification(client, "a@b.co"),
      "POST",
      "account/verification",
      { email: "a@b.co" },
    ],
    [
      "has forgotten the password",
      (client) => account.sendPasswordReset(client, "a@b.co"),
      "POST",
      "account/forgotten-password",
      { email: "a@b.co" },
    ],
    [
      "looks at the link",
      (client) => account.checkPasswordReset(client, "t"),
      "POST",
      "account/reset-password/check",
      { token: "t" },
    ],
    [
      "sets a new one",
      (client) => account.resetPassword(client, "t", "p"),
      "POST",
      "account/reset-password",
      { token: "t", password: "p" },
    ],
    [
      "saves the profile",
      (client) => account.saveProfile(client, { ...form, language: "tr" }),
      "PUT",
      "account",
      { ...form, language: "tr" },
    ],
    [
      "accepts the privacy notice",
      (client) => account.acceptPrivacyNotice(client),
      "POST",
      "account/consent",
      { privacy_consent: true },
    ],
    [
      "changes the password",
      (client) => account.changePassword(client, "p", "q"),
      "PUT",
      "account/password",
      { current: "p", next: "q" },
    ],
    [
      "asks for another address",
      (client) => account.changeEmail(client, "a@b.co", "p"),
      "PUT",
      "account/email",
      { email: "a@b.co", password: "p" },
    ],
    [
      "confirms it",
      (client) => account.confirmEmail(client, "t"),
      "POST",
      "account/email/confirm",
      { token: "t" },
    ],
    ["takes the data along", (client) => account.exportAccount(client), "GET", "account/export"],
    ["is forgotten", (client) => account.deleteAccount(client, "p"), "DELETE", "account", { password: "p" }],
    ["is forgotten by link", (client) => account.deleteAccount(client), "DELETE", "account", {}],
    [
      "confirms that",
      (client) => account.confirmDeletion(client, "t"),
      "POST",
      "account/deletion/confirm",
      { token: "t" },
    ],
    [
      "signs a device out",
      (client) => account.endAccountSession(client, "ab"),
      "DELETE",
      "account/sessions/ab",
    ],
    ["deletes an address", (client) => addresses.deleteAddress(client, 3), "DELETE", "addresses/3"],
    [
      "prefers an address",
      (client) => addresses.makeAddressDefault(client, 3),
      "PUT",
      "addresses/3/default",
      {},
    ],
    [
      "adds a favourite",
      (client) => favourites.addFavourite(client, 7, 3),
      "POST",
      "products/favorite",
      { product_id: 3, customer_id: 7 },
    ],
    [
      "takes it out",
      (client) => favourites.removeFavourite(client, 7, 3),
      "DELETE",
      "products/favorite",
      { product_id: 3, customer_id: 7 },
    ],
    [
      "looks at a product",
      (client) => views.logView(client, 3, null),
      "POST",
      "products/view-logs",
      { product_id: 3, customer_id: null },
    ],
  ])("%s", async (_, act, method, path, body) => {
    const { calls, safe: client } = recorded();
    await act(client);
    expect(calls).toEqual([{ method, address: `/api/v1/${path}`, body }]);
  });

  it("reads with keys that tell persons, languages and readings apart", async () => {
    const { calls, strict } = recorded();
    const queries = [
      account.profileQuery(strict),
      account.sessionsQuery(strict),
      addresses.addressesQuery(strict),
      addresses.addressQuery(strict, 3),
      favourites.favouriteIdsQuery(strict, 7),
      favourites.favouriteIdsQuery(strict, 8),
      favourites.favouriteProductsQuery(strict, "tr", 7),
      favourites.favouriteProductsQuery(strict, "en", 7),
      views.recentlyViewedQuery(strict, "tr"),
    ];
    for (const query of queries) await query.queryFn({});
    expect(calls.map((call) => call.address)).toEqual([
      "/api/v1/account",
      "/api/v1/account/sessions",
      "/api/v1/addresses",
      "/api/v1/addresses/3",
      "/api/v1/products/favorites/7?relation=false",
      "/api/v1/products/favorites/8?relation=false",
      "/api/v1/products/favorites/7?relation=true&languageCode=tr",
      "/api/v1/products/favorites/7?relation=true&languageCode=en",
      "/api/v1/account/recently-viewed?languageCode=tr",
    ]);
    expect(new Set(queries.map((query) => JSON.stringify(query.queryKey))).size).toBe(queries.length);
  });

  it("changes the cached favourites as section 4 has it", () => {
    expect(favourites.withFavourite([1, 2], 3)).toEqual([1, 2, 3]);
    expect(favourites.withFavourite([1, 2], 1)).toEqual([1, 2]);
    expect(favourites.withoutFavourite([1, 2, 3], 2)).toEqual([1, 3]);
  });
});
