export { DetailsMenu, type DetailsMenuProps } from "./details-menu.tsx";
