import type { ReactNode } from "react";
import { useLocale } from "../provider/index.ts";
import type { NameIn } from "./colour-swatches.logic.ts";
import * as css from "./colour-swatches.css.ts";

export interface SwatchWordsProps {
  code: string;
  /** Marked with its language, if that is not the page's. */
  name: NameIn | undefined;
  /** Localised ΔE to the requested colour. */
  difference?: string;
  /** Text between name and difference. @default none */
  children?: ReactNode;
}

/** The text below a colour. */
export function SwatchWords({ code, name, difference, children }: SwatchWordsProps) {
  const { locale } = useLocale();
  return (
    <span className={css.words}>
      <bdi dir="ltr" className={css.code}>
        RAL {code}
      </bdi>
      {name && (
        <span lang={name.locale === locale ? undefined : name.locale} dir="auto">
          {name.name}
        </span>
      )}
      {children}
      {difference !== undefined && (
        <bdi dir="ltr" className={css.small}>
          ΔE {difference}
        </bdi>
      )}
    </span>
  );
}
