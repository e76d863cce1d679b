import { locales, type Locale } from "@preforma/domain/locales";
import { isFullRun } from "../../../scripts/test-run.ts";

/**
 * Languages for tests of a template that all share: one per direction, and all with `pnpm test --full`. `routes`,
 * `content` and `crawl` read the texts in every language, and the tests of translations check them.
 */
export const sampledLocales: readonly Locale[] = isFullRun ? locales : ["tr", "ar"];

/**
 * Languages for journeys, whose steps are the same in each: Arabic, which is right to left and has a prefix in its
 * URLs; with `pnpm test --full` Turkish too. `accessibility`, `layout` and `pictures` cover both directions of every
 * page, and tests of a single page mostly use the Turkish one.
 */
export const journeyLocales: readonly ("tr" | "ar")[] = isFullRun ? ["tr", "ar"] : ["ar"];

/** Journeys with and without script: each language and each mode once, and every pair with `pnpm test --full`. */
export const journeys: readonly (readonly ["tr" | "ar", boolean])[] = isFullRun
  ? [
      ["tr", true],
      ["ar", true],
      ["tr", false],
      ["ar", false],
    ]
  : [
      ["tr", true],
      ["ar", false],
    ];
