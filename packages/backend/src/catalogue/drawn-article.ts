import type { Selectable } from "kysely";
import type { Db } from "../database/schema.ts";
import type { ProductsTable } from "../database/tables/catalogue.ts";
import type { DrawnArticle } from "../media/studio-port.ts";
import type { StoredProduct } from "./load.ts";

type Measures = Pick<Selectable<ProductsTable>, "height_mm" | "width_mm" | "depth_mm" | "weight_g">;

/** A product in the form that its technical drawing needs. */
export function articleOf(product: StoredProduct, measures: Measures | undefined): DrawnArticle {
  const { height_mm, width_mm, depth_mm, weight_g } = measures ?? {
    height_mm: null,
    width_mm: null,
    depth_mm: null,
    weight_g: null,
  };
  return {
    shapeId: product.shapeId,
    code: product.code,
    material: product.material,
    dimensions:
      height_mm && width_mm && depth_mm
        ? { heightMm: height_mm, widthMm: width_mm, depthMm: depth_mm }
        : null,
    volumeMl: product.volumeMl,
    weightG: weight_g,
    neck: product.neck,
  };
}

/** The same, with its measures read from the database. */
export async function drawnArticle(db: Db, product: StoredProduct): Promise<DrawnArticle> {
  const measures = await db
    .selectFrom("products")
    .select(["height_mm", "width_mm", "depth_mm", "weight_g"])
    .where("id", "=", product.id)
    .executeTakeFirst();
  return articleOf(product, measures);
}
