export {
  DropdownMenu,
  type DropdownMenuProps,
  type DropdownMenuAction,
  type DropdownMenuChoice,
  type DropdownMenuEntry,
} from "./dropdown-menu.tsx";
export type {
  DropdownMenuCheckboxItemProps,
  DropdownMenuItemProps,
  DropdownMenuLabelProps,
  DropdownMenuRadioGroupProps,
  DropdownMenuRadioItemProps,
  DropdownMenuSubContentProps,
  DropdownMenuSubProps,
  DropdownMenuSubTriggerProps,
  MenuItemProps,
} from "./menu-context.ts";
export {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from "./menu-items.tsx";
export {
  DropdownMenuContent,
  DropdownMenuRoot,
  DropdownMenuTrigger,
  type DropdownMenuContentProps,
  type DropdownMenuRootProps,
} from "./menu-root.tsx";
/** The parts of a menu under one name: `DropdownMenuParts.Root`, `DropdownMenuParts.Item` and so on. */
export * as DropdownMenuParts from "./parts.ts";
