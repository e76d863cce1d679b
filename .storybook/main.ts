import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";

// Tests draw stories and read no documentation.
const isTest = process.env["VITEST"] !== undefined;

/** Storybook of packages/ui. The same stories are the component tests; see `vitest.workspace.ts`. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../packages/ui/src/**/*.mdx", "../packages/ui/src/**/*.stories.tsx"],
  // What the stories show: pictures as a server would make them.
  staticDirs: [{ from: "../packages/ui/fixtures", to: "/fixtures" }],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    ...(isTest ? [] : ["@storybook/addon-mcp"]),
  ],
  features: {
    sidebarOnboardingChecklist: false,
    experimentalSearchDocsHeadings: true,
    // Props are read by the TypeScript language service, for the tables and for the manifest alike.
    componentsManifest: !isTest,
    experimentalDocgenServer: !isTest,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false, check: false },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), vanillaExtractPlugin()] }),
};

export default config;
