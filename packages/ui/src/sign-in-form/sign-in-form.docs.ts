import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Signs a customer in by e-mail address and password, and says what went wrong without saying whether an address is known.",
  use: [
    "on the sign-in page and where a page asks for an account",
    "with `MagicLinkForm` and `ProviderButtons` as other ways in",
  ],
  instead: [
    { when: "there is no account yet", component: "register-form" },
    { when: "the password was forgotten or is changed", component: "password-forms" },
    { when: "the address has to be proved first", component: "verify-notice" },
  ],
  advice: [
    {
      do: "Pass `retryAfter` from the server's answer.",
      dont: "Say “later”.",
      because:
        "Somebody who is not told how long an account stays locked tries again each minute, and then calls.",
    },
    {
      do: "Offer one or two other services.",
      dont: "Offer every service there is.",
      because: "Customers forget which one they took, and end up with three accounts.",
    },
    {
      do: "Lead back to where sign-in was asked for, by `callbackUrl` in `fields`.",
      dont: "Lead to the account's first page always.",
      because: "Most sign in to go on with a cart or a favourite.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through fields, buttons and ways in turn" },
    { keys: ["Enter"], action: "In a field, signs in; on the line of the mail link, opens its form" },
    { keys: ["Space"], action: "On the line of the mail link, opens its form" },
  ],
  accessibility: {
    pattern: "Form with an error summary",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/accessible-authentication-minimum.html",
    notes: [
      "Pasting and password managers are let in, and the link by mail needs no password at all.",
      "A refusal takes the focus and is read out; without script it is there when the page comes back.",
      "The notice is a status, no alert: nothing went wrong. It gives way to what a try says.",
      "Each service is a form of its own and works without script.",
      "Give `aria-labelledby` the id of the heading above, so that the form is named.",
    ],
  },
} as const satisfies ComponentDocs;
