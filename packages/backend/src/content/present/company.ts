import {
  departments,
  employmentTypes,
  groupIban,
  sectors,
  workplaces,
  type BankAccount,
  type Certificate,
  type Manager,
  type OpenPosition,
  type Reference,
} from "@preforma/domain/content";
import type { Locale } from "@preforma/domain/locales";
import { appearedAt, endOfDay, type ContentEntry } from "../entry.ts";
import { certificateFiles, logoFile } from "../files/index.ts";
import { presentEntry, presentSlugs, presentTexts, presentWord } from "./entry.ts";

/** A bank account for transfers. */
export function presentBankAccount(
  entry: ContentEntry<"bank-accounts">,
  requested: Locale | undefined,
): BankAccount {
  const { facts } = entry.record;
  return {
    ...presentEntry(entry),
    ...facts,
    iban_grouped: groupIban(facts.iban),
    translations: presentTexts(entry, requested, ({ summary }) => ({ summary })),
  };
}

/** A reference customer. */
export function presentReference(
  entry: ContentEntry<"references">,
  requested: Locale | undefined,
): Reference {
  const { name, sector, website } = entry.record.facts;
  return {
    ...presentEntry(entry),
    name,
    sector: presentWord(sectors, sector, requested),
    logo: logoFile(entry),
    website,
    translations: presentTexts(entry, requested, ({ summary }) => ({ summary })),
  };
}

/** A manager. */
export function presentManager(entry: ContentEntry<"managers">, requested: Locale | undefined): Manager {
  const { name, portrait } = entry.record.facts;
  return {
    ...presentEntry(entry),
    name: name ?? "",
    monogram: monogram(name ?? ""),
    portrait,
    translations: presentTexts(entry, requested, ({ summary, body }) => ({ summary, body })),
  };
}

/** Initials of the first and the last name; names are Turkish, so i becomes İ. */
function monogram(name: string): string {
  const names = name.split(/\s+/).filter(Boolean);
  return [names.at(0), names.length > 1 ? names.at(-1) : undefined]
    .map((part) => Array.from(part ?? "")[0]?.toLocaleUpperCase("tr") ?? "")
    .join("");
}

/** A certificate at an instant (ms since the epoch). */
export function presentCertificate(
  entry: ContentEntry<"certificates">,
  requested: Locale | undefined,
  now: number,
): Certificate {
  const { standard, holder, issuer, number, issued_on, valid_until } = entry.record.facts;
  return {
    ...presentEntry(entry),
    standard,
    holder,
    issuer,
    number,
    issued_on,
    valid_until,
    is_valid: now < endOfDay(valid_until),
    ...certificateFiles(entry),
    translations: presentTexts(entry, requested, ({ summary, body }) => ({ summary, body })),
  };
}

/** An open position. */
export function presentOpenPosition(
  entry: ContentEntry<"open-positions">,
  requested: Locale | undefined,
): OpenPosition {
  const { department, location, employment_type, closing_date } = entry.record.facts;
  return {
    ...presentEntry(entry),
    department: presentWord(departments, department, requested),
    location: presentWord(workplaces, location, requested),
    employment_type: presentWord(employmentTypes, employment_type, requested),
    closing_date,
    published_at: appearedAt(entry),
    seo_translations: presentSlugs(entry),
    translations: presentTexts(entry, requested, ({ summary, body, requirements }) => ({
      summary,
      body,
      requirements,
    })),
  };
}
