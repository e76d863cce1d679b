import { pathTo } from "@preforma/domain/routes";
import { withColon } from "@preforma/domain/text";
import { Button } from "@preforma/ui/button";
import { ColourChoice, type ColourOption } from "@preforma/ui/colour-choice";
import { Info } from "@preforma/ui/drawings";
import { Icon } from "@preforma/ui/icon";
import { Stack } from "@preforma/ui/layout";
import { TextLink } from "@preforma/ui/link";
import { Picture, type ImageSource } from "@preforma/ui/picture";
import { Popover } from "@preforma/ui/popover";
import { Text } from "@preforma/ui/text";
import { TintedPicture } from "@preforma/ui/tinted-picture";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import type { TriedColours } from "../catalogue/index.ts";
import { type Tint, loadRalOption } from "../colours/index.ts";
import * as css from "./colour.css.ts";

/** The product in chosen colours, mixed live from its picture. */
export default function ColourStudio({
  title,
  image,
  tint,
  onTry,
}: {
  title: string;
  image: ImageSource;
  tint: Tint;
  onTry: (colours: TriedColours) => void;
}) {
  const { t, locale } = useTranslation("trade");
  const palette = t("palette", { returnObjects: true }) as unknown as ColourOption[];
  const [ral, setRal] = useState<ColourOption | null>(null);
  const bodies = [
    ...palette.filter((colour) => Boolean(colour.transparent) === (tint.pack.kind === "transparent")),
    ...(ral ? [ral] : []),
  ];
  const closures = palette.filter((colour) => !colour.transparent);
  const [body, setBody] = useState(() => nearest(bodies, tint.body));
  const [closure, setClosure] = useState(() => nearest(closures, tint.closure));
  const [tried, setTried] = useState(false);
  const hexOf = (options: readonly ColourOption[], key: string) =>
    options.find((colour) => colour.key === key)?.hex ?? "#ffffff";
  const titleOf = (options: readonly ColourOption[], key: string) =>
    options.find((colour) => colour.key === key)?.title ?? "";
  const choose = (part: "body" | "closure") => (key: string) => {
    const chosen = { body, closure, [part]: key };
    setBody(chosen.body);
    setClosure(chosen.closure);
    setTried(true);
    onTry({ body: titleOf(bodies, chosen.body), closure: titleOf(closures, chosen.closure) });
  };
  // A RAL colour that was chosen on the page of the collection.
  const applyRal = useEffectEvent((option: ColourOption) => {
    setRal(option);
    setBody(option.key);
    setTried(true);
    onTry({ body: option.title, closure: titleOf(closures, closure) });
  });
  useEffect(() => {
    const code = new URLSearchParams(location.search).get("ral");
    if (code === null) return;
    void loadRalOption().then(({ ralOption }) => {
      const option = ralOption(code, locale);
      if (option) applyRal(option);
    });
  }, [locale]);
  return (
    <>
      <div className={css.preview}>
        <Picture image={image} alt="" sizes="(min-width: 992px) 420px, 90vw" className={css.picture} />
        {tried && (
          <TintedPicture
            pack={tint.pack}
            colours={{ body: hexOf(bodies, body), closure: hexOf(closures, closure) }}
            // The background of the ready-made picture, so that the mixed one replaces it seamlessly.
            background={tint.ground}
            label={`${withColon(title, locale)} ${titleOf(bodies, body)}, ${titleOf(closures, closure)}`}
            className={css.tinted}
          />
        )}
      </div>
      <div className={css.choices}>
        <ColourChoice part="body" colours={bodies} value={body} onValueChange={choose("body")} />
        <ColourChoice part="closure" colours={closures} value={closure} onValueChange={choose("closure")} />
        <ColourHint />
      </div>
    </>
  );
}

/** Why a colour on screen differs from the delivered one, and what to do about it. */
function ColourHint() {
  const { t, locale } = useTranslation("product");
  const question = t("colourHint.open");
  return (
    <Popover
      label={question}
      trigger={
        <Button variant="quiet" size="small" className={css.hint}>
          <Icon icon={Info} size="small" />
          {question}
        </Button>
      }
    >
      <Stack gap="s" align="start">
        <Text>{t("colourHint.text")}</Text>
        <TextLink variant="standalone" href={pathTo("ralColours", locale)}>
          {t("colourHint.all")}
        </TextLink>
      </Stack>
    </Popover>
  );
}

/** The key of the colour with that value; the first one where the palette lacks it. */
function nearest(options: readonly ColourOption[], hex: string): string {
  return (options.find((colour) => colour.hex === hex) ?? options[0])?.key ?? "";
}
