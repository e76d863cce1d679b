/** Where the sign-out form is posted; a path of the site's server, not a page. */
export const signOutPath = "/sign-out";
