import type { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnvironment } from "./environment.ts";

/** What OpenAPI calls a document; as the library gives it. */
export type ApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

const methods = ["get", "post", "put", "delete"] as const;

/** The OpenAPI document of all that the app serves, with a name for every operation, as generators of clients want. */
export function describeApi(app: OpenAPIHono<AppEnvironment>): ApiDocument {
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Preforma API",
      version: "1.0.0",
      description:
        "The site of a plastic packaging manufacturer: catalogue, accounts, requests, shop and content, in six languages. Every answer has the form `{ success, status, message, data }`; messages follow `languageCode`, else `Accept-Language`.",
      license: { name: "MIT", url: "https://spdx.org/licenses/MIT.html" },
    },
    servers: [{ url: "/" }],
    // A token may be sent to every endpoint; endpoints that need it say so themselves.
    security: [{}, { bearer: [] }],
    tags: [
      { name: "Products", description: "Lists, search and everything about one product." },
      { name: "Categories", description: "The catalogue's tree." },
      { name: "Requests", description: "Messages, feedback, applications and requests for offers." },
      { name: "Reviews", description: "What customers think of a product; published after approval." },
      {
        name: "Account",
        description: "Registration, profile, sessions, and one's data as KVKK and GDPR have it.",
      },
      { name: "Addresses", description: "A customer's own addresses." },
      { name: "Places", description: "Names to choose from while an address is written." },
      { name: "Favourites", description: "What a customer likes, and what is looked at." },
      {
        name: "Content",
        description: "News, legal texts, questions and what else is written beside the catalogue.",
      },
      {
        name: "Cart",
        description: "What visitors and customers collect to order; prices, coupons, totals.",
      },
      { name: "Orders", description: "A customer's orders and their payment." },
      { name: "Settings", description: "What every visitor may know of the site." },
      {
        name: "Staff",
        description: "Moderation and administration; needs the bearer token of a staff account.",
      },
      {
        name: "Sign-in",
        description: "Sessions, as clients of NextAuth.js 4 and Auth.js know them; without the envelope.",
      },
      { name: "Sitemap", description: "All addresses for search engines." },
    ],
  });
  for (const [path, operations] of Object.entries(document.paths ?? {}))
    for (const method of methods) {
      const operation = operations[method];
      if (operation) operation.operationId ??= operationName(method, path);
    }
  return document;
}

/** `getAddressesById` for `GET /api/v1/addresses/{id}`. */
function operationName(method: string, path: string): string {
  const words = path.replace(/^\/api\/(?:v1\/)?/, "").split(/[/-]/);
  return words.reduce((name, word) => {
    const parameter = /^\{(\w+)\}$/.exec(word)?.[1];
    return `${name}${parameter ? `By${capital(parameter)}` : capital(word)}`;
  }, method);
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
