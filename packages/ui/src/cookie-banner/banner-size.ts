/** How much of the window's end the banner covers at most, for what floats there in browsers without anchors. */
export const bannerSize = "--pf-cookie-banner-size";

/** How much it covers, once it is measured: for the root alone, since a change of it would restyle all that inherits. */
export const measuredSize = "pf-cookie-banner-measured";

/** How floating elements are shown while the banner is open: `none` where it leaves the page little room. */
export const besideBanner = "--pf-beside-cookie-banner";
