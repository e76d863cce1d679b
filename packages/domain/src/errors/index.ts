export { errorMessages, messageCodes, type MessageCode } from "./messages.ts";
