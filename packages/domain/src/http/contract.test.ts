import { describe, expect, it } from "vitest";
import * as account from "../account/index.ts";
import {
  addAddress,
  addressesQuery,
  addressQuery,
  deleteAddress,
  makeAddressDefault,
  saveAddress,
  type AddressForm,
} from "../addresses/index.ts";
import {
  articleQuery,
  articlesQuery,
  bankAccountsQuery,
  campaignQuery,
  campaignsQuery,
  certificatesQuery,
  companyPageQuery,
  faqsQuery,
  legalDocumentsQuery,
  managersQuery,
  openPositionsQuery,
  referencesQuery,
} from "../content/index.ts";
import {
  addFavourite,
  favouriteIdsQuery,
  favouriteProductsQuery,
  removeFavourite,
  withFavourite,
  withoutFavourite,
} from "../favourites/index.ts";
import { neighbourhoodsQuery } from "../places/index.ts";
import { sendContact, sendFeedback, sendJobApplication, sendOfferRequest } from "../requests/index.ts";
import { commentsQuery, sendReview } from "../reviews/index.ts";
import { logView } from "../views/index.ts";
import { createSafeClient, createStrictClient, type Fetch, type QueryDescription } from "./index.ts";

/** The request of a call, as `METHOD URL body`. */
async function asked(
  make: (clients: {
    safe: ReturnType<typeof createSafeClient>;
    strict: ReturnType<typeof createStrictClient>;
  }) => unknown,
): Promise<string> {
  const calls: string[] = [];
  const fetch: Fetch = (url, init) => {
    const body = typeof init.body === "string" ? ` ${init.body}` : "";
    calls.push(`${init.method} ${decodeURIComponent(url)}${body}`);
    return Promise.resolve(Response.json({ success: true, status: 200, message: "", data: [] }));
  };
  const made = make({
    safe: createSafeClient({ locale: "tr", fetch }),
    strict: createStrictClient({ fetch }),
  });
  await (made && typeof made === "object" && "queryFn" in made
    ? (made as QueryDescription<unknown>).queryFn({})
    : made);
  expect(calls.length).toBe(1);
  return calls[0] ?? "";
}

/** Tests the request of each call. */
const calls = (made: Readonly<Record<string, Parameters<typeof asked>[0]>>): void =>
  it.each(Object.entries(made))("%s", async (sent, make) => {
    expect(await asked(make)).toBe(sent);
  });

const address = { address_title: "Depo" } as AddressForm;

describe("calls of section 7", () => {
  calls({
    'POST /api/v1/contact?languageCode=tr {"first_name":"Ayşe"}': ({ safe }) =>
      sendContact(safe, { first_name: "Ayşe" }, { locale: "tr" }),
    'POST /api/v1/feedback?languageCode=ru {"title":"Kapak","is_anonymous":true,"status":"unread"}': ({
      safe,
    }) => sendFeedback(safe, { title: "Kapak", is_anonymous: "on" }, { locale: "ru" }),
    'POST /api/v1/job-applications?languageCode=en {"firstName":"A","status":"pending"}': ({ safe }) =>
      sendJobApplication(safe, { firstName: "A" }, { locale: "en" }),
    'POST /api/v1/offer-requests?languageCode=de {"quantity":5}': ({ safe }) =>
      sendOfferRequest(safe, { quantity: 5 }, { locale: "de" }),
    "GET /api/v1/legal-documents?languageCode=ar": ({ strict }) => legalDocumentsQuery(strict, "ar"),
    'POST /api/v1/addresses {"address_title":"Depo"}': ({ safe }) => addAddress(safe, address),
    "GET /api/v1/addresses/4": ({ strict }) => addressQuery(strict, 4),
    'PUT /api/v1/addresses/4 {"address_title":"Depo"}': ({ safe }) => saveAddress(safe, 4, address),
    "GET /api/v1/comments/product-by-id?productId=3&page=1&limit=10": ({ strict }) =>
      commentsQuery(strict, 3),
    "GET /api/v1/comments/product-by-id?productId=3&page=2&limit=5": ({ strict }) =>
      commentsQuery(strict, 3, 2, 5),
    'POST /api/v1/comments?languageCode=tr {"rating":5}': ({ safe }) =>
      sendReview(safe, { rating: 5 } as Parameters<typeof sendReview>[1], "tr"),
    'POST /api/v1/products/view-logs {"product_id":3,"customer_id":7}': ({ safe }) => logView(safe, 3, 7),
    'POST /api/v1/products/favorite {"product_id":3,"customer_id":7}': ({ safe }) => addFavourite(safe, 7, 3),
    'DELETE /api/v1/products/favorite {"product_id":3,"customer_id":7}': ({ safe }) =>
      removeFavourite(safe, 7, 3),
    "GET /api/v1/products/favorites/7?relation=false": ({ strict }) => favouriteIdsQuery(strict, 7),
    "GET /api/v1/products/favorites/7?relation=true&languageCode=fr": ({ strict }) =>
      favouriteProductsQuery(strict, "fr", 7),
  });
});

describe("F5: what forms hold as text goes out in the contract's types", () => {
  it.each([
    ["on", true],
    ["true", true],
    ["1", true],
    [true, true],
    ["off", false],
    ["false", false],
    ["", false],
    [undefined, false],
    [false, false],
  ])("feedback that is anonymous by %j", async (is_anonymous, expected) => {
    expect(await asked(({ safe }) => sendFeedback(safe, { is_anonymous }, { locale: "tr" }))).toBe(
      `POST /api/v1/feedback?languageCode=tr {"is_anonymous":${expected},"status":"unread"}`,
    );
  });

  it.each([
    [
      { product_id: "12", quantity: "10.880", company: "1.500" },
      { product_id: 12, quantity: 10_880, company: "1.500" },
    ],
    [
      { items: [{ product_id: "1", quantity: "5", variants: { Boyut: "500" } }] },
      { items: [{ product_id: 1, quantity: 5, variants: { Boyut: "500" } }] },
    ],
    // The server reports what is wrong with it.
    [
      { product_id: "", quantity: "many" },
      { product_id: "", quantity: "many" },
    ],
  ])("a request for an offer: %j", async (fields, sent) => {
    expect(await asked(({ safe }) => sendOfferRequest(safe, fields, { locale: "tr" }))).toBe(
      `POST /api/v1/offer-requests?languageCode=tr ${JSON.stringify(sent)}`,
    );
  });

  it("an application with a CV has a status too", async () => {
    const data = new FormData();
    data.set("cv", new File(["x"], "cv.pdf"));
    let body: BodyInit | null | undefined;
    const fetch: Fetch = (_url, init) => {
      body = init.body;
      return Promise.resolve(Response.json({ success: true, status: 201, message: "", data: null }));
    };
    await sendJobApplication(createSafeClient({ locale: "tr", fetch }), data, { locale: "tr" });
    expect(body).toBeInstanceOf(FormData);
    expect([...(body as FormData).keys()]).toEqual(["cv", "status"]);
    expect((body as FormData).get("status")).toBe("pending");
    expect(data.has("status")).toBe(false);
  });
});

describe("F7: a contact message", () => {
  const answered = (status: number) =>
    sendContact(
      createSafeClient({
        locale: "tr",
        fetch: () => Promise.resolve(Response.json({ success: true, status, message: "ok" }, { status })),
      }),
      {},
      { locale: "tr" },
    );
  it.each([200, 201])("is sent by %i", async (status) => {
    expect(await answered(status)).toMatchObject({ success: true, status });
  });
  it.each([202, 206])("is not sent by %i, without a cause", async (status) => {
    expect(await answered(status)).toMatchObject({ success: false, status, code: "DEFAULT" });
  });
});

describe("calls about an account", () => {
  const form = { name: "A", surname: "B", phone: "+905321234567" };
  calls({
    'POST /api/v1/account/register {"name":"A","surname":"B","phone":"+905321234567","email":"a@b.co","privacy_consent":true}':
      ({ safe }) => account.register(safe, { ...form, email: "a@b.co", privacy_consent: true }),
    'POST /api/v1/account/verify-email {"token":"t","password":"p"}': ({ safe }) =>
      account.verifyEmail(safe, "t", "p"),
    'POST /api/v1/account/verify-email/check {"token":"t"}': ({ safe }) =>
      account.checkVerification(safe, "t"),
    'POST /api/v1/account/second-factor {"password":"p"}': ({ safe }) => account.beginSecondFactor(safe, "p"),
    'POST /api/v1/account/second-factor/confirm {"code":"1"}': ({ safe }) =>
      account.confirmSecondFactor(safe, "1"),
    'POST /api/v1/account/second-factor/recovery-codes {"code":"1"}': ({ safe }) =>
      account.renewRecoveryCodes(safe, "1"),
    'DELETE /api/v1/account/second-factor {"code":"1"}': ({ safe }) => account.removeSecondFactor(safe, "1"),
    'POST /api/v1/account/verification {"email":"a@b.co"}': ({ safe }) =>
      account.sendVerification(safe, "a@b.co"),
    'POST /api/v1/account/forgotten-password {"email":"a@b.co"}': ({ safe }) =>
      account.sendPasswordReset(safe, "a@b.co"),
    'POST /api/v1/account/reset-password/check {"token":"t"}': ({ safe }) =>
      account.checkPasswordReset(safe, "t"),
    'POST /api/v1/account/reset-password {"token":"t","password":"p"}': ({ safe }) =>
      account.resetPassword(safe, "t", "p"),
    'PUT /api/v1/account {"name":"A","surname":"B","phone":"+905321234567","language":"tr"}': ({ safe }) =>
      account.saveProfile(safe, { ...form, language: "tr" }),
    'POST /api/v1/account/consent {"privacy_consent":true}': ({ safe }) => account.acceptPrivacyNotice(safe),
    'PUT /api/v1/account/password {"current":"p","next":"q"}': ({ safe }) =>
      account.changePassword(safe, "p", "q"),
    'PUT /api/v1/account/email {"email":"a@b.co","password":"p"}': ({ safe }) =>
      account.changeEmail(safe, "a@b.co", "p"),
    'POST /api/v1/account/email/confirm {"token":"t"}': ({ safe }) => account.confirmEmail(safe, "t"),
    "GET /api/v1/account/export": ({ safe }) => account.exportAccount(safe),
    'DELETE /api/v1/account {"password":"p"}': ({ safe }) => account.deleteAccount(safe, "p"),
    "DELETE /api/v1/account {}": ({ safe }) => account.deleteAccount(safe),
    'POST /api/v1/account/deletion/confirm {"token":"t"}': ({ safe }) => account.confirmDeletion(safe, "t"),
    "DELETE /api/v1/account/sessions/ab": ({ safe }) => account.endAccountSession(safe, "ab"),
    "GET /api/v1/account": ({ strict }) => account.profileQuery(strict),
    "GET /api/v1/account/sessions": ({ strict }) => account.sessionsQuery(strict),
    "GET /api/v1/addresses": ({ strict }) => addressesQuery(strict),
    "DELETE /api/v1/addresses/3": ({ safe }) => deleteAddress(safe, 3),
    "PUT /api/v1/addresses/3/default {}": ({ safe }) => makeAddressDefault(safe, 3),
    'POST /api/v1/products/view-logs {"product_id":3,"customer_id":null}': ({ safe }) =>
      logView(safe, 3, null),
  });
});

describe("calls of our own, in the same style", () => {
  calls({
    "GET /api/v1/news?page=1&limit=12&languageCode=tr": ({ strict }) => articlesQuery(strict, "tr", "news"),
    "GET /api/v1/blog?page=2&limit=3&languageCode=en": ({ strict }) =>
      articlesQuery(strict, "en", "blog", { page: 2, limit: 3 }),
    "GET /api/v1/announcements/5?languageCode=ru": ({ strict }) =>
      articleQuery(strict, "ru", "announcements", 5),
    "GET /api/v1/places/neighbourhoods?province=İstanbul&district=Şile": ({ strict }) =>
      neighbourhoodsQuery(strict, "İstanbul", "Şile"),
    "GET /api/v1/faqs?languageCode=tr": ({ strict }) => faqsQuery(strict, "tr"),
    "GET /api/v1/campaigns?state=running&languageCode=tr": ({ strict }) => campaignsQuery(strict, "tr"),
    "GET /api/v1/campaigns/2?languageCode=tr": ({ strict }) => campaignQuery(strict, "tr", 2),
    "GET /api/v1/bank-accounts?languageCode=tr": ({ strict }) => bankAccountsQuery(strict, "tr"),
    "GET /api/v1/references?languageCode=tr": ({ strict }) => referencesQuery(strict, "tr"),
    "GET /api/v1/managers?languageCode=tr": ({ strict }) => managersQuery(strict, "tr"),
    "GET /api/v1/certificates?languageCode=tr": ({ strict }) => certificatesQuery(strict, "tr"),
    "GET /api/v1/company-pages/production?languageCode=tr": ({ strict }) =>
      companyPageQuery(strict, "tr", "production"),
    "GET /api/v1/open-positions?languageCode=tr": ({ strict }) => openPositionsQuery(strict, "tr"),
  });
});

describe("keys of queries", () => {
  const client = createStrictClient();
  it("separate languages, pages and customers, and are equal for equal queries", () => {
    const keys = [
      account.profileQuery(client),
      account.sessionsQuery(client),
      addressesQuery(client),
      addressQuery(client, 3),
      commentsQuery(client, 3),
      commentsQuery(client, 3, 2),
      commentsQuery(client, 4),
      favouriteIdsQuery(client, 7),
      favouriteIdsQuery(client, 8),
      favouriteProductsQuery(client, "tr", 7),
      favouriteProductsQuery(client, "ar", 7),
      faqsQuery(client, "tr"),
      faqsQuery(client, "de"),
      articlesQuery(client, "tr", "news"),
      articlesQuery(client, "tr", "blog"),
      articlesQuery(client, "tr", "news", { page: 2 }),
    ].map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(keys.length);
    expect(commentsQuery(client, 3, 1, 10).queryKey).toEqual(commentsQuery(client, 3).queryKey);
    expect(articlesQuery(client, "tr", "news", { page: 1 }).queryKey).toEqual(
      articlesQuery(client, "tr", "news").queryKey,
    );
  });
});

it("changes the cached favourites as section 4 has it", () => {
  expect(withFavourite([1, 2], 3)).toEqual([1, 2, 3]);
  expect(withFavourite([1, 2], 1)).toEqual([1, 2]);
  expect(withoutFavourite([1, 2, 3], 2)).toEqual([1, 3]);
});
