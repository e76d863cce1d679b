import type { Availability } from "@preforma/domain/catalogue";

/** A node of schema.org, as JSON-LD. */
export type StructuredNode = Readonly<Record<string, unknown>> & { "@type": string };

/** A step of a breadcrumb; `path` is without origin. */
export interface Crumb {
  title: string;
  path: string;
}

/** The company behind the site. */
export function organization(site: {
  name: string;
  origin: string;
  logo: string;
  email?: string;
  phone?: string;
  profiles: readonly string[];
}): StructuredNode {
  return {
    "@type": "Organization",
    "@id": `${site.origin}/#organization`,
    name: site.name,
    url: `${site.origin}/`,
    logo: absolute(site.origin, site.logo),
    ...(site.email ? { email: site.email } : {}),
    ...(site.phone ? { telephone: site.phone } : {}),
    ...(site.profiles.length > 0 ? { sameAs: site.profiles } : {}),
  };
}

/** The site itself, with where to search it. `searchPath` ends where the keyword goes. */
export function website(site: {
  name: string;
  origin: string;
  locale: string;
  homePath: string;
  searchPath: string;
}): StructuredNode {
  return {
    "@type": "WebSite",
    name: site.name,
    url: `${site.origin}${site.homePath}`,
    inLanguage: site.locale,
    publisher: { "@id": `${site.origin}/#organization` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${site.origin}${site.searchPath}{search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

/** The company where it is named beside something else: enough for readers of one page alone. */
export function companyNode(origin: string): StructuredNode {
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: "Preforma",
    url: `${origin}/`,
    logo: `${origin}/brand/logo.svg`,
  };
}

/** The way from the home page to this one. */
export function breadcrumbList(origin: string, crumbs: readonly Crumb[]): StructuredNode {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.title,
      item: `${origin}${crumb.path}`,
    })),
  };
}

/**
 * What a list shows, in its order; `first` is the place of the first one, from 1. Search engines take the rest from the
 * pages that it names: https://developers.google.com/search/docs/appearance/structured-data/carousel#summary-page
 */
export function itemList(origin: string, paths: readonly string[], first = 1): StructuredNode {
  return {
    "@type": "ItemList",
    numberOfItems: paths.length,
    itemListElement: paths.map((path, index) => ({
      "@type": "ListItem",
      position: first + index,
      url: `${origin}${path}`,
    })),
  };
}

/** What {@link product} is told of an article. */
export interface ProductFacts {
  title: string;
  description: string;
  code: string;
  path: string;
  images: readonly string[];
  material?: string | undefined;
  colour?: string | undefined;
  category?: string | undefined;
  /** With VAT; the specification is a node, or one for each quantity from which the price is another. */
  price: { amount: string; currency: string; specification: unknown } | null;
  /** Null where nothing is known of its supply. */
  availability: Availability | null;
  properties: readonly { name: string; value: string }[];
  /** What buyers say, published reviews alone: those that the page shows. */
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
export function product(origin: string, facts: ProductFacts): StructuredNode {
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
            price: facts.price.amount,
            priceCurrency: facts.price.currency,
            priceSpecification: facts.price.specification,
            itemCondition: "https://schema.org/NewCondition",
            ...(facts.availability && availabilityNodes(facts.availability)),
          },
        }
      : {}),
    ...reviewNodes(facts.reviews),
  };
}

/** The words of https://schema.org/ItemAvailability. */
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

/** Without a published review a product has no rating: search engines take none of nobody. */
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
      datePublished: created_at.slice(0, 10),
      inLanguage: language_code,
      reviewRating: { "@type": "Rating", ratingValue: rating, ...scale },
      ...(content === "" ? {} : { reviewBody: content }),
    })),
  };
}

function absolute(origin: string, address: string): string {
  return address.startsWith("/") ? `${origin}${address}` : address;
}

/** Nodes as a data block. What could end the script element is escaped. */
export function StructuredData({ nodes }: { nodes: readonly StructuredNode[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll(
    "<",
    "\\u003c",
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
