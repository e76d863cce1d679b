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
  beginSecondFactor,
  changeEmail,
  changePassword,
  checkPasswordReset,
  checkVerification,
  confirmDeletion,
  confirmEmail,
  confirmSecondFactor,
  deleteAccount,
  endAccountSession,
  exportAccount,
  profileQuery,
  register,
  removeSecondFactor,
  renewRecoveryCodes,
  resetPassword,
  saveProfile,
  secondFactorQuery,
  sendPasswordReset,
  sendVerification,
  sessionsQuery,
  verifyEmail,
  type ProfileForm,
  type RegistrationForm,
} from "./queries.ts";
export type { AccountExport, AccountProfile, AccountSession, SecondFactor } from "./types.ts";
export { companyNumber, isCitizenNumber, isTaxNumber, vknLength } from "./vkn.ts";
export * from "./session/index.ts";
