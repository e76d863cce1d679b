import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Questions by topic with answers that open, and a search that forgives one typing error per word.",
  use: ["For the FAQ page.", "With `searchable={false}`, for a few questions on another page."],
  instead: [
    { when: "the sections are not questions", component: "accordion" },
    { when: "people want to reach someone", component: "help-dialog" },
    { when: "the text is binding", component: "legal-document" },
  ],
  advice: [
    {
      do: "Add other words to `searchText`: “lid” for a closure.",
      dont: "Don’t rely on the question alone.",
      because: "Customers use other words.",
    },
    {
      do: "Answer in the first sentence.",
      dont: "Don’t start with “It depends”.",
      because: "People scan for the answer.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves through search, topics, questions, and the links of open answers",
    },
    { keys: ["Enter", "Space"], action: "Opens or closes the answer of the question that has focus" },
    { keys: ["Character"], action: "In the search, narrows the questions while typing" },
  ],
  accessibility: {
    pattern: "Disclosure (FAQ)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-faq/",
    notes: [
      "The number of results is announced.",
      "All answers are in the HTML, for search engines and page search.",
    ],
  },
  writing: ["Write questions as customers ask them: “Can I get samples?”"],
} as const satisfies ComponentDocs;
