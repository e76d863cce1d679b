import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Something to know, in the place that it is about. A sign, a ground and words say what kind of thing it is.",
  use: [
    "for what is true of this page or part now: a certificate has run out, a mould is being repaired",
    "as the answer to a deed whose place is in view, such as a refused quantity at its line",
    "above a form that cannot be used at the moment, to say why",
  ],
  instead: [
    { when: "it answers a deed and may pass unread", component: "toast" },
    { when: "it has to be decided before going on", component: "dialog" },
    { when: "it complains of one field", component: "field" },
    { when: "it lists what is wrong with a form", component: "form" },
    { when: "it takes the place of content that is not there", component: "empty-state" },
  ],
  advice: [
    {
      do: "Set `live` for what appears in answer to something just done.",
      dont: "Set `live` on what is there when the page comes.",
      because: "A screen reader would break off the page's title to read it.",
    },
    {
      do: "Take `warning` for what can still be put right, `danger` for what has failed.",
      dont: "Take `danger` to make an announcement louder.",
      because: "Where summer holidays are red, the refused payment looks like them.",
    },
    {
      do: "Put it next to what it speaks of.",
      dont: "Collect alerts at the top of a long page.",
      because: "At the line of the cart it is mended; at the top it has to be carried down in one's memory.",
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], action: "Moves to the links it holds, and to the dismissing button" },
    { keys: ["Enter", "Space"], action: "On the dismissing button, asks for the alert to go away" },
  ],
  accessibility: {
    pattern: "Alert",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/alert/",
    notes: [
      'With `live` it is read out: at once for `danger` (`role="alert"`), politely for the others (`role="status"`).',
      "The meaning of the colour is said in words, and a border stands for the ground in forced colours.",
      "After `onDismiss` the focus is the page's to place: the button goes with the alert.",
    ],
  },
  writing: [
    "Begin with what happened, end with what helps: “Only 2,400 are in stock. Take 2,400, or ask us for a date.”",
    "No exclamation marks; the sign has said it.",
  ],
} as const satisfies ComponentDocs;
