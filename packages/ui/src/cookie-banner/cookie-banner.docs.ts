import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Asks for consent at the bottom of the window. It does not move the page and comes first for keyboard users.",
  use: ["Once on every page, first in the document, with `CookieSettingsLink` in the footer."],
  instead: [
    { when: "people only need to know something", component: "alert" },
    { when: "people decide after they click", component: "dialog" },
  ],
  advice: [
    {
      do: "Keep both answers equal.",
      dont: "Don’t highlight “Accept all”.",
      because: "Steered consent is not valid.",
    },
    {
      do: "Read `decided` from the cookie and omit `preferences` on cached pages.",
      dont: "Don’t put one visitor’s choices in a shared page.",
      because: "The next visitor would see them.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves through the banner, then to the page",
    },
    { keys: ["Enter"], action: "Presses a button; on a toggle, saves the choices" },
    { keys: ["Space"], action: "Switches a toggle, opens the details, or presses a button" },
    {
      keys: ["Escape"],
      action: "Closes it after a decision; before that it does nothing",
    },
  ],
  accessibility: {
    pattern: "Region that does not cover the focus",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum.html",
    notes: [
      "It is a named region, not a modal dialog: people can read the page first.",
      "The page gets extra space at its end, so that the banner never covers focus.",
    ],
  },
} as const satisfies ComponentDocs;
