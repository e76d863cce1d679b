import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { componentFactsPlugin } from "./docs/facts-plugin.ts";
import { readableTypesPlugin } from "./docs/readable-types-plugin.ts";
import { restingPlayPlugin } from "./matrix/resting-play-plugin.ts";

// Tests draw stories, read nothing about them, and know no matrix.
const reading = process.env["VITEST"] === undefined;

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
    "@chromatic-com/storybook",
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of prop types does not run on TypeScript 7.
  typescript: { reactDocgen: "react-docgen", check: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(reading ? [readableTypesPlugin(), restingPlayPlugin()] : []),
      ...(config.plugins ?? []),
      vanillaExtractPlugin(),
      componentFactsPlugin(),
    ],
  }),
};

export default config;
