import type { ControlProp } from "../../packages/ui/src/layout/index.ts";

/** Reserve the `id` for links to them: the settings' link, the summary of errors, the product that is compared. */
export const ownId: readonly string[] = [
  "AddressChoice",
  "CompareButton",
  "CookieBanner",
  "FormCheckbox",
  "FormCombobox",
  "FormFileUpload",
  "FormNumberField",
  "FormPasswordField",
  "FormPhoneField",
  "FormSelect",
  "FormTextArea",
  "FormTextField",
  "SenderEmail",
  "SenderPhone",
];

/** Render no element, none until they are used, or two: their types take no attributes. */
export const withoutElement: readonly string[] = [
  "AddressFields",
  "DialogRoot",
  "DropdownMenuRoot",
  "DropdownMenuSub",
  "HiddenFields",
  "PopoverRoot",
  "Price",
  "SearchSuggestions",
  "UiProvider",
];

/** What a field decides itself, as its type says: the names that the contract gives. */
export const fixedProps: Readonly<Partial<Record<string, readonly ControlProp[]>>> = {
  SenderEmail: ["name"],
  SenderPhone: ["name"],
};
