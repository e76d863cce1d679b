export { MegaMenu, type MegaMenuProps } from "./mega-menu.tsx";
export { megaMenuCards } from "./mega-menu.logic.ts";
