import type { ProductDetail } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { formatNumber, formatWeight, materialByKey } from "@preforma/domain/vocabulary";
import { apart, commaIn, dayIn, filled, percentIn } from "../text/index.ts";
import { companyOf, type Documented } from "./article.ts";
import commonTexts from "./common-texts.json" with { type: "json" };
import declarationTexts from "./declaration-texts.json" with { type: "json" };
import packagingTexts from "./packaging-texts.json" with { type: "json" };

/**
 * A numbered point of a statement: sentences, a table (with column names, or rows of name and value), or a note that
 * nothing is stated.
 */
export interface Point {
  title: string;
  text: readonly string[];
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  missing: string | null;
}

const point = (title: string, over: Partial<Point>): Point => ({
  title,
  text: [],
  columns: [],
  rows: [],
  missing: null,
  ...over,
});

/** Duration and temperature of the standardised tests: Regulation (EU) No 10/2011, Annex V, chapter 3, table 3. */
const tests = {
  OM1: { days: 10, celsius: 20 },
  OM2: { days: 10, celsius: 40 },
  OM3: { hours: 2, celsius: 70 },
  OM4: { hours: 1, celsius: 100 },
  OM5: { hours: 2, celsius: 100 },
  OM6: { hours: 4, celsius: 100 },
  OM7: { hours: 2, celsius: 175 },
} as const;

/**
 * The points of Annex IV to Regulation (EU) No 10/2011, in its order; null if the record does not state them. Annex V,
 * chapter 3, table 3 defines which conditions of use a test covers. Counsel must confirm the wording in each language
 * before use in trade.
 */
export function declarationPoints(documented: Documented): Point[] | null {
  const { product, locale } = documented;
  const statement = product.facts?.food_contact;
  if (!statement) return null;
  const words = declarationTexts[locale];
  const comma = commaIn(locale);
  const company = companyOf(documented);
  const issuer = [company.name, ...(company.address === null ? [] : [company.address])];
  const maker = statement.manufacturer
    ? [statement.manufacturer.name, statement.manufacturer.address]
    : issuer;
  const test = tests[statement.migration_test];
  const duration =
    "days" in test
      ? filled(words.days, { count: formatNumber(test.days, locale) })
      : filled(words.hours, { count: formatNumber(test.hours, locale) });
  return [
    point(words.issuer, { text: [issuer.join(", ")] }),
    point(words.manufacturer, { text: [maker.join(", ")] }),
    point(words.product, { text: [productLine(product, locale)] }),
    point(words.date, { text: [dayIn(statement.issued_on, locale)] }),
    point(words.confirmation, { text: [words.confirmationText] }),
    statement.restricted_substances.length === 0
      ? point(words.substances, { text: [words.noSubstances] })
      : point(words.substances, {
          columns: [words.substance, "FCM", words.limit, words.shownBy],
          rows: statement.restricted_substances.map((substance) => [
            substance.name,
            substance.fcm === undefined ? "–" : String(substance.fcm),
            // Annex I sets limits down to thousandths; a rounded one could allow more.
            formatNumber(substance.limit_mg_per_kg, locale, 6),
            words[substance.shown_by],
          ]),
        }),
    point(words.dualUse, {
      text: [
        statement.dual_use_additives.length === 0 ? words.noDualUse : statement.dual_use_additives.join(", "),
      ],
    }),
    point(words.use, {
      rows: [
        [words.foods, statement.food_types.map((type) => words.foodTypes[type]).join(comma)],
        [
          words.conditions,
          `${statement.migration_test} (${[duration, apart(`${test.celsius} °C`, locale)].join(comma)}): ${words.migrationTests[statement.migration_test]}`,
        ],
        [words.ratio, apart(`${formatNumber(statement.surface_dm2_per_kg, locale)} dm²/kg`, locale)],
      ],
    }),
    point(words.barrier, { text: [statement.functional_barrier ? words.hasBarrier : words.noBarrier] }),
  ];
}

/** Code, colour and plastic, which distinguish the article from others. */
function productLine({ code, material, colour }: ProductDetail, locale: Locale): string {
  const comma = commaIn(locale);
  return [code, material && materialByKey(material).names[locale], colour?.title].filter(Boolean).join(comma);
}

/**
 * The requirements of Regulation (EU) 2025/40 for a packaging, as far as the record states them; others are reported as
 * missing. Article 5(4) limits four metals, Article 6 sets classes of recyclability, Article 7 shares of recycled
 * plastic. Material numbers are those of Decision 97/129/EC.
 */
export function packagingPoints({ product, locale }: Documented): Point[] {
  const words = packagingTexts[locale];
  const { missing } = commonTexts[locale];
  const { material, recycling, weight_g, facts } = product;
  return [
    material
      ? point(words.materialTitle, {
          rows: [
            [
              words.material,
              `${materialByKey(material).short[locale]} (${materialByKey(material).names[locale]})`,
            ],
            ...(recycling ? [[words.code, `${recycling.label} ${recycling.code}`]] : []),
          ],
        })
      : point(words.materialTitle, { missing }),
    weight_g === null
      ? point(words.weightTitle, { missing })
      : point(words.weightTitle, { rows: [[words.weight, formatWeight(weight_g, locale)]] }),
    facts?.recycled_content
      ? point(words.recycledTitle, {
          text: [
            filled(words[facts.recycled_content.origin], {
              percent: percentIn(facts.recycled_content.percent, locale),
            }),
          ],
        })
      : point(words.recycledTitle, { missing }),
    facts?.recyclability_class
      ? point(words.recyclabilityTitle, {
          text: [filled(words.recyclability, { class: facts.recyclability_class }), words.provisional],
        })
      : point(words.recyclabilityTitle, { missing }),
    facts?.heavy_metals_below_limit
      ? point(words.substancesTitle, { text: [words.substances] })
      : point(words.substancesTitle, { missing }),
  ];
}
