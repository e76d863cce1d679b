export { errorMessages, messageCodes, messageTexts, type MessageCode } from "./messages.ts";
