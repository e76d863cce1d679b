import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Lets customers change their name, phone, email language and company.",
  use: ["On the profile page of the account."],
  instead: [
    { when: "a visitor creates an account", component: "register-form" },
    { when: "customers change an address", component: "address-form" },
    { when: "customers change the password", component: "password-forms" },
  ],
  advice: [
    {
      do: "Pass the new `profile` after `onSent`.",
      dont: "Don’t reload the page.",
      because: "The menu shows the old name otherwise.",
    },
    {
      do: "Pass `countries` where companies from abroad buy.",
      dont: "Don’t offer one country only.",
      because: "A question with one answer wastes time.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through the fields; those of a company only while they are open" },
    { keys: ["Space"], action: "On the checkbox, opens or closes the fields of the company" },
    { keys: ["Enter"], action: "In a field, saves" },
  ],
  accessibility: {
    pattern: "Form with an error summary",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
    notes: ["After an error, focus moves to the summary. Fields have `autocomplete` values."],
  },
} as const satisfies ComponentDocs;
