import { Hono } from "hono";
import type { PageAnswers } from "./page-answers.ts";
import type { Client } from "../http/client.ts";
import { isPostedFromHere } from "../http/own-post.ts";
import { returnField, returnPath } from "../http/return-path.ts";
import type { SiteOptions } from "../http/site-options.ts";

/** The `Set-Cookie` lines that a form causes; `cookies` is the visitor's `Cookie` header. */
export type ChoiceCookies = (form: FormData, cookies: string, isSecure: boolean) => readonly string[];

/** Stores the choice of a visitor without script in cookies and redirects back to the page. */
export function choiceRoute(
  path: string,
  { publicOrigin }: Pick<SiteOptions, "publicOrigin">,
  answers: Pick<PageAnswers, "refuse">,
  cookiesOf: ChoiceCookies,
) {
  return new Hono<{ Bindings: Client }>().post(path, async (c) => {
    if (!isPostedFromHere(c.req.raw, publicOrigin)) return answers.refuse(c.req.raw, "crossSite", c.env);
    const form = await c.req.formData().catch(() => new FormData());
    for (const cookie of cookiesOf(form, c.req.header("cookie") ?? "", publicOrigin.startsWith("https:")))
      c.header("set-cookie", cookie, { append: true });
    c.header("cache-control", "no-store");
    return c.redirect(returnPath(c.req.header("referer"), form.get(returnField), publicOrigin), 303);
  });
}
