export { composeMail, type ComposedMail, type MailContent } from "./layout.ts";
export { queueMail, type Mail } from "./queue.ts";
export type { MailTiming } from "./timing.ts";
export { startMailWorker, type MailWorker, type MailWorkerParts } from "./worker.ts";
