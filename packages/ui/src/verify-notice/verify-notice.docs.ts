import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows whether an email address is confirmed, and what to do next.",
  use: ["After registration, to say that an email is on its way.", "On the page that the email links to."],
  instead: [
    { when: "a visitor creates an account", component: "register-form" },
    { when: "people ask for a new password", component: "password-forms" },
    { when: "the message is one part of a page", component: "alert" },
  ],
  advice: [
    {
      do: "Pass `email` after registration.",
      dont: "Don’t say only that an email was sent.",
      because: "People see a typing error here.",
    },
    {
      do: "Use `used` for a link that was opened before.",
      dont: "Don’t show an error.",
      because: "Mail scanners open links first.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the address field or the button, or to the link to sign-in" },
    { keys: ["Enter"], action: "Asks for another link, or opens sign-in" },
  ],
  accessibility: {
    pattern: "Heading with a form",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: ["A new email is announced as a status. A failure gets focus."],
  },
} as const satisfies ComponentDocs;
