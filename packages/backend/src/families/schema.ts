import { closureTypeSchema, materialSchema, productFactsSchema } from "@preforma/domain/catalogue/schema";
import { locales, type Locale } from "@preforma/domain/locales";
import { maxLeadTimeDays } from "@preforma/domain/shop";
import { articles, colourByKey, neckByCode, shapeWords, type ShapeKey } from "@preforma/domain/vocabulary";
import { shapeById } from "@preforma/studio";
import { z } from "zod";
import { priceListSchema } from "../catalogue/price-list.ts";

/** The files of a catalogue folder; `docs/catalogue-folder.md` describes them. */

const line = z.string().min(1);
const colour = line.refine((key) => colourByKey(key) !== undefined, "is no colour of the vocabulary");
const coloursOf = z.array(colour).min(1);
const neck = line.refine((code) => neckByCode(code) !== undefined, "is no neck of the vocabulary");
const shape = line.refine((id) => shapeById(id) !== undefined, "is no shape of the studio");
const article = z.enum(articles.map(({ key }) => key));

/** A studio picture: a shape in two colours of the vocabulary. */
export const pictureSchema = z.strictObject({ shape_id: shape, colour, closure_colour: colour });

/** One category: parents come before their children, each level in display order. */
const categorySchema = z.strictObject({
  /** Stable and unique. */
  key: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  parent: z.string().nullable(),
  featured: z.boolean().default(false),
  picture: pictureSchema.nullable().default(null),
  texts: z.record(z.enum(locales), z.strictObject({ title: line, description: line })),
});
/** `categories.json`. */
export const categoriesSchema = z.array(categorySchema);
export type CategoryPlan = z.output<typeof categorySchema>;

const measureKinds = ["necked", "open", "tube", "preform", "closure", "dispenser"] as const;
/** The sentence for an article's figures. */
export type MeasureKind = (typeof measureKinds)[number];

const colourGroups = [
  "clear",
  "amber",
  "tinted",
  "natural",
  "white",
  "dark",
  "coloured",
  "metallic",
  "cap",
  "preform",
] as const;
/** The sentence for a colour's effect. */
export type ColourGroup = (typeof colourGroups)[number];

const styles = ["care", "food", "technical"] as const;
/** The use of a family, which determines the closure colours for the body. */
export type Style = (typeof styles)[number];

const common = {
  /** Start of the product codes, unique: `PB` in `PB-500-28-AM`. */
  prefix: z.string().regex(/^[A-Z]{2}$/),
  shape_id: shape,
  category: line,
  /** Words for the shape in titles. */
  words: z.array(z.enum(Object.keys(shapeWords) as ShapeKey[])),
  material: materialSchema,
  /** Keys of the colour vocabulary, best seller first, or the name of one of the `colour_ranges`. */
  colours: z.union([line, coloursOf]),
  /** Made from food-grade material, if the colour allows it. */
  food: z.boolean(),
};

/** A container in several volumes. */
const containerSchema = z.strictObject({
  ...common,
  article,
  /** Nominal volumes, ml, ascending. */
  sizes_ml: z.array(z.number().positive()).min(1),
  /** Neck by volume: the first whose limit (ml) is not exceeded. Null for rims without a neck finish. */
  necks: z.array(z.tuple([z.number().positive(), neck])).nullable(),
  /** The closure in its picture. */
  closure_type: closureTypeSchema.nullable(),
  measures: z.enum(measureKinds),
  style: z.enum(styles),
  /** Empty ones nest in each other, offset by this share of their height. */
  nesting: z.number().positive().optional(),
});

/** Preforms, ordered by weight. */
const preformSchema = z.strictObject({ ...common, weights_g: z.array(z.number().positive()).min(1), neck });

/** A closure or dispenser in several necks; dispensers also with the dip tubes that the bottles of that neck need. */
const closureSchema = z.strictObject({
  ...common,
  closure_type: closureTypeSchema,
  necks: z.array(neck).min(1),
  /** `bottles` fits dip tubes to the bottles of the neck; a list gives lengths in mm. */
  tubes: z.union([z.literal("bottles"), z.array(z.number().positive())]).optional(),
});

/** `families.json`. */
export const familiesSchema = z
  .strictObject({
    colour_ranges: z.record(line, coloursOf),
    containers: z.array(containerSchema),
    preforms: z.array(preformSchema),
    closures: z.array(closureSchema),
  })
  .transform(({ colour_ranges, containers, preforms, closures }, context) => {
    const withColours = <Plan extends { prefix: string; colours: string | string[] }>(plan: Plan) => {
      const { colours } = plan;
      if (typeof colours !== "string") return { ...plan, colours };
      const range = colour_ranges[colours];
      if (!range)
        context.addIssue({ code: "custom", message: `${plan.prefix}: there is no colour range ${colours}` });
      return { ...plan, colours: range ?? [] };
    };
    return {
      containers: containers.map(withColours),
      preforms: preforms.map(withColours),
      closures: closures.map(withColours),
    };
  });
export type Families = z.output<typeof familiesSchema>;
export type ContainerFamily = Families["containers"][number];
export type PreformFamily = Families["preforms"][number];
export type ClosureFamily = Families["closures"][number];
export type Family = ContainerFamily | PreformFamily | ClosureFamily;

/** `colours.json`. */
export const coloursSchema = z.strictObject({
  /** Two letters for a colour in product codes; by default its key in capitals. */
  codes: z.record(colour, line),
  /** Closure colours that suit a body's colour. */
  closures: z.record(z.enum(styles), z.record(colour, coloursOf)),
  /** Masterbatches with a food-contact declaration; clear and natural need none. */
  food_contact: coloursOf,
});
export type ColourPlan = z.output<typeof coloursSchema>;

const amount = z.number().nonnegative();
/** `prices.json`; amounts in minor units of the currency. */
export const pricesSchema = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Moulded plastic per gram by material: resin, energy and machine time. */
  per_gram: z.record(line, amount).and(z.object({ other: amount })),
  /** The cost of an article before its weight: moulds, parts, assembly; lids if included. */
  base: z.record(line, amount).and(z.object({ other: amount })),
  /** Masterbatch and metallising. */
  colour_factors: z.strictObject({
    uncoloured: amount,
    black_or_white: amount,
    coloured: amount,
    metallic: amount,
  }),
  /** Prices are multiples of this. */
  step: z.int().positive(),
  /** Discounts for larger quantities, for every article: from this many minimum orders, this many per cent. */
  breaks: z
    .array(z.strictObject({ from_orders: z.int().positive(), percent_off: z.number().positive().max(90) }))
    .default([]),
  /** Invents stock, lead times and restock dates, for a demonstration. Otherwise `stock.json` states them. */
  sample_stock: z.boolean().default(false),
});
export type PricePlan = z.output<typeof pricesSchema>;

const statedSupplySchema = z.strictObject({
  /** Pieces in stock. */
  stock: z.int().nonnegative().max(1_000_000_000).optional(),
  /** Lead time in working days when it is made to order. */
  lead_time_days: z.int().positive().max(maxLeadTimeDays).optional(),
  /** The date on which it is expected back in stock. */
  back_on: z.iso.date().optional(),
});
export type StatedSupply = z.output<typeof statedSupplySchema>;
/** `stock.json`, which is optional: the supply of articles, by code. */
export const stockSchema = z.record(line, statedSupplySchema);

/** `price-lists.json`, which is optional: price lists by code, in place of the `breaks` of `prices.json`. */
export const priceListsSchema = z.record(line, priceListSchema);

const sentences = z.array(line).min(1);
/** `sentences/<language>.json`: the sentences of descriptions. */
export const sentencesSchema = z.strictObject({
  /** One text for each family, by its prefix: its use, and its difference from similar families. */
  families: z.record(line, line),
  /** Lists of the article's figures, whose names are in braces. */
  facts: z.record(z.enum(measureKinds), sentences),
  /** The colour's effect on the contents; `{facts}` is one of the lists, `{colour}` the colour's name. */
  colours: z.record(
    z.enum(colourGroups),
    z.array(line.refine((text) => text.includes("{facts}"), "must name {facts}")).min(1),
  ),
});
export type Sentences = z.output<typeof sentencesSchema>;

/**
 * `facts.json`: facts of articles beyond their measures. `for` names families by their prefix and articles by their
 * code; a later entry wins, fact by fact.
 */
export const factsSchema = z.array(
  z
    .strictObject({ for: z.array(line).min(1), ...productFactsSchema.shape })
    .refine(({ gtin, for: names }) => gtin === undefined || (names.length === 1 && names[0]?.includes("-")), {
      path: ["gtin"],
      message: "belongs to one article: name its code alone in `for`",
    }),
);
export type FactsPlan = z.output<typeof factsSchema>;

/** The files from which products are generated. */
export interface CataloguePlan {
  families: Families;
  colours: ColourPlan;
  prices: PricePlan;
  stock: Readonly<Record<string, StatedSupply>>;
  priceLists: z.output<typeof priceListsSchema>;
  sentences: Readonly<Record<Locale, Sentences>>;
  facts: FactsPlan;
}
