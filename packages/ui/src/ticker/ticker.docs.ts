import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Short announcements in one moving line. It stops on hover and focus.",
  use: ["For two or three short notices."],
  instead: [
    { when: "everyone must read it", component: "alert" },
    { when: "it answers an action", component: "toast" },
    { when: "it deserves a page", component: "news-card" },
  ],
  advice: [
    {
      do: "Keep all texts under 120 characters.",
      dont: "Don’t show ten notices.",
      because: "Nobody waits for the last one.",
    },
    {
      do: "Remove old notices.",
      dont: "Don’t keep last month’s fair.",
      because: "It is the first moving thing on the page.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab"],
      action: "Moves to the links, which stops the line, then to the pause button",
    },
    { keys: ["Enter"], action: "Follows the link" },
    { keys: ["Space"], action: "On the pause button, stops or starts the line" },
  ],
  accessibility: {
    pattern: "Pause, Stop, Hide",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html",
    notes: ["It has a pause button and does not move with reduced motion (WCAG 2.2.2)."],
  },
  writing: ["Use one sentence. Write dates, not “tomorrow”."],
} as const satisfies ComponentDocs;
