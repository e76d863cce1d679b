import type { DemoEntry } from "../entry.ts";
import { accountQuestions } from "./account.ts";
import { customisationQuestions } from "./customisation.ts";
import { deliveryQuestions } from "./delivery.ts";
import { orderingQuestions } from "./ordering.ts";
import { paymentQuestions } from "./payment.ts";
import { productsQuestions } from "./products.ts";
import { qualityQuestions } from "./quality.ts";
import { samplesQuestions } from "./samples.ts";

/** Questions and answers; the page groups them by topic. */
export const faqs: readonly DemoEntry<"faqs">[] = [
  ...orderingQuestions,
  ...samplesQuestions,
  ...productsQuestions,
  ...customisationQuestions,
  ...qualityQuestions,
  ...deliveryQuestions,
  ...paymentQuestions,
  ...accountQuestions,
];
