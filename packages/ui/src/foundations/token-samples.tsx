import * as css from "./samples.css.ts";
import { referenceOf, nameColumn, propertyColumn, valueColumn, tokensOf, type Token } from "./tokens.tsx";
import { SampleTable } from "./sample-table.tsx";
import { schemes, shared } from "../theme/tokens.ts";
import type { CSSProperties, ReactNode } from "react";

/** A group of tokens with their values and a sample of each. */
export function TokenTable({
  group,
  title,
  draw,
}: {
  readonly group: string;
  readonly title: string;
  readonly draw: Draw;
}) {
  return (
    <SampleTable
      caption={title}
      rows={tokensOf(group, [{ ...shared, shadow: schemes.light.shadow }])}
      rowKey={({ path }) => path}
      columns={[
        nameColumn,
        propertyColumn,
        valueColumn,
        { key: "sample", title: "Sample", cell: sampleWith(draw) },
      ]}
    />
  );
}

const sampleWith = (draw: Draw) => (token: Token) => (
  <span className={css.sample}>{draw(referenceOf(token.path))}</span>
);

/** How a token looks where it is used. */
type Draw = (reference: string) => ReactNode;

const line = (style: CSSProperties) => <span className={css.bar} style={style} />;

/** A bar as long as the token says. */
export const asLength: Draw = (reference) => line({ inlineSize: reference });
/** A tile with the token's corner. */
export const asCorner: Draw = (reference) => (
  <span className={css.tile} style={{ borderStartEndRadius: reference }} />
);
/** A tile with the token's shadow. */
export const asShadow: Draw = (reference) => <span className={css.tile} style={{ boxShadow: reference }} />;
/** Words in the token's size, in the three scripts. */
export const asType: Draw = (reference) => (
  <span style={{ fontSize: reference, lineHeight: 1.3 }}>
    Şişe Флакон <bdi lang="ar">عبوة</bdi>
  </span>
);
/** Words in the token's weight. */
export const asWeight: Draw = (reference) => (
  <span style={{ fontWeight: reference }}>Light, clear, precise</span>
);
/** A family. */
export const asFamily: Draw = (reference) => (
  <span style={{ fontFamily: reference }}>
    ğüşıöç äéß Жжщ <bdi lang="ar">ضحكة</bdi> 0123
  </span>
);
/** A dot that moves as long as the token says, while a pointer rests on it or the keyboard is on it. */
export const asDuration: Draw = (reference) => (
  <button
    type="button"
    className={css.mover}
    style={{ transitionDuration: reference }}
    aria-label="Show the movement"
  />
);
/** The same with the token's course. */
export const asEasing: Draw = (reference) => (
  <button
    type="button"
    className={css.mover}
    style={{ transitionDuration: "var(--pf-motion-duration-slow)", transitionTimingFunction: reference }}
    aria-label="Show the course"
  />
);
/** Two lines that far apart. */
export const asLeading: Draw = (reference) => (
  <span style={{ lineHeight: reference }}>
    Şişe Флакон
    <br />
    şişe флакон
  </span>
);
/** Words with their letters that far apart. */
export const asTracking: Draw = (reference) => (
  <span style={{ letterSpacing: `calc(${reference} * 1em)` }}>Light, clear, precise</span>
);
