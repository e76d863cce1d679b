import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "The menu button of narrow windows and the sidebar that it opens: products as a tree, the other entries, languages and ways to call or write.",
  use: ["in the header of every page under 992 px", "where a category tree of any depth has to fit 360 px"],
  instead: [
    { when: "the window is wide", component: "mega-menu" },
    { when: "a panel beside the page holds filters or a cart", component: "drawer" },
    { when: "a few links hang from one button", component: "dropdown-menu" },
  ],
  advice: [
    {
      do: "Mark the branch that the visitor is in as `current`.",
      dont: "Leave the tree folded on category pages.",
      because: "Who opens the menu there mostly wants a neighbour, three presses away in a folded tree.",
    },
    {
      do: "Give the same entries in the same order as the header of wide windows.",
      dont: "Leave out entries that look unimportant on a phone.",
      because: "Buyers look something up on the road that they found at a desk.",
    },
    {
      do: "Keep one `id` for it across the site.",
      dont: "Put two sidebars with the same `id` on a page.",
      because: "Without script its address opens it, and an address leads to one place.",
    },
  ],
  keyboard: [
    {
      keys: ["Enter", "Space"],
      action: "On the menu button, opens the sidebar; on a branch, folds it open or closed",
    },
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the sidebar, and not out of it" },
    { keys: ["Escape"], action: "Closes it and returns the focus to the menu button" },
  ],
  accessibility: {
    pattern: "Dialog (Modal)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "A modal on Radix Dialog: the page behind cannot be reached, and does not move. Without JavaScript its address shows it.",
      "The page that is shown is told by `aria-current`, also in forced colours by an outline.",
      "It closes when a link is followed, on the browser's way back, and when the window grows past its button.",
    ],
  },
} as const satisfies ComponentDocs;
