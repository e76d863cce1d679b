import type { Config } from "@react-router/dev/config";
import { precompress } from "./server/precompress.ts";

export default {
  // Sixty short routes compress to less than the requests that discovering them one by one would cost.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    await precompress(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
