export { AddressList, type AddressListProps, type AddressPages } from "./address-list.tsx";
