import type { BrowserCommandContext } from "vitest/node";

/** What a reader's system asks for. */
export interface Media {
  readonly colorScheme?: "light" | "dark";
  readonly reducedMotion?: "reduce" | "no-preference";
  readonly forcedColors?: "active" | "none";
}

/** What the tests ask of the process that drives the browser. */
export const commands = {
  /** Sets what the page is told about the reader's system, for real: the browser itself then forces colours. */
  async emulateMedia({ page }: BrowserCommandContext, media: Media): Promise<void> {
    await page.emulateMedia(media);
  },
};

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}
