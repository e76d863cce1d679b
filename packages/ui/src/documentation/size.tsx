/** KB gzipped, as `scripts/sizes.ts` measured them: JavaScript, styles, JavaScript that comes later. */
export type Measured = readonly [script: number, style: number, later: number];

const inKb = (size: number) => `${size.toFixed(1)} KB`;

/** What a component costs a visitor, with all that it uses except React. */
export function Size({ measured: [script, style, later] }: { readonly measured: Measured }) {
  return (
    <span>
      {inKb(script)} of JavaScript and {inKb(style)} of styles, compressed
      {later > 0 && `; ${inKb(later)} more once somebody turns to it`}
    </span>
  );
}
