export { VerifyNotice, type VerifyNoticeProps } from "./verify-notice.tsx";
