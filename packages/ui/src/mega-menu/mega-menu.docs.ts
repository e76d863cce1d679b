import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "What opens under “Products” in wide windows: the root categories in a column, and beside it the open root's sub-categories as cards with pictures.",
  use: [
    "in the header, for a catalogue of two levels or more",
    "to lead from the name of a family to the pictures of what it holds",
  ],
  instead: [
    { when: "the window is narrower than 992 px", component: "mobile-sidebar" },
    { when: "the entries are a handful of plain links", component: "dropdown-menu" },
    { when: "categories are the content of the page itself", component: "category-card" },
  ],
  advice: [
    {
      do: "Order sub-categories so that the first eight are those most asked for.",
      dont: "Count on a ninth being found here.",
      because: "Cards beyond the eighth are left out; the way to all of it is the only way to them.",
    },
    {
      do: "Give each category a picture of one product, upright and alone.",
      dont: "Give a collage or a scene from the plant.",
      because: "On a card 14 rem wide only a single outline tells a jar from a bottle.",
    },
    {
      do: "Hand in active categories only.",
      dont: "Keep one without products for the sake of a complete row.",
      because: "The count on its card announces a page with nothing on it.",
    },
  ],
  keyboard: [
    { keys: ["ArrowDown"], action: "Moves to the next root category, or to the card below" },
    { keys: ["ArrowUp"], action: "Moves to the previous root category, or to the card above" },
    {
      keys: ["ArrowRight"],
      rightToLeft: ["ArrowLeft"],
      action: "On a root, opens it and moves into its cards; on a card, moves to the next",
    },
    {
      keys: ["ArrowLeft"],
      rightToLeft: ["ArrowRight"],
      action: "On a card, moves to the previous; from the first place, back to its root",
    },
    { keys: ["Home"], action: "Moves to the first root, or to the way to all of it" },
    { keys: ["End"], action: "Moves to the last root, or to the last card" },
    { keys: ["Enter", "Space"], action: "On a root, opens or closes it" },
    { keys: ["Tab"], action: "Moves through roots, open cards and all products in turn" },
    { keys: ["Escape"], action: "In the header, closes the whole menu and returns the focus to its button" },
  ],
  accessibility: {
    pattern: "Disclosure navigation",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
    notes: [
      "Roots are native `<details>` of one group: opening one closes the other, also before and without script.",
      "All links are in the page, so that search engines and screen readers meet the whole tree.",
      "Where the visitor is, is told by `aria-current` and not by colour alone.",
      "Pictures are decoration: a card is named by its title and its count.",
    ],
  },
  writing: [
    "Name categories by the thing, in the plural: “Bottles”, “Pump dispensers”.",
    "Keep root names under 25 letters, or the rail wraps them in German and Russian.",
  ],
} as const satisfies ComponentDocs;
