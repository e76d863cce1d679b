import type { ShellSettings } from "../loading/root-data.ts";
import { organization, type StructuredNode } from "./structured-data.tsx";

/** The company behind the site, as its settings describe it. */
export function companyNode(origin: string, name: string, settings: ShellSettings): StructuredNode {
  const { contact_info, social_media_links, logo_url } = settings;
  const [address] = contact_info.address;
  return {
    ...organization({
      name,
      origin,
      logo: logo_url,
      ...(contact_info.email[0] ? { email: contact_info.email[0].value } : {}),
      ...(contact_info.phone[0] ? { phone: contact_info.phone[0].value } : {}),
      profiles: social_media_links.map(({ url }) => url),
    }),
    ...(address
      ? { address: { "@type": "PostalAddress", streetAddress: address.value, addressCountry: "TR" } }
      : {}),
  };
}
