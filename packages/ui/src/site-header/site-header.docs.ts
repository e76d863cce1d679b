import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The header of every page: logo, main navigation with the mega menu, search, favourites, account, and the menu of narrow windows.",
  use: ["once at the top of every page", "as `Logo`, wherever the house mark is needed"],
  instead: [
    { when: "quiet links, numbers and languages stand above it", component: "top-bar" },
    { when: "sections within a page are chosen", component: "tabs" },
    { when: "the pages of the account are chosen", component: "account-navigation" },
  ],
  advice: [
    {
      do: "Give `LogoImage` a picture for a dark ground too.",
      dont: "Give one with a white box around it.",
      because: "Without `darkSrc` it stands on a light plate in the dark scheme, and a box within it shows.",
    },
    {
      do: "Leave `favourites.count` out on the server.",
      dont: "Render 0 for everybody.",
      because: "The page is the same for all visitors and is kept; the number comes with the browser.",
    },
    {
      do: "Keep the main navigation to six entries.",
      dont: "Fill the row because it fits in English.",
      because: "At 1,024 px the row also holds the search, and German and Russian words are longer.",
    },
    {
      do: "Set `languagesInTopBar` to false where there is no top bar.",
      dont: "Leave languages to the sidebar alone.",
      because: "In wide windows there is no sidebar.",
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
    { keys: ["Enter", "Space"], action: "Opens or closes a menu, or the dialog of menu and search" },
    {
      keys: ["ArrowDown"],
      action: "From the button of an open menu, moves to its first link, then to the next",
    },
    { keys: ["ArrowUp"], action: "In an open menu, moves to the previous link" },
    { keys: ["Escape"], action: "Closes the open menu or dialog; the focus returns to its button" },
  ],
  accessibility: {
    pattern: "Banner landmark with disclosure navigation",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
    notes: [
      "Menus are native `<details>` of one group: opening one closes the others, also without script.",
      "A link to the present page has `aria-current`; the entry under which the page lies has a line below it, in forced colours too.",
      "`fixed` keeps it in sight only where the window is high enough, so that at 400 % there is room to read.",
      "Menus that open under a resting mouse stay open on the way to them.",
      "It is not printed.",
    ],
  },
} as const satisfies ComponentDocs;
