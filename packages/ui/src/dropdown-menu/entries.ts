import type { IconComponent } from "../icon/icon.tsx";

/**
 * One entry: it leads somewhere by `href`, does something by `onSelect`, sends a form, is on or off, or opens a submenu.
 */
export interface DropdownMenuAction {
  id: string;
  /** What the entry says. */
  label: string;
  icon?: IconComponent;
  href?: string;
  onSelect?: () => void;
  /** Id of a form that it sends. It works without JavaScript too. */
  form?: string;
  /** Makes it a choice that is on or off. */
  checked?: boolean;
  /** Called with the new state of an entry with `checked`. */
  onCheckedChange?: (checked: boolean) => void;
  /** The entries of its submenu. */
  items?: readonly DropdownMenuEntry[];
  /** Can be reached and is read out, but does nothing. @default false */
  disabled?: boolean;
  /** `danger` for what cannot be undone. @default "neutral" */
  tone?: "neutral" | "danger";
}

/** Entries of which one is chosen. */
export interface DropdownMenuChoice {
  id: string;
  /** What is chosen here; read out as the group's name. */
  label: string;
  /** The chosen value. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** What a menu may list. */
export type DropdownMenuEntry = DropdownMenuAction | DropdownMenuChoice;
