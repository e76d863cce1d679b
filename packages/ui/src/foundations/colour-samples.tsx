import { Badge } from "../badge/index.ts";
import * as css from "./samples.css.ts";
import { SampleTable } from "./sample-table.tsx";
import type { TableColumn } from "../table/index.ts";
import { measurePairs, type MeasuredPair } from "../theme/contrast.ts";
import { schemes, type SchemeName } from "../theme/tokens.ts";
import { nameColumn, tokensOf, type Token } from "./tokens.tsx";

function Swatch({ colour }: { readonly colour: string }) {
  return (
    <span className={css.token}>
      <span className={css.swatch} style={{ backgroundColor: colour }} />
      <code className={css.code}>{colour}</code>
    </span>
  );
}

const schemeTitles: readonly (readonly [SchemeName, string])[] = [
  ["light", "Light"],
  ["dark", "Dark"],
  ["light-more", "Light, high contrast"],
  ["dark-more", "Dark, high contrast"],
];

const colourColumns: readonly TableColumn<Token>[] = [
  nameColumn,
  ...schemeTitles.map(([name, title], index) => ({
    key: name,
    title,
    cell: ({ values }: Token) => <Swatch colour={values[index] ?? ""} />,
  })),
];

/** A group of colours in every scheme, as the token files have them. */
export function Colours({ group }: { readonly group: string }) {
  return (
    <SampleTable
      caption={`Colours: ${group}`}
      rows={tokensOf(
        `color.${group}`,
        schemeTitles.map(([name]) => schemes[name]),
      )}
      rowKey={({ path }) => path}
      columns={colourColumns}
    />
  );
}

const pairColumns: readonly TableColumn<MeasuredPair>[] = [
  {
    key: "pair",
    title: "Pair",
    cell: ({ foreground, background, foregroundColour, backgroundColour }) => (
      <span className={css.token}>
        <span className={css.pair} style={{ color: foregroundColour, backgroundColor: backgroundColour }}>
          Aa
        </span>
        <span>
          {foreground} on {background}
        </span>
      </span>
    ),
  },
  { key: "least", title: "At least", align: "end", cell: ({ minRatio }) => `${minRatio}:1` },
  {
    key: "ratio",
    title: "Measured",
    align: "end",
    cell: ({ ratio, minRatio }) => (
      <Badge
        tone={ratio < minRatio ? "danger" : "success"}
      >{`${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`}</Badge>
    ),
  },
];

/** Every pair of colours that components may put together, measured. */
export function ContrastPairs({ scheme }: { readonly scheme: SchemeName }) {
  return (
    <SampleTable
      caption={`Contrast: ${scheme}`}
      rows={measurePairs(scheme, schemes[scheme])}
      rowKey={({ foreground, background }) => `${foreground} ${background}`}
      columns={pairColumns}
    />
  );
}
