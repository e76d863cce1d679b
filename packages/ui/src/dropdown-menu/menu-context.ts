"use client";

import { createContext, use, type ComponentType } from "react";
import type { Floating } from "../popover/use-floating.ts";
import type {
  DropdownMenuCheckboxItemProps,
  DropdownMenuItemProps,
  DropdownMenuLabelProps,
  DropdownMenuRadioGroupProps,
  DropdownMenuRadioItemProps,
  DropdownMenuSubContentProps,
  DropdownMenuSubProps,
  DropdownMenuSubTriggerProps,
} from "./item-props.ts";
import type { MenuPartProps } from "./menu-part.tsx";

/** What the parts of a menu share. */
export const MenuContext = createContext<Floating<MenuPartProps> | null>(null);

/** The menu around a part. Throws where there is none. */
export function useMenu(): Floating<MenuPartProps> {
  const menu = use(MenuContext);
  if (menu === null) throw new Error("This part of a menu must stand in a <DropdownMenuRoot>.");
  return menu;
}

/** What an open menu of the library is made of. */
export interface MenuPieces {
  readonly Item: ComponentType<DropdownMenuItemProps>;
  readonly CheckboxItem: ComponentType<DropdownMenuCheckboxItemProps>;
  readonly RadioGroup: ComponentType<DropdownMenuRadioGroupProps>;
  readonly RadioItem: ComponentType<DropdownMenuRadioItemProps>;
  readonly Label: ComponentType<DropdownMenuLabelProps>;
  readonly Separator: ComponentType<DropdownMenuLabelProps>;
  readonly Sub: ComponentType<DropdownMenuSubProps>;
  readonly SubTrigger: ComponentType<DropdownMenuSubTriggerProps>;
  readonly SubContent: ComponentType<DropdownMenuSubContentProps>;
}

/** The pieces in a menu of the library; null in the native panel. */
export const MenuPiecesContext = createContext<MenuPieces | null>(null);
