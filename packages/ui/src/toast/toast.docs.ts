import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A short message at the edge of the window that answers something just done. Success goes by itself, an error stays.",
  use: [
    "to say that something was done: added to the cart, saved, copied",
    "to offer one thing to do about it, such as taking it back",
  ],
  instead: [
    { when: "it has to be read in peace or belongs to a place on the page", component: "alert" },
    { when: "it needs an answer", component: "dialog" },
    { when: "a field was filled in wrongly", component: "form" },
    { when: "it is news for everybody", component: "ticker" },
  ],
  advice: [
    {
      do: "Show it in answer to a press.",
      dont: "Show it when a page comes.",
      because: "It answers; without a question it is passed over like an advertisement.",
    },
    {
      do: "Offer in `action` only what can be done elsewhere too.",
      dont: "Make it the only way to take something back.",
      because: "Three seconds later it is gone.",
    },
    {
      do: "Give a longer `duration` to a message with an action.",
      dont: "Leave such a message at three seconds.",
      because: "Reading it and reaching its button takes a keyboard more than three seconds.",
    },
    {
      do: "Let the page show the result too: the number at the cart.",
      dont: "Rely on the message alone.",
      because: "Whoever enlarges the page may never have that edge of the window in sight.",
    },
  ],
  keyboard: [
    { keys: ["F6"], action: "While there are messages, moves to the newest one's first button" },
    { keys: ["Shift+F6"], action: "Moves back to where the focus was, and leaves the messages" },
    { keys: ["Tab", "Shift+Tab"], action: "Moves among the buttons of the messages" },
    { keys: ["Enter", "Space"], action: "Does the action, or dismisses the message" },
    {
      keys: ["Escape"],
      action:
        "Dismisses the message that has the focus; the focus goes back to where it was, a dialog stays open",
    },
  ],
  accessibility: {
    pattern: "Status and alert messages",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html",
    notes: [
      "Messages are read out politely, errors at once; both live regions are in the page before the first message, which waits for them.",
      "A new message is shown and read out at once, however many errors still stand. The older ones are counted below it, come back as newer ones go, and are not read out again.",
      "Time stands still under the pointer, with the focus on a message, while newer ones stand in its place, and while the page is hidden. One that comes back goes on with the time that it had left.",
      "A message that has the focus is never pushed out.",
      "It never takes the focus by itself.",
      "While a modal dialog is open the messages are moved into it: a modal makes everything else inert, also what lies above it. There they are read out, pressed and reached as on the page, and they come out again when it closes.",
      "Give the page one `Toaster`; messages may come from anywhere by `useToast`.",
    ],
  },
  writing: [
    "Say what has been done, not that it went well: “Added to the cart: 5,000 pcs.”",
    "An error says what to do next.",
    "Take the same sentence for the same deed: a repeated one replaces the older.",
  ],
} as const satisfies ComponentDocs;
