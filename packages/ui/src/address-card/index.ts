export { AddressCard, type AddressCardProps } from "./address-card.tsx";
export { AddressLines, type ShownAddress } from "./address-lines.tsx";
