import { directionOf, localeNames, locales, type Locale } from "../../packages/domain/src/locales/index.ts";
import type { ComponentType } from "react";
import { messagesFor } from "../../packages/ui/src/messages/index.ts";
import { UiProvider } from "../../packages/ui/src/provider/index.ts";
import { longMessages } from "../long-text.ts";
import * as css from "../../packages/ui/src/documentation/matrix.css.ts";

/** What a cell of the matrix asks of a component, beside the language. */
interface Look {
  readonly scheme: "light" | "dark";
  readonly density: "comfortable" | "compact";
  readonly long: boolean;
  /** Against the language's own direction: what still stands right does not follow it. */
  readonly reversed?: boolean;
}

const looks: readonly Look[] = [
  ...[false, true].flatMap((long) =>
    (["light", "dark"] as const).flatMap((scheme) =>
      (["comfortable", "compact"] as const).map((density) => ({ scheme, density, long })),
    ),
  ),
  { scheme: "light", density: "comfortable", long: false, reversed: true },
];

const nameOf = ({ scheme, density, long, reversed = false }: Look) =>
  [scheme, density, long && "long texts", reversed && "direction reversed"].filter(Boolean).join(", ");

function Cell({ locale, look, story: Story }: { locale: Locale; look: Look; story: ComponentType }) {
  const own = directionOf(locale);
  const direction = look.reversed === true ? (own === "rtl" ? "ltr" : "rtl") : own;
  const messages = messagesFor(locale);
  return (
    <UiProvider
      locale={locale}
      direction={direction}
      messages={look.long ? longMessages(messages) : messages}
    >
      <div
        lang={locale}
        dir={direction}
        data-scheme={look.scheme}
        data-density={look.density}
        className={css.cell}
      >
        <Story />
      </div>
    </UiProvider>
  );
}

/**
 * One story under everything that a page may ask of it at once: language, direction, scheme, density and length of
 * text. Each cell sets its own, whatever the toolbar says. For people: what can be measured of it is measured by the
 * tests in `.storybook/conditions`, without a picture of each.
 */
export function Matrix({ story }: { readonly story: ComponentType }) {
  return (
    <div className={css.matrix}>
      {locales.map((locale) => (
        <section key={locale} className={css.language} aria-label={localeNames[locale]}>
          <h2 lang={locale} className={css.name}>
            <bdi>{localeNames[locale]}</bdi>
          </h2>
          <div className={css.cells}>
            {looks.map((look) => (
              <figure key={nameOf(look)} className={css.figure}>
                <figcaption lang="en" dir="ltr" className={css.caption}>
                  {nameOf(look)}
                </figcaption>
                <Cell locale={locale} look={look} story={story} />
              </figure>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
