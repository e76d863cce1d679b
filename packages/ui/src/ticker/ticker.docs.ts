import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Announcements that pass by in one line, and stand still as soon as somebody reads or reaches for them.",
  use: [
    "for two or three short notices of the company: a fair, holidays, new terms",
    "below the top bar, where the settings hold a `scrolling_text`",
  ],
  instead: [
    { when: "everybody has to read it", component: "alert" },
    { when: "it answers something that was just done", component: "toast" },
    { when: "it is worth a page and a picture", component: "news-card" },
  ],
  advice: [
    {
      do: "Keep all texts together under 120 letters.",
      dont: "Fill it with ten notices.",
      because: "The last of ten comes by after minutes, when the page has long been left.",
    },
    {
      do: "Give `href` where there is more to know.",
      dont: "Write an address or a number into the text.",
      because: "What moves can hardly be copied.",
    },
    {
      do: "Take notices out once they are over.",
      dont: "Leave last month's fair in the line.",
      because: "It is the first moving thing on every page, and tells how the site is kept.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab"],
      action:
        "Moves to the links of the line, which stands still at its beginning meanwhile, then to the pause",
    },
    { keys: ["Enter"], action: "Follows the link" },
    { keys: ["Space"], action: "On the pause, stops the line or lets it go on" },
  ],
  accessibility: {
    pattern: "Pause, Stop, Hide",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html",
    notes: [
      "It stands still under the pointer, with the focus in it and when paused, by styles alone.",
      "For those who want less motion it is a block of text that never moves.",
      "The second copy, which closes the circle, is neither read out nor reached by keys; its links can be pressed.",
      "A link that has the focus is in view, wherever the line was before.",
      "In right-to-left pages it runs the other way.",
    ],
  },
  writing: [
    "One sentence for each notice, with what is new at its beginning.",
    "Give days with their month, not “tomorrow”.",
  ],
} as const satisfies ComponentDocs;
