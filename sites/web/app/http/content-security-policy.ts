import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

const inlineScript = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>(?<code>[\s\S]*?)<\/style>/g;
const styleAttribute = / style="(?<value>[^"]*)"/g;
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

/**
 * The Content-Security-Policy of one rendered page: what comes from our own origin plus exactly the
 * inline scripts and styles that stand in this HTML, by their hashes.
 *
 * Hashes rather than a nonce because the page is cached together with its header and given to many
 * visitors: a nonce that repeats protects nobody, a hash holds for as long as the text does.
 */
export function contentSecurityPolicy(
  html: string,
  options: { https: boolean; development: boolean },
): string {
  const scripts = new Set<string>();
  for (const match of html.matchAll(inlineScript)) {
    const { attributes = "", code = "" } = match.groups ?? {};
    // Data blocks (JSON-LD) are never executed, so the policy does not concern them.
    if (/\ssrc=/.test(attributes) || /\stype="application\//.test(attributes)) continue;
    scripts.add(source(code));
  }
  const styles = new Set<string>();
  for (const match of html.matchAll(inlineStyle)) styles.add(source(match.groups?.["code"] ?? ""));
  const attributes = new Set<string>();
  for (const match of html.matchAll(styleAttribute))
    attributes.add(source(unescape(match.groups?.["value"] ?? "")));

  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    // Vite injects style elements and opens a socket while developing; the built site does neither.
    options.development ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...styles].join(" "),
    ...(!options.development && attributes.size > 0
      ? [["style-src-attr 'unsafe-hashes'", ...attributes].join(" ")]
      : []),
    "img-src 'self' data: blob:",
    options.development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(options.https ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}

/** Short scripts and styles stand on every page; the long one differs on each. */
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
