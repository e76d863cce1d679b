import type { Availability } from "@preforma/domain/catalogue";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StructuredData } from "../../platform/seo/structured-data.tsx";
import { productNode } from "./product-node.ts";

const origin = "https://www.example.com";

const facts = {
  title: "Şişe",
  description: "",
  code: "PF-1",
  path: "/urun/1/sise",
  images: ["/media/p/1.jpg", "https://cdn.example.com/2.jpg"],
  priceList: [],
  properties: [{ name: "Hacim", value: "500 ml" }],
};

test("a product without a price makes no offer", () => {
  expect(productNode(origin, { ...facts, price: null, availability: null })).not.toHaveProperty("offers");
});

/** An availability with these values. */
const known = (over: Partial<Availability>): Availability => ({
  state: "in_stock",
  level: "plenty",
  amount: null,
  lead_time_days: null,
  back_on: null,
  ...over,
});

test("a product with a price offers it in major units, with its known supply", () => {
  const price = { amountMinor: 845, currency: "TRY" };
  const offers = (availability: Availability | null) =>
    productNode(origin, { ...facts, price, availability })["offers"];
  const node = productNode(origin, { ...facts, price, availability: known({}) });
  expect(node).toMatchObject({
    image: ["https://www.example.com/media/p/1.jpg", "https://cdn.example.com/2.jpg"],
    offers: {
      price: "10.14",
      priceCurrency: "TRY",
      priceSpecification: { price: "10.14", valueAddedTaxIncluded: true },
      availability: "https://schema.org/InStock",
    },
  });
  expect(offers(known({ state: "made_to_order", lead_time_days: 15 }))).toMatchObject({
    availability: "https://schema.org/MadeToOrder",
    deliveryLeadTime: { value: 15, unitCode: "E49" },
  });
  expect(offers(known({ state: "back_on_date", back_on: "2026-12-12" }))).toMatchObject({
    availability: "https://schema.org/BackOrder",
    availabilityStarts: "2026-12-12",
  });
  // The lead time of larger quantities does not apply to stock.
  expect(offers(known({ lead_time_days: 15 }))).not.toHaveProperty("deliveryLeadTime");
  expect(offers(known({ state: "out_of_stock" }))).toMatchObject({
    availability: "https://schema.org/OutOfStock",
  });
  expect(offers(null)).not.toHaveProperty("availability");
});

test("a price list names the price with VAT from each quantity on", () => {
  const price = { amountMinor: 200, currency: "TRY" };
  const priceList = [
    { quantity: 1080, amountMinor: 200 },
    { quantity: 5000, amountMinor: 185 },
  ];
  expect(productNode(origin, { ...facts, price, priceList, availability: null })["offers"]).toMatchObject({
    price: "2.40",
    priceSpecification: [
      { price: "2.40", eligibleQuantity: { minValue: 1080 } },
      { price: "2.22", eligibleQuantity: { minValue: 5000 } },
    ],
  });
});

test("a title cannot end the data block", () => {
  const markup = renderToStaticMarkup(
    <StructuredData
      nodes={[
        productNode(origin, {
          ...facts,
          title: "</script><script>alert(1)",
          price: null,
          availability: null,
        }),
      ]}
    />,
  );
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(markup.replace(/^<script[^>]*>|<\/script>$/g, ""))).toMatchObject({
    "@graph": [{ name: "</script><script>alert(1)" }],
  });
});

test("published reviews are included with their average; an empty list is not", () => {
  const article = { ...facts, title: "Şişe", properties: [], price: null, availability: null };
  const none = { average: null, total: 0, shown: [] };
  expect(productNode(origin, { ...article, reviews: none })).not.toHaveProperty("aggregateRating");
  expect(productNode(origin, { ...article, reviews: null })).not.toHaveProperty("review");
  const shown = [
    {
      name: "Ayşe Y**",
      rating: 4,
      content: "Kapak tam oturdu.",
      language_code: "tr",
      created_at: "2026-01-02T22:04:05.000Z",
    },
  ];
  expect(productNode(origin, { ...article, reviews: { average: 4.5, total: 12, shown } })).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 12, bestRating: 5 },
    review: [
      {
        author: { name: "Ayşe Y**" },
        datePublished: "2026-01-02T22:04:05.000Z",
        reviewBody: "Kapak tam oturdu.",
      },
    ],
  });
});
