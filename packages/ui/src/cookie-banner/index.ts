export { CookieBanner, type CookieBannerProps } from "./cookie-banner.tsx";
export { CookieSettingsLink, type CookieSettingsLinkProps } from "./cookie-settings-link.tsx";
