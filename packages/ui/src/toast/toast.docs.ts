import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A short message at the edge of the window after an action. Success messages disappear; errors stay.",
  use: ["To confirm an action: added, saved, copied.", "To offer undo."],
  instead: [
    { when: "the message belongs to a place or needs time", component: "alert" },
    { when: "it needs an answer", component: "dialog" },
    { when: "a field is wrong", component: "form" },
    { when: "it is news for everyone", component: "ticker" },
  ],
  advice: [
    {
      do: "Show it after an action.",
      dont: "Don’t show it when a page loads.",
      because: "People ignore it like an advertisement.",
    },
    {
      do: "Offer in `action` only what is possible elsewhere too.",
      dont: "Don’t make it the only way.",
      because: "The message disappears.",
    },
    {
      do: "Set a longer `duration` for messages with an action.",
      dont: "Don’t keep three seconds.",
      because: "Keyboard users need more time.",
    },
  ],
  keyboard: [
    { keys: ["F6"], action: "Moves to the newest message; from there, back to where the focus was" },
    { keys: ["Shift+F6"], action: "Moves back to where the focus was, and leaves the messages" },
    { keys: ["Tab", "Shift+Tab"], action: "Moves among the messages and their buttons" },
    { keys: ["Enter", "Space"], action: "Runs the action, or dismisses the message" },
    {
      keys: ["Escape"],
      action:
        "Dismisses the focused message; focus goes to the next one, or returns, and a dialog stays open",
    },
  ],
  accessibility: {
    pattern: "Status and alert messages",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: [
      "Messages are announced politely, errors at once. The toast never takes focus.",
      "Time stops on hover, on focus and while the page is hidden.",
      "The first message loads the code that shows it. Where it cannot be loaded, the text appears in a plain list.",
      "Put one `Toaster` on the page. While a modal is open, messages move into it.",
    ],
  },
  writing: ["Say what was done: “Added to the cart: 5,000 pcs.” An error says what to do next."],
} as const satisfies ComponentDocs;
