import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Links to the other pages of a list. They work without JavaScript and can be crawled.",
  use: ["Below a list that is too long for one page."],
  instead: [
    { when: "the pages are steps", component: "stepper" },
    { when: "items scroll in a row", component: "carousel" },
  ],
  advice: [
    {
      do: "Keep filters, order and search in `hrefFor`.",
      dont: "Don’t link to a bare page number.",
      because: "Page 2 of another list looks the same.",
    },
    {
      do: "Omit the page number in the URL of page 1.",
      dont: "Don’t use two URLs for one page.",
      because: "Search engines split the ranking.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the next link" },
    { keys: ["Enter"], action: "Opens that page of the list" },
  ],
  accessibility: {
    pattern: "Navigation landmark with links",
    source: "https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/",
    notes: ["Each number is named “Page 7”. The current page has `aria-current`."],
  },
} as const satisfies ComponentDocs;
