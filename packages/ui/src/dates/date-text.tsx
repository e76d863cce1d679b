"use client";

import { useLocale } from "../provider/index.ts";
import { formatDate, type DateLength } from "./dates.ts";

export interface DateTextProps {
  /** A day, `2026-05-14`, or an instant, ISO 8601. */
  date: string;
  /** `long` with the month's name, `short` in figures. @default "long" */
  length?: DateLength;
  className?: string;
}

/** A date in the reader's language, which machines can read too. */
export function DateText({ date, length = "long", className }: DateTextProps) {
  const { locale } = useLocale();
  return (
    <time dateTime={date} className={className}>
      {formatDate(date, locale, length)}
    </time>
  );
}
