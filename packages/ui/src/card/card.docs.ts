import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A surface for one thing, with the one large corner of the house. With `interactive` and `stretchedLink` the whole of it answers to one link.",
  use: [
    "to hold together what belongs to one thing: a person, an offer, a step",
    "as the ground of a card of your own, where none of the ready-made ones fits",
  ],
  instead: [
    { when: "it shows a product", component: "product-card" },
    { when: "it leads into a category", component: "category-card" },
    { when: "it is an answer that can be chosen", component: "choice-card" },
    { when: "it says something that has to be known", component: "alert" },
    { when: "a whole band of the page takes another ground", component: "layout" },
  ],
  advice: [
    {
      do: "Put `stretchedLink` on one link, and set `interactive`.",
      dont: "Use the class without `interactive`.",
      because: "The link draws no focus of its own: the interactive card draws it around the whole.",
    },
    {
      do: "Let further buttons of such a card stand above the stretched link, or outside the card.",
      dont: "Wrap the whole card in a link.",
      because: "A link's name would be all the card's text, and a button within a link is neither.",
    },
    {
      do: "Separate the sections of a page by room and headings first.",
      dont: "Put a card into a card.",
      because: "Two corners and two lines around one thing say that there are two.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the card's link, if there is one" },
    { keys: ["Enter"], action: "Follows it" },
  ],
  accessibility: {
    pattern: "Plain container, with a native link",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/link/",
    notes: [
      "It has no role: choose with `as` what it is, an `article` or a list item among many.",
      "A link inside that has the focus puts a ring around an interactive card.",
      "It rises under the pointer only where motion is welcome.",
    ],
  },
} as const satisfies ComponentDocs;
