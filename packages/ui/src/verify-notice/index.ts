export { DeadLinkNotice, type DeadLinkNoticeProps } from "./dead-link-notice.tsx";
export { VerifyNotice, type VerifyNoticeProps } from "./verify-notice.tsx";
