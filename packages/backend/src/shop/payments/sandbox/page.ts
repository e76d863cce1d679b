import { createHash } from "node:crypto";
import { directionOf, type Locale } from "@preforma/domain/locales";
import { formatMoney } from "@preforma/domain/shop";
import { sandboxChoices, sandboxCode, type SandboxPayment } from "./provider.ts";
import sandboxTexts from "./texts.json" with { type: "json" };

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;--ground:#f1f4f4;--card:#fff;--text:#10191b;--quiet:#4c5a5d;--line:#ccd5d7;--edge:#748285;--main:#0d5561;--on-main:#fff;--wrong:#a3231b}
@media (prefers-color-scheme:dark){:root{--ground:#0a1315;--card:#131f22;--text:#eef3f3;--quiet:#a9b6b8;--line:#2f3d40;--edge:#7d8b8e;--main:#5db2be;--on-main:#04191d;--wrong:#ffb3aa}}
body{margin:0;padding-block:clamp(1rem,6vh,4rem);padding-inline:1rem;background:var(--ground);color:var(--text)}
main{box-sizing:border-box;max-inline-size:30rem;margin-inline:auto;padding:clamp(1.25rem,5vw,2rem);border:1px solid var(--line);border-radius:.75rem;border-start-end-radius:2rem;background:var(--card)}
h1,h2{margin:0;line-height:1.25}h1{font-size:1.5rem}h2{margin-block-end:.75rem;font-size:1.125rem}
p{margin-block:.75rem}
.test{margin-block:1rem;border:2px dashed var(--edge);border-radius:.75rem;padding:.75rem 1rem;font-weight:600}
dl{display:grid;grid-template-columns:1fr auto;gap:.5rem 1rem;margin-block:1.25rem;padding-block:1rem;border-block:1px solid var(--line)}
dt{color:var(--quiet)}dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums;text-align:end}
fieldset{min-inline-size:0;margin:0;border:0;padding:0}
legend{padding:0;margin-block-end:.25rem;font-size:1.125rem;font-weight:600}
fieldset label{display:grid;grid-template-columns:auto 1fr;align-items:center;gap:.75rem;min-block-size:2.75rem;cursor:pointer}
input{accent-color:var(--main)}
input[type=radio]{inline-size:1.25rem;block-size:1.25rem;margin:0}
input[type=text]{display:block;box-sizing:border-box;inline-size:100%;min-block-size:2.75rem;margin-block:.25rem;border:1px solid var(--edge);border-radius:.5rem;padding:.5rem .75rem;background:transparent;color:inherit;font:inherit;font-variant-numeric:tabular-nums;letter-spacing:.25em}
label[for]{font-weight:600}
#hint{margin-block:.25rem;color:var(--quiet)}
#wrong{color:var(--wrong);font-weight:600}input[aria-invalid]{border-color:var(--wrong)}
button{inline-size:100%;min-block-size:2.75rem;margin-block-start:1rem;border:1px solid transparent;border-radius:9rem;padding:.75rem 1.5rem;background:var(--main);color:var(--on-main);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}`;

/** The page's only style, as a source in a content security policy. */
export const sandboxStyle = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/**
 * The sandbox's payment page in its current state; no script, in every language, right to left if the language is. In
 * Arabic a name that begins with a digit is isolated.
 */
export function sandboxPage(payment: SandboxPayment, locale: Locale): string {
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
<dt>${words.amount}</dt><dd><bdi>${escaped(formatMoney(payment.amount_minor, payment.currency, locale))}</bdi></dd>
</dl>
${content(payment, locale)}
</main>
</body>
</html>
`;
}

function content(payment: SandboxPayment, locale: Locale): string {
  const words = sandboxTexts[locale];
  if (payment.state === "open" && payment.expires_at <= new Date().toISOString())
    return ending(payment, locale, words.expired);
  if (payment.state === "open") return choice(locale);
  if (payment.state === "code") return codeForm(payment, locale);
  const sentences = {
    approved: words.approved,
    refunded: words.approved,
    declined: words.declined,
    silent: words.silent,
  };
  return ending(payment, locale, sentences[payment.state]);
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

/** The return is a post from the provider's page to the shop's callback, as a real provider makes it. */
function ending(payment: SandboxPayment, locale: Locale, sentence: string): string {
  return `<p role="status">${sentence}</p>
<form method="post" action="${escaped(payment.callback_url)}">
<input type="hidden" name="token" value="${escaped(payment.token)}">
<button>${sandboxTexts[locale].back}</button>
</form>`;
}
