import type { Config } from "@react-router/dev/config";
import { drawIcons } from "./server/icons.ts";
import { splitManifest } from "./server/manifests.ts";
import { buildWorker } from "./server/service-worker.ts";
import { precompress } from "./server/precompress.ts";

const config: Config = {
  // The routes of one language compress to less than the requests that discovering them one by one would cost.
  routeDiscovery: { mode: "initial" },
  // A page's own loading in a file apart would be one more request on each first visit, which has no use for it.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig }) {
    await splitManifest(`${reactRouterConfig.buildDirectory}/client`);
    await buildWorker(`${reactRouterConfig.buildDirectory}/client`);
    await drawIcons(`${reactRouterConfig.buildDirectory}/client`);
    await precompress(`${reactRouterConfig.buildDirectory}/client`);
  },
};

export default config;
