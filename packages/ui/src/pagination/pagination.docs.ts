import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Real links to the other pages of a list: they can be crawled, opened in a new tab, and work without script.",
  use: [
    "below a list that is too long for one page, such as 2,000 articles",
    "where a place in the list has to be sent to a colleague",
  ],
  instead: [
    { when: "pages are steps that follow one another", component: "stepper" },
    { when: "some cards are moved past in one row", component: "carousel" },
  ],
  advice: [
    {
      do: "Let `hrefFor` carry filters, order and search along.",
      dont: "Let it give the bare page number.",
      because: "The second page of another list looks like the first of this one.",
    },
    {
      do: "Leave the page number out of the address of page 1.",
      dont: "Let two addresses show the same first page.",
      because: "Search engines split what the page is worth between both.",
    },
    {
      do: "Lead back to page 1 when a filter changes.",
      dont: "Keep the number.",
      because: "Page 7 of a list that has just shrunk to two pages is empty.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the next link" },
    { keys: ["Enter"], action: "Opens that page of the list" },
  ],
  accessibility: {
    pattern: "Navigation landmark with links",
    source: "https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/",
    notes: [
      "Each number is named as a page: “Page 7”.",
      "The current page has `aria-current`, and is marked by weight and ground, in forced colours by those of a selection.",
      "Arrows turn round in right-to-left pages; with one page nothing is drawn.",
    ],
  },
} as const satisfies ComponentDocs;
