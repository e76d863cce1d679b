export { messagesFor } from "./messages-for.ts";
export {
  formatMessage,
  formatNumber,
  type Message,
  type MessageTable,
  type MessageValues,
  type PluralMessage,
} from "./message.ts";
export { overrideMessages, type UiMessageOverrides } from "./override-messages.ts";
export type { UiMessages } from "./table.ts";
