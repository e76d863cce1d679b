import { announcements } from "./announcements/index.ts";
import { bankAccounts } from "./bank-accounts/index.ts";
import { blog } from "./blog/index.ts";
import { campaigns } from "./campaigns/index.ts";
import { certificates } from "./certificates/index.ts";
import { recordsOf, type KindedRecord } from "./entry.ts";
import { faqs } from "./faqs/index.ts";
import { legalDocuments } from "./legal-documents/index.ts";
import { managers } from "./managers/index.ts";
import { news } from "./news/index.ts";
import { openPositions } from "./open-positions/index.ts";
import { references } from "./references/index.ts";

/**
 * The content that a first start shows, dated from that day (any instant of it, ms since the epoch). Two
 * calls for one day give the same records.
 */
export function demoContent(now: number): KindedRecord[] {
  const today = Math.floor(now / 86_400_000) * 86_400_000;
  return [
    ...recordsOf("legal-documents", legalDocuments, today),
    ...recordsOf("news", news, today),
    ...recordsOf("announcements", announcements, today),
    ...recordsOf("blog", blog, today),
    ...recordsOf("faqs", faqs, today),
    ...recordsOf("campaigns", campaigns, today),
    ...recordsOf("bank-accounts", bankAccounts, today),
    ...recordsOf("references", references, today),
    ...recordsOf("managers", managers, today),
    ...recordsOf("certificates", certificates, today),
    ...recordsOf("open-positions", openPositions, today),
  ];
}
