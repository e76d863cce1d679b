import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Three forms: ask for a reset link, set a new password, and change the password.",
  use: ["On the “Forgot your password?” page.", "On the page that the email links to.", "In the account."],
  instead: [
    { when: "a customer signs in", component: "sign-in-form" },
    { when: "a visitor creates an account", component: "register-form" },
    { when: "an email address must be confirmed", component: "verify-notice" },
  ],
  advice: [
    {
      do: "Give the same answer for known and unknown addresses.",
      dont: "Don’t confirm that an account exists.",
      because: "Anyone could find out who is a customer.",
    },
    {
      do: "Pass `email` where you know it.",
      dont: "Don’t ask for it again.",
      because: "Password managers save the password under it.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through fields, the button of each password, and the links" },
    { keys: ["Enter"], action: "In a field, sends the form" },
  ],
  accessibility: {
    pattern: "Form with an error summary",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
    notes: [
      "After an error, focus moves to the summary; after success, to the confirmation.",
      "Passwords are never saved as drafts.",
    ],
  },
} as const satisfies ComponentDocs;
