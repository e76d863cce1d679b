import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Files to send along: the native field under a zone that also takes drops, with a list from which they can be taken out again. What does not fit is named with the reason.",
  use: [
    "for drawings, artwork and a CV that go along with a form",
    "with `progressOf` where large files are sent before the form",
  ],
  instead: [
    { when: "the form is an application, with its rules for a CV", component: "job-application-dialog" },
    { when: "an address of a file will do", component: "field" },
  ],
  advice: [
    {
      do: "Say kinds and size in the hint: “PDF or DOCX, up to 5 MB”.",
      dont: "Let people find out by being refused.",
      because: "Whoever has exported a drawing for ten minutes wants to have known it before.",
    },
    {
      do: "Check kind and size on the server again.",
      dont: "Trust `accept` and `maxSize`.",
      because: "Without script nothing is checked here, and a name says little of what is in a file.",
    },
    {
      do: "Send the form as `multipart/form-data`.",
      dont: "Leave the form's usual `encType`.",
      because: "Only the names of the files would arrive.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the zone, then to the crosses of the list" },
    {
      keys: ["Enter", "Space"],
      action: "On the zone, opens the system's dialog; on a cross, takes that file out",
    },
  ],
  accessibility: {
    pattern: "Native file field; dropping is only a second way",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements.html",
    notes: [
      "The native field lies over the whole zone, takes the focus and is named by the label.",
      "Refusals are read out at once, how many files are chosen as a status.",
      "Each cross is named with its file, and the focus goes to the zone when it is taken out.",
      "Names of files keep their direction.",
    ],
  },
  writing: [
    "The label names the thing, not the deed: “Drawing or sample photo”; the zone says “Choose files” by itself.",
  ],
} as const satisfies ComponentDocs;
