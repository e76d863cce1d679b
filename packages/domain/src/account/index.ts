export {
  longestPassword,
  passwordFault,
  passwordMessages,
  shortestPassword,
  type PasswordFault,
} from "./password.ts";
export { accountFieldMessages, accountMessages } from "./messages.ts";
export {
  acceptPrivacyNotice,
  accountKey,
  changeEmail,
  changePassword,
  checkPasswordReset,
  confirmDeletion,
  confirmEmail,
  deleteAccount,
  endAccountSession,
  exportAccount,
  profileQuery,
  register,
  resetPassword,
  saveProfile,
  sendPasswordReset,
  sendVerification,
  sessionsQuery,
  verifyEmail,
  type ProfileForm,
  type RegistrationForm,
} from "./queries.ts";
export type { AccountExport, AccountProfile, AccountSession } from "./types.ts";
export { companyNumber, isCitizenNumber, isTaxNumber, vknLength } from "./vkn.ts";
export * from "./session/index.ts";
