/** How much of the window's end the banner covers in the longest language, about. */
export const bannerSize = "--pf-cookie-banner-size";

/** How floating elements are shown while the banner is open: `none` where it leaves the page little room. */
export const besideBanner = "--pf-beside-cookie-banner";
