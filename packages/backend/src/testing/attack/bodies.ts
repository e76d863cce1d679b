import { hostileText, hostileTexts, prototypeNames, type HostileText } from "./texts.ts";

/** A body that is slow to parse. */
export interface AttackBody {
  input: string;
  type: string;
  /** Builds the body lazily: all of them together would not fit into memory. */
  body: () => string | Uint8Array<ArrayBuffer>;
}

interface Options {
  /** Names of the body's fields. */
  fields: readonly string[];
  /** Valid values. */
  example: Readonly<Record<string, unknown>>;
  /** Size of the whole body. */
  bytes: number;
  /** Tries only every nth kind of text. */
  every: number;
  /** Whether each field is also tried alone. */
  eachField: boolean;
}

const kindsOf = ({ every }: Options) => hostileTexts.filter((_, index) => index % every === 0);
const count = (bytes: number, piece: string) => Math.max(1, Math.floor(bytes / piece.length));
const listOf = <Item>(length: number, make: (index: number) => Item) =>
  Array.from({ length }, (_, index) => make(index));

/** A text with this size in JSON, which escapes some characters as six bytes. */
function jsonText(kind: HostileText, bytes: number): string {
  const text = hostileText(kind, bytes);
  const growth = Buffer.byteLength(JSON.stringify(text)) / Buffer.byteLength(text);
  return hostileText(kind, bytes / growth);
}

/** JSON bodies: texts of every kind in every field, depth, breadth, and names of object properties. */
export function jsonAttacks(options: Options): AttackBody[] {
  const { fields, example, bytes } = options;
  const alone = options.eachField ? fields : [];
  const raw = (input: string, body: () => string): AttackBody => ({
    input,
    type: "application/json",
    body,
  });
  const json = (input: string, value: () => object) => raw(input, () => JSON.stringify(value()));
  const each = Math.floor((bytes * 0.9) / Math.max(1, fields.length));
  const [first = "a"] = fields;
  const keys = () => Object.fromEntries(listOf(count(bytes, '"k10000":"1",'), (index) => [`k${index}`, "1"]));
  return [
    ...kindsOf(options).map((kind) =>
      json(`${kind} in all fields`, () =>
        Object.fromEntries(fields.map((name) => [name, jsonText(kind, each)])),
      ),
    ),
    ...alone.flatMap((name) => [
      ...kindsOf(options).map((kind) =>
        json(`${kind} as ${name}`, () => ({ ...example, [name]: jsonText(kind, bytes * 0.8) })),
      ),
      json(`a long list as ${name}`, () => ({ ...example, [name]: listOf(count(bytes, "{},"), () => ({})) })),
      json(`thousands of keys as ${name}`, () => ({ ...example, [name]: keys() })),
    ]),
    json("thousands of keys in all fields", () => {
      const some = Object.entries(keys()).slice(0, count(each, '"k10000":"1",'));
      return Object.fromEntries(fields.map((name) => [name, Object.fromEntries(some)]));
    }),
    json("a long list in all fields", () =>
      Object.fromEntries(fields.map((name) => [name, listOf(count(each, "{},"), () => ({}))])),
    ),
    json("thousands of keys", keys),
    raw("nested lists", () => "[".repeat(bytes)),
    raw("nested objects", () => '{"a":'.repeat(count(bytes, '{"a":'))),
    raw("prototype names", () => `{${prototypeNames.map((name) => `"${name}":{"${name}":1}`).join(",")}}`),
    raw("a long number", () => `{"${first}":${"9".repeat(bytes * 0.9)}}`),
    raw("escapes", () => `{"${first}":"${"\\u0301".repeat(count(bytes, "\\u0301"))}"}`),
    { input: "another type", type: "text/plain", body: () => "a".repeat(bytes) },
    { input: "a long type", type: `application/json;${" ".repeat(8000)}a`, body: () => "{}" },
    { input: "no text", type: "application/json", body: () => new Uint8Array(bytes).fill(0xff) },
  ];
}

/** Bodies of plain forms. */
export function formAttacks(options: Options): AttackBody[] {
  const { fields, bytes } = options;
  const alone = options.eachField ? fields : [];
  const each = Math.floor((bytes * 0.3) / Math.max(1, fields.length));
  const form = (input: string, body: () => string): AttackBody => ({
    input,
    type: "application/x-www-form-urlencoded",
    body,
  });
  const filled = (names: readonly string[], value: () => string) => () =>
    new URLSearchParams(names.map((name) => [name, value()])).toString();
  return [
    ...kindsOf(options).map((kind) =>
      form(
        `${kind} in all fields`,
        filled(fields, () => hostileText(kind, each)),
      ),
    ),
    ...alone.flatMap((name) =>
      kindsOf(options).map((kind) =>
        form(
          `${kind} as ${name}`,
          filled([name], () => hostileText(kind, bytes * 0.3)),
        ),
      ),
    ),
    form("thousands of fields", () => listOf(count(bytes, "f10000=&"), (index) => `f${index}=`).join("&")),
    form("400 fields", () => listOf(400, (index) => `f${index}=${"a".repeat(bytes / 500)}`).join("&")),
    form("one field many times", () => `${fields[0] ?? "a"}=1&`.repeat(400)),
    form("ampersands", () => "&".repeat(bytes)),
    form("percent signs", () => "%".repeat(bytes)),
    form("prototype names", () => prototypeNames.map((name) => `${name}=1&${name}.${name}=1`).join("&")),
    form("numbered items", () => listOf(400, (index) => `items.${index}.variants.${index}=1`).join("&")),
  ];
}

const boundary = "----attack0123456789abcdef";
const part = (head: string, body = "") => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`;
const named = (name: string, body = "") => part(`Content-Disposition: form-data; name="${name}"`, body);
const end = `--${boundary}--\r\n`;

function file(name: string, body = "%PDF-1.4\n"): string {
  const harmless = name.replaceAll(/["\r\n]/g, "_");
  return part(
    `Content-Disposition: form-data; name="cv"; filename="${harmless}"\r\nContent-Type: application/pdf`,
    body,
  );
}

/** Multipart bodies, as forms with files send them; most of them are broken in one way. */
export function multipartAttacks(options: Options): AttackBody[] {
  const { fields, bytes } = options;
  const some = (piece: string) => piece.repeat(count(bytes, piece));
  const many = () => listOf(count(bytes, named("f10000")), (index) => named(`f${index}`)).join("");
  const each = Math.floor((bytes * 0.9) / Math.max(1, fields.length));
  const form = (
    input: string,
    body: () => string,
    type = `multipart/form-data; boundary=${boundary}`,
  ): AttackBody => ({ input, type, body });
  return [
    ...kindsOf(options).flatMap((kind) => [
      form(
        `${kind} in all parts`,
        () => fields.map((name) => named(name, hostileText(kind, each))).join("") + end,
      ),
    ]),
    // Only if there is a file.
    ...kindsOf(options).flatMap((kind) =>
      fields.includes("cv")
        ? [
            form(`a file called by ${kind}`, () => file(hostileText(kind, bytes * 0.9)) + end),
            form(`a file called by some ${kind}`, () => file(hostileText(kind, 600)) + end),
            form(
              `a file of ${kind}`,
              () => file("cv.pdf", `%PDF-1.4\n${hostileText(kind, bytes * 0.9)}`) + end,
            ),
          ]
        : [],
    ),
    form("thousands of parts", () => many() + end),
    form("parts without an end", many),
    form(
      "400 parts",
      () => listOf(400, (index) => named(`f${index}`, "a".repeat(bytes / 500))).join("") + end,
    ),
    form("boundaries alone", () => some(`--${boundary}\r\n`)),
    form("a part without an end", () => named("a", "x").slice(0, -2) + some("\r\n--")),
    form("a head without an end", () => `--${boundary}\r\n${some("X: y\r\n")}`),
    form(
      "a name without an end",
      () => `--${boundary}\r\nContent-Disposition: form-data; name="${some("a")}`,
    ),
    form("parameters", () => part(`Content-Disposition: form-data; name="a"${some("; x=y")}`) + end),
    form("text before the first part", () => some("z") + named("a") + end),
    form("prototype names", () => prototypeNames.map((name) => named(name, "1")).join("") + end),
    form("no boundary", () => named("a") + end, "multipart/form-data"),
    form("another boundary", () => named("a") + end, "multipart/form-data; boundary=other"),
    form("a long boundary", () => named("a") + end, `multipart/form-data; boundary=${"b".repeat(8000)}`),
    form(
      "a hidden boundary",
      () => many() + end,
      `multipart/form-data; a="; boundary=A"; boundary=${boundary}`,
    ),
  ];
}
