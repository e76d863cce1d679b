import type { DemoEntry } from "../entry.ts";
import { samplesQuestions } from "./samples.ts";

/** Questions and answers; the page groups them by topic. */
export const faqs: readonly DemoEntry<"faqs">[] = [...samplesQuestions];
