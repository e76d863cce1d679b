export { ChangePasswordForm, type ChangePasswordFormProps } from "./change-password-form.tsx";
export { ForgottenPasswordForm, type ForgottenPasswordFormProps } from "./forgotten-password-form.tsx";
export type { PasswordFormProps } from "./password-form-props.ts";
export { ResetPasswordForm, type ResetPasswordFormProps } from "./reset-password-form.tsx";
