/** Max addresses that one customer can save. */
export const maxAddresses = 50;

/** Street, neighbourhood, district and city in one line. */
export function addressLine(address: {
  street: string;
  neighborhood: string;
  district: string;
  city: string;
}): string {
  return [address.street, address.neighborhood, address.district, address.city].filter(Boolean).join(", ");
}

/** The parts of an address in two lines, without parts that the country's addresses lack. */
export function addressParts(address: {
  street: string;
  address_detail: string;
  neighborhood: string;
  postal_code: string;
  district: string;
  city: string;
}): readonly string[] {
  const place = [address.district, address.city].filter(Boolean).join(" / ");
  return [
    [address.street, address.address_detail],
    [address.neighborhood, [address.postal_code, place].filter(Boolean).join(" ")],
  ]
    .map((parts) => parts.filter(Boolean).join(", "))
    .filter(Boolean);
}
