import { locales } from "@preforma/domain/locales";
import { describe, expect, it } from "vitest";
import { serverHtml } from "../fixtures/server-html.tsx";
import { fixtureMenuCategories } from "../navigation/navigation.fixtures.ts";
import { MegaMenu } from "./index.ts";
import type { NavigationCategory } from "../navigation/index.ts";
import { cardsOf, firstOpen, megaMenuCards, placeInNextRow } from "./mega-menu.logic.ts";

function category(id: number, children: number, current = false): NavigationCategory {
  return {
    id,
    href: `/urun/kategori/${id}/k`,
    title: `Kategori ${id}`,
    current,
    children: Array.from({ length: children }, (_, index) => category(id * 100 + index, 0)),
  };
}

describe("cardsOf", () => {
  it("are the first eight at most", () => {
    expect(megaMenuCards).toBe(8);
    expect(cardsOf(category(1, 3)).map((card) => card.id)).toEqual([100, 101, 102]);
    expect(cardsOf(category(1, 9)).map((card) => card.id)).toEqual([100, 101, 102, 103, 104, 105, 106, 107]);
  });
});

describe("firstOpen", () => {
  it("is the current root, else the first with sub-categories", () => {
    expect(firstOpen([category(1, 0), category(2, 3), category(3, 3)])?.id).toBe(2);
    expect(firstOpen([category(1, 2), category(3, 3, true)])?.id).toBe(3);
    expect(firstOpen([category(1, 2), category(3, 0, true)])?.id).toBe(1);
    expect(firstOpen([category(1, 0)])).toBeUndefined();
  });
});

describe("placeInNextRow", () => {
  // Two rows, of four and three; read from the right in Arabic, from the left elsewhere: only positions matter.
  const places = [0, 100, 200, 300]
    .map((left) => ({ top: 10, left }))
    .concat([0, 100, 200].map((left) => ({ top: 150, left })));

  it("goes to the nearest place of the next row and stays at the edge", () => {
    expect(placeInNextRow(places, 1, "ArrowDown")).toBe(5);
    expect(placeInNextRow(places, 6, "ArrowUp")).toBe(2);
    expect(placeInNextRow(places, 3, "ArrowDown")).toBe(6);
    expect(placeInNextRow(places, 0, "ArrowUp")).toBe(0);
    expect(placeInNextRow(places, 5, "ArrowDown")).toBe(5);
    expect(placeInNextRow(places, -1, "ArrowDown")).toBe(-1);
  });
});

describe.each(locales)("the mega menu as the server sends it, in %s", (locale) => {
  const roots = fixtureMenuCategories(locale);
  const html = serverHtml(<MegaMenu categories={roots} allHref="/all" />, locale);
  const overlays = html.match(/<details[\s\S]*?<\/details>/g) ?? [];
  const withChildren = roots.filter((root) => root.children.length > 0);

  it("has a disclosure for each root that has sub-categories, and a plain link for the others", () => {
    expect(overlays).toHaveLength(withChildren.length);
    for (const root of roots.filter(({ children }) => children.length === 0)) {
      expect(html).toMatch(new RegExp(`<a href="${root.href}"[^>]*data-mega-root`));
    }
  });

  it("opens one root at a time without JavaScript, and the first one initially", () => {
    const groups = overlays.map((overlay) => /<details name="([^"]+)"/.exec(overlay)?.[1]);
    expect(new Set(groups).size).toBe(1);
    expect(groups[0]).toBeDefined();
    expect(overlays.map((overlay) => /^<details[^>]* open/.test(overlay))).toEqual(
      withChildren.map((_root, index) => index === 0),
    );
  });

  it.each(withChildren.map((root, index) => ({ root, index })))(
    "shows at most eight cards with pictures, and the way to all, of root $index",
    ({ root, index }) => {
      const overlay = overlays[index] ?? "";
      const hrefs = [...overlay.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
      const shown = root.children.slice(0, megaMenuCards);
      expect(hrefs).toEqual([root.href, ...shown.map(({ href }) => href)]);
      expect(overlay.match(/<img /g)).toHaveLength(shown.length);
    },
  );

  it("ends with the list of all products", () => {
    expect(html).toContain('<a href="/all"');
  });
});
