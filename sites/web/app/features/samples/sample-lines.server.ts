import { productDetailQuery, titleIn } from "@preforma/domain/catalogue";
import { ApiError } from "@preforma/domain/http";
import type { CartLineData } from "@preforma/ui/cart-lines";
import { cardImage, productPath } from "../catalogue/index.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { setCookie } from "../shop/index.server.ts";
import { samplesIn, sampleSetter } from "./sample-cookie.ts";

/** A product of the list. */
export type SampleLine = CartLineData & { id: number };

/** Saves a list in the visitor's browser. */
export const saveSamples = (visit: Visit, ids: readonly number[]): void =>
  setCookie(visit, sampleSetter(ids, visit.publicOrigin.startsWith("https:")));

/** The visitor's list as lines; products that have left the catalogue leave it. */
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
  try {
    const product = await productDetailQuery(strict, locale, id).queryFn({});
    return {
      id: product.id,
      code: product.code,
      title: titleIn(product.translations, locale),
      href: productPath(product, locale),
      image: cardImage(product.images) ?? null,
      quantity: 1,
    };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}
