import { linearOf, luminance, ralColour } from "@preforma/domain/colour";
import { pathTo } from "@preforma/domain/routes";
import { formatNumber } from "@preforma/domain/vocabulary";
import { ButtonLink } from "@preforma/ui/button";
import { CopyButton } from "@preforma/ui/copy-button";
import { Picture, type ImageSource } from "@preforma/ui/picture";
import { TintedPicture } from "@preforma/ui/tinted-picture";
import { Heading } from "@preforma/ui/text";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import type { Tint } from "./tint.ts";
import * as css from "./colours.css.ts";

/** A product in which a colour can be shown. */
export interface Sample {
  id: number;
  title: string;
  path: string;
  image: ImageSource;
  tint: Tint;
}

/** Contrast of black and white text on a colour by WCAG, 1 to 21. */
function contrastsOn(hex: string): { black: number; white: number } {
  const light = luminance(linearOf(hex));
  return { black: (light + 0.05) / 0.05, white: 1.05 / (light + 0.05) };
}

/** One colour: its name, its values to copy, the contrast of text on it, and products in it. */
export function ChosenColour({ code, samples }: { code: string; samples: readonly Sample[] }) {
  const { t, locale } = useTranslation("colours");
  const colour = ralColour(code);
  if (!colour) return null;
  const { hex, names } = colour;
  const name = names[locale];
  const { black, white } = contrastsOn(hex);
  const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ");
  const ratio = (value: number) => `${formatNumber(Math.floor(value * 10) / 10, locale)}:1`;
  return (
    <section id="secim" aria-labelledby="chosen" className={css.chosen}>
      <div className={css.facts}>
        <svg
          viewBox="0 0 320 120"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          className={css.big}
        >
          <rect width="320" height="120" fill={hex} />
          <text x="100" y="68" textAnchor="middle" fontSize="26" fill="#000">
            Aa
          </text>
          <text x="220" y="68" textAnchor="middle" fontSize="26" fill="#fff">
            Aa
          </text>
        </svg>
        <Heading level={2} size="xl" id="chosen">
          <bdi dir="ltr">RAL {code}</bdi> {name}
        </Heading>
        <dl className={css.values}>
          <div>
            <dt>HEX</dt>
            <dd>
              <bdi dir="ltr">{hex}</bdi>
            </dd>
          </div>
          <div>
            <dt>RGB</dt>
            <dd>
              <bdi dir="ltr">{rgb}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t("blackText")}</dt>
            <dd>
              <bdi dir="ltr">{ratio(black)}</bdi> {t(black >= 4.5 ? "readable" : "hardToRead")}
            </dd>
          </div>
          <div>
            <dt>{t("whiteText")}</dt>
            <dd>
              <bdi dir="ltr">{ratio(white)}</bdi> {t(white >= 4.5 ? "readable" : "hardToRead")}
            </dd>
          </div>
        </dl>
        <p className={css.copy}>
          <CopyButton value={`RAL ${code}`} label={t("copyNumber")} showLabel variant="outline" />
          <CopyButton value={hex} label={t("copyHex")} showLabel variant="outline" />
        </p>
      </div>
      {samples.length > 0 && (
        <ul role="list" className={css.samples} aria-label={t("samples")}>
          {samples.map((sample) => (
            <li key={sample.id} className={css.sample}>
              <div className={css.stage}>
                <Picture
                  image={sample.image}
                  alt=""
                  sizes="(min-width: 992px) 260px, (min-width: 480px) 45vw, 85vw"
                  className={css.picture}
                />
                <TintedPicture
                  pack={sample.tint.pack}
                  colours={{ body: hex, closure: sample.tint.closure }}
                  background={sample.tint.ground}
                  label={`${sample.title}: RAL ${code} ${name}`}
                  className={css.tinted}
                />
              </div>
              <p className={css.sampleTitle}>{sample.title}</p>
              <p className={css.copy}>
                <ButtonLink href={`${sample.path}?ral=${code}#colours`} variant="outline" size="small">
                  {t("onProduct")}
                </ButtonLink>
                <ButtonLink
                  href={`${pathTo("productQuote", locale)}?product=${sample.id}&ral=${code}`}
                  rel="nofollow"
                  variant="accent"
                  size="small"
                >
                  {t("quote")}
                </ButtonLink>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
