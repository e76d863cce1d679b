import { formattingTag, type Locale } from "@preforma/domain/locales";
import { companyTimeZone, nextHours, openStateAt, workingHours } from "@preforma/domain/settings";
import { Badge } from "@preforma/ui/badge";
import { DescriptionList } from "@preforma/ui/description-list";
import { Text } from "@preforma/ui/text";
import { useEffect, useState } from "react";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useAfterHydration } from "../../platform/loading/after-hydration.ts";
import { useNear } from "../../platform/loading/use-near.ts";
import * as css from "./company.css.ts";

/** Interval at which the clock is read, ms. */
const tick = 20_000;

/**
 * The visitor's clock, in whole minutes; null on the server, as pages are cached, and until it is in view: a slow phone
 * needs 90 ms to format its first time.
 */
function useMinute(isSeen: boolean): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!isSeen) return undefined;
    const update = () => setNow(Math.floor(Date.now() / 60_000) * 60_000);
    update();
    const timer = setInterval(update, tick);
    return () => clearInterval(timer);
  }, [isSeen]);
  return now;
}

/** An instant as a clock there shows it: `09:00`, with the weekday on request. */
function clockText(instant: number, locale: Locale, timeZone: string | undefined, weekday = false): string {
  return new Intl.DateTimeFormat(formattingTag(locale), {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(weekday ? { weekday: "long" } : {}),
    ...(timeZone ? { timeZone } : {}),
  }).format(instant);
}

/**
 * Whether the visitor's clock differs from the company's, which is three hours ahead of UTC. Unlike formatting, this is
 * quick, so that space is reserved before the hours are in view.
 */
const isElsewhere = new Date().getTimezoneOffset() !== -180;

const dayIn = (instant: number, timeZone: string | undefined) =>
  new Intl.DateTimeFormat("en-CA", timeZone ? { timeZone } : {}).format(instant);

/** When staff are available, whether that is now, and the hours on the visitor's own clock. */
export function OpeningHours() {
  const { t, locale } = useTranslation("contact");
  const { place, isNear } = useNear<HTMLDivElement>(0);
  const now = useMinute(isNear);
  const elsewhere = useAfterHydration(isElsewhere, false);
  return (
    <div ref={place} className={css.hours}>
      <DescriptionList
        items={[
          { key: "weekdays", term: t("contact.weekdays"), value: <Span hours={workingHours.weekdays} /> },
          { key: "saturday", term: t("contact.saturday"), value: <Span hours={workingHours.saturday} /> },
          { key: "sunday", term: t("contact.sunday"), value: t("contact.closedDay") },
        ]}
      />
      <Text size="s" tone="muted">
        {t("contact.zone")}
      </Text>
      {/* Reserves its space from hydration on, so that nothing shifts when it comes into view. */}
      <div className={elsewhere ? css.openStateElsewhere : css.openState}>
        {now !== null && <OpenNow now={now} locale={locale} elsewhere={elsewhere} />}
      </div>
    </div>
  );
}

function Span({ hours: [opens, closes] }: { hours: readonly [string, string] }) {
  // The time range reads from left to right in every language, as clock times do.
  return (
    <bdi dir="ltr">
      {opens}–{closes}
    </bdi>
  );
}

function OpenNow({ now, locale, elsewhere }: { now: number; locale: Locale; elsewhere: boolean }) {
  const { t } = useTranslation("contact");
  const { open, changesAt } = openStateAt(now);
  const { opensAt, closesAt } = nextHours(now);
  const when = clockText(
    changesAt,
    locale,
    companyTimeZone,
    dayIn(now, companyTimeZone) !== dayIn(changesAt, companyTimeZone),
  );
  return (
    <>
      <p className={css.openLine}>
        <Badge tone={open ? "success" : "neutral"}>{t(open ? "contact.open" : "contact.closed")}</Badge>
        <span>{t(open ? "contact.closesAt" : "contact.opensAt", { when })}</span>
      </p>
      {elsewhere && (
        <Text size="s" tone="muted">
          {t("contact.yourClock", {
            from: clockText(opensAt, locale, undefined, true),
            // In a distant time zone it may be another day by then.
            to: clockText(
              closesAt,
              locale,
              undefined,
              dayIn(opensAt, undefined) !== dayIn(closesAt, undefined),
            ),
          })}
        </Text>
      )}
    </>
  );
}
