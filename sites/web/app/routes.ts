import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { locales } from "@preforma/domain/locales";
import { noticePath } from "./maintenance/notice.ts";
import { offlinePath } from "./offline/offline-path.ts";
import { pageRoutes } from "./pages/pages.ts";
import { bareRoute, offlineRoute } from "./shell/bare.ts";

export default [
  ...pageRoutes().map((page) =>
    page.index ? index(page.file, { id: page.id }) : route(page.path, page.file, { id: page.id }),
  ),
  ...locales.map((locale) =>
    route(noticePath(locale).slice(1), "maintenance/maintenance.page.tsx", { id: `${bareRoute}.${locale}` }),
  ),
  ...locales.map((locale) =>
    route(offlinePath(locale).slice(1), "offline/offline.page.tsx", { id: `${offlineRoute}.${locale}` }),
  ),
  route("*", "errors/not-found.page.tsx", { id: "notFound" }),
] satisfies RouteConfig;
