import { locales, type Locale } from "@preforma/domain/locales";
import { isFullRun } from "../../../scripts/test-run.ts";

/**
 * Languages for tests of what is one template in all of them: one of each direction, and all with `pnpm test --full`.
 * Texts in every language are read by `routes`, `content` and `crawl`, and checked by the tests of translations.
 */
export const sampledLocales: readonly Locale[] = isFullRun ? locales : ["tr", "ar"];

/**
 * Languages for journeys, whose steps are the same in each: Arabic, which is read from right to left and has a prefix
 * in its URLs; with `pnpm test --full` Turkish too. Both directions of every page are seen by `accessibility`,
 * `layout` and `pictures`, and tests of a single page mostly take the Turkish one.
 */
export const journeyLocales: readonly ("tr" | "ar")[] = isFullRun ? ["tr", "ar"] : ["ar"];

/** Journeys with and without script: each language and each way once, and every pair with `pnpm test --full`. */
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
