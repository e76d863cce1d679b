import fc from "fast-check";
import type { Description, Schema } from "./operations.ts";

/** Deeper than any honest body, and small enough for the limit on its size. */
const deep = (depth: number): unknown => {
  let value: unknown = "x";
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { value };
  return value;
};

/** Values that no one types but attackers send. */
const hostileConstants: readonly unknown[] = [
  null,
  true,
  false,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e\u2066",
  "\r\nBcc: someone@example.com",
  "' OR '1'='1' --",
  "<script>alert(1)</script>",
  "{{7*7}}${7*7}",
  "../../../../etc/passwd",
  "%00%ff",
  "NaN",
  "Infinity",
  "1e400",
  "0x10",
  "１２",
  "٣٤",
  "-0",
  0,
  -1,
  0.1,
  1e21,
  -1e308,
  2 ** 31,
  2 ** 53 + 2,
  [],
  [[]],
  {},
  { $gt: "" },
  JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":1}}'),
  ["1", "2"],
  "9".repeat(400),
  "ş".repeat(5000),
  deep(900),
  Array.from({ length: 3000 }, (_, index) => index),
];

/** Values that fit no schema on purpose, and some that might. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileConstants) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** Values that a schema allows, or nearly: the API itself must refuse more than the schema does. */
export function fitting(given: Schema, { schemas }: Description, depth = 0): fc.Arbitrary<unknown> {
  const inner = (schema: Schema): fc.Arbitrary<unknown> =>
    fitting(schema, { operations: [], schemas }, depth + 1);
  const schema = given.$ref ? { ...schemas[given.$ref.split("/").at(-1) ?? ""], ...given } : given;
  const example = given.example ?? schema.example;
  const shaped = byShape(schema, inner, depth);
  return example === undefined
    ? shaped
    : fc.oneof({ weight: 3, arbitrary: fc.constant(example) }, { weight: 1, arbitrary: shaped });
}

function byShape(
  schema: Schema,
  inner: (schema: Schema) => fc.Arbitrary<unknown>,
  depth: number,
): fc.Arbitrary<unknown> {
  if (depth > 6) return fc.constant(null);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0) return fc.oneof(...choices.map(inner));
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map(inner)).map((parts) => Object.assign({}, ...parts) as unknown);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return fc.oneof(...types.map((type) => ofType(type, schema, inner)));
}

function ofType(
  type: string | undefined,
  schema: Schema,
  inner: (schema: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  switch (type) {
    case "integer":
      return fc.integer({
        min: Math.max(schema.minimum ?? schema.exclusiveMinimum ?? 0, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1),
      });
    case "number":
      return fc.double({
        min: schema.minimum ?? 0,
        max: schema.maximum ?? 1e6,
        noNaN: true,
        noDefaultInfinity: true,
      });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(inner(schema.items ?? {}), {
        minLength: Math.min(schema.minItems ?? 0, 5),
        maxLength: Math.min(schema.maxItems ?? 4, 5),
      });
    case "object": {
      const properties = Object.entries(schema.properties ?? {});
      return fc.record(Object.fromEntries(properties.map(([name, value]) => [name, inner(value)])), {
        requiredKeys: schema.required ?? [],
      });
    }
    case "string":
      return text(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function text(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === "email") return fc.emailAddress();
  if (schema.format === "date-time")
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (schema.format === "uri") return fc.webUrl();
  if (schema.pattern !== undefined && schema.pattern.length < 60) {
    try {
      return fc.stringMatching(new RegExp(schema.pattern, "u"));
    } catch {
      // Not every pattern can be generated from; any text will do then.
    }
  }
  return fc.string({
    unit: "grapheme",
    minLength: Math.min(schema.minLength ?? 0, 50),
    maxLength: Math.min(schema.maxLength ?? 80, 200),
  });
}
