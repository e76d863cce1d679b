import { createHash } from "node:crypto";
import { directionOf, type Locale } from "@preforma/domain/locales";
import { moneyText } from "@preforma/domain/shop";
import { sandboxChoices, sandboxCode, type SandboxPayment } from "./provider.ts";
import { sandboxTexts } from "./texts.ts";

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0;padding-block:2rem;padding-inline:1rem}
main{max-inline-size:32rem;margin-inline:auto}
.test{border:2px dashed;border-radius:.75rem;padding:.75rem 1rem;font-weight:600}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0}
fieldset{border:1px solid;border-radius:.75rem;margin:0;padding:1rem}
label{display:block;padding-block:.5rem}
input[type=text]{display:block;font:inherit;padding:.5rem;inline-size:10rem}
button{font:inherit;font-weight:600;margin-block-start:1rem;padding:.75rem 1.5rem;min-block-size:2.75rem;border-radius:.75rem;cursor:pointer}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}`;

/** The page's one style, as a content security policy names it. */
export const sandboxStyle = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** The sandbox's payment page as it stands now; no script, every language, right to left where that is. */
export function sandboxPage(payment: SandboxPayment, locale: Locale, at = new Date().toISOString()): string {
  const words = sandboxTexts[locale];
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p class="test">${words.test}</p>
<dl>
<dt>${words.order}</dt><dd><bdi>${escaped(payment.basket_id)}</bdi></dd>
<dt>${words.amount}</dt><dd><bdi>${escaped(moneyText(payment.amount_minor, payment.currency, locale))}</bdi></dd>
</dl>
${content(payment, locale, at)}
</main>
</body>
</html>
`;
}

function content(payment: SandboxPayment, locale: Locale, at: string): string {
  const words = sandboxTexts[locale];
  if (payment.state === "open" && payment.expires_at <= at) return ending(payment, locale, words.expired);
  if (payment.state === "open") return choice(locale);
  if (payment.state === "code") return codeForm(payment, locale);
  const said = {
    approved: words.approved,
    refunded: words.approved,
    declined: words.declined,
    silent: words.silent,
  };
  return ending(payment, locale, said[payment.state]);
}

function choice(locale: Locale): string {
  const words = sandboxTexts[locale];
  const options = sandboxChoices.map(
    (name, index) =>
      `<label><input type="radio" name="choice" value="${name}"${index === 0 ? " checked" : ""}> ${words.choices[name]}</label>`,
  );
  return `<form method="post">
<fieldset><legend>${words.ask}</legend>
${options.join("\n")}
</fieldset>
<button>${words.go}</button>
</form>`;
}

function codeForm(payment: SandboxPayment, locale: Locale): string {
  const words = sandboxTexts[locale];
  const isWrong = payment.wrong_codes > 0;
  return `<h2>${words.codeTitle}</h2>
<form method="post">
${isWrong ? `<p id="wrong" role="alert">${words.codeWrong}</p>\n` : ""}<label for="code">${words.codeLabel}</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required dir="ltr" aria-describedby="hint${isWrong ? " wrong" : ""}"${isWrong ? ' aria-invalid="true"' : ""}>
<p id="hint">${words.codeHint.replace("{code}", `<bdi>${sandboxCode}</bdi>`)}</p>
<button>${words.go}</button>
</form>`;
}

/** The way back is a post from the provider's page to the shop's callback, as a real one makes it. */
function ending(payment: SandboxPayment, locale: Locale, sentence: string): string {
  return `<p role="status">${sentence}</p>
<form method="post" action="${escaped(payment.callback_url)}">
<input type="hidden" name="token" value="${escaped(payment.token)}">
<button>${sandboxTexts[locale].back}</button>
</form>`;
}
