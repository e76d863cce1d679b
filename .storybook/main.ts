import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import remarkGfm from "remark-gfm";
import { readFile } from "node:fs/promises";
import type { StoryDocsPayload, StoryDocsProvider } from "storybook/internal/types";
import { isTestStory, storyCode } from "./docs/show-code.ts";

/**
 * What Storybook hands out of stories to coding tools, in the built manifest and by its MCP server: the code that “Show
 * code” shows, which has its own imports. Storybook's own examples would import everything from the package's root,
 * which has no export. Stories that are tests are no examples.
 */
const withShownCode =
  (next: StoryDocsProvider | undefined): StoryDocsProvider =>
  async (input) => {
    const found = await next?.(input);
    if (found === undefined) return undefined;
    const source = await readFile(found.path, "utf8");
    const { import: _import, ...docs } = found;
    const stories: StoryDocsPayload["stories"] = Object.fromEntries(
      Object.entries(docs.stories)
        .filter(([id]) => !isTestStory(source, id))
        .map(([id, story]) => [
          id,
          { ...story, snippet: storyCode(source, found.path, id) ?? story.snippet },
        ]),
    );
    return { ...docs, stories };
  };

// Tests draw stories and read no documentation.
const isTest = process.env["VITEST"] !== undefined;
const isBuild = process.env["NODE_ENV"] === "production";
// The language service has a fixed time for its work. A slow machine takes props as written in the source.
const readsTypes = !isTest && process.env["STORYBOOK_PROPS"] !== "source";

/** Storybook of packages/ui. The same stories are the component tests; see `vitest.workspace.ts`. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../packages/ui/src/**/*.mdx", "../packages/ui/src/**/*.stories.tsx"],
  tags: {
    keyboard: { excludeFromDocsStories: true },
    // Found by the filter of the sidebar.
    behaviour: { excludeFromDocsStories: true, defaultFilterSelection: "exclude" },
  },
  // What the stories show: pictures as a server would make them.
  staticDirs: [{ from: "../packages/ui/fixtures", to: "/fixtures" }],
  addons: [
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    // The test panel and the MCP server need a running Storybook.
    ...(isBuild ? [] : ["@storybook/addon-vitest"]),
    ...(isTest || isBuild ? [] : ["@storybook/addon-mcp"]),
  ],
  features: {
    sidebarOnboardingChecklist: false,
    // Props are read by the TypeScript language service, for the tables and for the manifest alike.
    componentsManifest: readsTypes,
    experimentalDocgenServer: readsTypes,
  },
  experimental_storyDocsProvider: withShownCode,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: isTest || readsTypes ? false : "react-docgen", check: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
    // Tables and examples name components as they are written.
    build: { ...config.build, rolldownOptions: { output: { keepNames: true } } },
  }),
};

export default config;
