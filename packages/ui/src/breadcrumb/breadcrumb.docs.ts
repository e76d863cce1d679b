import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "The way from the home page to here. In a narrow window it shows the one step up alone.",
  use: [
    "above the heading of every page that lies below another: product, category, article, order",
    "where most visitors come from a search engine and have not seen the pages above",
  ],
  instead: [
    { when: "the steps are things to be done in order", component: "stepper" },
    { when: "the neighbours of a page are to be reached, not its parents", component: "mega-menu" },
    { when: "the pages are numbered", component: "pagination" },
  ],
  advice: [
    {
      do: "Follow the catalogue: Home, Bottles, PET bottles, this bottle.",
      dont: "Follow the way by which the visitor came.",
      because: "The browser has a button for the way back; the breadcrumb says where a thing belongs.",
    },
    {
      do: "Give every step but the last an `href`.",
      dont: "Name a group that has no page of its own.",
      because: "On a phone the step above is the only one shown, and would be a word that leads nowhere.",
    },
    {
      do: "Choose one category where a product is in several.",
      dont: "Change the way with the category that was looked at before.",
      because: "The page is the same for everybody, and search engines may show this line in their results.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves from step to step" },
    { keys: ["Enter"], action: "Goes to that page" },
  ],
  accessibility: {
    pattern: "Breadcrumb",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/",
    notes: [
      "A navigation landmark named “Breadcrumb”, with an ordered list in it.",
      'The last step carries `aria-current="page"`.',
      "Chevrons are turned round in right-to-left pages.",
    ],
  },
  writing: ["The same words as in the menu and the page's heading; shorten the heading, not the step."],
} as const satisfies ComponentDocs;
