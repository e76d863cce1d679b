import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A password that one may look at while typing, with a warning when the capitals key is locked. A new one is judged in words by the rule that the server applies.",
  use: ["to ask for the password of an account", "to have a new password chosen"],
  instead: [
    {
      when: "a whole form for changing, asking for or setting a password is wanted",
      component: "password-forms",
    },
    { when: "it is a code that is typed once from a mail or a sheet", component: "field" },
  ],
  advice: [
    {
      do: "Set `purpose` to what the password is for.",
      dont: "Use `new` for sign-in because it looks the same.",
      because: "Password managers fill in the one and offer to make up the other.",
    },
    {
      do: "Give `email` where a new password is chosen.",
      dont: "Ask for the same password a second time.",
      because:
        "It can be looked at; a second field only doubles the typing, while the address is what people reuse.",
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
      "Pasting and password managers are let in: nothing has to be remembered or copied by hand.",
      "The button's name says what it will do, and a status says what it has done.",
      "What is wrong with a new password is said in words while typing, as a note and not yet as an error.",
    ],
  },
  writing: [
    "Say the rule in the hint before anybody breaks it.",
    "Speak of a sentence or a few words, not of special characters.",
  ],
} as const satisfies ComponentDocs;
