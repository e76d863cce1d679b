export { hashPassword, verifyPassword } from "./passwords.ts";
export { recordAudit, recordAudits, type AuditBy, type AuditEntry } from "./audit.ts";
export { recordRefused } from "./refused-log.ts";
export { identify, requireCustomer, requireStaff, type SignedInEnvironment } from "./identify.ts";
export { actorOf, beginSession, digestOf, endSession, endSessionsOf, type Actor } from "./sessions.ts";
export type { Role } from "./tables.ts";
