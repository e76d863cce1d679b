import type { Locale } from "@preforma/domain/locales";
import data from "./dialog.fixtures.json" with { type: "json" };

/** A request for samples, for stories of modals. */
export const dialogFixture = data satisfies Record<Locale, Record<string, string>>;
