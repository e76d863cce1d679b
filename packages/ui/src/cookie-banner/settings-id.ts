/** By which the link in the footer, and any other address, finds the settings. */
export const settingsId = "cookie-settings";
