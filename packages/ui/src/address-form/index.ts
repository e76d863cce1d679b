export { AddressFields, type AddressFieldsProps } from "./address-fields.tsx";
export { AddressForm, type AddressFormProps } from "./address-form.tsx";
export type { LoadPlaces } from "./use-places.ts";
