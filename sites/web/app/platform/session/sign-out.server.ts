import { createAuthEndpoints } from "@preforma/domain/account";
import { Hono } from "hono";
import type { Client } from "../http/client.ts";
import type { PageAnswers } from "../answers/page-answers.ts";
import { isPostedFromHere } from "../http/own-post.ts";
import { withSetCookies } from "../http/cookie-header.ts";
import type { SiteOptions } from "../http/site-options.ts";
import { pathWithin } from "@preforma/domain/routes";
import { signOutPath } from "./sign-out-path.ts";

/** `POST /sign-out`: ends the session and redirects, for the sign-out form without script. */
export function signOutRoute(
  { fetch, publicOrigin }: Pick<SiteOptions, "fetch" | "publicOrigin">,
  answers: PageAnswers,
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
    await endpoints.post("signout", { callbackUrl: path });
    c.header("cache-control", "no-store");
    return c.redirect(path, 303);
  });
}
