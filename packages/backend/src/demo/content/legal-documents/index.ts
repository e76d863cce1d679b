import type { DemoEntry } from "../entry.ts";
import { cookiePolicy } from "./cookie-policy.ts";
import { dataRights } from "./data-rights.ts";
import { privacyNotice } from "./privacy-notice.ts";

/** Legal texts in the order of their page. */
export const legalDocuments: readonly DemoEntry<"legal-documents">[] = [
  privacyNotice,
  dataRights,
  cookiePolicy,
];
