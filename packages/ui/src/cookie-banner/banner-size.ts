/** How much of the window's end the banner covers, once it is measured. */
export const bannerSize = "--pf-cookie-banner-size";

/** How what floats beside the banner is shown while it stands: `none` where the banner leaves the page little room. */
export const besideBanner = "--pf-beside-cookie-banner";
