import { expect, test } from "vitest";
import { breadcrumbList, itemList } from "./structured-data.tsx";

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
  const { itemListElement } = itemList(origin, ["/urun/1/a"], 21) as unknown as {
    itemListElement: { position: number; url: string }[];
  };
  expect(itemListElement).toMatchObject([{ position: 21, url: `${origin}/urun/1/a` }]);
});
