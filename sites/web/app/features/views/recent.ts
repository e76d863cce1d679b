import { isAllowed, readConsent } from "@preforma/domain/consent";

const key = "preforma.recent";
/** As many as a row shows, and the product that is looked at now. */
const maxProducts = 9;

/** The products that were looked at last in this browser, the latest first; none where that is not allowed. */
export function recentProducts(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : [];
  } catch {
    return [];
  }
}

/** Saves a product as the latest, where functional storage was allowed; where it no longer is, nothing is left. */
export function saveRecent(id: number): void {
  if (!isAllowed(readConsent(document.cookie), "functional")) return forgetRecent();
  const ids = [id, ...recentProducts().filter((other) => other !== id)].slice(0, maxProducts);
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Full or forbidden.
  }
}

/** Forgets all of them. */
export function forgetRecent(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden, and so nothing is there.
  }
}
