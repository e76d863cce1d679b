import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BrowserCommandContext } from "vitest/node";
import { baselineFault } from "../scripts/baseline.ts";
import { pictureDifference } from "../scripts/picture-difference.ts";
import { timeFactor } from "../scripts/test-run.ts";
import { commands } from "./environments/commands.ts";
import { pictureComparison } from "./picture-comparison.ts";

/** How many pictures of a story are taken at most, until two in a row are equal. */
const maxPictures = 20;

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
  /**
   * Compares the picture of an element with its baseline and returns what is wrong. A picture that differs counts
   * once the page no longer changes, which is when the next picture is the same.
   *
   * Vitest's own `toMatchScreenshot` decodes PNGs in JavaScript, which takes four times as long as sharp.
   */
  async comparePicture(
    { iframe, project, testPath = "" }: BrowserCommandContext,
    selector: string,
    name: string,
  ): Promise<string | undefined> {
    const baseline = join(dirname(testPath), "__screenshots__", `${name}.png`);
    const element = iframe.locator(selector).first();
    const take = () =>
      element.screenshot({ animations: "disabled", caret: "hide", timeout: 60_000 * timeFactor });
    let picture = await take();
    for (let count = 1; count < maxPictures; count += 1) {
      if (
        existsSync(baseline) &&
        (await pictureDifference(readFileSync(baseline), picture, pictureComparison)) === undefined
      )
        return undefined;
      const next = await take();
      if (next.equals(picture)) break;
      picture = next;
    }
    return baselineFault(baseline, picture, project.config.snapshotOptions.updateSnapshot);
  },
};

declare module "vitest/browser" {
  interface BrowserCommands {
    pressKey: (key: string) => Promise<void>;
    comparePicture: (selector: string, name: string) => Promise<string | undefined>;
  }
}
