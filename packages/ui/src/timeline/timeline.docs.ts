import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "What happened one after another: a company's history, or the way of an order.",
  use: [
    "for the years of the company",
    "beside an order, to tell when it came to each state, with `size` small",
  ],
  instead: [
    { when: "it matters what comes next", component: "stepper" },
    { when: "each station is an article of its own", component: "news-card" },
    { when: "dates are facts beside others", component: "description-list" },
  ],
  advice: [
    {
      do: "Keep one order for all: the oldest first for a history, as they came for an order.",
      dont: "Turn the order round on phones.",
      because: "The list is read out in the order in which it is handed in.",
    },
    {
      do: "Use `small` wherever dates are written in full.",
      dont: "Put “12 November 2026, 09:24” beside the line.",
      because: "That place has the width of a year.",
    },
    {
      do: "Choose stations that mean something to a buyer: a new plant, a certificate, a material.",
      dont: "List every fair and every award.",
      because: "Thirty stations are scrolled past; seven are read.",
    },
  ],
  keyboard: [],
  accessibility: {
    pattern: "Ordered list with headings",
    source: "https://www.w3.org/WAI/tutorials/page-structure/content/",
    notes: [
      "It is an ordered list: screen readers say how many stations there are and which one is read.",
      "`headingLevel` has to fit the heading above it.",
      "Give `when` a `DateText` for a date, which is a `time` with the day a program can read.",
    ],
  },
} as const satisfies ComponentDocs;
