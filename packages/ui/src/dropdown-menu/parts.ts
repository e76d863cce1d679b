export {
  DropdownMenuCheckboxItem as CheckboxItem,
  DropdownMenuItem as Item,
  DropdownMenuLabel as Label,
  DropdownMenuRadioGroup as RadioGroup,
  DropdownMenuRadioItem as RadioItem,
  DropdownMenuSeparator as Separator,
  DropdownMenuSub as Sub,
  DropdownMenuSubContent as SubContent,
  DropdownMenuSubTrigger as SubTrigger,
} from "./menu-items.tsx";
export {
  DropdownMenuContent as Content,
  DropdownMenuRoot as Root,
  DropdownMenuTrigger as Trigger,
} from "./menu-root.tsx";
