import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Shows certificates. Each opens larger in a dialog, with its facts and a download.",
  use: ["For quality, hygiene and food contact certificates."],
  instead: [
    { when: "the files are drawings or data sheets", component: "link" },
    { when: "the pictures show a product", component: "gallery" },
  ],
  advice: [
    {
      do: "Keep an expired certificate until the new one arrives.",
      dont: "Don’t hide its state.",
      because: "Auditors look for gaps.",
    },
    {
      do: "Name the standard with its year: `ISO 9001:2015`.",
      dont: "Don’t write “ISO certificate”.",
      because: "Buyers check the year.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves from sheet to sheet; in the dialog, through its buttons" },
    { keys: ["Enter"], action: "Shows the sheet larger" },
    { keys: ["Escape"], action: "Closes the larger view; focus returns to the sheet" },
  ],
  accessibility: {
    pattern: "Links that open a dialog (Modal)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "Each item is a link named “Enlarge: ISO 9001:2015”.",
      "All facts are also text: number, issuer and dates.",
    ],
  },
} as const satisfies ComponentDocs;
