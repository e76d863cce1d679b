import type { SiteSettings } from "@preforma/domain/settings";
import type { TFunction } from "i18next";

/**
 * What the keys of the settings' contact lists mean in the page's language, for those that the site has a word for;
 * `t` is that of the namespace `contact`.
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
