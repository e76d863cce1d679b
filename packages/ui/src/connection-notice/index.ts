export { ConnectionNotice, type ConnectionNoticeProps } from "./connection-notice.tsx";
export { WaitingList, type WaitingItem, type WaitingListProps } from "./waiting-list.tsx";
