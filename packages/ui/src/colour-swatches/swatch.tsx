import { textOn } from "./colour-swatches.logic.ts";
import * as css from "./colour-swatches.css.ts";

export interface SwatchProps {
  code: string;
  hex: string;
  name: string;
  /** The name's language, where it is not the page's. */
  nameLanguage: string | undefined;
  /** What a press does, in words. */
  label: string;
  /** The contrast in words, and its figure as the language writes it. */
  contrast: (ratio: number) => { words: string; figure: string };
  /** ΔE to the colour that was asked for, as the language writes it. */
  difference?: string;
  onCopy: () => void;
}

/** One colour: the colour with text on it, number, name, code. A press copies the number. */
export function Swatch(props: SwatchProps) {
  const { code, hex, name, nameLanguage, label, difference } = props;
  const { text, ratio } = textOn(hex);
  const { words, figure } = props.contrast(ratio);
  return (
    <button type="button" className={css.swatch} title={label} onClick={props.onCopy}>
      <svg
        viewBox="0 0 144 72"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className={css.colour}
      >
        <rect width="144" height="72" fill={hex} />
        <text x="72" y="44" textAnchor="middle" fontSize="20" fontWeight="500" fill={text}>
          Aa
        </text>
      </svg>
      <span className={css.words}>
        <bdi dir="ltr" className={css.code}>
          RAL {code}
        </bdi>
        <span lang={nameLanguage} dir="auto">
          {name}
        </span>
        <span className={css.small}>
          <bdi dir="ltr">{hex}</bdi> ·{" "}
          <bdi dir="ltr" title={words}>
            {figure}
          </bdi>
        </span>
        {difference !== undefined && (
          <bdi dir="ltr" className={css.small}>
            ΔE {difference}
          </bdi>
        )}
      </span>
    </button>
  );
}
