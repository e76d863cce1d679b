export { FormPasswordField, PasswordField, type PasswordFieldProps } from "./password-field.tsx";
