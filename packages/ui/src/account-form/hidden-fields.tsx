/**
 * Hidden fields of a form: `csrfToken`, `callbackUrl`, the token of a link.
 *
 * @import import { HiddenFields } from "@preforma/ui/account-form";
 */
export function HiddenFields({ fields }: { readonly fields: Readonly<Record<string, string>> | undefined }) {
  return Object.entries(fields ?? {}).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
