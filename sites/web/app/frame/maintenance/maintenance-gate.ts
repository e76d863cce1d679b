import { acceptedLocale, defaultLocale } from "@preforma/domain/locales";
import { localeOf } from "@preforma/domain/routes";
import { maintenanceCookie, siteSettingsQuery, type MaintenanceState } from "@preforma/domain/settings";
import { messagesFor } from "@preforma/ui/messages";
import { cookieOf } from "../../platform/http/cookie-header.ts";
import { siteClient, type SiteSource } from "../../platform/http/site-client.server.ts";
import { noticePath } from "./notice.ts";

/** When to come back to a closed site, s. */
const retryAfter = 600;

/** What answers while the site is closed: signs of life, staff, sign-in, and what a started payment comes back to. */
const alwaysOpen = [
  "/healthz",
  "/readyz",
  "/media/",
  "/locales/",
  "/robots.txt",
  "/api/auth/",
  "/api/payments/",
  "/api/docs",
  "/api/v1/admin/",
  "/api/v1/maintenance",
  "/api/v1/general-settings/",
];

/** Knows whether the site is closed, and who may see it anyway. */
export interface MaintenanceGate {
  /** Whether visitors are to be told to come back; at once where nothing has changed since it was asked last. */
  isClosed: () => boolean | Promise<boolean>;
  /** Whether a request is answered although the site is closed. */
  admits: (request: Request) => Promise<boolean>;
}

/** Asks the settings once per version, so that an open site pays nothing for it. */
export function maintenanceGate(source: SiteSource): MaintenanceGate {
  const { version } = source;
  const client = siteClient(source);
  let known: { version: number; closed: boolean } | null = null;
  let asking: { version: number; answer: Promise<boolean> } | null = null;

  const ask = async (asked: number): Promise<boolean> => {
    try {
      const { maintenance_mode } = await siteSettingsQuery(client).queryFn({});
      known = { version: asked, closed: maintenance_mode };
      return maintenance_mode;
    } catch {
      // Settings that cannot be read close nothing; pages will say themselves what is wrong.
      return known?.closed ?? false;
    }
  };
  return {
    isClosed() {
      const now = version();
      if (known?.version === now) return known.closed;
      if (asking?.version !== now) asking = { version: now, answer: ask(now) };
      return asking.answer;
    },
    async admits(request) {
      const { pathname } = new URL(request.url);
      if (alwaysOpen.some((path) => pathname.startsWith(path))) return true;
      // Reading harms nothing; what would change the data has to wait.
      if (pathname.startsWith("/api/") && (request.method === "GET" || request.method === "HEAD"))
        return true;
      const cookie = cookieOf(request.headers.get("cookie") ?? "", maintenanceCookie);
      if (cookie === null) return false;
      try {
        const { admitted } = await client.get<MaintenanceState>("maintenance", {
          headers: { cookie: `${maintenanceCookie}=${cookie}` },
        });
        return admitted;
      } catch {
        return false;
      }
    },
  };
}

/** What a closed site answers: the notice as `render` gives it for a path, or its sentence to a program. */
export async function closedAnswer(
  request: Request,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  const wait = { "retry-after": String(retryAfter), "cache-control": "no-store" };
  if (url.pathname.startsWith("/api/")) {
    const language = acceptedLocale(request.headers.get("accept-language")) ?? defaultLocale;
    const message = messagesFor(language)["maintenance-page"].text;
    return Response.json(
      { success: false, status: 503, message, data: null },
      { status: 503, headers: { ...wait, "content-language": language } },
    );
  }
  const locale = localeOf(url.pathname);
  const coding = request.headers.get("accept-encoding");
  const page = await render(
    new Request(new URL(noticePath(locale), url), {
      method: request.method === "HEAD" ? "HEAD" : "GET",
      headers: coding === null ? {} : { "accept-encoding": coding },
    }),
  );
  const headers = new Headers(page.headers);
  headers.delete("etag");
  for (const [name, value] of Object.entries(wait)) headers.set(name, value);
  return new Response(page.body, { status: 503, headers });
}
