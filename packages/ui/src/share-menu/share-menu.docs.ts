import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shares a page: copy link, email, WhatsApp, print, and the sharing dialog of the device.",
  use: ["On pages that people send to others: a product, an article, a campaign."],
  instead: [
    { when: "one text is copied", component: "copy-button" },
    { when: "the actions change an item", component: "dropdown-menu" },
  ],
  advice: [
    {
      do: "Pass the canonical address as `url`.",
      dont: "Don’t share filters or tracking parameters.",
      because: "The receiver should see the same page.",
    },
    {
      do: "Put it after the main actions.",
      dont: "Don’t give it the strongest button.",
      because: "Few visitors share a page.",
    },
  ],
  keyboard: [
    { keys: ["Enter", "Space"], action: "On the button, opens the menu; on an item, chooses it" },
    {
      keys: ["ArrowDown", "ArrowUp"],
      action: "On the button, opens the menu at its first or last item; in it, moves through the items",
    },
    { keys: ["Home", "End"], action: "Moves to the first or the last item" },
    { keys: ["Tab", "Shift+Tab"], action: "Closes the menu and continues from the button" },
    { keys: ["Escape"], action: "Closes the menu; the focus returns to the button" },
  ],
  accessibility: {
    pattern: "Menu Button",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/",
    notes: [
      "“Link copied” is announced. The menu stays open and the item keeps focus.",
      "Without JavaScript the menu is a native popover with the two links.",
    ],
  },
} as const satisfies ComponentDocs;
