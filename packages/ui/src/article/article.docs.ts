import type { ComponentDocs } from "../documentation/component-docs.ts";

export const docs = {
  summary:
    "A whole article with its page's first heading: title, facts, picture, body, tags, and where to read on.",
  use: [
    "for posts, news and announcements that have a page of their own",
    "for guides with tables and figures, whose body comes as HTML from the API",
  ],
  instead: [
    { when: "the article is one of a list", component: "news-card" },
    { when: "running text stands within another page", component: "prose" },
    { when: "the text is a policy or terms with an address for each part", component: "legal-document" },
  ],
  advice: [
    {
      do: "Hand over HTML as the API gives it, sanitised where it was stored.",
      dont: "Pass text of visitors through `html`.",
      because: "The component writes it into the page as it is.",
    },
    {
      do: "Put the products an article speaks of into `children`.",
      dont: "Link them only by words in the body.",
      because: "Who has read how to choose a neck finish wants to see bottles with that neck next.",
    },
    {
      do: "Start the body's headings at the second level.",
      dont: "Begin the body with another first heading.",
      because: "The title is the page's only `h1`; a second one breaks the outline and the list of headings.",
    },
  ],
  keyboard: [
    {
      keys: ["Tab", "Shift+Tab"],
      action: "Moves through the ways to share, the links of the body, tags and further articles",
    },
    { keys: ["Enter"], action: "Follows the link, or copies the address" },
  ],
  accessibility: {
    pattern: "Native article, headings and complementary region",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html",
    notes: [
      "What one may read next is an `aside` named by its heading, apart from the article itself.",
      "Tags are a list with the name “Tags”, since “PET, closures, recycling” alone says little.",
      "The picture's description comes with `image`; write it in the page's language.",
    ],
  },
  writing: [
    "A title that tells the finding, in fewer than sixty characters: search results cut the rest.",
    "The sentence under it adds what the title leaves open; it does not repeat it.",
  ],
} as const satisfies ComponentDocs;
