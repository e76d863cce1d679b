export {
  ForgottenPasswordForm,
  type ForgottenPasswordFormProps,
  type PasswordFormProps,
} from "./forgotten-password-form.tsx";
export {
  ChangePasswordForm,
  ResetPasswordForm,
  type ChangePasswordFormProps,
  type ResetPasswordFormProps,
} from "./new-password-forms.tsx";
