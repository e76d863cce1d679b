import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Certificates as sheets. A press shows the sheet larger with its facts and a way to download it. Validity is said in words.",
  use: [
    "for certificates of quality, hygiene and food contact that buyers have to file",
    "where several standards stand side by side and their terms differ",
  ],
  instead: [
    { when: "the files are drawings and data sheets to download", component: "link" },
    { when: "the pictures are of a product", component: "gallery" },
  ],
  advice: [
    {
      do: "Leave a certificate that has run out for as long as its successor is awaited.",
      dont: "Remove it on the day, or hide its state.",
      because:
        "Auditors look for the gap; “Expired on 3 March” with a word from sales is better than a riddle.",
    },
    {
      do: "Cite the standard with its year: `ISO 9001:2015`.",
      dont: "Write “ISO certificate”.",
      because: "The year is what a buyer's checklist asks for.",
    },
    {
      do: "Put the full document at `documentHref`, all pages.",
      dont: "Offer the picture of the first page as the download.",
      because: "The scope and the sites it covers stand on the annex.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves from sheet to sheet; in the dialog, through its buttons" },
    { keys: ["Enter"], action: "Shows the sheet larger" },
    { keys: ["Escape"], action: "Closes the larger view; the focus returns to the sheet" },
  ],
  accessibility: {
    pattern: "Links that open a dialog (Modal)",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
    notes: [
      "Each sheet is a link named “Enlarge: ISO 9001:2015”, and says that it opens a dialog.",
      "With a key for a new tab, the link leads to the document as every link does.",
      "All that a sheet shows stands beside it as text too: number, issuer, days.",
      "Give `closeOn` the page's path, so that the dialog does not outlive its page.",
    ],
  },
} as const satisfies ComponentDocs;
