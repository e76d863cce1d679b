import { hash } from "node:crypto";
import { inlineStyles as writtenStyles } from "@preforma/ui/content-security";
import { LRUCache } from "lru-cache";

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

/**
 * The Content-Security-Policy of one rendered page: our own origin, plus the inline scripts that this site has written,
 * and the styles in this HTML, by their hashes. A script injected with the page's content is not among them.
 *
 * Hashes rather than a nonce because the page is cached together with its header and given to many
 * visitors: a nonce that repeats protects no one, a hash is valid for as long as the text is the same.
 */
export function contentSecurityPolicy(
  html: string,
  options: {
    https: boolean;
    development: boolean;
    /** Texts of our own inline scripts in this page. */
    scripts: readonly string[];
    formTargets?: Iterable<string> | undefined;
    /** Hosts whose pictures may be shown beside the site's own. */
    mediaHosts?: readonly string[] | undefined;
    /** Other sites that a page may embed in a frame. */
    frameSources?: readonly string[];
  },
): string {
  const scripts = new Set(options.scripts.map(source));
  const styles = new Set(writtenStyles.map(source));
  for (const code of inlineStyles(html)) styles.add(source(code));
  const attributes = new Set<string>();
  for (const value of styleAttributes(html)) attributes.add(source(unescape(value)));

  const measured = isMeasured(html);
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...(measured ? [tagHost] : []), ...scripts].join(" "),
    // Vite injects style elements and opens a socket while developing; the built site does neither.
    options.development ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...styles].join(" "),
    ...(!options.development && attributes.size > 0
      ? [["style-src-attr 'unsafe-hashes'", ...attributes].join(" ")]
      : []),
    [
      "img-src 'self' data: blob:",
      ...(options.mediaHosts ?? []).map((host) => `https://${host}`),
      ...(measured ? [tagHost, ...collectors] : []),
    ].join(" "),
    [
      options.development ? "connect-src 'self' ws:" : "connect-src 'self'",
      ...(measured ? [tagHost, ...collectors] : []),
    ].join(" "),
    // On every page, as the policy of a document stays the same during navigation to the page with the map.
    ["frame-src", ...(options.frameSources ?? ["'none'"])].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...(options.formTargets ?? [])].join(" "),
    "frame-ancestors 'self'",
    ...(options.https ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}

/** Where Google's tag comes from and reports to, as its own guide to content security policies lists them. */
const tagHost = "https://*.googletagmanager.com";
const collectors = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/**
 * Whether the site has analytics; the page's root element says so. Its files are loaded only once the visitor has
 * allowed it, and then without a new document.
 */
function isMeasured(html: string): boolean {
  return html.slice(0, html.indexOf("<head")).includes(' data-analytics="');
}

/**
 * The texts of style elements. Their ends are searched for rather than matched: a page has a hundred thousand
 * characters, and a pattern tries itself at each of them.
 */
function* inlineStyles(html: string): Generator<string> {
  const opening = "<style";
  const closing = "</style>";
  let at = html.indexOf(opening);
  while (at !== -1) {
    const text = html.indexOf(">", at) + 1;
    const end = text === 0 ? -1 : html.indexOf(closing, text);
    if (end === -1) return;
    yield html.slice(text, end);
    at = html.indexOf(opening, end + closing.length);
  }
}

function* styleAttributes(html: string): Generator<string> {
  const opening = ' style="';
  let at = html.indexOf(opening);
  while (at !== -1) {
    const end = html.indexOf('"', at + opening.length);
    if (end === -1) return;
    yield html.slice(at + opening.length, end);
    at = html.indexOf(opening, end);
  }
}

/** Short scripts and styles are on every page; the long one differs on each. */
const known = new LRUCache<string, string>({ max: 200 });
const short = 1000;

function source(text: string): string {
  let entry = text.length < short ? known.get(text) : undefined;
  if (entry === undefined) {
    entry = `'sha256-${hash("sha256", text, "base64")}'`;
    if (text.length < short) known.set(text, entry);
  }
  return entry;
}

function unescape(attribute: string): string {
  return attribute.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);
}
