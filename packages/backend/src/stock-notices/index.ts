export { stockNoticeRoutes } from "./routes.ts";
export { sendDueNotices } from "./send-due.ts";
