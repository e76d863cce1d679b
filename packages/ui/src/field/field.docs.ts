import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Form fields: `TextField`, `TextArea`, `NativeSelect`, `Checkbox` and `Radio` in a `RadioGroup`. Each has a label, a hint and an error.",
  use: [
    "In every form. Inside `Form`, use `FormTextField` and the other form fields.",
    "`NativeSelect` for up to about 15 options, `RadioGroup` for two to five.",
  ],
  instead: [
    { when: "there are many options", component: "combobox" },
    { when: "it is a phone number", component: "phone-field" },
    { when: "it is a password", component: "password-field" },
    { when: "it is a number", component: "number-field" },
    { when: "it is an order quantity", component: "quantity-stepper" },
    { when: "a setting takes effect at once", component: "switch" },
    { when: "answers need a sentence each", component: "choice-card" },
  ],
  advice: [
    {
      do: "Put the unit in `after`, such as “ml”.",
      dont: "Don’t ask people to type the unit.",
      because: "“250ml” and “0.25 l” are hard to read.",
    },
    {
      do: "Mark fields that can stay empty with `optional`.",
      dont: "Don’t mark required fields with stars.",
      because: "Most fields are required.",
    },
    {
      do: "Put an example in `hint`.",
      dont: "Don’t put it in the placeholder.",
      because: "The placeholder disappears when people type.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the field; to the chosen answer of a group" },
    { keys: ["Space"], action: "Checks a checkbox, chooses an answer, opens a select" },
    { keys: ["ArrowDown"], action: "On a select or a group, chooses the next answer" },
    { keys: ["ArrowUp"], action: "On a select or a group, chooses the previous answer" },
    { keys: ["Enter"], action: "In a text field, sends the form" },
  ],
  accessibility: {
    pattern: "Native form fields with labels",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html",
    notes: [
      "The label, the hint and the error are connected to the field. An error sets `aria-invalid`.",
      "A group is a `fieldset` with a `legend`.",
      'Set `autoComplete` and `inputMode`, and `dir="ltr"` for codes and email addresses.',
    ],
  },
  writing: ["Labels name the value in two or three words. Errors say what helps."],
} as const satisfies ComponentDocs;
