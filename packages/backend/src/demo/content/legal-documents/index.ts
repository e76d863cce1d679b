import type { DemoEntry } from "../entry.ts";
import { cookiePolicy } from "./cookie-policy.ts";

/** Legal texts in the order of their page. */
export const legalDocuments: readonly DemoEntry<"legal-documents">[] = [cookiePolicy];
