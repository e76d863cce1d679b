/** What cookies may be used for, in the order in which the settings list it. */
export const cookieCategories = ["necessary", "functional", "analytics", "marketing"] as const;

/** A purpose of cookies. */
export type CookieCategory = (typeof cookieCategories)[number];

/** What a visitor has allowed. */
export interface CookiePreferences {
  /** No one can refuse these, so no one is asked. */
  readonly necessary: true;
  readonly functional: boolean;
  readonly analytics: boolean;
  readonly marketing: boolean;
  /** When it was decided, ISO 8601. */
  readonly lastUpdated: string;
}

/** A choice made in the settings. */
export type CookieChoice = Readonly<Record<Exclude<CookieCategory, "necessary">, boolean>>;

/** What was chosen in the settings, decided now. */
export function choosePreferences(choice: CookieChoice, now: Date = new Date()): CookiePreferences {
  const { functional, analytics, marketing } = choice;
  return { necessary: true, functional, analytics, marketing, lastUpdated: now.toISOString() };
}

/** All four categories. */
export function acceptAll(now?: Date): CookiePreferences {
  return choosePreferences({ functional: true, analytics: true, marketing: true }, now);
}

/** Only what is necessary. */
export function rejectAll(now?: Date): CookiePreferences {
  return choosePreferences({ functional: false, analytics: false, marketing: false }, now);
}

/** Whether a purpose has been allowed. Before any decision, only what is necessary has. */
export function isAllowed(preferences: CookiePreferences | null, category: CookieCategory): boolean {
  return category === "necessary" || preferences?.[category] === true;
}
