import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "What has become of the link that proves an e-mail address, and the way on: sign in, or have it sent again.",
  use: [
    "after registration, to say that a mail is on its way",
    "on the page that the link of that mail leads to",
  ],
  instead: [
    { when: "an account is asked for", component: "register-form" },
    { when: "a link for a new password is asked for", component: "password-forms" },
    { when: "a message stands among other things", component: "alert" },
  ],
  advice: [
    {
      do: "Give `email` after registration.",
      dont: "Say only that a mail was sent.",
      because: "A mistyped address is why no mail comes, and it is seen here or nowhere.",
    },
    {
      do: "Use `used` for an expired link and for one that was followed before.",
      dont: "Show an error page.",
      because:
        "Programs that check mails for malware follow links first; the customer then comes second and has done nothing wrong.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the address field or the button, or to the way to sign-in" },
    { keys: ["Enter"], action: "Asks for another link, or leads to sign-in" },
  ],
  accessibility: {
    pattern: "Heading with a form",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: [
      "That another link was sent is said by a status; a failure takes the focus.",
      "The address keeps its order from left to right.",
      "`level` has to fit the page: 1 where it is all there is.",
    ],
  },
} as const satisfies ComponentDocs;
