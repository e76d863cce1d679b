import type { BrowserCommandContext } from "vitest/node";
import { commands } from "./conditions/commands.ts";

/** What the tests of stories ask of the process that drives the browser. */
export const storyCommands = {
  ...commands,
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
    pressKey: (key: string) => Promise<void>;
  }
}
