import type { Availability } from "@preforma/domain/catalogue";
import { decimalOf, withVat } from "@preforma/domain/shop";
import { absolute, companyNode, type StructuredNode } from "../../platform/seo/structured-data.tsx";

/** The article's data for {@link productNode}. */
export interface ProductFacts {
  title: string;
  description: string;
  code: string;
  path: string;
  images: readonly string[];
  material?: string | undefined;
  colour?: string | undefined;
  category?: string | undefined;
  /** Per piece without VAT, minor units. */
  price: { amountMinor: number; currency: string } | null;
  /** The price per piece from each quantity on; empty where larger quantities cost the same. */
  priceList: readonly { quantity: number; amountMinor: number }[];
  /** Null where its availability is unknown. */
  availability: Availability | null;
  properties: readonly { name: string; value: string }[];
  /** The reviews on the page; published ones only. */
  reviews?: {
    average: number | null;
    total: number;
    shown: readonly {
      name: string;
      rating: number;
      content: string;
      language_code: string;
      created_at: string;
    }[];
  } | null;
}

/** One article with its offer, where it has a price. */
export function productNode(origin: string, facts: ProductFacts): StructuredNode {
  return {
    "@type": "Product",
    name: facts.title,
    description: facts.description,
    sku: facts.code,
    mpn: facts.code,
    url: `${origin}${facts.path}`,
    image: facts.images.map((image) => absolute(origin, image)),
    brand: { "@type": "Brand", name: "Preforma" },
    manufacturer: companyNode(origin),
    ...(facts.material ? { material: facts.material } : {}),
    ...(facts.colour ? { color: facts.colour } : {}),
    ...(facts.category ? { category: facts.category } : {}),
    additionalProperty: facts.properties.map(({ name, value }) => ({
      "@type": "PropertyValue",
      name,
      value,
    })),
    ...(facts.price
      ? {
          offers: {
            "@type": "Offer",
            url: `${origin}${facts.path}`,
            ...priceNodes(facts.price, facts.priceList),
            itemCondition: "https://schema.org/NewCondition",
            ...(facts.availability && availabilityNodes(facts.availability)),
          },
        }
      : {}),
    ...reviewNodes(facts.reviews),
  };
}

/** The prices for search engines: those that a consumer pays, with VAT and in major units. */
function priceNodes(
  { amountMinor, currency }: NonNullable<ProductFacts["price"]>,
  priceList: ProductFacts["priceList"],
): Record<string, unknown> {
  const priceWithVat = (minor: number): string => decimalOf(withVat(minor), currency);
  const node = (minor: number) => ({
    "@type": "UnitPriceSpecification",
    price: priceWithVat(minor),
    priceCurrency: currency,
    valueAddedTaxIncluded: true,
    // A piece: UN/CEFACT Recommendation 20.
    unitCode: "C62",
  });
  const steps = priceList.map((step) => ({
    ...node(step.amountMinor),
    eligibleQuantity: { "@type": "QuantitativeValue", minValue: step.quantity, unitCode: "C62" },
  }));
  return {
    price: priceWithVat(amountMinor),
    priceCurrency: currency,
    priceSpecification: steps.length === 0 ? node(amountMinor) : steps,
  };
}

/** The values of https://schema.org/ItemAvailability. */
const availabilityWords: Readonly<Record<Availability["state"], string>> = {
  in_stock: "InStock",
  made_to_order: "MadeToOrder",
  back_on_date: "BackOrder",
  out_of_stock: "OutOfStock",
};

function availabilityNodes({ state, lead_time_days, back_on }: Availability): Record<string, unknown> {
  return {
    availability: `https://schema.org/${availabilityWords[state]}`,
    ...(back_on === null ? {} : { availabilityStarts: back_on }),
    ...(state === "made_to_order" && lead_time_days !== null
      ? {
          deliveryLeadTime: {
            "@type": "QuantitativeValue",
            value: lead_time_days,
            // A working day: UN/CEFACT Recommendation 20.
            unitCode: "E49",
          },
        }
      : {}),
  };
}

/** Without a published review a product has no rating: search engines reject one without reviews. */
function reviewNodes(reviews: ProductFacts["reviews"]): Partial<StructuredNode> {
  if (!reviews || reviews.average === null || reviews.total === 0) return {};
  const scale = { bestRating: 5, worstRating: 1 };
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: reviews.average,
      reviewCount: reviews.total,
      ...scale,
    },
    review: reviews.shown.map(({ name, rating, content, language_code, created_at }) => ({
      "@type": "Review",
      author: { "@type": "Person", name },
      // The instant: its day in UTC may be the one before that on the page.
      datePublished: created_at,
      inLanguage: language_code,
      reviewRating: { "@type": "Rating", ratingValue: rating, ...scale },
      ...(content === "" ? {} : { reviewBody: content }),
    })),
  };
}
