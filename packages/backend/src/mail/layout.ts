import { directionOf, type Locale } from "@preforma/domain/locales";
import { withColon } from "@preforma/domain/text";
import { isolated } from "../text/index.ts";
import type { Mail } from "./queue.ts";

/** A mail before layout: its recipient and its content. */
export interface MailContent extends Omit<Mail, "text" | "html"> {
  /** Heading of the mail, if it differs from the subject line. */
  title?: string;
  /**
   * Name for the greeting, of a recipient who is known to own the address. Never taken from a form: a visitor who gives
   * another person's address could write to them in our name.
   */
  recipient?: string;
  /** Plain sentences; a line break inside one is preserved. */
  paragraphs: readonly string[];
  /**
   * Labels and values, such as `["E-mail", "ada@example.com"]`; the values may come from strangers. Falsy entries are
   * left out.
   */
  facts?: readonly (Fact | false | "" | null | undefined)[];
  /** The main action. Its URL is http or https, and never under the control of a stranger. */
  action?: MailLink;
  /** A secondary action, less prominent; the same rule applies to its URL. */
  otherAction?: MailLink;
  /** The last text, such as a greeting. */
  closing?: string;
}

/** A label and its value. */
export type Fact = readonly [label: string, value: string];

interface MailLink {
  label: string;
  url: string;
}

const family = "'Segoe UI', 'Helvetica Neue', Arial, 'Noto Sans', 'Noto Sans Arabic', sans-serif";

/** For mail programs that know the reader's colour scheme; others use the light inline styles. */
const darkRules = [
  ".page{background:#101718!important}",
  ".sheet{background:#182123!important;border-color:#2c383a!important}",
  ".ink{color:#eef3f3!important}",
  ".muted{color:#a9b6b8!important}",
  ".rule{border-color:#2c383a!important}",
  ".link{color:#8fd0da!important}",
  ".button{background:#8fd0da!important;color:#0d1a1c!important}",
].join("");

/**
 * Renders a mail as text and as self-contained HTML with the same words: no pictures, no external resources, inline
 * styles, right to left if the language is. Everything is escaped, so that a visitor's text stays text. Throws a
 * `TypeError` for an action whose URL is not a web URL.
 */
export function composeMail({ to, replyTo, unsubscribeUrl, subject, ...content }: MailContent): Mail {
  const { locale, recipient, paragraphs, title = subject, facts = [] } = content;
  const name = recipient?.trim();
  const laidOut = {
    ...content,
    title,
    paragraphs: name ? [greetings[locale](name), ...paragraphs] : paragraphs,
    facts: facts.filter((fact) => typeof fact === "object" && fact !== null),
  };
  return { to, replyTo, unsubscribeUrl, locale, subject, text: asText(laidOut), html: asHtml(laidOut) };
}

/** The parts of a mail, from top to bottom. */
interface LaidOut extends Pick<MailContent, "locale" | "paragraphs" | "action" | "otherAction" | "closing"> {
  title: string;
  facts: readonly Fact[];
}

const greetings: Readonly<Record<Locale, (name: string) => string>> = {
  tr: (name) => `Merhaba ${name},`,
  en: (name) => `Hello ${name},`,
  ru: (name) => `Здравствуйте, ${name}!`,
  fr: (name) => `Bonjour ${name},`,
  ar: (name) => `مرحبًا \u2068${name}\u2069،`,
  de: (name) => `Guten Tag ${name},`,
};

function asText({ locale, title, paragraphs, facts, action, otherAction, closing }: LaidOut): string {
  const parts = [title, ...paragraphs];
  if (facts.length > 0)
    parts.push(
      facts.map(([label, value]) => `${withColon(label, locale)} ${isolated(value, locale)}`).join("\n"),
    );
  for (const link of [action, otherAction])
    if (link) parts.push(`${withColon(link.label, locale)}\n${webUrl(link.url)}`);
  if (closing) parts.push(closing);
  return `${parts.join("\n\n")}\n`;
}

function asHtml({ locale, title, paragraphs, facts, action, otherAction, closing }: LaidOut): string {
  const direction = directionOf(locale);
  const start = direction === "rtl" ? "right" : "left";
  const body = [
    `<h1 class="ink" style="margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:600;color:#142022">${lines(title)}</h1>`,
    ...paragraphs.map((paragraph) => paragraphHtml(paragraph, "ink", "#142022")),
    factsHtml(facts, start),
    action ? actionHtml(action) : "",
    otherAction ? otherActionHtml(otherAction) : "",
    closing ? paragraphHtml(closing, "muted", "#4d5b5e") : "",
  ].join("\n");
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}</style>
</head>
<body class="page" dir="${direction}" style="margin:0;padding:0;background:#f3f4f2">
<div class="page" role="article" lang="${locale}" dir="${direction}" aria-label="${escaped(title)}" style="padding:24px 12px;background:#f3f4f2;font-family:${family};font-size:16px;line-height:1.55;text-align:${start}">
<div class="sheet" style="max-width:600px;margin:0 auto;padding:32px 28px;background:#ffffff;border:1px solid #dde2e1;border-radius:14px">
${body}
</div>
</div>
</body>
</html>
`;
}

function paragraphHtml(text: string, name: string, colour: string): string {
  return `<p class="${name}" style="margin:0 0 16px;color:${colour}">${lines(text)}</p>`;
}

function factsHtml(facts: readonly Fact[], start: string): string {
  if (facts.length === 0) return "";
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th class="muted rule" scope="row" style="padding:8px 0;padding-inline-end:16px;border-top:1px solid #dde2e1;text-align:${start};vertical-align:top;font-weight:400;color:#4d5b5e">${lines(label)}</th>` +
      `<td class="ink rule" style="padding:8px 0;border-top:1px solid #dde2e1;text-align:${start};vertical-align:top;color:#142022;overflow-wrap:anywhere">${valueLines(value)}</td></tr>`,
  );
  return `<table style="width:100%;margin:0 0 20px;border-collapse:collapse;font-size:15px">\n${rows.join("\n")}\n</table>`;
}

function actionHtml(action: MailLink): string {
  const url = escaped(webUrl(action.url));
  return (
    `<p style="margin:24px 0"><a class="button" href="${url}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#0b5662;color:#ffffff;font-weight:600;text-decoration:none">${lines(action.label)}</a></p>\n` +
    // For programs that hide links behind buttons, and for readers who want to see the URL.
    `<p class="muted" dir="ltr" style="margin:0 0 16px;font-size:13px;color:#4d5b5e;overflow-wrap:anywhere"><a class="link" href="${url}" style="color:#0b5662">${url}</a></p>`
  );
}

function otherActionHtml({ label, url }: MailLink): string {
  return `<p style="margin:0 0 16px"><a class="link" href="${escaped(webUrl(url))}" style="color:#0b5662">${lines(label)}</a></p>`;
}

function webUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:")
    throw new TypeError(`A mail links to web addresses only, not to ${protocol}`);
  return href;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
const lines = (text: string): string => escaped(text).replaceAll("\n", "<br>");

/** Each line has its own direction: a phone number below an Arabic name stays in order. */
const valueLines = (value: string): string =>
  value
    .split("\n")
    .map((line) => `<div dir="auto">${escaped(line) || "<br>"}</div>`)
    .join("");
