import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { breadcrumbList, itemList, product, StructuredData } from "./structured-data.tsx";

const origin = "https://www.example.com";

test("a breadcrumb counts from one and names whole addresses", () => {
  expect(
    breadcrumbList(origin, [
      { title: "Ana sayfa", path: "/" },
      { title: "Ürünler", path: "/urun" },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: "Ana sayfa", item: "https://www.example.com/" },
      { position: 2, name: "Ürünler", item: "https://www.example.com/urun" },
    ],
  });
});

test("the second page of a list goes on counting", () => {
  const { itemListElement } = itemList(origin, [{ title: "A", path: "/urun/1/a" }], 21) as unknown as {
    itemListElement: { position: number }[];
  };
  expect(itemListElement[0]?.position).toBe(21);
});

const facts = {
  title: "Şişe",
  description: "",
  code: "PF-1",
  path: "/urun/1/sise",
  images: ["/media/p/1.jpg", "https://cdn.example.com/2.jpg"],
  properties: [{ name: "Hacim", value: "500 ml" }],
};

test("a product without a price makes no offer", () => {
  expect(product(origin, { ...facts, price: null, inStock: null })).not.toHaveProperty("offers");
});

test("a product with a price offers it in major units, with its stock where that is known", () => {
  const node = product(origin, { ...facts, price: { amount: "3.45", currency: "TRY" }, inStock: true });
  expect(node).toMatchObject({
    image: ["https://www.example.com/media/p/1.jpg", "https://cdn.example.com/2.jpg"],
    offers: { price: "3.45", priceCurrency: "TRY", availability: "https://schema.org/InStock" },
  });
  expect(
    product(origin, { ...facts, price: { amount: "3.45", currency: "TRY" }, inStock: null })["offers"],
  ).not.toHaveProperty("availability");
});

test("a title cannot end the data block", () => {
  const markup = renderToStaticMarkup(
    <StructuredData
      nodes={[product(origin, { ...facts, title: "</script><script>alert(1)", price: null, inStock: null })]}
    />,
  );
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(markup.replace(/^<script[^>]*>|<\/script>$/g, ""))).toMatchObject({
    "@graph": [{ name: "</script><script>alert(1)" }],
  });
});
