import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Asks for an account, of a person or of a company.",
  use: ["on the page for new customers", "beside sign-in, where a page asks for an account"],
  instead: [
    { when: "the customer has an account", component: "sign-in-form" },
    { when: "details of an account are changed", component: "profile-form" },
    { when: "the link that proves the address is waited for", component: "verify-notice" },
  ],
  advice: [
    {
      do: "Say the same after sending whether or not the address is known.",
      dont: "Warn that there is an account already.",
      because: "The form would tell anybody who buys here.",
    },
    {
      do: "Leave the company folded until it is ticked.",
      dont: "Ask everybody for a tax number.",
      because: "Who orders a sample as a person has none, and leaves.",
    },
    {
      do: "Link the notice by `privacyHref` in the page's language.",
      dont: "Tick the consent beforehand.",
      because: "A consent counts only where it was given; the form starts without it.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through the fields; those of a company only while they are open" },
    { keys: ["Space"], action: "On a tick, sets or takes it; that of the company opens its fields" },
    { keys: ["Enter"], action: "In a field, sends the form" },
  ],
  accessibility: {
    pattern: "Form with an error summary",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
    notes: [
      "What is wrong is listed above the fields and takes the focus; each complaint leads to its field.",
      "The view of success takes the focus and is read out.",
      "What was typed survives a failure and a reload. There is no password: it is chosen by the link in the mail.",
      "Give `aria-labelledby` the id of the heading above, so that the form is named.",
    ],
  },
} as const satisfies ComponentDocs;
