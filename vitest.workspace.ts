import { parseArgs } from "node:util";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { commands } from "./.storybook/environments/commands.ts";
import { fixtures, storyTestPlugin } from "./.storybook/vitest-plugins.ts";
import { modes } from "./.storybook/modes.ts";
import { storyCommands } from "./.storybook/story-commands.ts";
import { testBrowser } from "./scripts/chromium.ts";
import { isFullRun, timeFactor } from "./scripts/test-run.ts";

/**
 * Tests in Node, by folder. Those that `share` modules leave none of them changed, so that one process takes them all
 * and loads each module once: half the time.
 */
function inNode(
  name: string,
  folder: string,
  include: readonly string[],
  { share = false, globalSetup = [] }: { share?: boolean; globalSetup?: string[] } = {},
): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [vanillaExtractPlugin()],
    test: {
      name,
      environment: "node",
      isolate: !share,
      globalSetup,
      include: include.map((pattern) => `${folder}/${pattern}`),
      exclude: [...configDefaults.exclude, "**/e2e/**"],
    },
  };
}

/** The built site, driven by a browser: built and started once for all files, which share the browser too. */
function endToEnd(): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name: "e2e",
      environment: "node",
      isolate: false,
      include: ["sites/web/e2e/**/*.test.ts"],
      globalSetup: "sites/web/e2e/setup.ts",
    },
  };
}

/** The published packages as their consumers meet them: packed, installed, built and opened in a browser. */
function packages(): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name: "packages",
      environment: "node",
      include: ["consumers/*.test.ts"],
      globalSetup: "consumers/setup.ts",
    },
  };
}

const browser = testBrowser();
if (!browser.pinned) {
  console.warn(
    `Stories run in ${browser.label}, which draws other pixels: pictures are NOT compared here, only on Linux.`,
  );
}

declare module "vitest" {
  interface TestTags {
    tags: "full";
  }

  interface ProvidedContext {
    /** `timeFactor` of `scripts/test-run.ts`, for tests in a browser. */
    timeFactor: number;
    /** `isFullRun` of `scripts/test-run.ts`, for tests in a browser. */
    isFullRun: boolean;
  }
}

// Storybook's own test panel runs one project and gives it the globals of its toolbar.
const inStorybook = process.env.VITEST_STORYBOOK !== undefined && process.env.VITEST_STORYBOOK !== "false";

const asked = [
  parseArgs({ strict: false, options: { project: { type: "string", multiple: true } } }).values.project ?? [],
].flat();

/** Whether `--project` names others only. Vitest reads each project before it asks that: 5 s of CPU for Storybook. */
const isLeftOut = (name: string): boolean =>
  asked.length > 0 && asked.every((other) => /^[a-z]+$/.test(String(other)) && other !== name);

/**
 * Every story as a test in a browser, in every mode: it renders, its play function passes, axe finds nothing, its
 * picture equals its baseline.
 */
function stories(): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [
      storybookTest({ configDir: ".storybook", ...(inStorybook && { initialGlobals: modes.ltr }) }),
      ...(inStorybook ? [] : [storyTestPlugin()]),
    ],
    // What the stories that run first do not import would else be found later and load their pages anew.
    optimizeDeps: {
      entries: ["packages/ui/src/**/*.stories.tsx", "./.storybook/preview.tsx", ".storybook/vitest.setup.ts"],
      include: ["react-dom/client", "axe-core"],
    },
    test: {
      name: "stories",
      // All files in one page, which loads each module once; `.storybook/story-test.ts` leaves nothing of a story.
      isolate: false,
      provide: { comparePictures: browser.pinned },
      setupFiles: ["./.storybook/vitest.setup.ts"],
      browser: {
        enabled: true,
        headless: true,
        connectTimeout: 120_000 * timeFactor,
        screenshotFailures: false,
        commands: storyCommands,
        provider: playwright({
          launchOptions: browser.launchOptions,
          contextOptions: { reducedMotion: "reduce" },
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  };
}

/** Every component under every environment of a reader that the three modes do not show; see `.storybook/environments`. */
function environments(): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [vanillaExtractPlugin(), fixtures],
    // Found before the first page is loaded; what comes later would load it anew in the middle of a test.
    optimizeDeps: {
      entries: ["packages/ui/src/**/*.stories.tsx", "./.storybook/environments/*.tsx"],
      include: [
        "react",
        "react-dom",
        "react-dom/client",
        "react-dom/server",
        "react/jsx-runtime",
        "axe-core",
      ],
      // React as visitors have it. Its development build takes down a stack for every element that is drawn, which is
      // slow in a browser that Playwright drives: half the time of these tests. Stories run in the development build.
      rolldownOptions: { transform: { define: { "process.env.NODE_ENV": JSON.stringify("production") } } },
    },
    oxc: { jsx: { development: false } },
    test: {
      name: "environments",
      // As the stories.
      isolate: false,
      include: ["./.storybook/environments/*.test.tsx"],
      browser: {
        enabled: true,
        headless: true,
        connectTimeout: 120_000 * timeFactor,
        screenshotFailures: false,
        provider: playwright({ launchOptions: browser.launchOptions }),
        commands,
        instances: [{ browser: "chromium" }],
      },
    },
  };
}

export default defineConfig({
  // The compiler of styles of each project would watch every file of the repository, also in a run that ends.
  server: process.argv.includes("run") ? { watch: null } : {},
  test: {
    // No test measures speed: these limits only end what hangs. In a full run some do fifteen times as much.
    testTimeout: 120_000 * timeFactor * (isFullRun ? 5 : 1),
    hookTimeout: 240_000 * timeFactor,
    expect: { poll: { timeout: 60_000 * timeFactor } },
    // A browser on a crowded machine sometimes misses a step. `scripts/test.ts` names each test that needed this.
    retry: process.env.CI ? 1 : 0,
    tags: [{ name: "full", description: "Runs with `pnpm test --full` only, not for each change." }],
    provide: { timeFactor, isFullRun },
    // Where a failing picture test leaves the new picture and the difference.
    attachmentsDir: ".cache/test-pictures",
    projects: inStorybook
      ? [stories()]
      : [
          inNode("domain", "packages/domain", ["src/**/*.test.ts"], { share: true }),
          inNode("studio", "packages/studio", ["src/**/*.test.ts"], { share: true }),
          inNode("backend", "packages/backend", ["src/**/*.test.ts"], {
            share: true,
            globalSetup: ["packages/backend/src/testing/prepared-stores.ts"],
          }),
          inNode("ui", "packages/ui", ["src/**/*.test.{ts,tsx}", "scripts/*.test.ts"], { share: true }),
          inNode("web", "sites/web", ["**/*.test.{ts,tsx}"], { share: true }),
          endToEnd(),
          packages(),
          inNode("repo", ".", ["scripts/**/*.test.ts", "./.storybook/*.test.tsx"], { share: true }),
          ...(isLeftOut("stories") ? [] : [stories()]),
          environments(),
        ],
  },
});
