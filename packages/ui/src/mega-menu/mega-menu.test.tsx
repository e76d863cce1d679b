import { directionOf, locales } from "@preforma/domain/locales";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { messagesFor } from "../messages/index.ts";
import { fixtureMenuCategories } from "../navigation/navigation.fixtures.ts";
import { UiProvider } from "../provider/index.ts";
import { MegaMenu, megaMenuCards } from "./index.ts";

describe.each(locales)("the mega menu as the server sends it, in %s", (locale) => {
  const roots = fixtureMenuCategories(locale);
  const html = renderToString(
    <UiProvider locale={locale} direction={directionOf(locale)} messages={messagesFor(locale)}>
      <MegaMenu categories={roots} allHref="/all" />
    </UiProvider>,
  );
  const overlays = html.match(/<details[\s\S]*?<\/details>/g) ?? [];
  const withChildren = roots.filter((root) => root.children.length > 0);

  it("has a disclosure for each root that has sub-categories, and a plain link for the others", () => {
    expect(overlays).toHaveLength(withChildren.length);
    for (const root of roots.filter(({ children }) => children.length === 0)) {
      expect(html).toMatch(new RegExp(`<a href="${root.href}"[^>]*data-mega-root`));
    }
  });

  it("opens one root at a time without JavaScript, and the first from the start", () => {
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
