import type { ReactNode } from "react";
import { useLocale } from "../provider/index.ts";
import type { NameIn } from "./colour-swatches.logic.ts";
import * as css from "./colour-swatches.css.ts";

export interface SwatchWordsProps {
  code: string;
  /** Marked with its language, where that is not the page's. */
  name: NameIn | undefined;
  /** ΔE to the colour that was asked for, as the language writes it. */
  difference?: string;
  /** What is said between name and difference. @default nothing */
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
