import { acceptedLocale, defaultLocale } from "@preforma/domain/locales";
import { localeOf } from "@preforma/domain/routes";
import { maintenanceCookie, siteSettingsQuery, type MaintenanceState } from "@preforma/domain/settings";
import { messagesFor } from "@preforma/ui/messages";
import { cookieOf } from "../../platform/http/cookie-header.ts";
import { siteClient, type SiteSource } from "../../platform/http/site-client.server.ts";
import { noticePath } from "./notice.ts";

/** Delay before a retry while the site is closed, s. */
const retryAfter = 600;

/** Available while the site is closed: health checks, staff, sign-in, and the return from a started payment. */
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

/** Decides whether the site is closed, and which requests are admitted anyway. */
export interface MaintenanceGate {
  /** Whether the site is closed; synchronous where nothing has changed since the last call. */
  isClosed: () => boolean | Promise<boolean>;
  /** Whether a request is answered while the site is closed. */
  admits: (request: Request) => Promise<boolean>;
}

/** Reads the settings once per version, so that an open site has no cost. */
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
      // Unreadable settings do not close the site; its pages report the failure.
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
      // Reads are harmless; changes have to wait.
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

/** The response of a closed site: the notice that `render` makes for a path, or its sentence for a program. */
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
