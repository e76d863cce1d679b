export { FormPhoneField, PhoneField, type PhoneFieldProps } from "./phone-field.tsx";
