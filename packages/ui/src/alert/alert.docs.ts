import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Shows a message at the place that it is about. An icon, a colour and words give the kind of message.",
  use: [
    "For facts about the page, such as an expired certificate.",
    "For the result of an action that is in view, such as a rejected quantity.",
  ],
  instead: [
    { when: "the message answers an action and can disappear", component: "toast" },
    { when: "people must decide before they continue", component: "dialog" },
    { when: "the message is about one field", component: "field" },
    { when: "the message lists errors in a form", component: "form" },
    { when: "the message replaces missing content", component: "empty-state" },
  ],
  advice: [
    {
      do: "Set `live` for messages that appear after an action.",
      dont: "Don’t set `live` for messages that are there when the page loads.",
      because: "The screen reader would interrupt the page title.",
    },
    {
      do: "Put the message next to its subject.",
      dont: "Don’t collect messages at the top of a long page.",
      because: "People fix the problem where they see it.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves to its links, then to the button that dismisses the message",
    },
    { keys: ["Enter", "Space"], action: "On that button, dismisses the message" },
  ],
  accessibility: {
    pattern: "Alert",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/alert/",
    notes: [
      "With `live`, `danger` is announced at once and other tones politely.",
      "Words give the meaning; colour only supports them.",
      "When the alert closes, move focus yourself.",
    ],
  },
  writing: [
    "Say what happened, then what helps: “Only 2,400 are in stock. Order 2,400 or ask us for a date.”",
  ],
} as const satisfies ComponentDocs;
