import fc from "fast-check";
import type { Description, Operation } from "./operations.ts";
import { fitting, hostile } from "./values.ts";

/** A request as sent over the wire. */
export interface FuzzedRequest {
  /** Its operation, such as `POST /api/v1/contact`. */
  operation: string;
  method: string;
  /** Path and query, percent-encoded or broken. */
  address: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | string | null;
}

const encoder = new TextEncoder();

/** Mostly valid, one time in five not: a request that is invalid everywhere stops at the first check. */
const mostly = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: hostile });

const asText = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

const encoded = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed()).slice(0, 3000);

/** Queries that no honest client builds. */
const brokenQueries = [
  "%",
  "%E0%A4%A",
  "a[b]=1&a[c]=2",
  "page=1&page=2",
  "=",
  "&&&",
  "languageCode=%00",
  "limit=1;page=2",
];

function addressOf(operation: Operation, description: Description): fc.Arbitrary<string> {
  const of = (where: "path" | "query") => operation.parameters.filter((parameter) => parameter.in === where);
  const path = fc.record(
    Object.fromEntries(of("path").map(({ name, schema }) => [name, mostly(fitting(schema, description))])),
  );
  const query = fc.record(
    Object.fromEntries(of("query").map(({ name, schema }) => [name, mostly(fitting(schema, description))])),
    {
      requiredKeys: of("query")
        .filter(({ required }) => required)
        .map(({ name }) => name),
    },
  );
  const extra = fc.oneof(
    { weight: 9, arbitrary: fc.constant("") },
    { weight: 1, arbitrary: fc.constantFrom(...brokenQueries) },
  );
  return fc.tuple(path, query, extra).map(([inPath, inQuery, more]) => {
    const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(inPath[name]) || "0");
    const pairs = Object.entries(inQuery).map(([name, value]) => `${name}=${encoded(value)}`);
    const search = [...pairs, ...(more === "" ? [] : [more])].join("&");
    return search === "" ? filled : `${filled}?${search}`;
  });
}

/** Bodies that are not JSON, or not in the encoding that they claim. */
const brokenBodies: fc.Arbitrary<Uint8Array<ArrayBuffer> | string> = fc.oneof(
  fc.constantFrom(
    "",
    "{",
    '{"a":',
    "null",
    "[]",
    '"text"',
    "1e999",
    '{"rating":1,"rating":2}',
    "[".repeat(20_000),
    '{"a":'.repeat(8000),
    "\ufeff{}",
    "a=1&b=2",
    `{"email":"${"x".repeat(70_000)}"}`,
  ),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
  fc.constant(new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])),
  fc.constant(new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])),
);

const asJson = (value: unknown): string => JSON.stringify(value) ?? "null";

const asForm = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.entries(value)
        .map(([name, field]) => `${encodeURIComponent(name.toWellFormed())}=${encoded(field)}`)
        .join("&")
    : encoded(value);

function bodyOf(operation: Operation, description: Description): fc.Arbitrary<FuzzedRequest["body"]> {
  if (operation.body === null)
    return fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: brokenBodies });
  const right = fitting(operation.body, description);
  const spoilt = fc.tuple(right, hostile, fc.nat()).map(([body, value, at]) => {
    if (typeof body !== "object" || body === null || Array.isArray(body)) return value;
    const names = Object.keys(body);
    const name = names[at % Math.max(1, names.length)];
    return name === undefined ? value : { ...body, [name]: value };
  });
  const write = operation.encoding === "form" ? asForm : asJson;
  return fc.oneof(
    { weight: 4, arbitrary: right.map(write) },
    { weight: 5, arbitrary: spoilt.map(write) },
    { weight: 1, arbitrary: brokenBodies },
  );
}

const contentTypes = (usual: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(usual) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "application/json",
        "application/json; charset=utf-16",
        "text/plain",
        "multipart/form-data",
        "multipart/form-data; boundary=x",
        "application/x-www-form-urlencoded",
        "application/xml",
        "*/*",
        "",
      ),
    },
  );

const oddHeaders = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { "Accept-Language": "xx;q=9, ,;;;, tr-TR;q=abc" },
  { "Accept-Language": "de,".repeat(400) },
  { "Content-Encoding": "gzip" },
  { "X-Request-Id": "../../x" },
  { "Idempotency-Key": "k" },
  { "Idempotency-Key": "same-key-0123456789" },
  { "If-None-Match": 'W/"x", *' },
  { Cookie: "a=b; ".repeat(100) },
  { Range: "bytes=0-18446744073709551615" },
);

/** Requests to an operation; `proofs` are `Authorization` headers of all kinds of people, including none. */
export function requestsTo(
  operation: Operation,
  description: Description,
  proofs: readonly (string | null)[],
): fc.Arbitrary<FuzzedRequest> {
  return fc
    .tuple(
      addressOf(operation, description),
      bodyOf(operation, description),
      contentTypes(operation.encoding === "form" ? "application/x-www-form-urlencoded" : "application/json"),
      oddHeaders,
      fc.constantFrom(...proofs),
    )
    .map(([address, body, type, odd, proof]) => ({
      operation: `${operation.method} ${operation.path}`,
      method: operation.method,
      address,
      headers: {
        ...odd,
        ...(body === null || type === "" ? {} : { "Content-Type": type }),
        ...(proof === null ? {} : { Authorization: proof }),
      },
      body:
        operation.method === "GET"
          ? null
          : typeof body === "string"
            ? encoder.encode(body.toWellFormed())
            : body,
    }));
}
