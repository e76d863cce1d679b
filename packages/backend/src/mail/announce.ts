/** Workers of this process that are notified of new mail. */
const listeners = new Set<() => void>();

/**
 * Tells the workers of this process that a mail was promised. The transaction around it is still open,
 * so they look a few times in the moments that follow; mails that they miss are found by their regular look.
 */
export function announceMail(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener for every mail that is promised in this process; returns a function that stops it. */
export function onMailAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
