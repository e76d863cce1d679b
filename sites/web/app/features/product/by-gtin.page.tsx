import { productDetailQuery } from "@preforma/domain/catalogue";
import { ApiError } from "@preforma/domain/http";
import { redirect } from "react-router";
import { notFound } from "../../platform/http/not-found-response.ts";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext } from "../../platform/loading/page-load.ts";
import { productPath } from "../catalogue/index.ts";

/** `/01/{GTIN}`, as encoded on cartons and documents, redirects to the page of the product with that number. */
async function load({ client, locale, params, read }: PageContext): Promise<never> {
  const gtin = encodeURIComponent(params["gtin"] ?? "");
  const path = await client
    .get<{ id: number }>(`products/by-gtin/${gtin}`)
    .then(({ id }) => read(productDetailQuery(client, locale, id)))
    .then((product) => productPath(product, locale))
    .catch((error: unknown) => {
      throw error instanceof ApiError && (error.status === 404 || error.status === 400) ? notFound() : error;
    });
  // A number may be reassigned to another product later.
  throw redirect(path, 302);
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);

export default function ProductByGtin() {
  return null;
}
