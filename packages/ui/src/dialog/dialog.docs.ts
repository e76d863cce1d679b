import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A window over the page for one thing that has to be done or decided before going on. Nothing behind it can be reached, and the page does not move by a pixel.",
  use: [
    "to ask for a decision that cannot be taken back, such as deleting an address",
    "for a short form that belongs to the page below: a quote, a review, an address",
    "to look at one thing closely, such as an enlarged picture",
  ],
  instead: [
    { when: "the content is a list to choose from beside the page, or a cart", component: "drawer" },
    { when: "something was done and needs no answer", component: "toast" },
    { when: "a few words explain a part of the page", component: "popover" },
    { when: "the message belongs to a place on the page", component: "alert" },
  ],
  advice: [
    {
      do: "Open it in answer to a press.",
      dont: "Open it when the page comes.",
      because: "A visitor who has seen nothing yet cannot decide anything.",
    },
    {
      do: "Close it on a change of page: give `closeOn` the page's path.",
      dont: "Leave it to the next page to take it away.",
      because: "Dialogs of a header outlive their page, and would lie over the next.",
    },
    {
      do: "Set `closeOnBackdrop` to false for a form that takes minutes to fill in.",
      dont: "Ask “Are you sure?” in a second dialog each time.",
      because: "A stray press should lose nothing; a question for every press is answered unread.",
    },
    {
      do: "Take `small` for a question, `medium` for a form, `large` for tables and pictures.",
      dont: "Set a width of your own.",
      because: "Under 480 px each of them takes the whole window, which a width of your own would break.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through what can be used in the dialog, and not out of it" },
    { keys: ["Escape"], action: "Asks for closing; the focus returns to what opened it" },
    { keys: ["Enter"], action: "On a field, sends the form" },
    { keys: ["ArrowUp", "ArrowDown"], action: "Scrolls a body that is longer than the window" },
  ],
  accessibility: {
    pattern: "Dialog (Modal)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "It stands on Radix Dialog, which is loaded when it opens or somebody turns to its trigger; the rest of the page is out of reach.",
      "The focus goes to what has `data-initial-focus`, else to the first field, else to the title.",
      "The browser's way back closes it instead of leaving the page, which is what visitors on phones mean by it.",
    ],
  },
  writing: [
    "The title says what will be done: “Delete this address?”, not “Attention”.",
    "Buttons repeat the deed: “Delete” and “Keep it”, not “Yes” and “No”, which mean nothing when read out alone.",
  ],
} as const satisfies ComponentDocs;
