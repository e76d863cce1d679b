export { senderOf } from "./sender.server.ts";
