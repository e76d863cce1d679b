import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Signs customers in with email and password. Errors don’t reveal whether an account exists.",
  use: ["On the sign-in page.", "With `MagicLinkForm` and `ProviderButtons` for other methods."],
  instead: [
    { when: "there is no account yet", component: "register-form" },
    { when: "the password is forgotten or changes", component: "password-forms" },
    { when: "the email address must be confirmed first", component: "verify-notice" },
  ],
  advice: [
    {
      do: "Pass `retryAfter` from the server.",
      dont: "Don’t say “later”.",
      because: "People try again each minute.",
    },
    {
      do: "Offer one or two other services.",
      dont: "Don’t offer all.",
      because: "Customers forget which one they used.",
    },
    {
      do: "Return to the page that asked for sign-in.",
      dont: "Don’t always open the account.",
      because: "Most people continue with a cart.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through fields, buttons and links in order" },
    { keys: ["Enter"], action: "In a field, signs in; on the email link option, opens its form" },
    { keys: ["Space"], action: "On the email link option, opens its form" },
  ],
  accessibility: {
    pattern: "Form with an error summary",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/accessible-authentication-minimum.html",
    notes: ["Pasting and password managers work (WCAG 3.3.8).", "A rejection gets focus and is read out."],
  },
} as const satisfies ComponentDocs;
