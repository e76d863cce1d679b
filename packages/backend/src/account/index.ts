export { hashPassword, verifyPassword } from "./passwords.ts";
export { recordAudit, recordAudits, type AuditBy, type AuditEntry } from "../audit/index.ts";
export {
  askedBy,
  customerRoute,
  identify,
  staffRoute,
  type SignedInEnvironment,
  recordRefused,
} from "./identify.ts";
export { actorOf, beginSession, digestOf, endSession, endSessionsOf } from "./sessions.ts";
export type { Actor } from "../http/index.ts";
export type { Role } from "../database/tables/account.ts";
