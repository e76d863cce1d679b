export { composeMail, type ComposedMail, type MailContent } from "./layout.ts";
export { queueMail, type Mail } from "./queue.ts";
