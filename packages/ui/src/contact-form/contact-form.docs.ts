import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A message to the company. The button is busy while it is sent; then the form is empty again and says so. Whatever fails, what was written stays.",
  use: [
    "on the contact page, under the heading that names it",
    "for questions of any kind, where an answer is expected",
  ],
  instead: [
    { when: "prices for products are asked for", component: "quote-dialog" },
    { when: "it is a complaint or a suggestion, perhaps without a name", component: "feedback-dialog" },
    { when: "the visitor looks for a telephone number or an answer", component: "help-dialog" },
    { when: "a short form stands beside other content", component: "quick-contact" },
  ],
  advice: [
    {
      do: "Fill `sender` for whoever is signed in.",
      dont: "Hide the fields then.",
      because:
        "The answer may have to go to a colleague, and the address on file is not always the one that is read.",
    },
    {
      do: "Name the form with `aria-labelledby`.",
      dont: "Put two contact forms on a page without names.",
      because: "A screen reader lists forms by their names, and both would be called nothing.",
    },
    {
      do: "Leave it at these fields.",
      dont: "Ask for company, sector and country as well.",
      because: "Each field more loses some who only wanted to know whether a cap fits.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves from field to field" },
    { keys: ["Enter"], action: "In a line of text, sends the form; in the message, begins a new line" },
  ],
  accessibility: {
    pattern: "Form with error identification",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
    notes: [
      "After a failed try the focus goes to the summary of errors, which leads to each field.",
      "What is sent, and that it has arrived, is told as a status.",
      "What was typed is kept as a draft in this browser until it is sent.",
      "Name, e-mail and telephone say their purpose by `autocomplete`.",
    ],
  },
} as const satisfies ComponentDocs;
