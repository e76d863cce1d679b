import { basename, dirname, join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { looks, type Look } from "./.storybook/looks.ts";
import { testBrowser } from "./scripts/chromium.ts";

/** Unit tests: Node, by folder. */
function inNode(name: string, folder: string, include: readonly string[]): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [vanillaExtractPlugin()],
    test: {
      name,
      environment: "node",
      include: include.map((pattern) => `${folder}/${pattern}`),
      exclude: [...configDefaults.exclude, "**/e2e/**"],
    },
  };
}

/** The built site, driven by a browser: built and started once for all files. */
function endToEnd(): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name: "e2e",
      environment: "node",
      include: ["sites/web/e2e/**/*.test.ts"],
      globalSetup: "sites/web/e2e/setup.ts",
      testTimeout: 30_000,
      hookTimeout: 120_000,
    },
  };
}

const browser = testBrowser();
if (!browser.pinned) {
  console.warn(
    `Stories run in ${browser.label}, which draws other pixels: pictures are NOT compared here, only on Linux.`,
  );
}

/** Every story as a test in a browser: it renders, its play function passes, axe finds nothing, its picture is the kept one. */
function stories(look: Look): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir: ".storybook", initialGlobals: looks[look] })],
    test: {
      name: `stories-${look}`,
      provide: { look, comparePictures: browser.pinned },
      setupFiles: [".storybook/vitest.setup.ts"],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: browser.launchOptions,
          contextOptions: { reducedMotion: "reduce", colorScheme: looks[look].scheme },
        }),
        instances: [{ browser: "chromium" }],
        expect: {
          toMatchScreenshot: {
            comparatorName: "pixelmatch",
            // x64 and arm64 round a few edge pixels differently.
            comparatorOptions: { threshold: 0.15, allowedMismatchedPixels: 16 },
            resolveScreenshotPath: ({ root, testFileDirectory, screenshotDirectory, arg, ext }) =>
              `${root}/${testFileDirectory}/${screenshotDirectory}/${arg}${ext}`,
          },
        },
      },
    },
  };
}

// Storybook's own test panel runs one project and gives it the globals of its toolbar.
const inStorybook = process.env.VITEST_STORYBOOK !== undefined && process.env.VITEST_STORYBOOK !== "false";

export default defineConfig({
  test: {
    // Where a failing picture test leaves the new picture and the difference.
    attachmentsDir: ".cache/test-pictures",
    // Of their own for each look: with one file for all, each would clear away the others' as outdated.
    resolveSnapshotPath: (path, extension, { config }) => {
      const look = /^stories-(\w+)/.exec(config.name ?? "")?.[1];
      return join(
        dirname(path),
        "__snapshots__",
        `${basename(path)}${look === undefined ? "" : `.${look}`}${extension}`,
      );
    },
    projects: inStorybook
      ? [stories("ltr")]
      : [
          inNode("domain", "packages/domain", ["src/**/*.test.ts"]),
          inNode("backend", "packages/backend", ["src/**/*.test.ts", "studio/**/*.test.ts"]),
          inNode("ui", "packages/ui", ["src/**/*.test.{ts,tsx}"]),
          inNode("web", "sites/web", ["**/*.test.{ts,tsx}"]),
          endToEnd(),
          inNode("repo", ".", ["scripts/**/*.test.ts", ".storybook/*.test.tsx"]),
          stories("ltr"),
          stories("rtl"),
          stories("dark"),
        ],
  },
});
