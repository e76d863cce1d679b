/** Storage key of the customer who last signed in in this browser and has not signed out. */
const key = "preforma.drafts-of";

/** The customer who last signed in in this browser and has not signed out; null where there is none or no storage. */
export function owner(): number | null {
  try {
    const id = Number(localStorage.getItem(key) ?? Number.NaN);
    return Number.isSafeInteger(id) ? id : null;
  } catch {
    return null;
  }
}

/**
 * Called when a customer is signed in: deletes the data of another one whose session ended without signing out.
 * Otherwise that customer's waiting forms would be sent in the name of the current one.
 */
export async function removeAllBut(customerId: number): Promise<void> {
  try {
    const owner = localStorage.getItem(key);
    localStorage.setItem(key, String(customerId));
    if (owner === null || owner === String(customerId)) return;
  } catch {
    // Where storage is denied, nothing was stored.
    return;
  }
  await dropAll();
}

/** Called when a customer signs out: deletes drafts, viewed products and waiting forms. */
export async function forgetOwner(): Promise<void> {
  await dropAll();
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

/**
 * No page loads the code for this upfront. Where it cannot be fetched offline, the worker does it, or the next call.
 */
async function dropAll(): Promise<void> {
  await Promise.allSettled([
    import("./delete-drafts.ts").then(({ deleteDrafts }) => deleteDrafts()),
    // Without a worker, nothing else deletes their data.
    import("./forget.browser.ts").then(({ forgetVisitor }) => forgetVisitor()),
  ]);
}
