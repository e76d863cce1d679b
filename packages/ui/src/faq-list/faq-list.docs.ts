import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Questions by topic that unfold into their answers, with a field that narrows them to those that hold the words, one slip of typing in a word forgiven. On native `<details>`, opened without JavaScript too.",
  use: [
    "for the page of frequent questions, whose search also comes from elsewhere as `query`",
    "for the few questions about one product or campaign, with `searchable` false",
  ],
  instead: [
    { when: "the sections are no questions and need no search", component: "accordion" },
    { when: "the visitor wants to reach somebody", component: "help-dialog" },
    { when: "the texts are binding", component: "legal-document" },
  ],
  advice: [
    {
      do: "Put the words customers use into `searchText`: lid beside closure, minimum order beside MOQ.",
      dont: "Rely on the wording of the question.",
      because: "Whoever types “lid” finds nothing in a text that says “closure” throughout, and telephones.",
    },
    {
      do: "Answer in the first sentence, then explain.",
      dont: "Begin with “It depends”.",
      because: "Give the usual number first: “Ten working days; printed ones take fifteen.”",
    },
    {
      do: "Link to a question by its fragment, such as `#how-to-order`.",
      dont: "Repeat the answer on other pages.",
      because: "The fragment opens the answer, and an answer that stands twice is corrected once.",
    },
    {
      do: "Give `form`, so that the search works without script.",
      dont: "Leave the field alone where the page has an address that answers.",
      because:
        "Without it the field is hidden for those without script, and only the browser's search is left.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves through search, topics, questions, and the links of open answers",
    },
    { keys: ["Enter", "Space"], action: "Opens or closes the answer of the question that has the focus" },
    { keys: ["Character"], action: "In the search, narrows the questions while one types" },
  ],
  accessibility: {
    pattern: "Disclosure (FAQ)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-faq/",
    notes: [
      "How many questions were found is told as a status.",
      "Topics are headings of `headingLevel`, questions stand one below.",
      "Case and accents do not matter to the search.",
      "All answers are in the page's HTML, for search engines and the browser's own search.",
    ],
  },
  writing: [
    "Questions as they are asked, in the first person: “Can I get samples?”, not “Sample policy”.",
    "One question, one answer; a second “and” is a second question.",
  ],
} as const satisfies ComponentDocs;
