import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserCommandContext } from "vitest/node";
import { commands } from "./conditions/commands.ts";

/** What the test of one story in one look showed. */
interface StoryRecord {
  readonly component: string;
  readonly story: string;
  readonly look: string;
  readonly axe: readonly string[];
  readonly keys: readonly string[];
  readonly hydrated: boolean;
  readonly tree: boolean;
  readonly picture: boolean;
}

/** Where the tests note what they showed: an artefact of a run. */
export const recordFolder = ".cache/accessibility/stories";

/** What the tests of stories ask of the process that drives the browser. */
export const storyCommands = {
  ...commands,
  /** Notes what the test of a story showed. One file each, so that some of them may run alone. */
  recordStory(
    { project }: { readonly project: { readonly vitest: { readonly config: { readonly root: string } } } },
    record: StoryRecord,
  ): void {
    const folder = join(project.vitest.config.root, recordFolder, record.look);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${record.story}.json`), JSON.stringify(record));
  },
  /** Presses a key as a hand does; the browser does with it what it does for a reader. */
  async pressKey({ page }: Pick<BrowserCommandContext, "page">, key: string): Promise<void> {
    if (key.length > 1 || key < "\u0080") return page.keyboard.press(key);
    // Letters of other keyboards than the English one, as such a keyboard sends them.
    const session = await page.context().newCDPSession(page);
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", key });
    await session.detach();
  },
};

declare module "vitest/browser" {
  interface BrowserCommands {
    recordStory: (record: StoryRecord) => Promise<void>;
    pressKey: (key: string) => Promise<void>;
  }
}
