import { useRootData } from "../../platform/loading/root-data.ts";
import type { PageProps } from "../../platform/loading/page-load.ts";
import { breadcrumbList, StructuredData } from "../../platform/seo/structured-data.tsx";
import { productNode } from "./product-node.ts";
import type { load } from "./product.load.ts";

/** Rows that have a separate property in the node. */
const named: ReadonlySet<string> = new Set(["code", "material", "colour"]);

/** The structured data of an article. */
export function ProductStructuredData({
  data: { head, ral, view },
}: {
  data: PageProps<typeof load>["loaderData"];
}) {
  const origin = useRootData()?.origin ?? "";
  const product = productNode(origin, {
    title: view.title,
    description: view.description || head.description,
    code: view.code,
    path: head.canonical,
    images: view.images.map(({ image }) => image.url),
    material: view.specs[0]?.rows.find((row) => row.id === "material")?.note,
    colour: view.colour ?? undefined,
    category: view.crumbs.at(-2)?.title,
    price: view.price,
    priceList: view.priceList,
    availability: view.availability?.facts ?? null,
    reviews: view.reviews && { ...view.reviews.summary, shown: view.reviews.comments },
    properties: view.specs
      .flatMap((group) => group.rows)
      .filter(({ id }) => !named.has(id))
      .map((row) => ({ name: row.label, value: row.value })),
  });
  return (
    <StructuredData
      nodes={[
        breadcrumbList(origin, view.crumbs),
        // Another colour is not a separate product: the page without a colour describes it.
        ...(ral === null ? [product] : []),
      ]}
    />
  );
}
