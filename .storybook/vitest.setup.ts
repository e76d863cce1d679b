import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { commands, locators, page, type Locator } from "vitest/browser";
import type { ComposedStoryFn } from "storybook/internal/types";
import { configure } from "storybook/test";
import "./modes.ts";
import { pressWith } from "../packages/ui/src/keyboard/press.ts";
import { isBehaviour } from "./behaviours.ts";
import { currentMode } from "./story-test.ts";

declare module "vitest/browser" {
  interface LocatorSelectors {
    /** The page, for any content. `page.elementLocator` may name it by a text that is gone a moment later. */
    getBody: () => Locator;
  }
}

locators.extend({ getBody: () => "body" });

/** What a story may say about its picture. */
interface PictureParameters {
  /** `false` with a reason in `pictureOff`: no picture of this story. `"window"`: of the window, for overlays. */
  picture?: boolean | "window";
  /** Why there is no picture. Must be said. */
  pictureOff?: string;
}

const comparePictures = inject("comparePictures");

/** How long a story may take to come to what is expected of it, ms. */
const waiting = 60_000 * inject("timeFactor");

configure({ asyncUtilTimeout: waiting });
pressWith(commands.pressKey);

const still = document.createElement("style");

beforeAll(async () => {
  // What react-aria has announced stays for some seconds beside the next story. Storybook's own messages stay for ever.
  // Neither belongs to a story.
  still.textContent = `[data-live-announcer], body > [class^="sb-"] { display: none !important } *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important; }`;
  document.head.append(still);
  // One text of each script makes the browser fetch each font file before the first picture.
  await Promise.all(
    ["ağ", "Жж", "عر"].map((sample) => document.fonts.load('500 16px "Preforma Rubik"', sample)),
  );
});

// The next file has the same page and its own sheet.
afterAll(() => still.remove());

/** An id that React made, in an address: numbered by all that was drawn in the page so far. */
const madeId = /(?<=^#)_r_\w+?_/;

/**
 * Compares what a screen reader is told with the saved snapshot. Ids that React made have, for the comparison, the
 * numbers that they have among the links of the story alone.
 */
async function compareTree(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#_r_"]')];
  const addresses = links.map(({ hash }) => hash);
  const ids = [...new Set(addresses.map((address) => madeId.exec(address)?.[0]))];
  for (const [index, link] of links.entries())
    link.setAttribute(
      "href",
      (addresses[index] ?? "").replace(madeId, (id) => `_r_${ids.indexOf(id)}_`),
    );
  try {
    // The story no longer changes by now.
    await expect.element(page.getBody(), { timeout: waiting / 6 }).toMatchAriaSnapshot();
  } finally {
    for (const [index, link] of links.entries()) link.setAttribute("href", addresses[index] ?? "");
  }
}

/** Waits until a picture can be drawn, or cannot be had: some stories show that. */
async function drawable(image: HTMLImageElement): Promise<void> {
  try {
    await image.decode();
  } catch {
    // Another file was chosen meanwhile, and is on its way.
    if (image.complete) return;
    await new Promise((resolve) => {
      for (const end of ["load", "error"]) image.addEventListener(end, resolve, { once: true });
    });
  }
}

/** Compares the picture of a story with its baseline. */
async function comparePicture(story: ComposedStoryFn): Promise<void> {
  const { picture = true, pictureOff } = story.parameters as PictureParameters;
  if (picture === false) {
    if (!pictureOff) throw new Error("A story without a picture says why: set parameters.pictureOff.");
    return;
  }
  await document.fonts.ready;
  // A lazy picture in a closed menu is never fetched; waiting for it would last for ever.
  const pictures = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all(pictures.map(drawable));
  const root = document.querySelector<HTMLElement>(".story-root");
  const shown = picture === "window" || root === null ? document.body : root;
  // What lies below the window's edge would come out white.
  if (shown.scrollHeight > window.innerHeight)
    await page.viewport(window.innerWidth, Math.ceil(shown.scrollHeight));
  const fault = await commands.comparePicture(
    shown === root ? ".story-root" : "body",
    `${currentMode()}/${story.id.split("--").at(-1)}`,
  );
  if (fault !== undefined) throw new Error(fault);
}

afterEach(async (context) => {
  const { story } = context as typeof context & { story?: ComposedStoryFn };
  if (story === undefined || context.task.result?.state === "fail") return;
  if (story.tags.some(isBehaviour)) return;
  // What a screen reader is told does not change with the mode.
  if (currentMode() === "ltr") await compareTree();
  if (comparePictures) await comparePicture(story);
});
