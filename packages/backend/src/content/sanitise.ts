import sanitizeHtml from "sanitize-html";

/** The elements that an article may contain. */
const tags = {
  blocks: ["p", "br", "hr", "h2", "h3", "h4", "blockquote"],
  lists: ["ul", "ol", "li", "dl", "dt", "dd"],
  phrases: ["strong", "b", "em", "i", "sub", "sup", "code", "bdi", "time", "a"],
  tables: ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  figures: ["figure", "figcaption", "img"],
};

/**
 * Makes an article's text safe to store and render: headings, lists, tables, figures and links. Scripts, styles,
 * handlers, frames, forms and foreign pictures are dropped; a first-level heading becomes a second-level one, because
 * the page has its own.
 */
export function sanitiseBody(body: string): string {
  return sanitizeHtml(body, {
    allowedTags: Object.values(tags).flat(),
    allowedAttributes: {
      "*": ["lang", "dir"],
      a: ["href", "rel"],
      ol: ["start"],
      time: ["datetime"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      img: ["src", "alt", "width", "height", "loading"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    transformTags: {
      h1: "h2",
      a: (tagName, { rel: _, ...attributes }) => ({
        tagName,
        attribs: /^https?:/i.test(attributes["href"] ?? "")
          ? { ...attributes, rel: "noopener noreferrer" }
          : attributes,
      }),
      img: (tagName, attributes) => ({ tagName, attribs: { alt: "", ...attributes, loading: "lazy" } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isOwnPicture(attribs["src"]),
  }).trim();
}

/** Pictures from other sites would reveal to a stranger who reads what. */
const isOwnPicture = (src: string | undefined): boolean => src?.startsWith("/media/") === true;

/** URLs of the pictures in a body that {@link sanitiseBody} drops, as written there. */
export function foreignPictures(body: string): string[] {
  // Most bodies have no picture, and parsing them is slow.
  if (!/<img/i.test(body)) return [];
  const found: string[] = [];
  sanitizeHtml(body, {
    allowedTags: ["img"],
    allowedAttributes: { img: ["src"] },
    // Includes pictures that no browser would load: their author expects to see them.
    allowedSchemesAppliedToAttributes: [],
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag === "img" && !isOwnPicture(attribs["src"])) found.push(attribs["src"] ?? "");
      return false;
    },
  });
  return found;
}

/** The plain words of a body, for search, reading time and feeds. */
export function plainText(body: string): string {
  return sanitizeHtml(body.replaceAll(/<\/(?:p|li|h\d|td|th|dd|dt|tr|figcaption)>|<br\b[^<>]*>/g, " $&"), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/[ \t\r\n]+/g, " ")
    .trim();
}
