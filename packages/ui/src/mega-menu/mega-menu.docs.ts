import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The product menu of wide screens: main categories in a column, subcategories as cards with pictures.",
  use: ["In the header, for a catalogue with two or more levels."],
  instead: [
    { when: "the window is narrower than 992 px", component: "mobile-sidebar" },
    { when: "the entries are a few links or actions", component: "dropdown-menu" },
    { when: "the categories are page content", component: "category-card" },
  ],
  advice: [
    {
      do: "Put the eight most wanted subcategories first.",
      dont: "Don’t rely on a ninth card.",
      because: "Only eight are shown.",
    },
    { do: "Show one product per picture.", dont: "Don’t use collages.", because: "The card is small." },
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
    { keys: ["Home"], action: "Moves to the first root, or to the link to all its products" },
    { keys: ["End"], action: "Moves to the last root, or to the last card" },
    { keys: ["Enter", "Space"], action: "On a root, opens or closes it" },
    { keys: ["Tab"], action: "Moves through the roots, the open cards and the link to all products" },
    { keys: ["Escape"], action: "In the header, closes the whole menu and returns the focus to its button" },
  ],
  accessibility: {
    pattern: "Disclosure navigation",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
    notes: [
      "Categories are native `<details>`: opening one closes the others, without JavaScript too.",
      "Pictures are decorative. A card is named by its title and count.",
    ],
  },
  writing: ["Use plural nouns under 25 letters: “Pump dispensers”."],
} as const satisfies ComponentDocs;
