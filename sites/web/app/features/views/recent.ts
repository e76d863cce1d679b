import { isAllowed, readConsent } from "@preforma/domain/consent";
import { recentKey } from "../../platform/offline/storage-keys.ts";

/** The length of a row, plus one for the current product. */
const maxProducts = 9;

/** The recently viewed products in this browser, the latest first; none where that is not allowed. */
export function recentProducts(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(recentKey) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : [];
  } catch {
    return [];
  }
}

/** Saves a product as the latest, with consent to functional storage; without it, the list is deleted. */
export function saveRecent(id: number): void {
  if (!isAllowed(readConsent(document.cookie), "functional")) return forgetRecent();
  const ids = [id, ...recentProducts().filter((other) => other !== id)].slice(0, maxProducts);
  try {
    localStorage.setItem(recentKey, JSON.stringify(ids));
  } catch {
    // Storage is full or denied.
  }
}

/** Deletes the list. */
export function forgetRecent(): void {
  try {
    localStorage.removeItem(recentKey);
  } catch {
    // Storage is denied, so there is none.
  }
}
