/** How much of the window's end the banner covers, once it is measured. */
export const bannerSize = "--pf-cookie-banner-size";
