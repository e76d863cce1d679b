/** Where it is kept who was signed in last in this browser, and has not signed out. */
const key = "preforma.drafts-of";

/** Who was signed in last in this browser and has not signed out; null where nobody was, or nothing can be kept. */
export function owner(): number | null {
  try {
    const id = Number(localStorage.getItem(key) ?? Number.NaN);
    return Number.isSafeInteger(id) ? id : null;
  } catch {
    return null;
  }
}

/**
 * Somebody is signed in: what somebody else has left, whose session has ended without signing out, is forgotten. Their
 * forms that wait for a connection would else be sent in the name of the one who is here now.
 */
export async function removeAllBut(customerId: number): Promise<void> {
  try {
    const owner = localStorage.getItem(key);
    localStorage.setItem(key, String(customerId));
    if (owner === null || owner === String(customerId)) return;
  } catch {
    // Where nothing can be kept, nothing was left.
    return;
  }
  await dropAll();
}

/** Somebody signs out: nothing of what was typed, looked at or waits stays. */
export async function forgetOwner(): Promise<void> {
  await dropAll();
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

/** No page carries the code for this. What cannot be fetched without a connection is done by the worker, or next time. */
async function dropAll(): Promise<void> {
  await Promise.allSettled([
    import("./drop-drafts.ts").then(({ dropDrafts }) => dropDrafts()),
    // Where there is no worker, nobody else forgets what is theirs.
    import("./forget.browser.ts").then(({ forgetVisitor }) => forgetVisitor()),
  ]);
}
