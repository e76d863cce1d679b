export * from "./password.ts";
export { accountFieldMessages, accountMessages } from "./messages.ts";
export * from "./queries.ts";
export type { ProfileForm, RegistrationForm } from "./schema.ts";
export type { AccountExport, AccountProfile, AccountSession, SecondFactor } from "./types.ts";
export { companyNumber, isCitizenNumber, isTaxNumber, maxCompanyNumberLength } from "./vkn.ts";
export * from "./session/index.ts";
