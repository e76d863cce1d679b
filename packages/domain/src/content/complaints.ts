import type { Texts } from "../validation/index.ts";
import data from "./complaints.json" with { type: "json" };

/** What can be wrong with content and nothing else. */
export const complaints = data satisfies Record<string, Texts>;
