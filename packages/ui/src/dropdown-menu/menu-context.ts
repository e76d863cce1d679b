"use client";

import { createContext, use, type ComponentType, type HTMLAttributes, type ReactNode, type Ref } from "react";
import type { Floating } from "../popover/use-floating.ts";
import type { MenuPartProps } from "./menu-part.tsx";
import type { OpenProps } from "../intent/use-open.ts";

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

/** Natively an item is a button or a link, in the menu of the library a `<div>` or a link. */
interface Piece extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLDivElement>;
}

/** What every item of a menu takes. */
export interface MenuItemProps extends Omit<Piece, "onSelect"> {
  /** Called when the item is chosen. Prevent the event, and the menu stays open. */
  onSelect?: (event: Event) => void;
  /** Can be reached and is read out, but does nothing. @default false */
  disabled?: boolean;
  /** `danger` for what cannot be undone. @default "neutral" */
  tone?: "neutral" | "danger";
  /** What typed letters find it by. @default its text */
  textValue?: string;
}

export interface DropdownMenuItemProps extends MenuItemProps {
  /** Hands everything to the element in it: a link. @default false */
  asChild?: boolean;
  /** Id of a form that the item sends. It works without JavaScript too. */
  form?: string;
}

export interface DropdownMenuCheckboxItemProps extends MenuItemProps {
  /** Whether it is on. */
  checked: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

export interface DropdownMenuRadioGroupProps extends Piece {
  /** The chosen value. */
  value: string;
  onValueChange?: (value: string) => void;
}

export interface DropdownMenuRadioItemProps extends MenuItemProps {
  /** Its value in its group. */
  value: string;
}

export type DropdownMenuLabelProps = Piece;

export interface DropdownMenuSubProps extends OpenProps {
  /** A `DropdownMenuSubTrigger` and a `DropdownMenuSubContent`. */
  children: ReactNode;
}

export type DropdownMenuSubTriggerProps = Omit<MenuItemProps, "onSelect">;

export type DropdownMenuSubContentProps = Omit<Piece, "role">;
