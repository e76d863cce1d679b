import type { SiteSettings } from "@preforma/domain/settings";
import type { TFunction } from "i18next";

/**
 * Labels for the keys of the settings' contact lists, where the site has a translation; `t` is that of the namespace
 * `contact`.
 */
export function deskLabels(contact: SiteSettings["contact_info"], t: TFunction): Record<string, string> {
  const keys = new Set(Object.values(contact).flatMap((list) => list.map(({ key }) => key)));
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const label = t(`contact:contact.desk.${key}`, { defaultValue: "" });
      return label === "" ? [] : [[key, label]];
    }),
  );
}
