import { consentCookies, decisionOf } from "@preforma/domain/consent";
import { Hono } from "hono";
import { isPostedFromHere } from "../../platform/http/own-post.ts";
import type { Client } from "../../platform/http/client.ts";
import type { PageAnswers } from "../../platform/answers/page-answers.ts";
import type { SiteOptions } from "../../platform/http/site-options.ts";
import { returnField, returnPath } from "../../platform/http/return-path.ts";
import { consentPath } from "./consent-path.ts";

/** `POST /cookie-consent`: takes a decision about cookies without script, and leads back to the page. */
export function consentRoute(
  { publicOrigin }: Pick<SiteOptions, "publicOrigin">,
  answers: Pick<PageAnswers, "refuse">,
) {
  return new Hono<{ Bindings: Client }>().post(consentPath, async (c) => {
    if (!isPostedFromHere(c.req.raw, publicOrigin)) return answers.refuse(c.req.raw, "crossSite", c.env);
    const form = await c.req.formData().catch(() => new FormData());
    const decision = decisionOf(form);
    if (decision !== null)
      for (const cookie of consentCookies(decision, publicOrigin.startsWith("https:")))
        c.header("set-cookie", cookie, { append: true });
    c.header("cache-control", "no-store");
    return c.redirect(returnPath(c.req.header("referer"), form.get(returnField), publicOrigin), 303);
  });
}
