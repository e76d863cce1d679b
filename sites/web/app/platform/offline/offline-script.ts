/**
 * Reloads the requested page, whose URL the window still has, as soon as there is a connection. Not on the event
 * itself: the connection may be lost again within moments, or a pressed link may be about to lead elsewhere.
 */
export const offlineScript =
  'addEventListener("online",()=>setTimeout(()=>navigator.onLine&&location.reload(),500))';
