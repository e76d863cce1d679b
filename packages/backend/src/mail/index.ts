export { queueMail, type Mail } from "./queue.ts";
