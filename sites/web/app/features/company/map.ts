/** The maps on the contact page; the only other site that a page may embed in a frame. */
export const mapOrigin = "https://www.google.com";
/** The provider's name, as visitors know it. */
export const mapProvider = "Google Maps";

/** The URLs of a place at the map's provider, by its postal address. */
export function mapUrls(address: string, locale: string) {
  const place = encodeURIComponent(address);
  return {
    frame: `${mapOrigin}/maps?q=${place}&hl=${locale}&output=embed`,
    page: `${mapOrigin}/maps/search/?api=1&query=${place}`,
    route: `${mapOrigin}/maps/dir/?api=1&destination=${place}`,
  };
}
