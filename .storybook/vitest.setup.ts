import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, expect, inject } from "vitest";
import { page } from "vitest/browser";
import type { ComposedStoryFn } from "storybook/internal/types";
import "./looks.ts";

/** What a story may say about its picture. */
interface PictureParameters {
  /** `false` with a reason in `pictureOff`: no picture of this story. `"window"`: of the window, for overlays. */
  picture?: boolean | "window";
  /** Why there is no picture. Must be said. */
  pictureOff?: string;
  /** Pixels that may differ, where the browser itself draws one picture in more than one way. */
  pictureTolerance?: number;
}

const look = inject("look");
const comparePictures = inject("comparePictures");

beforeAll(async () => {
  const still = document.createElement("style");
  still.textContent = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important; }`;
  document.head.append(still);
  // One text of each script makes the browser fetch each font file before the first picture.
  await Promise.all(
    ["ağ", "Жж", "عر"].map((sample) => document.fonts.load('500 16px "Preforma Rubik"', sample)),
  );
});

/** The server's HTML of a story, taken over by React in the browser: both must agree, or visitors see a jump. */
async function hydrate(story: ComposedStoryFn): Promise<void> {
  const tree = createElement(() => story() as never);
  const container = document.createElement("div");
  // Off the page, since ids would be there twice.
  container.innerHTML = renderToString(tree);
  const differences: unknown[] = [];
  const root = hydrateRoot(container, tree, { onRecoverableError: (error) => differences.push(error) });
  await new Promise((resolve) => setTimeout(resolve, 20));
  root.unmount();
  expect(differences, "The server's HTML is not what the browser renders.").toEqual([]);
}

afterEach(async (context) => {
  const { story } = context as typeof context & { story?: ComposedStoryFn };
  if (story === undefined || context.task.result?.state === "fail") return;
  await hydrate(story);
  // What a screen reader is told, once: it does not change with the look.
  if (look === "ltr") await expect.element(page.elementLocator(document.body)).toMatchAriaSnapshot();
  if (!comparePictures) return;
  const { picture = true, pictureOff, pictureTolerance } = story.parameters as PictureParameters;
  if (picture === false) {
    if (!pictureOff) throw new Error("A story without a picture says why: set parameters.pictureOff.");
    return;
  }
  await document.fonts.ready;
  // A lazy picture in a closed menu is never fetched; waiting for it would last for ever.
  const pictures = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  const root = document.querySelector<HTMLElement>(".story-root");
  const shown = picture === "window" || root === null ? document.body : root;
  // What lies below the window's edge would come out white.
  if (shown.scrollHeight > window.innerHeight)
    await page.viewport(window.innerWidth, Math.ceil(shown.scrollHeight));
  await expect
    .element(page.elementLocator(shown))
    .toMatchScreenshot(`${look}/${story.id.split("--").at(-1)}`, {
      timeout: 4000,
      ...(pictureTolerance === undefined
        ? {}
        : { comparatorOptions: { threshold: 0.15, allowedMismatchedPixels: pictureTolerance } }),
    });
});
