import type { productFilterQuerySchema, simpleFilterQuerySchema } from "@preforma/domain/catalogue/schema";

// A schema created before the OpenAPI library was loaded lacks its method, so the schemas are cloned.

/** Adds OpenAPI descriptions to the parameters of the contract's list query. */
export function describedFilterQuery(
  schema: typeof productFilterQuerySchema,
): typeof productFilterQuerySchema {
  return schema.extend(described(schema.shape));
}

function described(shape: typeof productFilterQuerySchema.shape): typeof productFilterQuerySchema.shape {
  return {
    keyword: shape.keyword.clone().openapi({
      description: "What the visitor typed: words, an article code, a neck finish, a volume.",
      example: "pet 500 ml",
    }),
    languageCode: shape.languageCode
      .clone()
      .openapi({ description: "Language of the search and of the texts.", example: "en" }),
    page: shape.page
      .clone()
      .openapi({ description: "From 1.", example: 1, type: "integer", minimum: 1, maximum: 100_000 }),
    limit: shape.limit
      .clone()
      .openapi({ description: "Products per page.", example: 20, type: "integer", minimum: 1, maximum: 100 }),
    is_featured: shape.is_featured
      .clone()
      .openapi({ description: "Only featured products, or only the others.", example: "true" }),
    group: shape.group.clone().openapi({
      description:
        "`family` shows of each family the one article that comes first; `variant_count` says how many there are. `meta` then counts families, facets still count articles.",
      example: "family",
    }),
    category: shape.category.clone().openapi({
      description: "Id of a category; everything below it counts.",
      example: 3,
      type: "integer",
      minimum: 1,
    }),
  };
}

/** The same for the list with facets. */
export function describedSimpleFilterQuery(
  schema: typeof simpleFilterQuerySchema,
): typeof simpleFilterQuerySchema {
  const { shape } = schema;
  const list = (subject: string, example: string) => ({
    description: `${subject}, separated by commas or the parameter repeated; any of them matches.`,
    example,
    type: "string" as const,
  });
  return schema.extend({
    ...described(shape),
    material: shape.material.clone().openapi(list("Materials", "PET,HDPE")),
    neck: shape.neck.clone().openapi(list("Neck finishes", "28/410,PCO 1881")),
    colour: shape.colour.clone().openapi(list("Colour keys", "clear,amber")),
    food: shape.food
      .clone()
      .openapi({ description: "Only articles for food, or only the others.", example: "true" }),
    volume_min: shape.volume_min
      .clone()
      .openapi({ description: "Smallest nominal volume, ml, inclusive.", example: 100, type: "number" }),
    volume_max: shape.volume_max
      .clone()
      .openapi({ description: "Largest nominal volume, ml, inclusive.", example: 1000, type: "number" }),
    sort: shape.sort.clone().openapi({
      description: "Order. Products without a price or volume come last where that is the order.",
      example: "volume_asc",
    }),
  });
}
