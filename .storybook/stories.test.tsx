import { locales } from "../packages/domain/src/locales/index.ts";
import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { isFullRun } from "../scripts/test-run.ts";
import preview from "./preview.tsx";

type Stories = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Stories>("../packages/ui/src/**/*.stories.tsx", { eager: true });

/** Stories differ by language in their texts alone, which separate tests check: both directions are enough. */
const tested = isFullRun ? locales : (["tr", "ar"] as const);

/** What the server sends of each story, in each language: it must come out whole without a browser to lean on. */
describe.each(Object.entries(modules))("%s on the server", (_file, module) => {
  test.each(tested)("renders in %s", (locale) => {
    const complaints = vi.spyOn(console, "error");
    const stories = composeStories(module, { ...preview, initialGlobals: { locale, scheme: "light" } });
    for (const Story of Object.values<ComponentType>(stories)) {
      expect(renderToString(<Story />)).toContain('class="story-root"');
    }
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
