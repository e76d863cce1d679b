export { SiteHeader, type SiteHeaderProps } from "./site-header.tsx";
export type { ProductsEntry } from "./main-navigation.tsx";
export { Logo, type LogoProps } from "./logo.tsx";
export { LogoImage, type LogoImageProps } from "./logo-image.tsx";
