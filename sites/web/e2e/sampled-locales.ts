import { locales, type Locale } from "@preforma/domain/locales";
import { isFullRun } from "../../../scripts/test-run.ts";

/**
 * Languages for tests of what is one template in all of them: one of each direction, and all with `pnpm test --full`.
 * Texts in every language are read by `routes`, `content` and `crawl`, and checked by the tests of translations.
 */
export const sampledLocales: readonly Locale[] = isFullRun ? locales : ["tr", "ar"];
