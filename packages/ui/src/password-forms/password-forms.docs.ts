import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Three forms about passwords: one asks for a link by mail, one sets a new password by that link, one changes the password of somebody who is signed in.",
  use: [
    "on the page behind “Forgotten your password?”",
    "on the page that the link of the mail leads to",
    "in the account, to change a password that is known",
  ],
  instead: [
    { when: "a customer signs in", component: "sign-in-form" },
    { when: "an account is asked for", component: "register-form" },
    { when: "an e-mail address has to be proved", component: "verify-notice" },
  ],
  advice: [
    {
      do: "Say the same whether or not there is an account with the address.",
      dont: "Write a friendlier answer for customers.",
      because: "Otherwise the form tells anybody who buys here.",
    },
    {
      do: "Hand `email` from sign-in to `ForgottenPasswordForm`.",
      dont: "Let it be typed again.",
      because: "Who has just mistyped a password three times has typed the address three times too.",
    },
    {
      do: "Give `email` to the other two wherever the page knows it.",
      dont: "Leave it out because nobody sees it.",
      because:
        "Password managers store the new password under that address, and the rule refuses it as a password.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through fields, the button of each password, and the ways" },
    { keys: ["Enter"], action: "In a field, sends the form" },
  ],
  accessibility: {
    pattern: "Form with an error summary",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
    notes: [
      "What is wrong is listed above the fields and takes the focus; each complaint leads to its field.",
      "The view of success takes the focus that the button has lost.",
      "Give `aria-labelledby` the id of the heading above, so that the form is named.",
      "No draft is kept of a password.",
    ],
  },
} as const satisfies ComponentDocs;
