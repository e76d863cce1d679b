/** The purposes of cookies, in the order of the settings. */
export const cookieCategories = ["necessary", "functional", "analytics", "marketing"] as const;

/** A purpose of cookies. */
export type CookieCategory = (typeof cookieCategories)[number];

/** A visitor's decision. */
export interface CookiePreferences {
  /** These cannot be refused. */
  readonly necessary: true;
  readonly functional: boolean;
  readonly analytics: boolean;
  readonly marketing: boolean;
  /** When it was decided, ISO 8601. */
  readonly lastUpdated: string;
}

/** A choice made in the settings. */
export type CookieChoice = Readonly<Record<Exclude<CookieCategory, "necessary">, boolean>>;

/** The choice made in the settings, dated now. */
export function choosePreferences(choice: CookieChoice, now: Date = new Date()): CookiePreferences {
  const { functional, analytics, marketing } = choice;
  return { necessary: true, functional, analytics, marketing, lastUpdated: now.toISOString() };
}

/** All four categories. */
export function acceptAll(now?: Date): CookiePreferences {
  return choosePreferences({ functional: true, analytics: true, marketing: true }, now);
}

/** Only necessary cookies. */
export function rejectAll(now?: Date): CookiePreferences {
  return choosePreferences({ functional: false, analytics: false, marketing: false }, now);
}

/** Whether a purpose is allowed. Before any decision, only necessary cookies are. */
export function isAllowed(preferences: CookiePreferences | null, category: CookieCategory): boolean {
  return category === "necessary" || preferences?.[category] === true;
}
