import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A customer's own details, which can be changed at once: name, telephone, language of our mails, company.",
  use: ["on the profile page of the account", "where a signed-in customer adds a company later"],
  instead: [
    { when: "an account is asked for", component: "register-form" },
    { when: "an address is added or changed", component: "address-form" },
    { when: "the password is changed", component: "password-forms" },
  ],
  advice: [
    {
      do: "Hand in the new `profile` after `onSent`.",
      dont: "Load the page anew to show it.",
      because: "The form keeps what was saved meanwhile, but name and menu around it know the old one.",
    },
    {
      do: "Give `countries` where companies from abroad buy.",
      dont: "Ask for the country with Türkiye as the only choice.",
      because: "A question with one answer is read and answered all the same.",
    },
    {
      do: "Call it the language of mails, as the hint does.",
      dont: "Change the page's language with it.",
      because: "Who reads offers in German may well keep the site in English.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through the fields; those of a company only while they are open" },
    { keys: ["Space"], action: "On the tick, opens or closes the fields of the company" },
    { keys: ["Enter"], action: "In a field, saves" },
  ],
  accessibility: {
    pattern: "Form with an error summary",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
    notes: [
      "What is wrong is listed above the fields and takes the focus; each complaint leads to its field.",
      "Fields carry what the browser may fill in: name, telephone, language, company.",
      "Give `aria-labelledby` the id of the heading above, so that the form is named.",
      "What was typed survives a failure and a reload.",
    ],
  },
} as const satisfies ComponentDocs;
