import * as css from "./with-code.css.ts";

/** A sentence with a number that is neither broken nor reordered, also in a right-to-left line. */
export function WithCode({ text, code }: { text: string; code: string }) {
  const [before, ...after] = text.split(code);
  return (
    <span>
      {before}
      <bdi dir="ltr" className={css.code}>
        {code}
      </bdi>
      {after.join(code)}
    </span>
  );
}
