export { AddressList, type AddressListProps } from "./address-list.tsx";
