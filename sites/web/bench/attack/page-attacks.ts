import { maxBodyBytes } from "@preforma/domain/limits";
import { pageParameters } from "../../app/platform/http/page-key.ts";
import { formAttacks, multipartAttacks } from "../../../../packages/backend/src/testing/attack/bodies.ts";
import type { Attack } from "../../../../packages/backend/src/testing/attack/requests.ts";
import {
  hostileText,
  hostileTexts,
  prototypeNames,
} from "../../../../packages/backend/src/testing/attack/texts.ts";

/** A page, and its URL. */
export interface AttackedPage {
  path: string;
  as: Attack["as"];
  /** The forms on it. */
  forms: readonly PageForm[];
}

interface PageForm {
  action: string;
  fields: readonly string[];
}

/** The forms of a page, parsed from its HTML. */
export function formsIn(html: string): PageForm[] {
  return html
    .split("<form")
    .slice(1)
    .map((rest) => rest.split("</form>", 1)[0] ?? "")
    .filter((form) => /^[^<>]*\smethod="post"/i.test(form))
    .map((form) => ({
      action: (/^[^<>]*\saction="([^"]*)"/.exec(form)?.[1] ?? "").replaceAll("&amp;", "&"),
      fields: [...new Set([...form.matchAll(/\sname="([^"]+)"/g)].map(([, name = ""]) => name))],
    }))
    .filter(({ action }) => action.startsWith("/"));
}

/** Other parameters that pages read, besides those that make a separate page. */
const otherParameters = ["callbackUrl", "token", "id", "product", "provider", "error", "form"];
/** Lists and searches parse their parameters thoroughly. */
const searched = /^\/(?:urun|karsilastir|sikca|ral|en\/products)/;

/** The number of attacks. */
interface PageExtent {
  /** Uses one text out of this many. */
  every: number;
  /** Whether lists and searches get each text in each parameter. */
  searched: boolean;
}

/** All attacks on a page's path and query. */
export function* pageAttacks(
  { path, as }: AttackedPage,
  { every, searched: isThorough }: PageExtent,
): Generator<Attack> {
  const base = { target: `page ${path}`, method: "GET", as } as const;
  const [bare = path, given = ""] = path.split("?", 2);
  const to = (search: string) => `${bare}?${given === "" ? "" : `${given}&`}${search}`;
  const texts = hostileTexts.filter((_, index) => index % every === 0);
  const parameters = [...pageParameters, ...otherParameters];
  const all = (value: string) => parameters.map((name) => `${name}=${encodeURIComponent(value)}`).join("&");
  yield { ...base, input: "as it is", path };
  for (const kind of texts) {
    yield { ...base, input: `${kind} in all parameters`, path: to(all(hostileText(kind, 50))) };
    yield { ...base, input: `${kind} below`, path: `${bare}/${encodeURIComponent(hostileText(kind, 600))}` };
  }
  for (const own of prototypeNames) {
    yield { ...base, input: `${own} in all parameters`, path: to(all(own)) };
    yield { ...base, input: `${own} below`, path: `${bare}/${own}` };
    yield {
      ...base,
      input: `form ${own}`,
      path: to(`form=${own}`),
      method: "POST",
      headers: urlencoded,
      body: () => "a=1",
    };
  }
  if (isThorough && searched.test(bare))
    for (const name of parameters)
      for (const kind of texts)
        yield {
          ...base,
          input: `?${name}=${kind}`,
          path: to(`${name}=${encodeURIComponent(hostileText(kind, 1200))}`),
        };
  for (const name of parameters.filter((_, index) => index % every === 0))
    yield {
      ...base,
      input: `?${name} many times`,
      path: to(Array.from({ length: 150 }, (_, i) => `${name}=${i}`).join("&")),
    };
  yield { ...base, input: "2,000 slashes", path: `${bare}${"/".repeat(1900)}` };
  yield { ...base, input: "15,000 slashes", path: `${bare}${"/".repeat(15_000)}` };
  yield { ...base, input: "15,000 slashes and a letter", path: `${bare}${"/".repeat(15_000)}a` };
  yield { ...base, input: "1,000 segments", path: `${bare}${"/a".repeat(1000)}` };
  yield { ...base, input: "as data", path: `${bare}.data` };
  yield { ...base, input: "broken encoding", path: `${bare}/%E0%A4%A` };
  yield { ...base, input: "a long query", path: to("a=1&".repeat(1000)) };
}

const urlencoded = { "content-type": "application/x-www-form-urlencoded" };

/** All attacks on the forms of a page. */
export function* pageFormAttacks(
  page: AttackedPage,
  { bodyBytes, every }: { bodyBytes: readonly number[]; every: number },
): Generator<Attack> {
  for (const { action, fields } of page.forms)
    for (const bytes of bodyBytes) {
      const options = { fields, example: {}, bytes, every, eachField: false };
      // A body that is refused by its size alone needs no further kinds.
      const plain = { ...options, every: bytes > maxBodyBytes ? hostileTexts.length : every };
      for (const { input, type, body } of [...formAttacks(plain), ...multipartAttacks(options)])
        yield {
          target: `form ${action}`,
          input: `${input}, ${Math.round(bytes / 1024)} KB`,
          method: "POST",
          path: action,
          as: page.as,
          headers: { "content-type": type },
          body,
        };
    }
}

/** Headers that are slow to parse, on some pages and endpoints. */
export function* headerAttacks(path: string): Generator<Attack> {
  const base = { target: `headers ${path}`, method: "GET", path, as: "anybody" } as const;
  const long = 14_000;
  const values: Readonly<Record<string, readonly string[]>> = {
    cookie: [
      "a=b;".repeat(long / 4),
      ";".repeat(long),
      "=".repeat(long),
      `pf-compare=${"1.".repeat(long / 2)}`,
      `pf-cart=${"a".repeat(long)}`,
      prototypeNames.map((name) => `${name}=1`).join("; "),
    ],
    "accept-language": [
      "de,".repeat(long / 3),
      "de;q=0.1,".repeat(1500),
      "a-".repeat(long / 2),
      " ".repeat(long),
    ],
    "accept-encoding": [`br${" ".repeat(long)};`, "br;q=0.".repeat(2000), "gzip , ".repeat(2000)],
    "if-none-match": ['W/"x",'.repeat(2000), `"${"a".repeat(long)}`],
    authorization: [`Bearer ${"a".repeat(long)}`, `Bearer ${" ".repeat(long)}a`, "Bearer ".repeat(2000)],
    "x-request-id": ["a".repeat(long)],
    "x-cart-token": ["a".repeat(long)],
    "idempotency-key": ["-".repeat(long)],
    referer: [`http://a/${"/".repeat(long)}`],
    range: [`bytes=${"0-1,".repeat(3000)}`],
    accept: [`application/json${",text/html;q=0.1".repeat(800)}`],
  };
  for (const [name, all] of Object.entries(values))
    for (const [index, value] of all.entries())
      yield { ...base, input: `${name} ${index + 1}`, headers: { [name]: value } };
  yield {
    ...base,
    input: "a thousand headers",
    headers: Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`x${i}`, "1"])),
  };
}
