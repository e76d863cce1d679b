import { idOf, pathTo } from "@preforma/domain/routes";
import { maxSamples, sendSampleRequest } from "@preforma/domain/samples";
import { sampleFormSchema } from "@preforma/domain/samples/schema";
import { productDetailQuery, titleIn } from "@preforma/domain/catalogue";
import type { CartLineData } from "@preforma/ui/cart-lines";
import { addressOf } from "../account/index.server.ts";
import type { PageForm } from "../../platform/forms/page-action.server.ts";
import { cardImage, productPath } from "../catalogue/index.ts";
import { setCookie, type Visit } from "../../platform/loading/visit.server.ts";
import { ifThere } from "../../platform/http/if-there.ts";
import { cookieLine, cookieOf, visitorSeconds } from "../../platform/http/cookie-header.ts";

/** Stores the products of a sample request in the visitor's browser. */
const sampleCookie = "preforma_samples";

/** Ids of the products: `12_15`. Invalid ids are dropped. */
export function samplesIn(cookies: string): number[] {
  const ids = (cookieOf(cookies, sampleCookie) ?? "")
    .split("_", 2 * maxSamples)
    .filter((text) => /^[1-9]\d{0,8}$/.test(text))
    .map(Number);
  return [...new Set(ids)].slice(0, maxSamples);
}

/** The cookie that stores a list; an empty one is deleted. */
export function sampleSetter(ids: readonly number[], isSecure: boolean): string {
  const maxAge = ids.length === 0 ? 0 : visitorSeconds;
  return cookieLine(sampleCookie, ids.join("_"), { isSecure, maxAge, httpOnly: true });
}

/** A product of the list. */
type SampleLine = CartLineData & { id: number };

/** Saves a list in the visitor's browser. */
const saveSamples = (visit: Visit, ids: readonly number[]): void =>
  setCookie(visit, sampleSetter(ids, visit.isSecure));

/** The visitor's list as lines; products that have left the catalogue are dropped. */
export async function readSamples(visit: Visit): Promise<SampleLine[]> {
  const ids = samplesIn(visit.visitor.cookies);
  const lines = (await Promise.all(ids.map((id) => lineOf(id, visit)))).filter((line) => line !== null);
  if (lines.length < ids.length)
    saveSamples(
      visit,
      lines.map(({ id }) => id),
    );
  return lines;
}

async function lineOf(id: number, { strict, locale }: Visit): Promise<SampleLine | null> {
  const product = await ifThere(productDetailQuery(strict, locale, id).queryFn({}));
  return (
    product && {
      id: product.id,
      code: product.code,
      title: titleIn(product.translations, locale),
      href: productPath(product, locale),
      image: cardImage(product.images) ?? null,
      quantity: 1,
    }
  );
}

/** One request for the whole list, which is emptied afterwards. */
const request: PageForm = {
  schema: sampleFormSchema,
  failures: { refused: "SAMPLE_NOT_SENT" },
  async send(sent, visit) {
    const { safe, locale, t } = visit;
    const items = (await readSamples(visit)).map(({ id }) => ({ product_id: id }));
    if (items.length === 0) return { ok: false, message: t("shop:samples.empty") };
    const answer = await sendSampleRequest(
      safe,
      { email: sent.text("email"), message: sent.text("message"), address: addressOf(sent), items },
      { locale, ...(sent.key ? { key: sent.key } : {}) },
    );
    if (answer.success) saveSamples(visit, []);
    return answer;
  },
};

/** Adds a product to the list, and shows it. */
const add: PageForm = {
  async send({ text }, visit) {
    const id = idOf(text("product_id"));
    const before = samplesIn(visit.visitor.cookies);
    const page = pathTo("samples", visit.locale);
    if (id === null || before.includes(id)) return { redirect: page };
    if (before.length >= maxSamples)
      return { ok: false, message: visit.t("shop:samples.full", { max: maxSamples }) };
    saveSamples(visit, [...before, id]);
    return { redirect: `${page}?added=1` };
  },
};

/** Removes a product. */
const remove: PageForm = {
  async send({ text }, visit) {
    const removed = idOf(text("product_id"));
    saveSamples(
      visit,
      samplesIn(visit.visitor.cookies).filter((id) => id !== removed),
    );
    return { redirect: pathTo("samples", visit.locale) };
  },
};

/** The actions of a sample list. */
export const sampleForms = { request, add, remove } as const satisfies Record<string, PageForm>;
