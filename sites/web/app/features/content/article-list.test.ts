import { expect, it } from "vitest";
import { alike } from "./article-list.ts";

const card = { href: "/a", title: "A", date: "2026-11-20" };
const image = { url: "/media/a.webp", width: 4, height: 3, alt: "", sources: [] };

it("V24: shows announcements without pictures, and a cover on every other card", () => {
  expect(alike("announcements", [{ ...card, image }, card])).toEqual([card, card]);
  expect(alike("news", [{ ...card, image }, card])).toEqual([
    { ...card, image },
    { ...card, image: null },
  ]);
});
