import * as css from "../documentation/docs.css.ts";
import { referenceOf } from "../documentation/tokens.tsx";
import { Table } from "../table/index.ts";
import { schemes, shared } from "../theme/tokens.ts";
import { nameColumn, propertyColumn, valueColumn } from "./token-columns.tsx";
import type { Draw } from "./token-draws.tsx";
import { tokensOf, type Token } from "./tokens-of.ts";

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
    <div className={`sb-unstyled ${css.sheet}`}>
      <Table
        caption={title}
        captionHidden
        density="compact"
        rows={tokensOf(group, [{ ...shared, shadow: schemes.light.shadow }])}
        rowKey={({ path }) => path}
        columns={[
          nameColumn,
          propertyColumn,
          valueColumn,
          { key: "sample", title: "Sample", cell: sampleWith(draw) },
        ]}
      />
    </div>
  );
}

const sampleWith = (draw: Draw) => (token: Token) => (
  <span className={css.sample}>{draw(referenceOf(token.path))}</span>
);
