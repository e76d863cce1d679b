/**
 * Leads back to the page that was wanted as soon as there is a connection: that address is still the window's. Not at
 * the first sign of one, which may be gone again before a press on a link has led anywhere.
 */
export const offlineScript =
  'addEventListener("online",()=>setTimeout(()=>navigator.onLine&&location.reload(),500))';
