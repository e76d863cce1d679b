import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Groups content about one subject. With `interactive` and `stretchedLink` the whole card is clickable.",
  use: ["For a person, an offer or a step.", "As the base of your own cards."],
  instead: [
    { when: "it shows a product", component: "product-card" },
    { when: "it opens a category", component: "category-card" },
    { when: "people choose it as an answer", component: "choice-card" },
    { when: "it gives a message", component: "alert" },
    { when: "a whole section needs a background", component: "layout" },
  ],
  advice: [
    {
      do: "Use `stretchedLink` on one link and set `interactive`.",
      dont: "Don’t use the class without `interactive`.",
      because: "The card draws the focus ring.",
    },
    {
      do: "Keep other buttons above the stretched link.",
      dont: "Don’t wrap the whole card in a link.",
      because: "Its name would be all the text of the card.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the card’s link, if there is one" },
    { keys: ["Enter"], action: "Follows it" },
  ],
  accessibility: {
    pattern: "Plain container, with a native link",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/link/",
    notes: ["It has no role. Set `as` to `article` or `li` where that fits."],
  },
} as const satisfies ComponentDocs;
