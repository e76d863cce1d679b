import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The fields of forms: `TextField`, `TextArea`, `NativeSelect`, `Checkbox`, `Radio` in a `RadioGroup`, each with label, hint and error. Native elements, which work before and without script.",
  use: [
    "in every form; inside `Form` as `FormTextField` and its like, which know what is wrong with them",
    "`NativeSelect` for up to about fifteen answers, `RadioGroup` for two to five that should be seen at once",
    "to draw a field of your own, with the same label, hint and error",
  ],
  instead: [
    { when: "the options are many, or come from elsewhere", component: "combobox" },
    { when: "it is a telephone number", component: "phone-field" },
    { when: "it is a password", component: "password-field" },
    { when: "it is a number with steps", component: "number-field" },
    { when: "it is a quantity in full cartons", component: "quantity-stepper" },
    { when: "a setting takes effect at once", component: "switch" },
    { when: "answers need a sentence each", component: "choice-card" },
  ],
  advice: [
    {
      do: "Put the unit into `after`: 250 | ml.",
      dont: "Ask for it in the same text.",
      because: "“250ml”, “0,25 l” and “250 cc” have all been typed into one field.",
    },
    {
      do: "Mark what may stay empty with `optional`.",
      dont: "Put stars at what is required.",
      because: "Most fields are required; a dozen stars mark nothing, and have to be explained.",
    },
    {
      do: "Keep an example in the `hint`.",
      dont: "Put it into the placeholder.",
      because: "The placeholder is gone with the first letter, just when one wonders how it went on.",
    },
    {
      do: "Leave the system's own list to `NativeSelect`.",
      dont: "Draw a list of your own for a prettier arrow.",
      because: "On phones the system's list is the one that thumbs and screen readers know.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the field; to the chosen answer of a group" },
    { keys: ["Space"], action: "Ticks a check box, chooses an answer, opens a select" },
    { keys: ["ArrowDown"], action: "On a select or a group, chooses the next answer" },
    { keys: ["ArrowUp"], action: "On a select or a group, chooses the previous answer" },
    { keys: ["Enter"], action: "In a line of text, sends the form" },
  ],
  accessibility: {
    pattern: "Native form fields with labels",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html",
    notes: [
      "The label is tied to the field, hint and error describe it, and an error makes it `aria-invalid`.",
      "A group is a `fieldset` with a `legend`, described by its hint and error.",
      "An error has a sign and begins with “Error:” for screen readers.",
      'Set `autoComplete`, `inputMode` and, for codes and e-mail addresses, `dir="ltr"`.',
      "In forced colours check boxes and radio buttons are the system's own.",
    ],
  },
  writing: [
    "Labels name what goes in, two or three words, no colon: “Company name”.",
    "Errors say what helps: “Write the date as day.month.year”, not “Invalid input”.",
  ],
} as const satisfies ComponentDocs;
