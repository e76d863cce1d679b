import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Asks for consent, once. It lies at the window's end over the page, so that nothing moves when it goes, and comes first for keyboard and screen readers.",
  use: [
    "once on every page, first in the document",
    "together with `CookieSettingsLink` in the footer, which opens it again",
  ],
  instead: [
    { when: "something has to be known, not decided", component: "alert" },
    { when: "a decision is asked for in answer to a press", component: "dialog" },
  ],
  advice: [
    {
      do: "Leave both answers as they are.",
      dont: "Colour “Accept all”, or turn “Reject all” into a link.",
      because: "Consent that was steered is none, and authorities fine exactly this.",
    },
    {
      do: "Take `decided` from the cookie, and leave `preferences` out on pages that all visitors share.",
      dont: "Put one visitor's choices into a cached page.",
      because: "The next visitor would find somebody else's toggles switched on.",
    },
    {
      do: "Let what is fixed at the window's end stand `aboveBanner`, from the theme.",
      dont: "Let a button lie below the banner.",
      because: "Who reaches it by keyboard would not see where the focus is.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves through policy, fold, toggles and buttons, then on to the page",
    },
    { keys: ["Enter"], action: "Presses a button; on a toggle, saves the toggles" },
    { keys: ["Space"], action: "Switches a toggle, opens the fold, presses a button" },
    {
      keys: ["Escape"],
      action: "Closes it where a decision stands already; before one, it is no answer and does nothing",
    },
  ],
  accessibility: {
    pattern: "Region that does not cover the focus",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum.html",
    notes: [
      "A named region, no modal dialog: the page can be read before anything is decided.",
      "The page's end has as much room as the banner takes, and what has the focus is scrolled clear of it.",
      "Opened by the footer's link it takes the focus, and gives it back when it closes.",
      "Without script it is a form, a fold and a link to `#cookie-settings`.",
    ],
  },
} as const satisfies ComponentDocs;
