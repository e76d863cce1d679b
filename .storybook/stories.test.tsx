import { locales } from "../packages/domain/src/locales/index.ts";
import { composeStories, type Meta, type StoryFn } from "@storybook/react-vite";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import preview from "./preview.tsx";

const modules = import.meta.glob<Record<string, StoryFn> & { default: Meta }>(
  "../packages/ui/src/**/*.stories.tsx",
  {
    eager: true,
  },
);

/** What the server sends of each story, in each language: it must come out whole without a browser to lean on. */
describe.each(Object.entries(modules))("%s on the server", (_file, module) => {
  test.each(locales)("renders in %s", (locale) => {
    const complaints = vi.spyOn(console, "error");
    const stories = composeStories(module, { ...preview, initialGlobals: { locale, scheme: "light" } });
    for (const Story of Object.values<StoryFn>(stories)) {
      expect(renderToString(<Story />)).toContain('class="story-root"');
    }
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
