import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A password that people can show, with a warning for Caps Lock. A new password is checked while people type.",
  use: ["For the password of an account, or a new password."],
  instead: [
    { when: "you need a whole form", component: "password-forms" },
    { when: "it is a code from an email", component: "field" },
  ],
  advice: [
    {
      do: "Set `purpose`.",
      dont: "Don’t use `new` for sign-in.",
      because: "Password managers fill in one and create the other.",
    },
    {
      do: "Pass `email` for a new password.",
      dont: "Don’t ask for the password twice.",
      because: "People can show it.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves from the field to the button that shows the password" },
    { keys: ["Enter", "Space"], action: "On that button, shows or hides the password" },
  ],
  accessibility: {
    pattern: "Native password input",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/accessible-authentication-minimum.html",
    notes: [
      "Pasting and password managers work (WCAG 3.3.8).",
      "The rules are a note while people type, and an error only after submit.",
    ],
  },
  writing: ["Give the rule in the hint. Suggest a sentence, not special characters."],
} as const satisfies ComponentDocs;
