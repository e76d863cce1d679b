import * as css from "./samples.css.ts";
import { referenceOf, nameColumn, propertyColumn, valueColumn, tokensOf, type Token } from "./tokens.tsx";
import { SampleTable } from "./sample-table.tsx";
import { schemes, shared } from "../theme/tokens.ts";
import type { Draw } from "./token-draws.tsx";

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
