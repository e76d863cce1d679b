import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "Shows an article with its title, facts, picture, body, tags and further reading. The title is the `h1` of the page.",
  use: ["For news, posts and guides that have their own page."],
  instead: [
    { when: "the article is one of a list", component: "news-card" },
    { when: "text is part of another page", component: "prose" },
    { when: "the text is a policy or terms", component: "legal-document" },
  ],
  advice: [
    {
      do: "Pass HTML that is sanitised.",
      dont: "Don’t pass visitors’ text to `html`.",
      because: "The component inserts it as it is.",
    },
    {
      do: "Start body headings at level 2.",
      dont: "Don’t put a second `h1` in the body.",
      because: "The page needs one main heading.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves through the share links, the links of the body, tags and further articles",
    },
    { keys: ["Enter"], action: "Follows the link, or copies the address" },
  ],
  accessibility: {
    pattern: "Native article, headings and complementary region",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    notes: ["Further reading is an `aside` with a name.", "Tags are a list named “Tags”."],
  },
  writing: ["Keep the title under 60 characters: search results cut longer titles."],
} as const satisfies ComponentDocs;
