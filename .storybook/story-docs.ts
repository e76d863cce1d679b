import { readFile } from "node:fs/promises";
import type { StoryDocsPayload, StoryDocsProvider } from "storybook/internal/types";
import { isTestStory, storyCode } from "./docs/show-code.ts";

/**
 * What Storybook hands out of stories to coding tools, in the built manifest and by its MCP server: the code that “Show
 * code” shows, which has its own imports. Storybook's own examples would import everything from the package's root,
 * which has no export. Stories that are tests are no examples.
 */
export const withShownCode =
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
