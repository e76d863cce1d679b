"use client";

import { useLocale } from "../provider/index.ts";
import { formatDate, type DateLength } from "./dates.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface DateTextProps extends RootProps<HTMLTimeElement> {
  /** A day, `2026-05-14`, or an ISO 8601 instant, whose day is taken in `companyTimeZone`. */
  date: string;
  /** `long` with the month's name, `short` in figures. @default "long" */
  length?: DateLength;
}

/** A localised date as a machine-readable `<time>`. */
export function DateText({ date, length = "long", ...rest }: DateTextProps) {
  const { locale } = useLocale();
  return (
    <time dateTime={date} {...rest}>
      {formatDate(date, locale, length)}
    </time>
  );
}
