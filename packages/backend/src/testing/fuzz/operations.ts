import { z } from "zod";
import type { Backend } from "../../backend.ts";
import { ask } from "../backend.ts";

/** A JSON schema of OpenAPI 3.1; only the keywords in this API's document. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  example?: unknown;
}

/** A parameter of an operation, outside its body. */
export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: Schema;
}

/** One method of one path, from the OpenAPI document. */
export interface Operation {
  method: string;
  /** With its placeholders, such as `/api/v1/addresses/{id}`. */
  path: string;
  parameters: Parameter[];
  /** Schema of the body; null if there is none. */
  body: Schema | null;
  /** Whether the document requires a bearer token. */
  needsToken: boolean;
  /** Encoding of the body: JSON, or a plain form. */
  encoding: "json" | "form";
}

/** The parsed document of an API. */
export interface Description {
  operations: Operation[];
  /** Schemas that others refer to by `#/components/schemas/<name>`. */
  schemas: Record<string, Schema>;
}

const schema = z.custom<Schema>((value) => typeof value === "object" && value !== null);
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z
          .array(
            z.object({
              name: z.string(),
              in: z.enum(["path", "query", "header"]),
              required: z.boolean().default(false),
              schema,
              example: z.unknown().optional(),
            }),
          )
          .default([]),
        security: z.array(z.record(z.string(), z.unknown())).default([]),
        requestBody: z
          .object({ content: z.record(z.string(), z.object({ schema, example: z.unknown().optional() })) })
          .optional(),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

/** Reads the API's document: a new endpoint is fuzzed as soon as it is documented. */
export async function describeApi(backend: Pick<Backend, "fetch">): Promise<Description> {
  const { body } = await ask(backend, "/api/openapi.json");
  const document = documentSchema.parse(body);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, security }]): Operation => {
      const content = requestBody?.content ?? {};
      const form = content["application/x-www-form-urlencoded"];
      const body = content["application/json"] ?? form;
      return {
        method: method.toUpperCase(),
        path,
        parameters: parameters.map((parameter) => ({
          ...parameter,
          schema: { ...parameter.schema, example: parameter.example ?? parameter.schema.example },
        })),
        body: body
          ? { ...body.schema, ...(body.example === undefined ? {} : { example: body.example }) }
          : null,
        needsToken: security.length > 0 && security.every((way) => Object.keys(way).length > 0),
        encoding: body !== undefined && body === form ? "form" : "json",
      };
    }),
  );
  return { operations, schemas: document.components.schemas };
}
