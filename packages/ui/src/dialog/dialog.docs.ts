import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "A modal window for one task or decision. The page behind it can’t be used and does not move.",
  use: [
    "To confirm an action that can’t be undone.",
    "For a short form that belongs to the page: a quote, a review, an address.",
    "To show one item larger.",
  ],
  instead: [
    { when: "it shows filters or a cart beside the page", component: "drawer" },
    { when: "the message needs no answer", component: "toast" },
    { when: "it explains a part of the page", component: "popover" },
    { when: "the message belongs to a place on the page", component: "alert" },
  ],
  advice: [
    {
      do: "Open it after a click.",
      dont: "Don’t open it when the page loads.",
      because: "Visitors can’t decide before they see the page.",
    },
    {
      do: "Set `closeOn` to the path of the page.",
      dont: "Don’t rely on the next page to close it.",
      because: "A dialog in the header stays open across pages.",
    },
    {
      do: "Set `closeOnBackdrop={false}` for long forms.",
      dont: "Don’t ask “Are you sure?” each time.",
      because: "A stray click must not lose input.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves through the controls in the dialog; focus stays inside" },
    { keys: ["Escape"], action: "Closes it; focus returns to what opened it" },
    { keys: ["Enter"], action: "On a field, sends the form" },
    { keys: ["ArrowUp", "ArrowDown"], action: "Scrolls a body that is longer than the window" },
  ],
  accessibility: {
    pattern: "Dialog (Modal)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "It uses Radix Dialog, which loads when people move to the trigger.",
      "Focus moves to `data-initial-focus`, to the first field or to the title. It returns to the trigger.",
      "The Back button closes the dialog instead of leaving the page.",
    ],
  },
  writing: ["The title names the action: “Delete this address?” The buttons repeat it: “Delete”, “Keep”."],
} as const satisfies ComponentDocs;
