export { SiteHeader, type ProductsEntry, type SiteHeaderProps } from "./site-header.tsx";
export { Logo, type LogoProps } from "./logo.tsx";
