import { isPriceView } from "@preforma/domain/shop";
import { Hono } from "hono";
import type { PageAnswers } from "../../platform/answers/page-answers.ts";
import type { Client } from "../../platform/http/client.ts";
import { isPostedFromHere } from "../../platform/http/own-post.ts";
import { priceSetter } from "../../platform/http/price-choice.ts";
import { returnField, returnPath } from "../../platform/http/return-path.ts";
import type { SiteOptions } from "../../platform/http/site-options.ts";
import { pricePath } from "./price-path.ts";

/** `POST /price-view`: remembers which prices to show, and leads back to the page. */
export function priceRoute(
  { publicOrigin }: Pick<SiteOptions, "publicOrigin">,
  answers: Pick<PageAnswers, "refuse">,
) {
  return new Hono<{ Bindings: Client }>().post(pricePath, async (c) => {
    if (!isPostedFromHere(c.req.raw, publicOrigin)) return answers.refuse(c.req.raw, "crossSite", c.env);
    const form = await c.req.formData().catch(() => new FormData());
    const view = form.get("prices");
    if (isPriceView(view))
      c.header(
        "set-cookie",
        priceSetter(view, c.req.header("cookie") ?? "", publicOrigin.startsWith("https:")),
      );
    c.header("cache-control", "no-store");
    return c.redirect(returnPath(c.req.header("referer"), form.get(returnField), publicOrigin), 303);
  });
}
