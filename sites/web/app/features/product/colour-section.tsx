import type { ImageSource } from "@preforma/ui/picture";
import { Heading, Text } from "@preforma/ui/text";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import type { TriedColours } from "../catalogue/index.ts";
import type { Tint } from "../colours/index.ts";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { useNear } from "../../platform/loading/use-near.ts";
import * as css from "./colour.css.ts";

/** Swatches and mixing are fetched when a visitor scrolls near them; they do not work without script. */
const ColourStudio = lazyPart(() => import("./colour-studio.tsx"));

/** Distance below the viewport at which the studio is fetched, px. */
const nearness = 600;

/** Lets a buyer try colours for body and closure on the product's own picture. */
export function ColourSection(props: {
  title: string;
  image: ImageSource;
  tint: Tint;
  /** Receives the names of the tried colours, for the quote request. */
  onTry: (colours: TriedColours) => void;
}) {
  const { t } = useTranslation("product");
  const { place, isNear } = useNear<HTMLElement>(nearness);
  return (
    <section data-later="cards" ref={place} className={css.section} aria-labelledby="colours">
      <header className={css.header}>
        <Heading level={2} id="colours">
          {t("colourTitle")}
        </Heading>
        <Text tone="muted">{t("colourText")}</Text>
      </header>
      <div className={css.studio}>{isNear && <ColourStudio {...props} />}</div>
    </section>
  );
}
