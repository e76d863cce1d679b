/** Where the form of the cookie banner is posted without script; a path of the site's server, not a page. */
export const consentPath = "/cookie-consent";
