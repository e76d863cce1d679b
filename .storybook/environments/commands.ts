import type { BrowserCommandContext } from "vitest/node";

/** User preferences of the system. */
export interface Media {
  readonly colorScheme?: "light" | "dark";
  readonly reducedMotion?: "reduce" | "no-preference";
  readonly forcedColors?: "active" | "none";
}

/** Commands of the tests to the process that drives the browser. */
export const commands = {
  /** Emulates the preferences in the browser itself, which then forces colours. */
  async emulateMedia({ page }: BrowserCommandContext, media: Media): Promise<void> {
    await page.emulateMedia(media);
  },
};

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}
