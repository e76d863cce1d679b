import type { ContentInput, ContentKind, ContentRecord } from "@preforma/domain/content";
import { contentRecordSchemas } from "@preforma/domain/content/schema";
import type { Locale } from "@preforma/domain/locales";

/** One text of a kind as the record schemas take it. */
type TextOf<Kind extends ContentKind> = NonNullable<ContentInput<Kind>["texts"][Locale]>;

/** Facts that a demonstration states relative to its first day, so that it never looks stale. */
interface RelativeFacts {
  campaigns: Omit<ContentInput<"campaigns">["facts"], "valid_from" | "valid_to"> & {
    /** Days from the first start; negative is before it. */
    startsInDays: number;
    lastsDays: number;
  };
  certificates: Omit<ContentInput<"certificates">["facts"], "issued_on" | "valid_until"> & {
    issuedDaysAgo: number;
    validYears: number;
  };
  "open-positions": Omit<ContentInput<"open-positions">["facts"], "closing_date"> & {
    closesInDays: number | null;
  };
}

/** An entry of the demonstration content: a record with texts in all six languages and dates by distance. */
export interface DemoEntry<Kind extends ContentKind> {
  /** Stable English name in lower case ASCII with hyphens; unique in its kind. */
  key: string;
  facts: Kind extends keyof RelativeFacts ? RelativeFacts[Kind] : ContentInput<Kind>["facts"];
  /** When it was published, whole days before the first start; negative is still to come. Left out: visible from the beginning. */
  publishedDaysAgo?: number;
  texts: Readonly<Record<Locale, TextOf<Kind>>>;
}

/** An entry of any kind with its kind. */
export interface KindedRecord<Kind extends ContentKind = ContentKind> {
  kind: Kind;
  record: ContentRecord<Kind>;
}

const dayMs = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * The records of a kind as they are on a day (midnight UTC, ms since the epoch), in the order of the
 * list. Throws a `ZodError` where an entry is not what its schema asks for.
 */
export function recordsOf<Kind extends ContentKind>(
  kind: Kind,
  entries: readonly DemoEntry<Kind>[],
  today: number,
): KindedRecord<Kind>[] {
  return entries.map((entry, index) => ({
    kind,
    record: contentRecordSchemas[kind].parse({
      key: entry.key,
      sort_order: (index + 1) * 10,
      published_at: entry.publishedDaysAgo === undefined ? null : publishedAt(today, entry.publishedDaysAgo),
      facts: absolute(entry.facts ?? {}, today),
      texts: entry.texts,
    }) as ContentRecord<Kind>,
  }));
}

/** Nine in the morning by Turkish time, when offices publish. */
const publishedAt = (today: number, daysAgo: number): string =>
  new Date(today - daysAgo * dayMs + 6 * 3_600_000).toISOString();

/** Distances made dates; other facts stay as they are. */
function absolute(facts: object, today: number): object {
  if ("startsInDays" in facts) {
    const { startsInDays, lastsDays, ...more } = facts as RelativeFacts["campaigns"];
    const from = today + startsInDays * dayMs;
    return {
      ...more,
      // From midnight to midnight by Turkish time.
      valid_from: `${dayOf(from)}T00:00:00+03:00`,
      valid_to: `${dayOf(from + lastsDays * dayMs)}T00:00:00+03:00`,
    };
  }
  if ("issuedDaysAgo" in facts) {
    const { issuedDaysAgo, validYears, ...more } = facts as RelativeFacts["certificates"];
    const issued = new Date(today - issuedDaysAgo * dayMs);
    const until = new Date(issued);
    until.setUTCFullYear(until.getUTCFullYear() + validYears);
    return { ...more, issued_on: dayOf(issued.getTime()), valid_until: dayOf(until.getTime() - dayMs) };
  }
  if ("closesInDays" in facts) {
    const { closesInDays, ...more } = facts as RelativeFacts["open-positions"];
    return { ...more, closing_date: closesInDays === null ? null : dayOf(today + closesInDays * dayMs) };
  }
  return facts;
}
