import { z } from "../validation/zod.ts";
import { isGtin } from "./gtin.ts";

/**
 * The properties that a record may state besides an article's measures. Every field is optional: an unstated one is
 * claimed nowhere. Facts are keys and figures, so that one record serves every language.
 */

const millimetres = z.number().positive().max(20_000);

/** Outer size and empty weight of a package. */
const packageSchema = z.strictObject({
  length_mm: millimetres,
  width_mm: millimetres,
  height_mm: millimetres,
  /** Weight of the empty carton or pallet, g. */
  tare_g: z.number().nonnegative().max(1_000_000).optional(),
});

/** Kinds of food, after the simulants of Annex III to Regulation (EU) 10/2011. */
const foodTypes = ["aqueous", "acidic", "alcoholic", "milk", "fatty", "dry"] as const;

/** Standardised test conditions for the overall migration: Regulation (EU) 10/2011, Annex V, chapter 3, table 3. */
const migrationTests = ["OM1", "OM2", "OM3", "OM4", "OM5", "OM6", "OM7"] as const;

/** A substance whose migration Annex I to Regulation (EU) 10/2011 limits. */
const restrictedSubstanceSchema = z.strictObject({
  /** As Annex I names it, in English, as suppliers and laboratories write it. */
  name: z.string().min(1).max(120),
  /** Number of the food contact material substance in Annex I. */
  fcm: z.int().positive().max(9999).optional(),
  /** Specific migration limit, mg/kg food. */
  limit_mg_per_kg: z.number().positive().max(60),
  /** How compliance with the limit was shown. */
  shown_by: z.enum(["test", "calculation"]),
});

/**
 * The contents of a declaration of compliance besides its issuer and article: the points of Annex IV to Commission
 * Regulation (EU) No 10/2011. All of them are required, so that no declaration is incomplete.
 */
const foodContactStatementSchema = z.strictObject({
  /** Point 4: the date of the declaration. */
  issued_on: z.iso.date(),
  /** Points 2 and 3: the manufacturer, where it is not the company of the settings. */
  manufacturer: z
    .strictObject({ name: z.string().min(1).max(200), address: z.string().min(1).max(300) })
    .optional(),
  /** Point 6: substances with limits in Annex I. An empty list states that there are none. */
  restricted_substances: z.array(restrictedSubstanceSchema).max(40),
  /** Point 7: additives that are also food additives or flavourings. An empty list states that there are none. */
  dual_use_additives: z.array(z.string().min(1).max(120)).max(40),
  /** Point 8 (i). */
  food_types: z.array(z.enum(foodTypes)).min(1),
  /** Point 8 (ii): the test conditions for the article's time and temperature in use. */
  migration_test: z.enum(migrationTests),
  /** Point 8 (iii): the highest ratio of surface to volume for which compliance was shown, dm² per kg food. */
  surface_dm2_per_kg: z.number().positive().max(1000),
  /** Point 9: whether a functional barrier is used. */
  functional_barrier: z.boolean(),
});
export type FoodContactStatement = z.output<typeof foodContactStatementSchema>;

/** Classes of recyclability: Regulation (EU) 2025/40, Annex II, table 3. */
const recyclabilityClasses = ["A", "B", "C"] as const;

export const productFactsSchema = z.strictObject({
  /** Global Trade Item Number of a single piece. */
  gtin: z.string().refine(isGtin, "is no GTIN: 8, 12, 13 or 14 digits with a right check digit").optional(),
  carton: packageSchema.optional(),
  /** The loaded pallet: its height includes the pallet. */
  pallet: packageSchema.optional(),
  /** Recycled plastic in the article. Source of the terms: Regulation (EU) 2025/40, Article 7. */
  recycled_content: z
    .strictObject({
      percent: z.number().min(0).max(100),
      origin: z.enum(["post_consumer", "post_industrial"]),
    })
    .optional(),
  /** The maker's own assessment until the delegated acts of Regulation (EU) 2025/40, Article 6(4), apply. */
  recyclability_class: z.enum(recyclabilityClasses).optional(),
  /** Lead, cadmium, mercury and chromium VI together stay below 100 mg/kg: Regulation (EU) 2025/40, Article 5(4). */
  heavy_metals_below_limit: z.literal(true).optional(),
  food_contact: foodContactStatementSchema.optional(),
  /** Marks the facts of a demonstration: every document made from them is labelled. */
  is_example: z.literal(true).optional(),
});
export type ProductFacts = z.output<typeof productFactsSchema>;
