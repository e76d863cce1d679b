import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "The header of every page: logo, navigation, search, favourites, account and the mobile menu.",
  use: ["Once at the top of every page.", "`Logo` wherever you need the logo."],
  instead: [
    { when: "links are above it", component: "top-bar" },
    { when: "people choose sections of a page", component: "tabs" },
    { when: "people choose pages of the account", component: "account-navigation" },
  ],
  advice: [
    {
      do: "Pass `darkSrc` for the logo.",
      dont: "Don’t use a logo with a white box.",
      because: "The box shows in the dark scheme.",
    },
    {
      do: "Omit `favourites.count` on the server.",
      dont: "Don’t render 0.",
      because: "The page is cached for all visitors.",
    },
    {
      do: "Use up to six entries.",
      dont: "Don’t fill the row.",
      because: "German and Russian words are longer.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves through logo, entries, search and tools" },
    {
      keys: ["ArrowRight"],
      rightToLeft: ["ArrowLeft"],
      action: "In the main navigation, moves to the next entry",
    },
    {
      keys: ["ArrowLeft"],
      rightToLeft: ["ArrowRight"],
      action: "In the main navigation, moves to the previous entry",
    },
    { keys: ["Home"], action: "Moves to the first entry, or to the first link of an open menu" },
    { keys: ["End"], action: "Moves to the last entry, or to the last link of an open menu" },
    { keys: ["Enter", "Space"], action: "Opens or closes a menu, or the menu or search dialog" },
    {
      keys: ["ArrowDown"],
      action: "From the button of an open menu, moves to its first link, then to the next",
    },
    { keys: ["ArrowUp"], action: "In an open menu, moves to the previous link" },
    { keys: ["Escape"], action: "Closes the open menu or dialog; focus returns to its button" },
  ],
  accessibility: {
    pattern: "Banner landmark with disclosure navigation",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
    notes: [
      "Menus are native `<details>`: opening one closes the others.",
      "The current page has `aria-current`.",
      "At 400% zoom the header is not fixed, so that the page can be read.",
    ],
  },
} as const satisfies ComponentDocs;
