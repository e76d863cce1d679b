import { matchPath, idOf, pathTo } from "@preforma/domain/routes";
import type { MiddlewareHandler } from "hono";
import type { PageForm } from "../../platform/forms/page-action.server.ts";
import { setCookie } from "../../platform/loading/visit.server.ts";
import { comparePath, readCompareQuery } from "./compare-url.ts";
import { comparedIds, comparedSetter, gathers } from "./compare-cookie.ts";

/**
 * Adds the product of a card to those to compare, and redirects to the comparison of them all. One more than the
 * limit is in the URL anyway: the page says that it is too much.
 */
export const choose: PageForm = {
  async send({ text }, visit) {
    const id = idOf(text("products"));
    const ids = comparedIds(visit.visitor.cookies);
    if (id !== null && !ids.includes(id)) ids.push(id);
    setCookie(visit, comparedSetter(ids, visit.isSecure));
    return { redirect: comparePath(ids, visit.locale) };
  },
};

/**
 * Continues a comparison that someone else has shared: its products are those gathered from now on, and further ones
 * are chosen from the cards of the catalogue. A visitor asks for that; only looking at it saves nothing.
 */
export const gather: PageForm = {
  async send({ text }, visit) {
    const { ids } = readCompareQuery(new URLSearchParams({ products: text("products") }));
    setCookie(visit, comparedSetter(ids, visit.isSecure));
    return { redirect: pathTo("products", visit.locale) };
  },
};

/**
 * Without script a product leaves the comparison by a link, and others come by the search beside it: visitors who
 * gather products continue with those of the comparison that they have seen last, as those with script do. The page's
 * plain URL leads back to what has been gathered.
 */
export function followComparison(isSecure: boolean): MiddlewareHandler {
  return async (c, next) => {
    const cookies = c.req.header("cookie");
    const isOurs = c.req.method === "GET" && gathers(cookies);
    const url = new URL(c.req.url);
    const page = isOurs ? matchPath(url.pathname) : null;
    if (page?.name !== "compare") return next();
    const kept = comparedIds(cookies ?? "");
    if (url.search === "" && kept.length > 0) return c.redirect(comparePath(kept, page.locale), 302);
    await next();
    const { ids } = readCompareQuery(url.searchParams);
    c.res.headers.append("set-cookie", comparedSetter(ids, isSecure));
    c.res.headers.set("cache-control", "private, no-store");
    c.res.headers.delete("etag");
    return undefined;
  };
}
