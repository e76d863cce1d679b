import type { ShellSettings } from "../loading/root-data.ts";
import { absolute, type StructuredNode } from "./structured-data.tsx";

/** The company behind the site, as its settings describe it. */
export function companyNode(origin: string, name: string, settings: ShellSettings): StructuredNode {
  const { contact_info, social_media_links, logo_url } = settings;
  const [[email], [phone], [address]] = [contact_info.email, contact_info.phone, contact_info.address];
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: absolute(origin, logo_url),
    ...(email?.value && { email: email.value }),
    ...(phone?.value && { telephone: phone.value }),
    ...(social_media_links.length > 0 && { sameAs: social_media_links.map(({ url }) => url) }),
    ...(address && {
      address: { "@type": "PostalAddress", streetAddress: address.value, addressCountry: "TR" },
    }),
  };
}
