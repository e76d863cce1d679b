import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shares a page: copy link, e-mail, WhatsApp, print, and the sharing dialog of the device.",
  use: ["on pages that people send to colleagues: a product, an article, a campaign"],
  instead: [
    { when: "one text is copied", component: "copy-button" },
    { when: "the actions change an item", component: "dropdown-menu" },
  ],
  anatomy: [
    { part: "Button", purpose: "“Share”, or any button by `trigger`." },
    { part: "Copy link", purpose: "Copies `url`, and says in its place whether it worked." },
    { part: "E-mail, WhatsApp", purpose: "Links with `title` and `url`; they work without JavaScript." },
    { part: "Print", purpose: "Opens the print dialog of the browser." },
    { part: "More options", purpose: "The sharing dialog of the device, where it has one." },
  ],
  advice: [
    {
      do: "Give `url` the canonical address of the page.",
      dont: "Share an address with filters or tracking in it.",
      because: "The receiver should see the same product, and no trace of the sender.",
    },
    {
      do: "Put it after the actions that matter to a sale.",
      dont: "Give it the strongest button.",
      because: "Few visitors share; most want a price or a sample.",
    },
  ],
  keyboard: [
    { keys: ["Enter", "Space"], action: "On the button, opens the menu; on an item, chooses it" },
    { keys: ["ArrowDown", "ArrowUp"], action: "Moves through the items" },
    { keys: ["Escape"], action: "Closes the menu; the focus returns to the button" },
  ],
  accessibility: {
    pattern: "Menu Button",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/",
    notes: [
      "“Link copied” is said as a status; the menu stays open and the item keeps the focus.",
      "Without JavaScript the menu is a native popover with the two links.",
    ],
  },
} as const satisfies ComponentDocs;
