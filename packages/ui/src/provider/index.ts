export { formatMessage, formatNumber } from "../messages/message.ts";
export {
  UiProvider,
  useLink,
  useLocale,
  useMessages,
  type UiContext,
  type UiLinkProps,
} from "./provider.tsx";
