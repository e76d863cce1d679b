import type { Config } from "@react-router/dev/config";
import { precompress } from "./server/precompress.ts";

const config: Config = {
  // Sixty short routes compress to less than the requests that discovering them one by one would cost.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    await precompress(`${reactRouterConfig.buildDirectory}/client`);
  },
};

export default config;
