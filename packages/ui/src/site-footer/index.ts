export { SiteFooter, type Hours, type SiteFooterProps } from "./site-footer.tsx";
export { SocialLinks, type SocialLink, type SocialLinksProps } from "./social-links.tsx";
export { socialNetwork, type SocialNetwork } from "./social-marks.ts";
