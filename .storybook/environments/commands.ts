import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BrowserCommandContext } from "vitest/node";
import type { CheckRecord } from "./records.ts";

/** What a reader's system asks for. */
export interface Media {
  readonly colorScheme?: "light" | "dark";
  readonly reducedMotion?: "reduce" | "no-preference";
  readonly forcedColors?: "active" | "none";
}

const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** What the tests ask of the process that drives the browser. */
export const commands = {
  /** Sets what the page is told about the reader's system, for real: the browser itself then forces colours. */
  async emulateMedia({ page }: BrowserCommandContext, media: Media): Promise<void> {
    await page.emulateMedia(media);
  },
  /**
   * Notes what was checked of which component, for its accessibility statement. One file for all checks, in a fixed
   * order; a run replaces what was noted of the components that it looked at, so that a part of the tests may run alone.
   */
  recordChecks({ project }: BrowserCommandContext, check: string, records: readonly CheckRecord[]): void {
    const file = join(project.vitest.config.root, ".cache/accessibility/environments.json");
    mkdirSync(dirname(file), { recursive: true });
    const replaced = new Set(records.map(({ component }) => component));
    let kept: CheckRecord[] = [];
    try {
      kept = (JSON.parse(readFileSync(file, "utf8")) as CheckRecord[]).filter(
        (record) => record.check !== check || !replaced.has(record.component),
      );
    } catch {
      // The first check of the first run finds no file.
    }
    const all = [...kept, ...records].toSorted(
      (one, other) => order(one.component, other.component) || order(one.check, other.check),
    );
    writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  },
};

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
    recordChecks: (check: string, records: readonly CheckRecord[]) => Promise<void>;
  }
}
