/** The approximate height of the banner in the longest language. */
export const bannerSize = "--pf-cookie-banner-size";

/** The display of floating elements while the banner is open: `none` if it leaves the page little room. */
export const besideBanner = "--pf-beside-cookie-banner";
