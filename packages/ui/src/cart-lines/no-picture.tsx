import * as css from "./no-picture.css.ts";

/** Decorative placeholder for a missing product picture, mostly of a withdrawn product. */
export function NoPicture() {
  return (
    <span className={css.empty} aria-hidden="true">
      <svg viewBox="0 0 24 24" className={css.outline}>
        <path d="M9.5 2.5h5v4l2.5 3v10a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-10l2.5-3z" />
      </svg>
    </span>
  );
}
