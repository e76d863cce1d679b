import { directionOf, type Locale } from "@preforma/domain/locales";

const style =
  "html{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}main{max-inline-size:34rem;margin-inline:auto;padding:15vh 1.5rem}h1{font-size:1.5rem;line-height:1.25}button{font:inherit}";

/**
 * A page that needs neither the API nor the frame of the site: a title, a text, and `html` below them. The arguments
 * are not escaped.
 */
export function standalonePage(
  locale: Locale,
  { title, text, html = "" }: Readonly<{ title: string; text: string; html?: string }>,
): string {
  return `<!DOCTYPE html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p>${html}</main></body></html>`;
}
