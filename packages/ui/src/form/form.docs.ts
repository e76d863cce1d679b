import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A form that works without JavaScript and uses one schema in the browser and on the server. Errors are listed above it; input is never lost.",
  use: [
    "Around all fields that are sent to the company.",
    "With `draft`, for forms that take more than a minute.",
  ],
  instead: [
    { when: "it filters a list", component: "facet-panel" },
    { when: "it only searches", component: "search-form" },
    { when: "a ready-made form fits", component: "contact-form" },
  ],
  advice: [
    {
      do: "Pass the schema as a function that imports it.",
      dont: "Don’t import it at the top.",
      because: "It loads when people first use a field.",
    },
    {
      do: "Return `state` from the server after a post without JavaScript.",
      dont: "Don’t show an error page.",
      because: "All input would be lost.",
    },
    {
      do: "Use the key that `send` receives.",
      dont: "Don’t treat each request as new.",
      because: "A retry has the same key.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves through the links of the summary, the fields and the button",
    },
    {
      keys: ["Enter"],
      action: "In a text field, sends the form; on a summary link, goes to its field",
    },
  ],
  accessibility: {
    pattern: "Form with error identification and suggestion",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
    notes: [
      "After an error, focus moves to the summary, which links to each field.",
      "An error disappears when it is fixed. New errors appear at the next submit.",
      "Drafts never hold passwords, files or card numbers.",
    ],
  },
  writing: ["Start errors with what to do: “Enter an email address, such as name@company.com”."],
} as const satisfies ComponentDocs;
