import { diameterOf } from "@preforma/domain/catalogue";
import { availabilityOf } from "@preforma/domain/shop";
import { colourByKey, fits, materialByKey } from "@preforma/domain/vocabulary";
import { describe, expect, it } from "vitest";
import type { ProductRecord } from "../catalogue/records.ts";
import {
  maxApart,
  packIdFor,
  pictureSizesOf,
  proportionsApart,
  proportionsOf,
  shapeById,
  studioNeck,
  type Shape,
} from "@preforma/studio";
import { tubeSuits } from "../families/dip-tubes.ts";
import { demoCatalogue } from "./index.ts";

const { categories, products } = await demoCatalogue();
const parentOf = new Map(categories.map((category) => [category.key, category.parentKey]));
const rootOf = (key: string): string => {
  const parent = parentOf.get(key);
  return parent ? rootOf(parent) : key;
};
const shapeOf = (product: ProductRecord): Shape | undefined => shapeById(product.picture?.shapeId ?? "");
const colourOf = (product: ProductRecord) => colourByKey(product.colourKey ?? "");

/** Codes of the products that break a rule; a failing test names the first of them. */
const breaking = (among: readonly ProductRecord[], breaks: (product: ProductRecord) => boolean): string[] =>
  among
    .filter(breaks)
    .map((product) => product.code)
    .slice(0, 12);

const closureRoots = new Set(["closures", "pumps"]);
const closures = products.filter(
  ({ categoryKey }) => closureRoots.has(rootOf(categoryKey)) || categoryKey === "droppers-fitments",
);
const containers = products.filter((product) => product.volumeMl !== null);
const necked = containers.filter((product) => product.neckFinish !== null);
const fitting = (container: ProductRecord): ProductRecord[] =>
  closures.filter(
    (closure) => closure.neckFinish && container.neckFinish && fits(closure.neckFinish, container.neckFinish),
  );

it("has a diameter only where it is round", () => {
  const hasDiameter = ({ dimensions, picture }: ProductRecord): boolean =>
    dimensions !== null &&
    diameterOf({
      dimensions: {
        height_mm: dimensions.heightMm,
        width_mm: dimensions.widthMm,
        depth_mm: dimensions.depthMm,
      },
      shape_id: picture?.shapeId ?? null,
    }) !== null;
  expect(
    breaking(products, (product) => hasDiameter(product) && shapeOf(product)?.section !== "round"),
  ).toEqual([]);
  expect(products.filter(hasDiameter).length).toBeGreaterThan(1000);
});

it("shows every article in its own proportions, to 8 %", () => {
  // Articles that differ only in colour share one drawing.
  const drawn = new Map(
    products.map((product) => [
      JSON.stringify([product.picture?.shapeId, product.volumeMl, product.neckFinish]),
      product,
    ]),
  );
  const untrue = [...drawn.values()].filter(({ picture, volumeMl, neckFinish }) => {
    const shape = shapeById(picture?.shapeId ?? "");
    if (!shape || !neckFinish) return false;
    const article = { volumeMl, neckFinish: studioNeck(neckFinish) };
    const size = pictureSizesOf(shape).find(({ id }) => id === packIdFor(shape.id, article));
    const own = proportionsOf(shape, { volumeMl: volumeMl ?? undefined, neckFinish: article.neckFinish });
    const shown = size && proportionsOf(shape, size.target);
    return own && (!shown || proportionsApart(own, shown) > maxApart);
  });
  expect(untrue.map(({ code }) => code)).toEqual([]);
});

describe("demo products", () => {
  it("are at least 1,200 with unique codes of one pattern", () => {
    expect(products.length).toBeGreaterThanOrEqual(1200);
    expect(new Set(products.map((product) => product.code)).size).toBe(products.length);
    expect(breaking(products, ({ code }) => !/^[A-Z]{2}-[A-Z0-9.-]+$/.test(code))).toEqual([]);
  });

  it("are the same records every time", async () => {
    expect((await demoCatalogue()).products).toEqual(products);
  });

  it("show shapes that exist, in plastics that they are made from", () => {
    const made = (product: ProductRecord): boolean =>
      shapeOf(product)?.plastics.some((plastic) => plastic === product.material || plastic === "PE") ?? false;
    expect(breaking(products, (product) => !made(product))).toEqual([]);
  });

  it("are transparent only in PET and only in transparent shapes", () => {
    expect(
      breaking(products, (product) => colourOf(product)?.transparent !== shapeOf(product)?.transparent),
    ).toEqual([]);
    expect(
      breaking(products, (product) => colourOf(product)?.transparent === true && product.material !== "PET"),
    ).toEqual([]);
    expect(breaking(products, (product) => colourOf(product)?.hex !== product.picture?.bodyHex)).toEqual([]);
  });

  it("are featured in about one of twenty cases, spread over the roots", () => {
    const featured = products.filter((product) => product.isFeatured);
    expect(featured.length / products.length).toBeGreaterThan(0.03);
    expect(featured.length / products.length).toBeLessThan(0.07);
    expect(new Set(featured.map((product) => rootOf(product.categoryKey))).size).toBeGreaterThanOrEqual(9);
  });

  it("come in groups of one shape and one plastic", () => {
    const groups = [...Map.groupBy(products, (product) => product.variantGroup).values()];
    const kinds = (group: readonly ProductRecord[]): number =>
      new Set(group.map((product) => `${product.picture?.shapeId} ${product.material}`)).size;
    expect(
      groups.filter((group) => group.length < 2 || kinds(group) > 1).map((group) => group[0]?.code),
    ).toEqual([]);
  });

  it("carry the recycling code of their plastic", () => {
    expect(
      breaking(
        products,
        ({ material, recyclingCode }) => recyclingCode !== materialByKey(material ?? "OTHER").resinCode,
      ),
    ).toEqual([]);
  });

  it("are declared for food only where plastic and colour allow", () => {
    expect(
      breaking(products, (product) => product.foodContact !== product.foodContactDeclarations.length > 0),
    ).toEqual([]);
    expect(
      breaking(products, (product) => product.foodContact && colourOf(product)?.metallic === true),
    ).toEqual([]);
    const share = products.filter((product) => product.foodContact).length / products.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.95);
  });

  it("are packed, stocked and ordered in whole cartons or pallets", () => {
    const unit = ({ cartonQuantity, palletQuantity }: ProductRecord): number =>
      cartonQuantity ?? palletQuantity ?? 0;
    expect(breaking(products, (product) => (product.palletQuantity ?? 0) % unit(product) !== 0)).toEqual([]);
    expect(breaking(products, (product) => (product.minimumOrder ?? 1) % unit(product) !== 0)).toEqual([]);
    expect(breaking(products, (product) => (product.stock ?? 0) % unit(product) !== 0)).toEqual([]);
  });

  it("have plausible supply: most in stock, some made to order, some with a restock date, some unstated", () => {
    const states = Map.groupBy(
      products,
      ({ stock = null, leadTimeDays = null, backOn = null, minimumOrder = 1, cartonQuantity = null }) =>
        availabilityOf(
          { stock, lead_time_days: leadTimeDays, back_on: backOn },
          { minimum_order: minimumOrder, carton_quantity: cartonQuantity },
        )?.state ?? "unknown",
    );
    const share = (state: string): number => (states.get(state as "unknown")?.length ?? 0) / products.length;
    expect(share("in_stock")).toBeGreaterThan(0.6);
    for (const state of ["made_to_order", "back_on_date", "out_of_stock", "unknown"])
      expect(share(state), state).toBeGreaterThan(0.01);
  });

  it("do not exceed the weight limits of cartons and pallets", () => {
    const grams = (pieces: number | null | undefined, { weightG }: ProductRecord): number =>
      (pieces ?? 0) * (weightG ?? 0);
    expect(breaking(products, (product) => grams(product.cartonQuantity, product) > 16_500)).toEqual([]);
    expect(breaking(products, (product) => grams(product.palletQuantity, product) > 700_000)).toEqual([]);
  });
});

describe("measures of demo containers", () => {
  it("hold a little more than their nominal volume", () => {
    const headspace = ({ brimfulMl, volumeMl }: ProductRecord): number => (brimfulMl ?? 0) / (volumeMl ?? 1);
    expect(breaking(containers, (product) => headspace(product) < 1 || headspace(product) > 1.12)).toEqual(
      [],
    );
  });

  it("have an outer size that fits the volume", () => {
    const boxMl = ({ dimensions }: ProductRecord): number =>
      dimensions ? (dimensions.heightMm * dimensions.widthMm * dimensions.depthMm) / 1000 : 0;
    expect(breaking(containers, (product) => boxMl(product) <= (product.brimfulMl ?? 0))).toEqual([]);
  });

  it("grow in weight and price with volume", () => {
    const ranges = Map.groupBy(containers, (product) => `${product.variantGroup} ${product.colourKey}`);
    const notGrowing = [...ranges.values()].flatMap((range) => {
      const bySize = range.toSorted((a, b) => (a.volumeMl ?? 0) - (b.volumeMl ?? 0));
      return bySize.filter((product, index) => {
        const smaller = bySize[index - 1];
        if (!smaller) return false;
        const heavier = (product.weightG ?? 0) > (smaller.weightG ?? 0);
        const dearer = (product.price?.amountMinor ?? 0) > (smaller.price?.amountMinor ?? 0);
        return !heavier || !dearer;
      });
    });
    expect(notGrowing.map((product) => product.code)).toEqual([]);
  });

  it("weigh by the density of their plastic where shape and size are the same", () => {
    const same = Map.groupBy(
      containers,
      ({ picture, volumeMl, neckFinish }) => `${picture?.shapeId} ${volumeMl} ${neckFinish?.code}`,
    );
    const density = (product: ProductRecord): number =>
      materialByKey(product.material ?? "OTHER").densityGPerCm3;
    const pairs = [...same.values()].flatMap((group) =>
      group.flatMap((other) =>
        group[0] && other.material !== group[0].material ? [[group[0], other] as const] : [],
      ),
    );
    const odd = pairs.filter(
      ([first, other]) =>
        Math.abs((other.weightG ?? 0) / (first.weightG ?? 1) - density(other) / density(first)) > 0.05,
    );
    expect(pairs.length).toBeGreaterThan(50);
    expect(odd.map(([first, other]) => `${first.code} ${other.code}`)).toEqual([]);
  });

  it("have bodies at least as wide as their necks", () => {
    const narrowest = ({ dimensions }: ProductRecord): number =>
      Math.min(dimensions?.widthMm ?? 0, dimensions?.depthMm ?? 0);
    expect(
      breaking(necked, (product) => narrowest(product) < (product.neckFinish?.diameter_mm ?? 0) * 0.97),
    ).toEqual([]);
  });
});

describe("closures of the demo catalogue", () => {
  it("include one that fits for every container with a neck", () => {
    expect(breaking(necked, (container) => fitting(container).length === 0)).toEqual([]);
  });

  it("each fit a container or a preform", () => {
    const held = products.filter((product) => product.neckFinish !== null && !closures.includes(product));
    const fitted = new Set(held.flatMap(fitting));
    expect(breaking(closures, (closure) => !fitted.has(closure))).toEqual([]);
  });

  it("include the kind that each container is pictured with", () => {
    expect(
      breaking(
        necked,
        (container) => !fitting(container).some((closure) => closure.closureType === container.closureType),
      ),
    ).toEqual([]);
  });

  it("have dip tubes that suit the bottles made for them", () => {
    const tubeOf = (product: ProductRecord): number =>
      Number(/(\d+) mm (?:Dip Tube|Pipette)/.exec(product.texts.en?.title ?? "")?.[1] ?? 0);
    const dispensers = new Set(
      closures.filter((closure) => tubeOf(closure) > 0).map((closure) => closure.closureType),
    );
    const pumped = necked.filter((container) => dispensers.has(container.closureType));
    expect(pumped.length).toBeGreaterThan(100);
    expect(
      breaking(pumped, (container) => {
        const made = fitting(container).filter((closure) => closure.closureType === container.closureType);
        return !made.some((closure) => tubeSuits(tubeOf(closure), container.dimensions?.heightMm ?? 0));
      }),
    ).toEqual([]);
  });

  it("cost more as pumps than as caps", () => {
    const prices = (matches: RegExp): number[] =>
      closures
        .filter((closure) => matches.test(closure.closureType ?? ""))
        .map((closure) => closure.price?.amountMinor ?? 0);
    expect(Math.min(...prices(/pump|sprayer/))).toBeGreaterThan(Math.max(...prices(/screw_cap|flip_top/)));
  });
});
