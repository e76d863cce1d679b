import { maxBodyBytes } from "@preforma/domain/limits";
import type { Description, Operation, Schema } from "../fuzz/operations.ts";
import { formAttacks, jsonAttacks, multipartAttacks, type AttackBody } from "./bodies.ts";
import { hostileText, hostileTexts, prototypeNames } from "./texts.ts";

/** A request that is meant to slow a server down or to break it. */
export interface Attack {
  /** The target, such as `POST /api/v1/contact` or a page. */
  target: string;
  input: string;
  method: string;
  /** Path and query, percent-encoded. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: AttackBody["body"];
  /** The sender. */
  as: "anybody" | "customer" | "staff";
}

/** Max size of a text that fits into a path segment or a query value once it is percent-encoded. */
const urlBytes = 600;

/** The extent of an attack: a sample takes seconds, everything takes minutes. */
export interface Extent {
  /** Tries only every nth kind of text. */
  every: number;
  /** Whether each field of a body is also tried alone, beside valid values in the others. */
  eachField: boolean;
  /** Size of bodies, bytes. */
  bodyBytes: readonly number[];
}

/** All attacks on one operation of the API. */
export function* attacksOn(
  operation: Operation,
  description: Description,
  extent: Extent,
): Generator<Attack> {
  const { every, bodyBytes } = extent;
  const target = `${operation.method} ${operation.path}`;
  const as = operation.path.includes("/admin/") ? "staff" : operation.needsToken ? "customer" : "anybody";
  const path = operation.path.replace(/\{\w+\}/g, "1");
  const base = { target, method: operation.method, as } as const;
  const texts = hostileTexts.filter((_, index) => index % every === 0);

  const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
  for (const { name } of inPath) {
    const fill = (value: string) =>
      operation.path.replace(`{${name}}`, () => encodeURIComponent(value)).replace(/\{\w+\}/g, "1");
    for (const own of prototypeNames) yield { ...base, input: `${name}=${own}`, path: fill(own) };
    for (const kind of texts)
      yield { ...base, input: `${name}=${kind}`, path: fill(hostileText(kind, urlBytes)) };
  }

  const query = operation.parameters.filter((parameter) => parameter.in === "query");
  const search = (value: string) => query.map(({ name }) => `${name}=${encodeURIComponent(value)}`).join("&");
  if (query.length > 0) {
    for (const own of prototypeNames)
      yield { ...base, input: `query ${own}`, path: `${path}?${search(own)}` };
    for (const { name } of query)
      for (const kind of texts)
        yield {
          ...base,
          input: `?${name}=${kind}`,
          path: `${path}?${name}=${encodeURIComponent(hostileText(kind, urlBytes))}`,
        };
    for (const { name } of query)
      yield { ...base, input: `?${name} many times`, path: `${path}?${`${name}=a&`.repeat(300)}` };
  }
  yield { ...base, input: "thousands of parameters", path: `${path}?${"&a=1".repeat(1000)}` };
  yield {
    ...base,
    input: "prototype parameters",
    path: `${path}?${prototypeNames.map((own) => `${own}=1&${own}[${own}]=1`).join("&")}`,
  };

  if (operation.method === "GET") return;
  for (const bytes of bodyBytes)
    // A body that is refused for its size alone needs no further kinds.
    for (const { input, type, body } of bodiesFor(operation, description, {
      ...extent,
      bytes,
      ...(bytes > maxBodyBytes && !allowsLargeBody(operation.path)
        ? { every: hostileTexts.length, eachField: false }
        : {}),
    }))
      yield { ...base, input, path, body, headers: { "content-type": type } };
}

const allowsLargeBody = (path: string): boolean => /\/(?:job-applications|admin\/content\/.+)$/.test(path);

function bodiesFor(
  operation: Operation,
  description: Description,
  extent: Extent & { bytes: number },
): AttackBody[] {
  const schema = operation.body && resolved(operation.body, description);
  const example = (schema?.example ?? {}) as Readonly<Record<string, unknown>>;
  const fields = Object.keys(schema?.properties ?? example);
  const options = { fields, example, ...extent };
  const own = operation.encoding === "form" ? formAttacks(options) : jsonAttacks(options);
  return operation.path.endsWith("/job-applications") ? [...own, ...multipartAttacks(options)] : own;
}

function resolved(schema: Schema, { schemas }: Description): Schema {
  return schema.$ref ? { ...schemas[schema.$ref.split("/").at(-1) ?? ""], ...schema } : schema;
}
