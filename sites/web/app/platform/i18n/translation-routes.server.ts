import { Hono } from "hono";
import { PreparedPage, respondWith } from "../http/prepared-page.ts";
import { translationFile } from "./translations.server.ts";

const prepared = new Map<string, PreparedPage>();

/** `GET /locales/{lng}/{ns}.json`: one namespace of one language, immutable under its versioned URL. */
export const translationRoutes = new Hono().get("/locales/:locale/:file{[a-z_]+\\.json}", async (c) => {
  const { locale, file: name } = c.req.param();
  const file = translationFile(locale, name.slice(0, -".json".length));
  if (!file)
    return c.json(
      { success: false, status: 404, message: "There is no such translation file.", data: null },
      404,
    );
  const cacheControl = c.req.query("v") === file.version ? "public, max-age=31536000, immutable" : "no-cache";
  const key = `${locale} ${name} ${cacheControl}`;
  let page = prepared.get(key);
  if (!page) {
    page = new PreparedPage(file.json, 200, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": cacheControl,
    });
    prepared.set(key, page);
  }
  return respondWith(page, c.req.raw);
});
