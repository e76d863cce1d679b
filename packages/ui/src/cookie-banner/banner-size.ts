/** How much of the window's end the banner covers; what else is fixed there keeps clear of it. */
export const bannerSize = "--pf-cookie-banner-size";
