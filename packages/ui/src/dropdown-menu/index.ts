export { DropdownMenu, type DropdownMenuProps } from "./dropdown-menu.tsx";
export type { DropdownMenuEntry, DropdownMenuItem, DropdownMenuRadioGroup } from "./entries.ts";
