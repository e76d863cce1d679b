/** The company's time zone. */
export const companyTimeZone = "Europe/Istanbul";

/** When staff are available, in {@link companyTimeZone}: opening and closing time; closed on Sundays. */
export const workingHours = {
  weekdays: ["09:00", "18:00"],
  saturday: ["09:00", "12:00"],
} as const satisfies Record<string, readonly [opens: string, closes: string]>;

/** Whether staff are available now, and when that next changes, ms since the epoch. */
export interface OpenState {
  open: boolean;
  changesAt: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

let clock: Intl.DateTimeFormat | null = null;

/** Created on first use: that is slow in a browser, and most pages show no hours. */
const companyClock = (): Intl.DateTimeFormat =>
  (clock ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: companyTimeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }));

/** The company's offset from UTC at an instant, ms. */
function offsetAt(instant: number): number {
  const part = Object.fromEntries(
    companyClock()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const local = Date.UTC(
    part["year"] ?? 0,
    (part["month"] ?? 1) - 1,
    part["day"],
    part["hour"],
    part["minute"],
    part["second"],
  );
  return local - Math.floor(instant / 1000) * 1000;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The hours of a weekday, 0 for Sunday; null when closed. */
function hoursOn(weekday: number): readonly [string, string] | null {
  if (weekday === 0) return null;
  return weekday === 6 ? workingHours.saturday : workingHours.weekdays;
}

/**
 * Opening and closing of the first day, from the current one on, that has hours and is not over, ms since the epoch.
 */
export function nextHours(now: number): { opensAt: number; closesAt: number } {
  const offset = offsetAt(now);
  const today = Math.floor((now + offset) / day) * day;
  for (let ahead = 0; ; ahead += 1) {
    const date = today + ahead * day;
    const hours = hoursOn(new Date(date).getUTCDay());
    if (!hours) continue;
    const [opensAt, closesAt] = hours.map((time) => date + minutesOf(time) * minute - offset) as [
      number,
      number,
    ];
    if (now < closesAt) return { opensAt, closesAt };
  }
}

/** Whether staff are available at an instant (ms since the epoch). Public holidays are not considered. */
export function openStateAt(now: number): OpenState {
  const { opensAt, closesAt } = nextHours(now);
  return now < opensAt ? { open: false, changesAt: opensAt } : { open: true, changesAt: closesAt };
}
