export { hashPassword, verifyPassword } from "./passwords.ts";
export { recordAudit, type AuditEntry } from "./audit.ts";
export { identify, requireCustomer, requireStaff, type SignedInEnvironment } from "./identify.ts";
export { actorOf, beginSession, digestOf, endSession, endSessionsOf, type Actor } from "./sessions.ts";
export type { Role } from "./tables.ts";
