import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Asks for a personal or business account.",
  use: ["On the page for new customers."],
  instead: [
    { when: "the customer has an account", component: "sign-in-form" },
    { when: "customers change their details", component: "profile-form" },
    { when: "the email address must be confirmed", component: "verify-notice" },
  ],
  advice: [
    {
      do: "Give the same answer for known and unknown addresses.",
      dont: "Don’t say that an account exists.",
      because: "Anyone could find out who is a customer.",
    },
    {
      do: "Open the company fields on request.",
      dont: "Don’t ask everyone for a tax number.",
      because: "Private customers have none.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through the fields; those of a company only while they are open" },
    { keys: ["Space"], action: "Checks or clears a checkbox; the company checkbox opens its fields" },
    { keys: ["Enter"], action: "In a field, sends the form" },
  ],
  accessibility: {
    pattern: "Form with an error summary",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
    notes: [
      "After an error, focus moves to the summary; after sending, to the confirmation.",
      "There is no password here. People choose it with the link in the email.",
    ],
  },
} as const satisfies ComponentDocs;
