export { UserMenu, type UserMenuProps, type UserMenuSession } from "./user-menu.tsx";
