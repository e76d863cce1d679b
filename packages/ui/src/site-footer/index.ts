export { SiteFooter, type Hours, type SiteFooterProps, type SocialLink } from "./site-footer.tsx";
export { socialNetwork, type SocialNetwork } from "./social-marks.tsx";
