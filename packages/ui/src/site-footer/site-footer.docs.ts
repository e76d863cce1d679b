import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "The end of every page: where else to go, how to reach the company, and the legal line.",
  use: ["at the end of every page of the site", "as the place of legal documents and cookie settings"],
  instead: [
    { when: "a few quiet links stand above the header", component: "top-bar" },
    { when: "it is the main navigation", component: "site-header" },
    { when: "the way to the present page is shown", component: "breadcrumb" },
  ],
  advice: [
    {
      do: "Give a logo that was drawn for a dark ground.",
      dont: "Reuse the header's file.",
      because: "The footer is dark in the light scheme too, where black letters vanish.",
    },
    {
      do: "Keep columns to six links or so.",
      dont: "Repeat the whole category tree.",
      because: "Who gets here looks for terms, numbers and hours, and has passed the catalogue on the way.",
    },
    {
      do: "Give `year` from the server.",
      dont: "Leave it to each browser's clock.",
      because: "At the turn of the year, page and browser would write two different years.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through profiles, columns, contact and the legal line" },
    { keys: ["Enter"], action: "Follows the link" },
  ],
  accessibility: {
    pattern: "Content information landmark",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/contentinfo.html",
    notes: [
      "Each column is a navigation named by its heading.",
      "Give profiles a `label` with the company's name: “Preforma on LinkedIn”.",
      "Numbers, mail and hours run left to right in every language; an address keeps its own direction.",
      "It is not printed.",
    ],
  },
} as const satisfies ComponentDocs;
