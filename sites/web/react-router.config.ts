import type { Config } from "@react-router/dev/config";
import { drawIcons, buildWorker, precompress } from "./server/after-build.ts";

const config: Config = {
  // One list of the routes of all languages: 5 KB transferred, cached for ever. Discovering them individually costs a
  // request before each page.
  routeDiscovery: { mode: "initial" },
  // Splitting off a page's client loader would cost a request on each first visit, which does not use it.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig }) {
    await buildWorker(`${reactRouterConfig.buildDirectory}/client`);
    await drawIcons(`${reactRouterConfig.buildDirectory}/client`);
    await precompress(`${reactRouterConfig.buildDirectory}/client`);
  },
};

export default config;
