import { VisuallyHidden } from "../layout/index.ts";
import { textOn } from "./colour-swatches.logic.ts";
import { SwatchWords, type SwatchWordsProps } from "./swatch-words.tsx";
import * as css from "./colour-swatches.css.ts";

export interface SwatchProps extends Omit<SwatchWordsProps, "children"> {
  hex: string;
  /** What a press does, in words. */
  label: string;
  /** The contrast in words, and its figure as the language writes it. */
  contrast: (ratio: number) => { words: string; figure: string };
  onCopy: () => void;
}

/** One colour: the colour with text on it, number, name, code. A press copies the number. */
export function Swatch({ hex, label, contrast, onCopy, ...said }: SwatchProps) {
  const { text, ratio } = textOn(hex);
  const { words, figure } = contrast(ratio);
  return (
    <button type="button" className={css.swatch} title={label} onClick={onCopy}>
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
      <SwatchWords {...said}>
        <span className={css.small}>
          <bdi dir="ltr">{hex}</bdi> ·{" "}
          {/* The bare figure says nothing to those who do not see where it stands. */}
          <bdi dir="ltr" aria-hidden="true" title={words}>
            {figure}
          </bdi>
          <VisuallyHidden>{words}</VisuallyHidden>
        </span>
      </SwatchWords>
    </button>
  );
}
