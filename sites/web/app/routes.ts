import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { locales } from "@preforma/domain/locales";
import { noticePath } from "./frame/maintenance/notice.ts";
import { offlinePath } from "./platform/offline/offline-path.ts";
import { pageRoutes } from "./frame/pages.ts";
import { bareRoute, offlineRoute } from "./frame/shell/bare.ts";

export default [
  ...pageRoutes().map((page) =>
    page.index ? index(page.file, { id: page.id }) : route(page.path, page.file, { id: page.id }),
  ),
  ...locales.map((locale) =>
    route(noticePath(locale).slice(1), "frame/maintenance/maintenance.page.tsx", {
      id: `${bareRoute}.${locale}`,
    }),
  ),
  ...locales.map((locale) =>
    route(offlinePath(locale).slice(1), "platform/offline/offline.page.tsx", {
      id: `${offlineRoute}.${locale}`,
    }),
  ),
  route("*", "frame/errors/not-found.page.tsx", { id: "notFound" }),
] satisfies RouteConfig;
