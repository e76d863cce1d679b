export { brandName } from "./transport.ts";
export { eraseMailsAbout, queueMail, type Mail, type MailTopic } from "./queue.ts";
export { mailFigures, type MailFigures } from "./overview.ts";
export { composeMail, type Fact, type MailContent } from "./layout.ts";
export type { MailTiming } from "./timing.ts";
export { MailWorker, type MailWorkerParts } from "./worker.ts";
