export { TextLink, type TextLinkProps } from "./link.tsx";
