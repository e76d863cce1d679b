import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "The menu button of narrow screens and the sidebar that it opens.",
  use: ["In the header of every page under 992 px."],
  instead: [
    { when: "the screen is wide", component: "mega-menu" },
    { when: "the panel holds filters or a cart", component: "drawer" },
    { when: "there are only a few actions", component: "dropdown-menu" },
  ],
  advice: [
    {
      do: "Mark the current branch as `current`.",
      dont: "Don’t close the tree on category pages.",
      because: "People often want a sibling category.",
    },
    {
      do: "Show the same entries as the wide header.",
      dont: "Don’t remove entries.",
      because: "People look for what they saw on a desktop.",
    },
  ],
  keyboard: [
    {
      keys: ["Enter", "Space"],
      action: "On the menu button, opens the sidebar; on a branch, opens or closes it",
    },
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the sidebar; focus stays inside" },
    { keys: ["Escape"], action: "Closes it and returns the focus to the menu button" },
  ],
  accessibility: {
    pattern: "Dialog (Modal)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: ["It is a modal dialog. It closes when people follow a link or go back."],
  },
} as const satisfies ComponentDocs;
