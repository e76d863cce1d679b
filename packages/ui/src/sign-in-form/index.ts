export { MagicLinkForm, type MagicLinkFormProps } from "./magic-link-form.tsx";
export {
  ProviderButtons,
  type ProviderButtonsProps,
  type ProviderChoice,
  SignInForm,
  type SignInAttempt,
  type SignInFormProps,
} from "./sign-in-form.tsx";
