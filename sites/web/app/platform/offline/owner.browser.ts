/** Storage key of the person who was signed in last in this browser, and has not signed out. */
const key = "preforma.drafts-of";

/** The person who was signed in last in this browser and has not signed out; null where there is none or no storage. */
export function owner(): number | null {
  try {
    const id = Number(localStorage.getItem(key) ?? Number.NaN);
    return Number.isSafeInteger(id) ? id : null;
  } catch {
    return null;
  }
}

/**
 * A person is signed in: deletes what another has left whose session has ended without signing out. Otherwise their
 * forms that wait for a connection would be sent in the name of the present person.
 */
export async function removeAllBut(customerId: number): Promise<void> {
  try {
    const owner = localStorage.getItem(key);
    localStorage.setItem(key, String(customerId));
    if (owner === null || owner === String(customerId)) return;
  } catch {
    // Where nothing can be stored, nothing was left.
    return;
  }
  await dropAll();
}

/** A person signs out: deletes what was typed, what was looked at and what waits. */
export async function forgetOwner(): Promise<void> {
  await dropAll();
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

/** No page carries the code for this. What cannot be fetched without a connection is done by the worker, or next time. */
async function dropAll(): Promise<void> {
  await Promise.allSettled([
    import("./drop-drafts.ts").then(({ dropDrafts }) => dropDrafts()),
    // Where there is no worker, nothing else deletes their data.
    import("./forget.browser.ts").then(({ forgetVisitor }) => forgetVisitor()),
  ]);
}
