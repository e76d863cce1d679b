import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A real `<form>` that works before and without script, checked by the same schema here and on the server. What is wrong is listed above it, with a link to each field; nothing typed is lost by a failure, a reload or a closed dialog.",
  use: [
    "around the fields of everything that is sent to the company",
    "with `draft` for forms that take more than a minute",
    "with `sent` where the form has done its task, such as in a dialog",
  ],
  instead: [
    { when: "it narrows a list and nothing is sent", component: "facet-panel" },
    { when: "it only searches", component: "search-form" },
    { when: "one of the ready-made messages fits", component: "contact-form" },
  ],
  advice: [
    {
      do: "Pass the schema as a function that imports it.",
      dont: "Import it at the top of the module.",
      because: "It is loaded when a field is first touched, and costs those nothing who only read the page.",
    },
    {
      do: "Let the server answer with `state` when it was posted without script.",
      dont: "Answer with a page that says “Please fill in all fields”.",
      because: "Everything typed would be gone, and nobody writes a complaint twice in a good mood.",
    },
    {
      do: "Give every form a `draft` name of its own, with the id of what it changes.",
      dont: "Share one name between two forms.",
      because: "The draft of one address would fill the fields of another.",
    },
    {
      do: "Heed the key that `send` gets.",
      dont: "Treat every arrival as a new request.",
      because: "A second try after a lost connection has the same key, and two orders are not what it means.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves through the links of the summary, the fields and the button",
    },
    {
      keys: ["Enter"],
      action: "In a line of text, sends the form; on a link of the summary, goes to its field",
    },
  ],
  accessibility: {
    pattern: "Form with error identification and suggestion",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
    notes: [
      "After a failed try the focus goes to the summary, whose links name the field and put the focus into it.",
      "A server renders by `renderWithFieldNames`, so that the fields are named without script too.",
      "A complaint goes as soon as it is mended; a new one waits for the next try.",
      "That it is being sent, that it waits for a connection, and that it has arrived, is told as a status.",
      "The counter is read out only when few characters are left.",
      "Passwords, files and card numbers are never kept in drafts.",
    ],
  },
  writing: [
    "Complaints begin with what to do: “Write an e-mail address such as name@company.com”.",
    "What could not be sent says that nothing is lost, and when to try again.",
  ],
} as const satisfies ComponentDocs;
