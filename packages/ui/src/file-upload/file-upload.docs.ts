import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Lets people choose or drop files. Lists the files and explains why a file is rejected.",
  use: ["For drawings, artwork and CVs in a form."],
  instead: [
    { when: "the form is a job application", component: "job-application-dialog" },
    { when: "a link to a file is enough", component: "field" },
  ],
  advice: [
    {
      do: "Give types and size in the hint: “PDF or DOCX, up to 5 MB”.",
      dont: "Don’t let people find out by errors.",
      because: "Exporting a file takes time.",
    },
    {
      do: "Check type and size on the server too.",
      dont: "Don’t trust `accept` and `maxSize`.",
      because: "Without JavaScript nothing is checked.",
    },
    {
      do: 'Set `encType="multipart/form-data"` on the form.',
      dont: "Don’t keep the default.",
      because: "Only file names would be sent.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the zone, then to the remove buttons of the list" },
    {
      keys: ["Enter", "Space"],
      action: "On the zone, opens the file dialog; on a remove button, removes the file",
    },
  ],
  accessibility: {
    pattern: "Native file field, with dropping as an alternative",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements.html",
    notes: [
      "The native file input covers the whole zone and has the label.",
      "Rejections are announced at once.",
    ],
  },
  writing: ["Name the file, not the action: “Drawing or sample photo”."],
} as const satisfies ComponentDocs;
