import { matchPath, idOf, pathTo } from "@preforma/domain/routes";
import type { MiddlewareHandler } from "hono";
import type { PageForm } from "../../platform/forms/page-action.server.ts";
import { setCookie } from "../../platform/loading/visit.server.ts";
import { comparePath, readCompareQuery } from "./compare-url.ts";
import { comparedIds, comparedSetter, gathers } from "./compare-cookie.ts";

/**
 * Adds the product of a card to the comparison, and redirects to it. A product over the limit stays in the URL: the
 * page reports that there are too many.
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
 * Continues a shared comparison: its products become the visitor's own, and more are chosen from the cards of the
 * catalogue. Only this form saves them; viewing the page saves nothing.
 */
export const gather: PageForm = {
  async send({ text }, visit) {
    const { ids } = readCompareQuery(new URLSearchParams({ products: text("products") }));
    setCookie(visit, comparedSetter(ids, visit.isSecure));
    return { redirect: pathTo("products", visit.locale) };
  },
};

/**
 * Without script a product leaves the comparison by a link, and others are added by the search beside it: the saved
 * products become those of the last comparison the visitor viewed, as they do with script. The page's plain URL
 * redirects to the saved ones.
 */
export function followComparison(isSecure: boolean): MiddlewareHandler {
  return async (c, next) => {
    const cookies = c.req.header("cookie");
    const isOurs = c.req.method === "GET" && gathers(cookies);
    const url = new URL(c.req.url);
    const page = isOurs ? matchPath(url.pathname) : null;
    if (page?.name !== "compare") return next();
    const saved = comparedIds(cookies ?? "");
    if (url.search === "" && saved.length > 0) return c.redirect(comparePath(saved, page.locale), 302);
    await next();
    const { ids } = readCompareQuery(url.searchParams);
    c.res.headers.append("set-cookie", comparedSetter(ids, isSecure));
    c.res.headers.set("cache-control", "private, no-store");
    c.res.headers.delete("etag");
    return undefined;
  };
}
