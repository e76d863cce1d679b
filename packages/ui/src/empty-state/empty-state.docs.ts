import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Replaces missing content: a drawing, a heading, the reason and what helps.",
  use: [
    "For empty lists: no orders, no favourites.",
    "For a search without results, with `nothing-found`.",
    "For content that could not be loaded, with `lost`.",
  ],
  instead: [
    { when: "the whole page is missing or failed", component: "error-page" },
    { when: "the content is loading", component: "skeleton" },
    { when: "there is content and a message about it", component: "alert" },
  ],
  advice: [
    {
      do: "Offer what fits the cause: “Clear the neck finish”.",
      dont: "Don’t offer “Back to the home page”.",
      because: "People want one filter less, not to start again.",
    },
    {
      do: "Say where people can ask.",
      dont: "Don’t stop at “No results”.",
      because: "A missing size can become a request.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the links" },
    { keys: ["Enter"], action: "Follows the link" },
  ],
  accessibility: {
    pattern: "Heading and text",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
    notes: ["The drawing is hidden from screen readers. Set `level` to fit the page."],
  },
  writing: ["State it without blame: “No addresses yet”."],
} as const satisfies ComponentDocs;
