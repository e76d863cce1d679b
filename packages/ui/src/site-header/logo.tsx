import * as css from "./logo.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface LogoProps extends RootProps<HTMLSpanElement> {
  /** The word beside the mark. Default `Preforma`; empty shows the mark alone. */
  name?: string;
}

/**
 * The logo in one line weight: a preform, the blank that every bottle is blown from, inside the finished bottle; both
 * share the neck. The bottle has the text's colour, the preform the accent colour. The word is real text.
 */
export function Logo({ name = "Preforma", className, ...rest }: LogoProps) {
  return (
    <span translate="no" {...rest} className={classList(css.logo, className)}>
      <svg
        className={css.mark}
        viewBox="0 0 32 32"
        width="32"
        height="32"
        fill="none"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d="M9 7.5h14M11.5 7.5v-5h9v5m-9 0v2.25C11.5 12.5 6 13.5 6 18.5v6a5 5 0 0 0 5 5h10a5 5 0 0 0 5-5v-6c0-5-5.5-6-5.5-8.75V7.5"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          className={css.preform}
          d="M12.75 14v8a3.25 3.25 0 0 0 6.5 0v-8"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
      {name !== "" && (
        <bdi dir="ltr" className={css.word}>
          {name}
        </bdi>
      )}
    </span>
  );
}
