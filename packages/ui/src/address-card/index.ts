export { AddressCard, type AddressCardProps } from "./address-card.tsx";
export { AddressLines, type AddressLinesProps, type ShownAddress } from "./address-lines.tsx";
