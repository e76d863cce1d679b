import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { pageRoutes } from "./pages/pages.ts";

export default [
  ...pageRoutes().map((page) =>
    page.index ? index(page.file, { id: page.id }) : route(page.path, page.file, { id: page.id }),
  ),
  route("*", "errors/not-found.page.tsx", { id: "notFound" }),
] satisfies RouteConfig;
