export {
  CookieBanner,
  CookieSettingsLink,
  type CookieBannerProps,
  type CookieSettingsLinkProps,
} from "./cookie-banner.tsx";
