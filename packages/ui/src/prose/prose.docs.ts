import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Running text with headings, lists, tables and figures: sets the type for a body that comes as HTML, or for children.",
  use: [
    "for articles, legal documents and descriptions that editors write",
    "for several paragraphs of a page's own",
  ],
  instead: [
    { when: "it is one paragraph or a line", component: "text" },
    { when: "it is an article with its head and its date", component: "article" },
    { when: "it is a legal document with contents and versions", component: "legal-document" },
    { when: "it is a table with data of the page", component: "table" },
  ],
  advice: [
    {
      do: "Give `html` only what was sanitised where it was stored.",
      dont: "Give it what a visitor typed.",
      because: "It becomes part of the page as it is.",
    },
    {
      do: "Set `lang` and `dir` for a body in another language than the page.",
      dont: "Show Turkish text in an Arabic page without them.",
      because: "It would be read out with the wrong voice and end its lines on the wrong side.",
    },
    {
      do: "Set `lowerHeadingsBy` so that its first heading follows the one above.",
      dont: "Ask editors to begin with the third level.",
      because: "The same text stands on pages of different depth.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to links, and to the frame of each table of `html`" },
    { keys: ["ArrowRight", "ArrowLeft"], action: "Scroll the frame of a table that has the focus" },
  ],
  accessibility: {
    pattern: "Headings and scrollable regions",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/reflow.html",
    notes: [
      "Each table of `html` gets a frame that the keyboard reaches; its caption names it as a region, without one it is a group.",
      "Tables among `children` get no frame: use `Table` there.",
      "Codes keep their order from left to right in right-to-left text, and Arabic is never slanted.",
    ],
  },
  writing: [
    "Give tables a caption: it names the frame that scrolls.",
    "Write link texts that can be read alone: “delivery terms”, not “here”.",
  ],
} as const satisfies ComponentDocs;
