import type { Config } from "@react-router/dev/config";
import { drawIcons, buildWorker, precompress } from "./server/after-build.ts";

const config: Config = {
  // One list of the routes of all languages: 5 KB on the wire, cached for ever. Discovering them one by one costs a
  // request in front of each page.
  routeDiscovery: { mode: "initial" },
  // A page's own loading in a file apart would be one more request on each first visit, which has no use for it.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig }) {
    await buildWorker(`${reactRouterConfig.buildDirectory}/client`);
    await drawIcons(`${reactRouterConfig.buildDirectory}/client`);
    await precompress(`${reactRouterConfig.buildDirectory}/client`);
  },
};

export default config;
