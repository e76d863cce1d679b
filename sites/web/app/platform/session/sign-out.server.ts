import { createAuthEndpoints } from "@preforma/domain/account";
import type { Locale } from "@preforma/domain/locales";
import { messagesFor } from "@preforma/ui/messages";
import { Hono } from "hono";
import type { Client } from "../http/client.ts";
import type { PageAnswers } from "../answers/page-answers.ts";
import { escapeHtml } from "../http/escape-html.ts";
import { isPostedFromHere } from "../http/own-post.ts";
import { standalonePage } from "../http/standalone-page.ts";
import { translatorOf } from "../i18n/translations.server.ts";
import { withSetCookies } from "../http/cookie-header.ts";
import type { SiteOptions } from "../http/site-options.ts";
import { localeOf, pathWithin } from "@preforma/domain/routes";
import { signOutPath } from "../http/sign-out-path.ts";

/**
 * `POST /sign-out`: ends the session and redirects, for the sign-out form without script. Reports where the session
 * could not be ended: a user of a shared computer must not believe that it was.
 *
 * @param forgetting `Set-Cookie` lines that delete the customer's data in the browser.
 */
export function signOutRoute(
  { fetch, publicOrigin }: Pick<SiteOptions, "fetch" | "publicOrigin">,
  answers: PageAnswers,
  forgetting: readonly string[],
) {
  return new Hono<{ Bindings: Client }>().post(signOutPath, async (c) => {
    if (!isPostedFromHere(c.req.raw, publicOrigin)) return answers.refuse(c.req.raw, "crossSite", c.env);
    const form = await c.req.formData().catch(() => new FormData());
    const asked = form.get("callbackUrl");
    const path = pathWithin(publicOrigin, typeof asked === "string" ? asked : "/") ?? "/";
    let cookies = c.req.header("cookie") ?? "";
    const endpoints = createAuthEndpoints({
      fetch: async (address, init) => {
        const headers = new Headers(init.headers);
        headers.set("cookie", cookies);
        const response = await fetch(
          new Request(new URL(address, publicOrigin), { method: init.method, body: init.body, headers }),
          c.env,
        );
        const set = response.headers.getSetCookie();
        cookies = withSetCookies(cookies, set);
        for (const cookie of set) c.header("set-cookie", cookie, { append: true });
        return response;
      },
    });
    c.header("cache-control", "no-store");
    const answer = await endpoints.post("signout", { callbackUrl: path }).catch(() => null);
    if (answer?.ok) {
      for (const cookie of forgetting) c.header("set-cookie", cookie, { append: true });
      return c.redirect(path, 303);
    }
    const locale = localeOf(path);
    return c.html(failedPage(locale, path), 503, { "content-language": locale });
  });
}

/** The page that reports that the session still exists, with a form to try again. */
function failedPage(locale: Locale, path: string): string {
  const { t } = translatorOf(locale);
  return standalonePage(locale, {
    title: t("account:signOut.failedTitle"),
    text: t("account:signOut.failedText"),
    html: `<form method="post" action="${signOutPath}"><input type="hidden" name="callbackUrl" value="${escapeHtml(path)}"><button>${messagesFor(locale)["error-page"].retry}</button></form>`,
  });
}
