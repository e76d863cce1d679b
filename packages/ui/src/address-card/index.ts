export { AddressCard, type AddressCardProps } from "./address-card.tsx";
