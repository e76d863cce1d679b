import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { brandName, composeMail, type Mail } from "../mail/index.ts";
import words from "./mail-texts.json" with { type: "json" };

interface Parts {
  to: string;
  locale: Locale;
  publicOrigin: string;
  product: { id: number; code: string; title: string; slug: string };
  endToken: string;
}

/** Tells a person, once, that an article can be ordered again, with the link that ends their other notices. */
export function backInStockMail({ to, locale, publicOrigin, product, endToken }: Parts): Mail {
  const said = words[locale];
  const { id, code, title, slug } = product;
  const { text, html } = composeMail({
    locale,
    title: said.title,
    paragraphs: [said.body],
    facts: [
      [said.product, title],
      [said.code, code],
    ],
    action: { label: said.see, url: `${publicOrigin}${pathTo("product", locale, { id, slug })}` },
    otherAction: {
      label: said.end,
      url: `${publicOrigin}${pathTo("stockNotice", locale)}?token=${endToken}`,
    },
    closing: said.closing.replace("{site}", brandName),
  });
  return {
    to,
    locale,
    subject: said.subject.replace("{code}", code),
    text,
    html,
    unsubscribeUrl: `${publicOrigin}/api/v1/stock-notices/end?token=${endToken}`,
  };
}
