import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "An offer with its term and, where it has one, the code that brings it, ready to be copied.",
  use: [
    "in the list of campaigns and on the home page",
    "for offers that are still to come or have ended, which say so in words",
  ],
  instead: [
    { when: "the card leads to an article", component: "news-card" },
    { when: "a code is to be entered", component: "coupon-field" },
    { when: "the offer is a single product", component: "product-card" },
  ],
  advice: [
    {
      do: "Take `state` from the server's answer.",
      dont: "Reckon it from the visitor's clock.",
      because: "A page from a cache and a clock that is wrong would promise what the cart then refuses.",
    },
    {
      do: "Say what one gets: “10 % off amber bottles from 5,000 pieces”.",
      dont: "Write “Great spring deals” over a bouquet.",
      because: "Buyers compare conditions, and the picture takes no coupon.",
    },
    {
      do: "Keep ended campaigns for a while where their address is known from newsletters.",
      dont: "Let the link lead to an error.",
      because: "“Ended on 30 June” answers the question; a missing page raises another.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the title, then to the button that copies the code" },
    { keys: ["Enter"], action: "Opens the campaign, or copies the code" },
  ],
  accessibility: {
    pattern: "Card with one link",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    notes: [
      "One link named by the title, though the whole upper part answers to the pointer.",
      "The picture has no description of its own: it repeats what the title says.",
      "The code reads from the left in every language, and copying is told as a status.",
    ],
  },
} as const satisfies ComponentDocs;
