/** The fragment of the settings, for the footer link and any other. */
export const settingsId = "cookie-settings";
