import type { ContentKind, ContentRecord } from "@preforma/domain/content";
import { locales, type Locale } from "@preforma/domain/locales";

/** A stored entry: the written record, with slugs in each of its languages. */
export interface ContentEntry<Kind extends ContentKind = ContentKind> {
  id: number;
  kind: Kind;
  record: ContentRecord<Kind>;
  createdAt: string;
  updatedAt: string;
}

/** The texts of a kind in one language. */
export type ContentText<Kind extends ContentKind> = NonNullable<ContentRecord<Kind>["texts"][Locale]>;

const dayMs = 86_400_000;

/** The end of a day in Turkish time, ms since the epoch. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00+03:00`) + dayMs;
}

/** The period in which an entry is shown, ms since the epoch. */
export function shownBetween(entry: ContentEntry): { from: number; until: number } {
  const { published_at, expires_at, facts } = entry.record;
  const closing =
    "closing_date" in facts && facts.closing_date !== null ? endOfDay(facts.closing_date) : Infinity;
  return {
    from: published_at === null ? -Infinity : Date.parse(published_at),
    until: Math.min(expires_at === null ? Infinity : Date.parse(expires_at), closing),
  };
}

/** Every instant at which the presentation of an entry changes. */
export function turningPoints(entry: ContentEntry): number[] {
  const { from, until } = shownBetween(entry);
  const { facts } = entry.record;
  const points = [from, until];
  if ("valid_from" in facts) points.push(Date.parse(facts.valid_from), Date.parse(facts.valid_to));
  if ("valid_until" in facts) points.push(endOfDay(facts.valid_until));
  return points.filter(Number.isFinite);
}

/** Whether visitors may see an entry at an instant (ms since the epoch). */
export function isShown(entry: ContentEntry, now: number): boolean {
  const { from, until } = shownBetween(entry);
  return entry.record.is_active && from <= now && now < until;
}

/** When an entry appeared; lists are sorted by this. */
export function appearedAt(entry: ContentEntry): string {
  return entry.record.published_at ?? entry.createdAt;
}

/** Texts by language: the requested one, else Turkish, else any; all if none was requested. */
export function textsFor<Text>(
  texts: Partial<Record<Locale, Text>>,
  requested: Locale | undefined,
): { language_code: Locale; text: Text }[] {
  const available = locales.flatMap((language_code) => {
    const text = texts[language_code];
    return text === undefined ? [] : [{ language_code, text }];
  });
  if (requested === undefined) return available;
  const one =
    available.find(({ language_code }) => language_code === requested) ??
    available.find(({ language_code }) => language_code === "tr") ??
    available[0];
  return one ? [one] : [];
}
