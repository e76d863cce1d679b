export { FaqList, type FaqListProps } from "./faq-list.tsx";
export type { FaqQuestion, FaqTopicGroup } from "./faq-list.logic.ts";
