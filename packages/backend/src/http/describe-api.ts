import type { OpenAPIHono } from "@hono/zod-openapi";
import description from "./api-description.json" with { type: "json" };
import type { AppEnvironment } from "./environment.ts";

/** An OpenAPI document, in the library's type. */
export type ApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

const methods = ["get", "post", "put", "delete"] as const;

/** The OpenAPI document of all that the app serves. Every operation has a name, which client generators need. */
export function describeApi(app: OpenAPIHono<AppEnvironment>): ApiDocument {
  const { tags, ...about } = description;
  const document = app.getOpenAPI31Document({
    ...about,
    // Every endpoint accepts a token; endpoints that require one declare it themselves.
    security: [{}, { bearer: [] }],
    tags,
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
