import { z } from "zod";
import type { Backend } from "../../backend.ts";
import { ask } from "../backend.ts";

/** A JSON schema as OpenAPI 3.1 has it; only what the document of this API uses. */
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

/** A value that an operation takes outside its body. */
export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: Schema;
}

/** One method on one path, as the OpenAPI document describes it. */
export interface Operation {
  method: string;
  /** With its placeholders, such as `/api/v1/addresses/{id}`. */
  path: string;
  parameters: Parameter[];
  /** Schema of the body; null where there is none. */
  body: Schema | null;
  /** Whether the document says that a bearer token is needed. */
  needsToken: boolean;
  /** How the body is written: as JSON, or as a plain form. */
  encoding: "json" | "form";
}

/** What an API's document says of itself. */
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

/** Reads what the API says of itself: a new endpoint is fuzzed as soon as it is documented. */
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
