export {
  ConnectionNotice,
  type ConnectionNoticeProps,
  WaitingList,
  type WaitingItem,
  type WaitingListProps,
} from "./connection-notice.tsx";
