import type { Selectable } from "kysely";
import { z } from "zod";
import { locales } from "@preforma/domain/locales";
import type { Db } from "../../database/schema.ts";
import type { StoredPhotograph } from "../pictures.ts";
import type { ProductPhotographsTable } from "../../database/tables/catalogue.ts";

const widthsSchema = z.array(z.int().positive());
const altSchema = z.partialRecord(z.enum(locales), z.string());

/** The columns of a photograph that are returned. */
export const photographColumns = ["digest", "width", "height", "widths", "alt"] as const;

/** A row in the form that the rest of the program uses. */
export function photographOf(
  row: Pick<Selectable<ProductPhotographsTable>, (typeof photographColumns)[number]>,
): StoredPhotograph {
  return {
    digest: row.digest,
    width: row.width,
    height: row.height,
    widths: widthsSchema.parse(JSON.parse(row.widths)),
    alt: altSchema.parse(JSON.parse(row.alt)),
  };
}

/** All photographs by product id, each product's in order. */
export async function photographsByProduct(db: Db): Promise<Map<number, StoredPhotograph[]>> {
  const rows = await db
    .selectFrom("product_photographs")
    .select(["product_id", ...photographColumns])
    .orderBy("product_id")
    .orderBy("sort_order")
    .orderBy("id")
    .execute();
  const found = new Map<number, StoredPhotograph[]>();
  for (const row of rows) {
    const list = found.get(row.product_id);
    if (list) list.push(photographOf(row));
    else found.set(row.product_id, [photographOf(row)]);
  }
  return found;
}
