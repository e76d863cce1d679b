import sanitizeHtml from "sanitize-html";

/** The start of a tag, a comment or a declaration; `5 < 6` has none. */
const markup = /<[a-z/!?]/i;

/**
 * Makes a description safe to store: plain text stays as it is; of markup only inline text elements remain. Scripts,
 * styles, event handlers, frames and URLs other than http, https and mailto are dropped.
 */
export function sanitiseDescription(description: string): string {
  if (!markup.test(description)) return description;
  return sanitizeHtml(description, {
    allowedTags: [
      "p",
      "br",
      "strong",
      "b",
      "em",
      "i",
      "ul",
      "ol",
      "li",
      "h3",
      "h4",
      "sub",
      "sup",
      "bdi",
      "a",
    ],
    allowedAttributes: { a: ["href"], bdi: ["dir"], p: ["dir", "lang"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
  });
}
