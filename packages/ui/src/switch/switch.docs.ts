import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary: "Turns something on or off at once.",
  use: [
    "for a setting that takes effect without being sent: favourites only, mails about prices",
    "in lists of settings, with `side` at the end of the line",
  ],
  instead: [
    { when: "it only takes effect when a form is sent, or is a consent", component: "field" },
    { when: "it only changes what is shown, and nothing is kept", component: "tabs" },
    { when: "a product is kept", component: "favourite-button" },
  ],
  advice: [
    {
      do: "Change it at the press, and back with a complaint where that fails.",
      dont: "Put a button for saving below it.",
      because: "A switch that waits for a button looks done and is not.",
    },
    {
      do: "Let the label name what is on: “Mails about new products”.",
      dont: "Change the label with the state.",
      because: "“Mails off, on” can be read both ways.",
    },
  ],
  keyboard: [
    { keys: ["Tab"], action: "Moves to the switch" },
    { keys: ["Space"], action: "Turns it on or off" },
  ],
  accessibility: {
    pattern: "Switch",
    source: "https://www.w3.org/WAI/ARIA/apg/patterns/switch/",
    notes: [
      "A native checkbox with the role of a switch: it is sent with a form, also without script.",
      "The state is told by the knob's side, not by colour alone, and keeps its look in forced colours.",
      "On is the side where lines end, in right-to-left pages the left one.",
    ],
  },
} as const satisfies ComponentDocs;
