import * as css from "./logo.css.ts";

export interface LogoProps {
  /** The word beside the mark. Default `Preforma`; empty shows the mark alone. */
  name?: string;
}

/**
 * The house mark: a preform, the blank that every bottle is blown from, drawn in one line weight: thread,
 * support ring, and the wall that widens into a shoulder. It takes the text's colour. The word is real text.
 */
export function Logo({ name = "Preforma" }: LogoProps) {
  return (
    <span className={css.logo} translate="no">
      <svg className={css.mark} viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true" focusable="false">
        <g stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
          <path d="M12 2.5h8M12.5 6h7" />
          <path d="M9.5 9.5h13" />
          <path d="M12.25 9.5v2.25c0 1.9-4.75 3-4.75 7.25v4.5a6 6 0 0 0 6 6h5a6 6 0 0 0 6-6V19c0-4.25-4.75-5.35-4.75-7.25V9.5" />
        </g>
        <path className={css.light} d="M11.5 19.5v4a2.25 2.25 0 0 0 2.25 2.25" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      {name !== "" && (
        <bdi dir="ltr" className={css.word}>
          {name}
        </bdi>
      )}
    </span>
  );
}
