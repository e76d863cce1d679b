/** Most addresses that one customer keeps. */
export const mostAddresses = 50;

/** Street, neighbourhood, district and city in one line, as section 3 combines them. */
export function addressLine(address: {
  street: string;
  neighborhood: string;
  district: string;
  city: string;
}): string {
  return [address.street, address.neighborhood, address.district, address.city].filter(Boolean).join(", ");
}
