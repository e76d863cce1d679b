import sanitizeHtml from "sanitize-html";

/** What could begin a tag, a comment or a declaration; `5 < 6` could not. */
const markup = /<[a-z/!?]/i;

/**
 * A description that may be stored: plain text as it is, and of markup only what belongs in running
 * text. Scripts, styles, event handlers, frames and addresses other than http, https and mailto are dropped.
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
